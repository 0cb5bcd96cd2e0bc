/** What a correction would change, for the director to look at before it is done: each thing before and after it. */

import type { Cube } from '../../cube/cube.js';
import type { GameResult } from '../../cube/worth.js';
import type { Id, Milliseconds } from '../../kernel/brands.js';
import type { BySide, Side } from '../../kernel/side.js';
import { type Steps, eachInSteps } from '../../kernel/steps.js';
import { type CountedGame, countedRecord } from '../counted.js';
import type { MatchEvent } from '../events.js';
import { type ReadRecord, type RecordFacts, recordInSteps } from './record-facts.js';
import { type CrawfordState, crawfordState } from '../score.js';
import { type MatchEnd, type MatchState, isVoid } from '../state.js';

export interface AffectedGame {
  readonly number: number;
  readonly status: 'open' | 'finished';
  /** Null while it is open, and where it never counted. */
  readonly result: GameResult | null;
  /** Whether its points are in the score. */
  readonly counts: boolean;
  /** Whether it was, or is, played as the Crawford game. */
  readonly crawford: boolean;
  /** Whether the score makes it the Crawford game. */
  readonly crawfordDue: boolean;
  readonly scoreBefore: BySide<number>;
  readonly scoreAfter: BySide<number>;
  /** While it is open. */
  readonly cube: Pick<Cube, 'value' | 'owner'> | null;
}

export interface AffectedMatch {
  readonly status: 'open' | 'finished' | 'void';
  readonly by: MatchEnd | null;
  readonly winner: Side | null;
  readonly score: BySide<number>;
  readonly crawford: CrawfordState | null;
  readonly currentGameId: Id | null;
  readonly finishedAt: Milliseconds | null;
}

interface Change<Kind extends string, Thing> {
  readonly kind: Kind;
  readonly id: Id;
  readonly before: Thing;
  readonly after: Thing;
}

/** `ledger`: what each side has won less what it has lost, in points. */
export type Affected = Change<'game', AffectedGame> | Change<'match', AffectedMatch> | Change<'ledger', BySide<number>>;

/**
 * In steps: everything that the events change which come behind a record: games in their order, then the match, then the ledger.
 * Events that take something back are read behind the whole record, `history`.
 */
export function* affectedInSteps(
  now: ReadRecord,
  events: readonly MatchEvent[],
  history: readonly MatchEvent[] = [],
): Steps<readonly Affected[]> {
  const isTakenBack = events.some(({ type }) => type === 'TakenBack');
  const then = yield* isTakenBack ? recordInSteps([...history, ...events]) : recordInSteps(events, now);
  const { state } = now;
  const { state: next } = then;
  if (state.status === 'not-opened' || next.status === 'not-opened') return [];
  const before = gamesOf(state, now.facts);
  yield;
  const after = new Map(gamesOf(next, then.facts).map((game) => [game.id, game]));
  yield;
  const affected: Affected[] = [];
  const look = (change: Affected): void => {
    if (JSON.stringify(change.before) !== JSON.stringify(change.after)) affected.push(change);
  };
  yield* eachInSteps(before, (game) => {
    const { id } = game;
    const changed = after.get(id);
    if (changed !== undefined) look({ kind: 'game', id, before: gameOf(game), after: gameOf(changed) });
  });
  look({ kind: 'match', id: state.id, before: matchOf(state), after: matchOf(next) });
  if (state.format.kind === 'money') {
    look({ kind: 'ledger', id: state.id, before: wonIn(state), after: wonIn(next) });
  }
  return affected;
}

/** The match itself, where an act at its end changes it and no game. */
export function affectedMatch(before: MatchState, after: MatchState): readonly Affected[] {
  if (before.status === 'not-opened' || after.status === 'not-opened') return [];
  const change: Affected = { kind: 'match', id: before.id, before: matchOf(before), after: matchOf(after) };
  return JSON.stringify(change.before) === JSON.stringify(change.after) ? [] : [change];
}

type Match = Exclude<MatchState, { status: 'not-opened' }>;

function gamesOf(match: Match, facts: RecordFacts): readonly CountedGame[] {
  return countedRecord(facts, match).games;
}

function gameOf(game: CountedGame): AffectedGame {
  const { number, recorded, result, counts, terms, crawfordDue, scoreBefore, scoreAfter, board } = game;
  const cube = recorded === null && board !== null ? board.cube : null;
  return {
    number,
    status: recorded === null ? 'open' : 'finished',
    result: result === null ? null : plainResult(result),
    counts,
    crawford: terms.crawford,
    crawfordDue,
    scoreBefore: plainScore(scoreBefore),
    scoreAfter: plainScore(scoreAfter),
    cube: cube === null ? null : { value: cube.value, owner: cube.owner },
  };
}

function matchOf(match: Match): AffectedMatch {
  const finished = match.status === 'finished' ? match : null;
  return {
    status: isVoid(match) ? 'void' : match.status,
    by: finished?.outcome?.by ?? null,
    winner: finished?.outcome?.winner ?? null,
    score: plainScore(match.score),
    crawford: crawfordState(match),
    currentGameId: match.status === 'open' ? (match.game?.id ?? null) : null,
    finishedAt: finished?.finishedAt ?? null,
  };
}

/** A void session has made no debts. */
function wonIn(match: Match): BySide<number> {
  if (isVoid(match)) return { white: 0, black: 0 };
  const { white, black } = match.score;
  return { white: white - black, black: black - white };
}

/** In one order of keys: what comes out of a database has another one. */
function plainResult({ winner, kind, cube, points, by }: GameResult): GameResult {
  return { winner, kind, cube, points, by };
}

function plainScore({ white, black }: BySide<number>): BySide<number> {
  return { white, black };
}
