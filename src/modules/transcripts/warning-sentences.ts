/** The sentence for each warning of an import, for people. */

import type { ImportWarning } from '../../domain/index.js';
import type { DateWarning } from './played-at.js';
import type { SeatWarning } from './seats.js';

/** Everything that an import reports beside the match. */
export type Told = ImportWarning | SeatWarning | DateWarning;

type Params = ImportWarning['params'];

const SENTENCES: Readonly<Record<Told['code'], (params: Params) => string>> = {
  'mat.byte-order-mark': () => 'The text begins with a byte-order mark.',
  'mat.text-ignored': ({ line, lines }) =>
    `From line ${line} on, ${lines} lines are not part of a transcript and were left out.`,
  'mat.length-missing': () => 'No line gives the length of the match.',
  'mat.name-missing': ({ side }) => `The column of ${side} has no name.`,
  'mat.players-swapped': () => 'The header names the players in the opposite order to the columns; the columns count.',
  'mat.name-changed': ({ side, before, now }) =>
    `The column of ${side} is headed "${now}" here and "${before}" in the first game; both are taken for the same player.`,
  'mat.turn-number-odd': ({ line, written, expected }) =>
    `Line ${line} has the turn number ${written} where ${expected} was expected.`,
  'mat.turn-empty': ({ line }) => `Line ${line} has a turn number and nothing else.`,
  'mat.column-moved': ({ line, side }) =>
    `A cell in line ${line} is in neither column or in the wrong one; it is taken for ${side}'s.`,
  'mat.unplayed-roll': ({ line, side }) => `${upperFirst(side)}'s roll in line ${line} was not played.`,
  'mat.points-odd': ({ line, side, points }) =>
    `Line ${line} says that ${side} wins ${points} points, which no cube gives and which are more than the match is long.`,
  'mat.cut-short': ({ line, text }) => `Line ${line} was cut off and left out: "${text}".`,
  'sgf.byte-order-mark': () => 'The text begins with a byte-order mark.',
  'sgf.text-ignored': ({ line }) => `The first game begins in line ${line}; the text before it was left out.`,
  'sgf.length-missing': () => 'The text does not give the length of the match.',
  'sgf.name-missing': ({ side }) => `${upperFirst(side)} has no name.`,
  'sgf.name-changed': ({ side, before, now }) =>
    `${upperFirst(side)} is called "${now}" here and "${before}" in the first game; both are taken for the same player.`,
  'sgf.variation-ignored': ({ line }) => `Variations from line ${line} on are not what was played and were left out.`,
  'sgf.cut-short': ({ line }) => `The text ends within this game, in line ${line}; its result was left out.`,
  'transcript.points-capped': ({ side, written, counted }) =>
    `The transcript cuts the points of ${side} from ${counted} to ${written}, no more than were needed; the record keeps ${counted}.`,
  'transcript.points-differ': ({ side, written, counted }) =>
    `${upperFirst(side)} wins ${counted} points by the rules; the transcript has ${written}.`,
  'transcript.score-differs': ({ white, black, countedWhite, countedBlack }) =>
    `The game begins at ${countedWhite}-${countedBlack} by the games before it; the transcript has ${white}-${black}.`,
  'transcript.roll-resigned': ({ side, roll }) =>
    `${upperFirst(side)}'s roll ${roll} has no play although there is a legal one: taken as resigned after the roll.`,
  'transcript.resignation-too-high': ({ side, kind, counted }) =>
    `${upperFirst(side)} could not lose ${levelText(kind)} any more (R57, V23), but both agreed on ${counted} points, which count.`,
  'transcript.match-conceded': ({ side, written }) =>
    `No win at this cube gives ${written} points, and they end the match: taken as ${side} giving up the match.`,
  'transcript.drop-implied': ({ side }) => `${upperFirst(side)}'s answer to the double is missing; taken as dropped.`,
  'transcript.take-implied': ({ side }) =>
    `${upperFirst(side)}'s answer to the last turn of the cube is missing; the points show that it was accepted.`,
  'transcript.moves-missing': ({ side, kind, cube }) =>
    `Only the result of this game is written; recorded as ${levelText(kind)} for ${side} with the cube at ${cube}.`,
  'transcript.opening-not-told': ({ side }) =>
    `The transcript does not give the throw that decided who starts; ${side}, who rolls first, is taken to start (R12).`,
  'transcript.losses-differ': ({ side, written, winner, points }) =>
    `The transcript says both that ${side} loses ${written} points and that ${winner} wins ${points}; what ${winner} wins counts.`,
  'transcript.name-read-as': ({ side, written, name }) =>
    `The name "${written}" of ${side} is read as the known player ${name}, whose name has other small and capital letters.`,
  'transcript.name-of-merged': ({ side, written, name }) =>
    `The name "${written}" of ${side} is that of a player who was merged into ${name}, and is read as ${name}.`,
  'transcript.date-not-taken': ({ written }) =>
    `The date "${written}" of the transcript is no day that has been, and was left out.`,
  'transcript.line-left-out': ({ key, value }) =>
    `The header line "${key}" says what cannot be read, or cannot have been, and was left out: "${value}".`,
  'transcript.match-goes-on': ({ side }) =>
    `The transcript says that ${side} wins the match here, but by the rules the match goes on.`,
};

/** A kind of win, or how many checkers were left. */
function levelText(level: string | number | undefined): string {
  if (typeof level === 'number') return `${level} checker${level === 1 ? '' : 's'} left`;
  return level === 'single' ? 'a single game' : `a ${level}`;
}

/** The warning as a sentence. */
export function warningSentence({ code, params }: Told): string {
  return SENTENCES[code](params);
}

function upperFirst(value: string | number | undefined): string {
  const text = String(value ?? '');
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
