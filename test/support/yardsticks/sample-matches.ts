/** Whole matches with what happened in them, as an independent referee tells it: seven of them are committed. */

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fixtureLines, jsonLines } from './fixtures.js';

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

/** The committed sample: one match of each length, and one money session. */
export function sampleMatches(): readonly OracleMatch[] {
  return matchesIn(join(import.meta.dirname, '..', '..', 'fixtures', 'matches'));
}

/** All matches of a folder with texts, `summaries.jsonl` and `traces.jsonl`. */
export function matchesIn(folder: string): readonly OracleMatch[] {
  const lines = <Row>(name: string): Row[] => jsonLines(readFileSync(join(folder, name), 'utf8'));
  const traces = lines<{ match: string; game: number; acts: OracleAct[] }>('traces.jsonl');
  return lines<Omit<OracleMatch, 'text' | 'sgf' | 'acts'>>('summaries.jsonl').map((summary) => ({
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

/** Position id and match id, with a colon between them, of every moment of the games of a match. */
export interface SampleMoments {
  readonly match: string;
  readonly games: readonly (readonly string[])[];
}

/** What GNU Backgammon shows while it goes through the matches of the sample. */
export function sampleMoments(): readonly SampleMoments[] {
  return fixtureLines('moments.jsonl');
}
