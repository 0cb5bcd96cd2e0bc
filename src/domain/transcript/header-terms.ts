/**
 * What our own header line tells of a game whose cube was turned under terms that a correction has since taken from it: the score
 * over it makes it the Crawford game, say, or its cube a dead one, and it stands as it was played all the same (T44).
 */

import type { GameTerms } from '../cube/rules.js';
import { decideGame } from '../game/decide.js';
import type { OpenGame } from '../game/state.js';
import type { AskedTerms } from '../match/commands.js';
import { correctionOf } from '../match/corrections/record-facts.js';
import type { CountedGame } from '../match/counted.js';
import { type Telling, reportedResult } from '../match/reported-result.js';
import { inGame } from '../match/endings.js';
import { termsAt } from '../match/score.js';
import { type HeaderLine, type TranscriptText, headerValue } from '../notation/transcript.js';
import { recordedFor } from './game-import.js';
import { askedResult, toldResult } from './header-results.js';
import { type Importing, importEvents } from './importing.js';

const AS_PLAYED = 'as played';

/** None where all of the game could have been played at the score over it; `doubled`: its board at every double. */
export function termsComment(game: CountedGame, doubled: readonly OpenGame[], match: Telling): readonly HeaderLine[] {
  const isAsDue = doubled.every((board) => mayDouble({ ...board, terms: game.due })) && isPossible(game, match);
  return isAsDue ? [] : [{ key: termsKey(game.number), value: AS_PLAYED }];
}

function mayDouble(board: OpenGame): boolean {
  const side = board.phase.name === 'before-roll' ? board.phase.side : null;
  return decideGame(board, { type: 'OfferDouble', sender: recordedFor(side) }).ok;
}

/** Whether what was told of its result, not played, is possible at the score. */
function isPossible(game: CountedGame, match: Telling): boolean {
  if (game.played && correctionOf(game) === null) return true;
  const told = toldResult(game.result, match.variant);
  if (told === null) return true;
  const asked = 'settlement' in told ? told : askedResult(told.winner, told, game.due.money !== null);
  return reportedResult(asked, match, game.due).ok;
}

/** Under which terms the game is to be read. */
export function headerTerms(transcript: TranscriptText, number: number): AskedTerms {
  return headerValue(transcript, termsKey(number)) === AS_PLAYED && transcript.length > 0 ? 'as-played' : 'due';
}

/** A game so read that is still open goes on under the terms of the score: `due` are those at its beginning. */
export function importDueTerms(importing: Importing, due: GameTerms): void {
  const { state, at } = importing;
  if (state.status !== 'open' || state.game === null) return;
  const terms = termsAt(due, state);
  importEvents(importing, [inGame(state, state.game.number, { type: 'TermsChanged', terms }, at)]);
}

function termsKey(number: number): string {
  return `Terms of game ${number}`;
}
