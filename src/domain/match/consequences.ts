/**
 * What a correction brings about, as events: the match that goes on or ends, the score, the Crawford game, the terms of
 * the open game, and how each finished game stands now.
 */

import type { GameTerms } from '../cube/rules.js';
import type { GameEvent } from '../game/events.js';
import type { OpenGame } from '../game/state.js';
import type { Milliseconds } from '../kernel/brands.js';
import { SIDES } from '../kernel/side.js';
import { type Counted, type CountedGame, countedRecord, gameStanding } from './counted.js';
import { cutShort, inGame } from './endings.js';
import type { GameStanding, MatchEvent } from './events.js';
import { evolveMatch } from './evolve.js';
import { type RecordFacts, type RecordedGame, isCutShort, isSameResult } from './corrections/record-facts.js';
import type { EndedGame, FinishedMatch, OpenMatch } from './state.js';

type Match = OpenMatch | FinishedMatch;

/**
 * The events behind a correction, in their order. `state` is the match as the correction leaves it, `stood` how the games
 * counted before it, `after` the facts that it made.
 */
export function consequences(
  state: Match,
  { games: stood }: Counted,
  after: RecordFacts,
  at: Milliseconds,
): MatchEvent[] {
  const events: MatchEvent[] = [];
  let now = state;
  const happens = (event: MatchEvent): void => {
    events.push(event);
    const next = evolveMatch(now, event);
    if (next.status !== 'not-opened') now = next;
  };
  let facts = after;
  let count = countedRecord(facts, state);
  if (now.status === 'finished' && now.format.kind === 'points' && count.outcome === null) {
    const game = facts.games.find(({ recorded }) => isCutShort(recorded))?.board ?? null;
    happens({ type: 'MatchReopened', game, at });
    facts = withGame(facts, game?.number ?? null, { recorded: null });
    count = countedRecord(facts, state);
  }
  if (SIDES.some((side) => now.score[side] !== count.score[side])) {
    happens({ type: 'MatchScoreChanged', score: count.score });
  }
  const { crawfordGame, crawfordOver, lastGame } = count;
  if (isOtherStanding(now, count)) happens({ type: 'StandingCorrected', crawfordGame, crawfordOver, lastGame });
  const open = now.status === 'open' ? now.game : null;
  const { outcome } = count;
  if (outcome === null) {
    const game = count.games.find(({ number }) => number === open?.number);
    if (now.status === 'open' && open !== null && game !== undefined && !isSameTerms(open.terms, game.due)) {
      happens(inGame(now, open.number, termsChanged(open, game), at));
    }
  } else if (now.status === 'open') {
    if (open !== null) {
      const end = cutShort(now, open, outcome.winner, 0, 'reported', at);
      happens(end);
      facts = withGame(facts, open.number, {
        recorded: end.event.type === 'GameFinished' ? end.event.result : null,
        board: open,
      });
      count = countedRecord(facts, state);
    }
    // Opened again by a slip in a correction, and put right: it was over when it was over.
    happens({ type: 'MatchFinished', ...outcome, at: facts.endedAt ?? at });
  } else if (now.outcome !== null && (now.outcome.winner !== outcome.winner || now.outcome.by !== outcome.by)) {
    // When it was over does not change by who has won it.
    happens({ type: 'MatchFinished', ...outcome, at: now.finishedAt });
  }
  const standings = new Map(stood.map((game) => [game.id, gameStanding(game)]));
  for (const game of count.games) {
    const standing = gameStanding(game);
    if (standing === null) continue;
    const { id: gameId, number } = game;
    if (!isSameStanding(standing, standings.get(gameId) ?? untouchedStanding(game))) {
      happens({ type: 'GameStandingChanged', gameId, number, standing });
    }
  }
  return events;
}

function withGame(facts: RecordFacts, number: number | null, changes: Partial<RecordedGame>): RecordFacts {
  return { ...facts, games: facts.games.map((game) => (game.number === number ? { ...game, ...changes } : game)) };
}

/** How a game stands that no correction has come near. */
export function untouchedStanding({ recorded, terms }: RecordedGame): GameStanding {
  return { result: recorded, counts: true, crawfordDue: terms.crawford, corrected: null };
}

function isOtherStanding(now: Match, { crawfordGame, crawfordOver, lastGame }: Counted): boolean {
  if (now.crawfordGame !== crawfordGame || now.crawfordOver !== crawfordOver) return true;
  return !isSameLast(now.lastGame, lastGame);
}

function isSameLast(a: EndedGame | null, b: EndedGame | null): boolean {
  if (a === null || b === null) return a === b;
  return a.number === b.number && a.winner === b.winner;
}

function isSameTerms(a: GameTerms, b: GameTerms): boolean {
  return (
    a.crawford === b.crawford &&
    a.cube.countable === b.cube.countable &&
    SIDES.every(
      (side) =>
        a.cube.waiting.includes(side) === b.cube.waiting.includes(side) && a.cube.away?.[side] === b.cube.away?.[side],
    )
  );
}

/** Whether a finished game stands the same way, and its result came about in the same way. */
export function isSameStanding(a: GameStanding, b: GameStanding): boolean {
  return (
    isSameResult(a.result, b.result) &&
    a.result?.by === b.result?.by &&
    a.counts === b.counts &&
    a.crawfordDue === b.crawfordDue &&
    a.corrected?.at === b.corrected?.at &&
    a.corrected?.reason === b.corrected?.reason
  );
}

/** The terms that an open game should have had; with what its doubles had come to, where it is no Crawford game after all. */
function termsChanged(open: OpenGame, { due, setAside = null }: CountedGame): GameEvent {
  if (due.crawford || !open.terms.crawford || setAside === null) return { type: 'TermsChanged', terms: due };
  const { value, owner, offered } = setAside;
  const waits = offered !== null && open.phase.name === 'before-roll' && open.phase.side === offered.by;
  return { type: 'TermsChanged', terms: due, cube: { value, owner }, ...(waits ? { doubling: 'open' } : {}) };
}
