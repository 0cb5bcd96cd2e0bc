/**
 * The rulings of staff in a match of a tournament (T48): those that are acts of the tournament as well, and those that stand in
 * the record of the match alone. What staff enter as people play it, such as a roll, is no ruling.
 */

import type { Id, Milliseconds } from '../kernel/brands.js';
import { effectiveRecord } from '../match/corrections/effective-events.js';
import type { BySide } from '../kernel/side.js';
import type { MatchEvent } from '../match/events.js';
import { type RulingName, rulingName } from '../tournament/appeals/appeals.js';
import type { ActName } from '../tournament/acts.js';
import type { MatchRulingKind } from '../tournament/state.js';
import { type RecordedAct, actName, mainEvent } from '../tournament/undo/recorded-acts.js';
import { actSubjects } from '../tournament/undo/subject.js';

/** In which write it was recorded, and who sent that. */
interface Written {
  /** The same for all that one write recorded, and for nothing else. */
  readonly write: string;
  readonly actor: string;
  readonly at: Milliseconds;
}

/** An event of the record of a match. */
export interface WrittenMatchEvent extends Written {
  readonly version: number;
  readonly event: MatchEvent;
}

/** An act of the record of a tournament. */
export interface WrittenAct extends RecordedAct, Written {}

interface AnyRuling extends Omit<Written, 'write'> {
  /** The number of the game that it is about; null where it is about the match. */
  readonly game: number | null;
  readonly reason: string | null;
}

/** A ruling that is an act of the tournament. */
export interface RulingAct<Act extends WrittenAct> extends AnyRuling {
  readonly act: Act;
  /** What it did in the match; where it did nothing of that, the name of the act. */
  readonly kind: MatchRulingKind | RulingName;
  /** The version of its first event in the record of the match; null where it wrote nothing there. */
  readonly version: number | null;
  /** The entries that it is about. */
  readonly about: readonly Id[];
}

/** A ruling that stands in the record of the match alone. */
export interface RulingInside extends AnyRuling {
  readonly act: null;
  readonly kind: MatchRulingKind;
  readonly version: number;
  /** Whether no take-back has led behind it. */
  readonly isKept: boolean;
}

export type MatchRuling<Act extends WrittenAct = WrittenAct> = RulingAct<Act> | RulingInside;

interface InMatch {
  readonly kind: MatchRulingKind;
  readonly game: number | null;
  /** Whether a player may do the same. */
  readonly byPlayers?: true;
  /** Whether a take-back leads behind it: the clock and corrected results stay as they are. */
  readonly isOfBoard?: true;
}

/** What the event is where staff sent it; null where that would be no ruling inside the match. */
function ruledBy(event: MatchEvent): InMatch | null {
  switch (event.type) {
    case 'ResultReported':
      return { kind: 'record-game', game: event.number, byPlayers: true };
    case 'ResultCorrected':
      return { kind: 'correct-game', game: event.number };
    case 'TakenBack':
      return { kind: 'take-back', game: gameOf(event), isOfBoard: true };
    case 'ClockIntroduced':
      return { kind: 'introduce-clock', game: null };
    case 'ClockPaused':
      return { kind: 'pause-clock', game: null };
    case 'ClockResumed':
      return { kind: 'resume-clock', game: null };
    case 'ClockAdjusted':
      return { kind: 'adjust-clock', game: null };
    case 'InGame': {
      const { game } = event;
      if (event.event.type === 'PlayCorrected') return { kind: 'correct-play', game, byPlayers: true, isOfBoard: true };
      return event.event.type === 'RollVoided' ? { kind: 'void-roll', game, byPlayers: true, isOfBoard: true } : null;
    }
    case 'ClockFlagged':
    case 'EndCorrected':
    case 'GameStandingChanged':
    case 'LengthCorrected':
    case 'MatchFinished':
    case 'MatchOpened':
    case 'MatchReopened':
    case 'MatchReported':
    case 'MatchScoreChanged':
    case 'MatchVoided':
    case 'PenaltyCancelled':
    case 'PenaltyPointsAdded':
    case 'SessionClosed':
    case 'StandingCorrected':
      return null;
  }
}

function gameOf({ restored }: Extract<MatchEvent, { type: 'TakenBack' }>): number | null {
  return restored.status === 'open' ? (restored.game?.number ?? null) : null;
}

/** Acts of the tournament that follow from play in a match. */
const FROM_PLAY: readonly ActName[] = ['begin', 'record-result'];

/** A match, and the two records that tell of it, each whole and oldest first. */
export interface RecordedMatch<Act extends WrittenAct> {
  readonly matchId: Id;
  readonly record: readonly WrittenMatchEvent[];
  readonly acts: readonly Act[];
  /** The people who play the match, by all ids that they have. */
  readonly players: readonly Id[];
}

/** The rulings, the latest first. */
export function matchRulings<Act extends WrittenAct>(match: RecordedMatch<Act>): readonly MatchRuling<Act>[] {
  const ofTournament = rulingActs(match);
  const written = match.acts.filter((act) => !ofTournament.some(({ act: ruling }) => ruling === act));
  return [...ofTournament, ...insideMatch(match, written)].toSorted(
    (one, other) => other.at - one.at || (other.version ?? 0) - (one.version ?? 0),
  );
}

/** Those that are acts of the tournament: they are about the pairing of the match, or about one of its entrants. */
function rulingActs<Act extends WrittenAct>({ matchId, record, acts }: RecordedMatch<Act>): readonly RulingAct<Act>[] {
  const made = madeIn(acts, matchId);
  if (made === null) return [];
  const { pairing, players } = made;
  const subjects = actSubjects(acts);
  const opening = record[0]?.write;
  return acts.flatMap((act): readonly RulingAct<Act>[] => {
    const about = subjects.get(act);
    const name = rulingName(act);
    if (about === undefined || name === null) return [];
    const inMatch = act.write === opening ? [] : record.filter(({ write }) => write === act.write);
    const isAboutBoth = [players.white, players.black].every((entry) => about.entries.includes(entry));
    const isAboutIt = about.pairing === null ? inMatch.length > 0 : about.pairing === pairing && isAboutBoth;
    if (!isAboutIt) return [];
    const { actor, at } = act;
    const [ruled = null] = inMatch.flatMap(({ event }) => ruledBy(event) ?? []);
    const { kind, game } = ruled ?? { kind: name, game: null };
    const reason =
      inMatch.map(({ event }) => reasonOf(event)).find((each) => each !== null) ?? reasonOf(mainEvent(act));
    return [{ kind, game, version: inMatch[0]?.version ?? null, act, about: about.entries, actor, at, reason }];
  });
}

/** Those that stand in the record of the match alone. `acts`: of the tournament, those that are no rulings on this match. */
function insideMatch<Act extends WrittenAct>(
  { record, players, ...match }: RecordedMatch<Act>,
  acts: readonly WrittenAct[],
): readonly RulingInside[] {
  const others = new Map(acts.map((act) => [act.write, act]));
  const byRuling = new Set(match.acts.filter((act) => others.get(act.write) === undefined).map(({ write }) => write));
  const kept = keptVersions(record);
  let takenBackIn: string | null = null;
  return record.flatMap(({ version, event, write, actor, at }): readonly RulingInside[] => {
    const ruled = ruledBy(event);
    const act = others.get(write);
    if (ruled === null || byRuling.has(write) || (act !== undefined && !FROM_PLAY.includes(actName(act)))) return [];
    // A take-back records once more the corrections that it keeps.
    const isRepeated = event.type === 'ResultCorrected' && takenBackIn === write;
    if (event.type === 'TakenBack') takenBackIn = write;
    if (isRepeated || (ruled.byPlayers === true && isSentBy(actor, players))) return [];
    const { kind, game, isOfBoard = false } = ruled;
    const isKept = !isOfBoard || kept.has(version);
    return [{ kind, game, version, act: null, actor, at, reason: reasonOf(event), isKept }];
  });
}

/** For which pairing the match was made, and between which entries. */
function madeIn(
  acts: readonly RecordedAct[],
  matchId: Id,
): { readonly pairing: string; readonly players: BySide<Id> } | null {
  for (const event of acts.flatMap(({ events }) => events)) {
    const made = event.type === 'MatchesMade' ? event.made.find((each) => each.matchId === matchId) : undefined;
    if (made !== undefined) return made;
  }
  return null;
}

/** The versions that no later take-back has led behind, take-backs among them. */
function keptVersions(record: readonly WrittenMatchEvent[]): ReadonlySet<number> {
  const kept = new Set(effectiveRecord(record).map(({ version }) => version));
  let version = record.length;
  while (version > 0) {
    const event = record[version - 1]?.event;
    if (event?.type === 'TakenBack') kept.add(version);
    version = event?.type === 'TakenBack' ? event.to : version - 1;
  }
  return kept;
}

function isSentBy(actor: string, players: readonly Id[]): boolean {
  return players.some((id) => actor === `player:${id}`);
}

/** The reason that the event gives; the last penalty tells that of a change of penalties. */
function reasonOf(event: object | undefined): string | null {
  if (event === undefined) return null;
  if ('event' in event) return reasonOf(event.event as object);
  if ('penalties' in event) return reasonOf((event.penalties as readonly object[]).at(-1));
  return 'reason' in event && typeof event.reason === 'string' ? event.reason : null;
}
