/**
 * Who begins a game. Where the last winner starts (R14), that follows from the game before it, unless another result was given to that
 * game since, or none: then a header line of ours tells how the game began.
 */

import type { Side } from '../kernel/side.js';
import type { CountedGame } from '../match/counted.js';
import type { FinishedMatch, OpenMatch } from '../match/state.js';
import { starterLine, starterOf } from '../notation/header-line.js';
import type { HeaderLine, TranscriptGame, TranscriptText } from '../notation/transcript.js';

/** None where the game began as the games before it tell: `starter` has started it, null where a throw decided that, `due` would have. */
export function starterComment(
  { number, played }: Pick<CountedGame, 'number' | 'played'>,
  starter: Side | null,
  due: Side | null,
  header: Pick<TranscriptText, 'comments'>,
): readonly HeaderLine[] {
  if (!played || starter === due || (starter === null && starterOf(header, number) === 'thrown')) return [];
  return [starterLine(number, starter ?? 'thrown')];
}

/** The side of the first cell, where the two dice that only decide who starts are in no transcript (R12). */
export function firstToAct({ rules, lastGame }: OpenMatch | FinishedMatch, { entries }: TranscriptGame): Side | null {
  const rerolled = rules.firstRoll === 'rerollBothDice' && !(rules.winnerStarts && (lastGame?.winner ?? null) !== null);
  return rerolled ? (entries[0]?.side ?? null) : null;
}
