/** What the acts of a tournament are about, in words of the time in which they were done. */

import type { Id } from '../../kernel/brands.js';
import { countMore } from '../../kernel/penalty-points.js';
import { without } from '../events/changes.js';
import { kindOf } from '../events/event-kinds.js';
import type { TournamentEvent } from '../events/events.js';
import type { Meetings } from '../events/kinds/event-kind.js';
import type { OpenedTournament } from '../state.js';
import { type RecordedAct, countingActs, mainEvent, undoneBy } from './recorded-acts.js';

export interface ActSubject {
  /** The key of the pairing; null where the act is about none, or about several. */
  readonly pairing: string | null;
  /** The entries that it is about: the one that came or left, or those who met in its pairings at that time. */
  readonly entries: readonly Id[];
  /** The act that it undoes, or null: an undoing is about what that act was about. */
  readonly undoes: RecordedAct | null;
  /** Whether the fee of the entry counts as paid from then on; null where the act says nothing of it. */
  readonly paid: boolean | null;
  /** Whether the round that it paired is only proposed; null where it is about no round that was paired. */
  readonly proposed: boolean | null;
  /** Whether it cancels a penalty, and gives none; null where it is about no penalty. */
  readonly cancels: boolean | null;
  /** The table to which it called; null where it calls to none, or to several, and where it takes a table away. */
  readonly table: string | null;
  /** The length that it gave a match, and the one that an earlier correction had given it; null where it gives none. */
  readonly length: { readonly before: number | null; readonly after: number } | null;
  /** The player who did not come, and the one who came instead; null where it replaces no player. */
  readonly replaced: { readonly from: Id; readonly to: Id } | null;
  /** Why it was done, in the words of who did it; null where nothing was said. */
  readonly reason: string | null;
}

/** What each of these acts is about; they are all of a tournament, in their order. Who meets in a pairing can change later. */
export function actSubjects(acts: readonly RecordedAct[]): ReadonlyMap<RecordedAct, ActSubject> {
  const met: Meetings = new Map();
  const subjects = new Map<RecordedAct, ActSubject>();
  const byFirst = new Map(acts.map((act) => [act.first, act]));
  let penalties: Penalties = {};
  const lengths = new Map<string, number>();
  for (const act of acts) {
    const undone = byFirst.get(undoneBy(act)?.first ?? 0);
    const of = undone === undefined ? undefined : subjects.get(undone);
    const own = subjectOf(act, { met, penalties, lengths });
    const undoing = undone === undefined || of === undefined ? null : { ...of, undoes: undone, reason: own.reason };
    subjects.set(act, undoing ?? own);
    for (const event of act.events) {
      kindOf(event).meet(met, event);
      penalties = penaltiesAfter(penalties, event);
      if (event.type === 'LengthCorrected') lengths.set(event.pairing, event.length);
    }
    // An undoing makes a correction count no more, and the undoing of that makes it count again.
    if (of !== undefined && of.length !== null && of.pairing !== null) {
      const { before, after } = of.length;
      const now = lengths.get(of.pairing) === after ? before : after;
      if (now === null) lengths.delete(of.pairing);
      else lengths.set(of.pairing, now);
    }
  }
  return subjects;
}

/** What earlier acts have made, where it tells something of later ones. */
interface Earlier {
  readonly met: Meetings;
  readonly penalties: Penalties;
  readonly lengths: ReadonlyMap<string, number>;
}

function subjectOf(act: RecordedAct, { met, penalties, lengths }: Earlier): ActSubject {
  const main = mainEvent(act);
  const told = act.events.filter(({ type }) => type === main?.type || isLeftAgain(type, main));
  const about = told.map((event) => kindOf(event).about(event));
  const pairings = new Set(about.flatMap(({ pairing }) => pairing ?? []));
  const entries = new Set(about.flatMap(({ pairing, entries: named }) => named ?? meetingIn(met, pairing)));
  const [first] = about;
  return {
    pairing: pairings.size === 1 ? ([...pairings][0] ?? null) : null,
    entries: [...entries],
    undoes: null,
    paid: first?.paid ?? null,
    proposed: first?.proposed ?? null,
    cancels: main?.type === 'PenaltiesChanged' ? !countMore(penalties[main.pairing], main.penalties) : null,
    table: main?.type === 'TableAssigned' && pairings.size === 1 ? main.table : null,
    length: main?.type === 'LengthCorrected' ? { before: lengths.get(main.pairing) ?? null, after: main.length } : null,
    replaced: main?.type === 'EntrantReplaced' ? { from: main.from, to: main.to } : null,
    reason: main === undefined ? null : reasonOf(main, penalties),
  };
}

/** Of a penalty: why it was given, or why it was cancelled; null where the flag fell, and where a take-back took it with it. */
function reasonOf(event: TournamentEvent, before: Penalties): string | null {
  if (event.type !== 'PenaltiesChanged') return 'reason' in event ? event.reason : null;
  const earlier = before[event.pairing] ?? [];
  const cancelled = event.penalties.find((each, nth) => each.cancelled !== (earlier[nth]?.cancelled ?? null));
  if (cancelled !== undefined) return cancelled.cancelled;
  const given = event.penalties.length > earlier.length ? event.penalties.at(-1) : undefined;
  return given === undefined || given.flag ? null : given.reason;
}

type Penalties = OpenedTournament['penalties'];

/** The penalties of all pairings after the event, which is read without the rest of the tournament. */
function penaltiesAfter(penalties: Penalties, event: TournamentEvent): Penalties {
  if (event.type === 'PenaltiesChanged') return { ...penalties, [event.pairing]: event.penalties };
  // A draw that is made again voids thousands of pairings, most without a penalty.
  if (event.type === 'PairingVoided') return event.pairing in penalties ? without(penalties, event.pairing) : penalties;
  if (event.type === 'PairingRestored') return { ...penalties, [event.aside.pairing]: event.aside.penalties };
  return event.type === 'ActUndone' ? (event.restored.penalties ?? penalties) : penalties;
}

/** Whether the event is the end of the earlier entry of somebody who has entered again (T9). */
function isLeftAgain(type: TournamentEvent['type'], main: TournamentEvent | undefined): boolean {
  return type === 'EntrantWithdrawn' && main?.type === 'EntrantRegistered';
}

function meetingIn(met: Meetings, pairing: string | undefined): readonly Id[] {
  const players = pairing === undefined ? undefined : met.get(pairing);
  return players === undefined ? [] : [players.white, players.black];
}

/** Whether an act counts; else whether it is undone, or the pairing that it was about is not part of the tournament any more. */
export type Standing = 'counts' | 'undone' | 'outside-tournament';

/** How each of the acts stands now; they are all of a tournament, in their order. */
export function standingsOfActs(acts: readonly RecordedAct[]): ReadonlyMap<RecordedAct, Standing> {
  const subjects = actSubjects(acts);
  const standings = new Map<RecordedAct, Standing>(acts.map((act) => [act, 'undone']));
  const about = new Map<string, RecordedAct[]>();
  for (const act of countingActs(acts)) {
    // What the act itself does to its pairing, as for two who both do not come, is what it is about.
    for (const event of act.events) {
      if (event.type === 'PairingVoided') {
        for (const earlier of about.get(event.pairing) ?? []) standings.set(earlier, 'outside-tournament');
      } else if (event.type === 'PairingRestored') {
        const { pairing, players } = event.aside;
        for (const earlier of about.get(pairing) ?? []) {
          const [white, black] = subjects.get(earlier)?.entries ?? [];
          if (white === players.white && black === players.black) standings.set(earlier, 'counts');
        }
      }
    }
    standings.set(act, 'counts');
    const { pairing = null } = subjects.get(act) ?? {};
    if (pairing !== null) about.set(pairing, [...(about.get(pairing) ?? []), act]);
  }
  return standings;
}
