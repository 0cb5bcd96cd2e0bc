/**
 * Whole matches of the oracle with what happened in them. `matches` has a committed sample in `test/fixtures/matches`;
 * `real` is read only where it lies, so it is empty in a clone without the oracle (never in CI).
 */

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { ORACLE_DIR } from './oracle.js';

/** Player 0 is the left column (White), player 1 the right column (Black). */
export type OraclePlayer = 0 | 1;

export interface OracleGame {
  readonly n: number;
  readonly scoreBefore: readonly [number, number];
  readonly scoreAfter: readonly [number, number];
  readonly crawford: boolean;
  readonly first: OraclePlayer;
  readonly winner: OraclePlayer;
  readonly points: number;
  readonly win: 'single' | 'gammon' | 'backgammon' | 'drop' | null;
  readonly how: 'bearoff' | 'resign' | 'drop';
  readonly rolls: number;
  readonly doubles: number;
  readonly takes: number;
  readonly beavers: number;
  readonly cube: number;
  readonly cubeOwner: OraclePlayer | null;
  readonly rollThenResign?: boolean;
  /** What the text says after "Wins" where it differs from `points`. */
  readonly matWins?: number;
}

/** A roll with its play and the position id after it; or a double, beaver, take or drop. */
export type OracleAct =
  | readonly ['m', OraclePlayer, string, string]
  | readonly ['d' | 'b', OraclePlayer, number]
  | readonly ['t' | 'p', OraclePlayer];

export interface OracleMatch {
  readonly id: string;
  readonly text: string;
  /** The same match as GNU Backgammon saves it; null where only `.mat` text was found. */
  readonly sgf: string | null;
  readonly players: readonly [string, string];
  readonly length: number;
  /** Money sessions only: the rules that the text does not tell. */
  readonly jacoby?: boolean;
  readonly beavers?: number;
  readonly games: readonly OracleGame[];
  /** By game, in the order of `games`. */
  readonly acts: readonly (readonly OracleAct[])[];
}

const SAMPLE = join(import.meta.dirname, '..', 'fixtures', 'matches');

/** All matches of a folder of the oracle; of `matches` the committed sample where the oracle is missing. */
export function oracleMatches(name: 'matches' | 'real'): readonly OracleMatch[] {
  const whole = join(ORACLE_DIR, name);
  if (existsSync(whole)) return matchesIn(whole);
  if (process.env['CI'] === 'true') throw new Error(`CI needs the whole oracle: ${whole} is missing`);
  return name === 'matches' ? matchesIn(SAMPLE) : [];
}

/** Position id and match id, with a colon between them, of every moment of the games of a match. */
export interface OracleMoments {
  readonly match: string;
  readonly games: readonly (readonly string[])[];
}

/** What GNU Backgammon shows while it goes through the matches of the committed sample. */
export function oracleMoments(): readonly OracleMoments[] {
  return jsonLines<OracleMoments>(join(SAMPLE, '..', 'notation', 'moments.jsonl'));
}

/** The texts in `real/odd`, by file name; none without the oracle. */
export function oddTranscripts(names: readonly string[]): ReadonlyMap<string, string> {
  const folder = join(ORACLE_DIR, 'real', 'odd');
  if (!existsSync(folder)) return new Map();
  return new Map(names.map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
}

function matchesIn(folder: string): OracleMatch[] {
  const traces = jsonLines<{ match: string; game: number; acts: OracleAct[] }>(join(folder, 'traces.jsonl'));
  return jsonLines<Omit<OracleMatch, 'text' | 'sgf' | 'acts'>>(join(folder, 'summaries.jsonl')).map((summary) => ({
    ...summary,
    text: readFileSync(join(folder, `${summary.id}.mat`), 'utf8'),
    sgf: textIn(join(folder, `${summary.id}.sgf`)),
    acts: summary.games.map(
      (game) => traces.find((trace) => trace.match === summary.id && trace.game === game.n)?.acts ?? [],
    ),
  }));
}

function textIn(path: string): string | null {
  return existsSync(path) ? readFileSync(path, 'utf8') : null;
}

function jsonLines<Row>(path: string): Row[] {
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Row);
}
