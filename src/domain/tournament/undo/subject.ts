/** What the acts of a tournament are about, in words of the time in which they were done. */

import type { Id } from '../../kernel/brands.js';
import type { BySide } from '../../kernel/side.js';
import type { TournamentEvent } from '../events/events.js';
import { type RecordedAct, mainEvent, undoneBy } from './recorded-acts.js';

export interface ActSubject {
  /** The key of the pairing; null where the act is about none, or about several. */
  readonly pairing: string | null;
  /** The entries that it is about: the one that came or left, or those who met in its pairings at that time. */
  readonly entries: readonly Id[];
  /** The act that it undoes, or null: an undoing is about what that act was about. */
  readonly undoes: RecordedAct | null;
}

/** What each of these acts is about; they are all of a tournament, in their order. Who meets in a pairing can change later. */
export function actSubjects(acts: readonly RecordedAct[]): ReadonlyMap<RecordedAct, ActSubject> {
  const met = new Map<string, BySide<Id>>();
  const subjects = new Map<RecordedAct, ActSubject>();
  const byFirst = new Map(acts.map((act) => [act.first, act]));
  for (const act of acts) {
    const undone = byFirst.get(undoneBy(act)?.first ?? 0);
    const of = undone === undefined ? undefined : subjects.get(undone);
    subjects.set(act, undone === undefined || of === undefined ? subjectOf(act, met) : { ...of, undoes: undone });
    for (const event of act.events) learn(met, event);
  }
  return subjects;
}

function subjectOf(act: RecordedAct, met: ReadonlyMap<string, BySide<Id>>): ActSubject {
  const main = mainEvent(act);
  const told = act.events.filter(({ type }) => type === main?.type || isLeftAgain(type, main));
  const pairings = new Set(told.flatMap((event) => ('pairing' in event ? event.pairing : [])));
  const entries = new Set(told.flatMap((event) => entriesIn(event, met)));
  return { pairing: pairings.size === 1 ? ([...pairings][0] ?? null) : null, entries: [...entries], undoes: null };
}

/** Whether the event is the end of the earlier entry of somebody who has entered again (T9). */
function isLeftAgain(type: TournamentEvent['type'], main: TournamentEvent | undefined): boolean {
  return type === 'EntrantWithdrawn' && main?.type === 'EntrantRegistered';
}

function entriesIn(event: TournamentEvent, met: ReadonlyMap<string, BySide<Id>>): readonly Id[] {
  if (event.type === 'EntrantRegistered') return [event.entry.id];
  if (event.type === 'PlacesSwapped') return event.entries;
  if (event.type === 'ChallengeMade') return [event.challenge.challenger, event.challenge.challenged];
  if ('entryId' in event) return [event.entryId];
  if (!('pairing' in event)) return [];
  const players = 'outcome' in event ? (event.outcome?.players ?? met.get(event.pairing)) : met.get(event.pairing);
  return players === undefined ? [] : [players.white, players.black];
}

/** Keeps who meets in which pairing. */
function learn(met: Map<string, BySide<Id>>, event: TournamentEvent): void {
  if (event.type === 'MatchesMade') for (const { pairing, players } of event.made) met.set(pairing, players);
  if (event.type === 'PairingVoided') met.delete(event.pairing);
  if (event.type === 'PairingRestored') met.set(event.aside.pairing, event.aside.players);
  if ('outcome' in event && event.outcome !== null) met.set(event.pairing, event.outcome.players);
  if (event.type !== 'ActUndone' || event.restored.matches === undefined) return;
  met.clear();
  for (const [pairing, { players }] of Object.entries(event.restored.matches)) met.set(pairing, players);
}
