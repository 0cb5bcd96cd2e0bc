/** What a change of a match is to those outside who want to hear of it. */
import {
  type BySide,
  type FinishedMatch,
  type Format,
  type Id,
  type MatchEnd,
  type MatchEvent,
  type MatchState,
  type OpenMatch,
  type Side,
  isVoid,
  peopleAt,
} from '../../../domain/index.js';
import type { Notice } from '../../../recording/following/outbox.js';
import { playersTold } from '../views/party.mapper.js';
import type { PlainGameView } from '../views/game.view.js';
import type { NoticedChange } from './series-kind.js';

export const MATCH_NOTICES = ['match.started', 'match.finished', 'match.corrected', 'game.finished'] as const;

/** The facts of every notice about a match. */
interface MatchFacts {
  readonly matchId: Id;
  readonly version: number;
  readonly tournamentId: Id | null;
  readonly white: Id;
  readonly black: Id;
  readonly players?: BySide<readonly Id[]>;
  readonly format: Format;
  readonly score: BySide<number>;
}

interface MatchEnding {
  readonly status: 'open' | 'finished' | 'void';
  readonly winner: Side | null;
  readonly by: MatchEnd | null;
}

interface MatchEndFacts extends MatchFacts, MatchEnding {}

interface GameEndFacts extends MatchFacts {
  readonly gameId: Id;
  readonly gameNumber: number;
  readonly result: PlainGameView['result'];
}

interface MatchStartNotice {
  readonly type: 'match.started';
  readonly data: MatchFacts;
}

interface MatchEndNotice {
  readonly type: 'match.finished' | 'match.corrected';
  readonly data: MatchEndFacts;
}

interface GameEndNotice {
  readonly type: 'game.finished';
  readonly data: GameEndFacts;
}

export type MatchNotice = MatchStartNotice | MatchEndNotice | GameEndNotice;

/** Events after which what was told before of a match or a game no longer holds. */
const CORRECTIONS: readonly MatchEvent['type'][] = [
  'ResultCorrected',
  'EndCorrected',
  'MatchReopened',
  'LengthCorrected',
  'PenaltyCancelled',
  'MatchVoided',
];

/** The notices of the change, in their order. A match that was recorded whole, as an import is, happened before: it is not news. */
export function matchNotices(change: NoticedChange<MatchState, MatchEvent, PlainGameView>): readonly Notice[] {
  const { before, after } = change;
  if (after.status === 'not-opened' || (before.status === 'not-opened' && after.status === 'finished')) return [];
  const facts = factsOf(change, after);
  const people = Object.values(peopleAt(after)).flat();
  const notices: MatchNotice[] = [];
  const hasBegun = before.status !== 'not-opened' && before.games > 0;
  if (!hasBegun && after.games > 0 && after.status === 'open') notices.push({ type: 'match.started', data: facts });
  for (const [gameId, { number, result }] of change.finalViews) {
    notices.push({ type: 'game.finished', data: { ...facts, gameId, gameNumber: number, result } });
  }
  if (isCorrected(change)) notices.push({ type: 'match.corrected', data: { ...facts, ...endOf(after) } });
  else if (before.status !== 'finished' && after.status === 'finished') {
    notices.push({ type: 'match.finished', data: { ...facts, ...endOf(after) } });
  }
  return notices.map(({ type, data }) => ({ type, data: { ...data }, people }));
}

function factsOf(
  { id, version, tournamentId }: NoticedChange<MatchState, MatchEvent, PlainGameView>,
  match: OpenMatch | FinishedMatch,
): MatchFacts {
  const { players, format, score } = match;
  const seats = { white: players.white, black: players.black, ...playersTold(peopleAt(match)) };
  return { matchId: id, version, tournamentId, ...seats, format, score };
}

function endOf(match: OpenMatch | FinishedMatch): MatchEnding {
  if (match.status === 'open') return { status: 'open', winner: null, by: null };
  const { outcome } = match;
  return { status: isVoid(match) ? 'void' : 'finished', winner: outcome?.winner ?? null, by: outcome?.by ?? null };
}

/** A take-back is one where it changes the score or the status: one of only a play changes nothing that webhooks got. */
function isCorrected({ before, after, events }: NoticedChange<MatchState, MatchEvent, PlainGameView>): boolean {
  if (before.status === 'not-opened' || after.status === 'not-opened') return false;
  if (events.some(({ type }) => CORRECTIONS.includes(type))) return true;
  if (!events.some(({ type }) => type === 'TakenBack')) return false;
  const isSameScore = before.score.white === after.score.white && before.score.black === after.score.black;
  return !isSameScore || JSON.stringify(endOf(before)) !== JSON.stringify(endOf(after));
}
