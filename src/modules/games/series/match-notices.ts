/** What a change of a match is to those outside who want to hear of it. */
import {
  type FinishedMatch,
  type MatchEvent,
  type MatchState,
  type OpenMatch,
  peopleAt,
} from '../../../domain/index.js';
import type { Notice } from '../../../recording/following/outbox.js';
import { playersTold } from '../views/party.mapper.js';
import type { PlainGameView } from '../views/game.view.js';
import type { NoticedChange } from './series-kind.js';

export const MATCH_NOTICES = ['match.started', 'match.finished', 'match.corrected', 'game.finished'] as const;

type MatchNotice = Notice & { readonly type: (typeof MATCH_NOTICES)[number] };

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
  const notice = (type: MatchNotice['type'], data: object): MatchNotice => {
    return { type, data: { ...facts, ...data }, people };
  };
  const notices: MatchNotice[] = [];
  const hasBegun = before.status !== 'not-opened' && before.games > 0;
  if (!hasBegun && after.games > 0 && after.status === 'open') notices.push(notice('match.started', {}));
  for (const [gameId, { number, result }] of change.finalViews) {
    notices.push(notice('game.finished', { gameId, gameNumber: number, result }));
  }
  if (isCorrected(change)) notices.push(notice('match.corrected', endOf(after)));
  else if (before.status !== 'finished' && after.status === 'finished') {
    notices.push(notice('match.finished', endOf(after)));
  }
  return notices;
}

function factsOf(
  { id, version, tournamentId }: NoticedChange<MatchState, MatchEvent, PlainGameView>,
  match: OpenMatch | FinishedMatch,
): object {
  const { players, format, score } = match;
  const seats = { white: players.white, black: players.black, ...playersTold(peopleAt(match)) };
  return { matchId: id, version, tournamentId, ...seats, format, score };
}

function endOf(match: OpenMatch | FinishedMatch): object {
  if (match.status === 'open') return { status: 'open', winner: null, by: null };
  const { voided = false, outcome } = match;
  return { status: voided ? 'void' : 'finished', winner: outcome?.winner ?? null, by: outcome?.by ?? null };
}

/** A take-back is one where it changes the score or the status: one of only a play changes nothing that webhooks got. */
function isCorrected({ before, after, events }: NoticedChange<MatchState, MatchEvent, PlainGameView>): boolean {
  if (before.status === 'not-opened' || after.status === 'not-opened') return false;
  if (events.some(({ type }) => CORRECTIONS.includes(type))) return true;
  if (!events.some(({ type }) => type === 'TakenBack')) return false;
  const isSameScore = before.score.white === after.score.white && before.score.black === after.score.black;
  return !isSameScore || JSON.stringify(endOf(before)) !== JSON.stringify(endOf(after));
}
