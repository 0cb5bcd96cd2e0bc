/** Why a transcript cannot be imported, as problems that callers can read: the place, the rule and the sentence. */

import {
  type ImportFault,
  MAX_GAMES,
  MAX_REMARKS,
  type Side,
  type TranscriptFault,
  type TranscriptRule,
  type Violation,
} from '../../domain/index.js';
import { ApplicationError } from '../../platform/http/application-error.js';
import { inApiWords, withTimes } from '../../rules/api-words.js';
import { Facts } from '../../rules/catalogue/facts.js';
import { refusal } from '../../rules/refusal.js';

type Breach = Extract<ImportFault, { code: 'transcript.breaks-rule' }>['breach'];

const UNREADABLE: Readonly<Record<TranscriptFault['params']['reason'], string>> = {
  'no-game': 'it contains no game',
  'control-character': 'it contains a NUL character',
  'too-many-games': `it has more than ${MAX_GAMES} games`,
  'too-many-remarks': `it has more than ${MAX_REMARKS} lines of header and remarks`,
  'line-too-long': 'a line has more than 2,000 characters',
  names: 'the names with their scores follow the number of a game ("Ann : 0   Bob : 0")',
  row: 'a row consists of rolls with plays, doubles, takes, drops and results',
  dice: 'dice are numbers from 1 to 6',
  'cube-value': 'a double needs the value of the cube ("Doubles => 2")',
  points: 'a result needs its points ("Wins 2 points")',
  'too-many-cells': 'a row has two columns',
  'after-the-end': 'the game continues after it has been won',
  'set-position': 'the position was set up by hand, which a match cannot contain',
  'second-match': 'a second match begins in the same text',
  syntax: 'SGF consists of games "( … )" with nodes ";" of properties such as "W[31hefe]"',
  'other-game': 'the game is not backgammon (GM[6])',
  'match-info': 'length, game number and score are whole numbers (MI[length:7])',
  play: 'a play is two dice and the places of its moves ("31hefe"), or "double", "take" or "drop"',
  result: 'a result is the winner and the points ("W+2")',
  'set-cube': 'the cube was set by hand, which a match cannot contain',
};

const OWN_RULES: Readonly<Record<TranscriptRule, (facts: Facts) => string>> = {
  'opening.doublet': (f) => `A game begins with two different dice, not with ${f.text('roll')} (R11, R12).`,
  'bonus.other-dice': (f) =>
    `${sideName(f, 'side')} plays ${f.text('roll')} here, but the bonus is ` +
    (f.has('expected') ? `${f.text('expected')}, the complement (V30).` : 'a doublet of choice (V25).'),
  'cube.wrong-value': (f) =>
    `${sideName(f, 'side')} doubles to ${f.text('value')} here, not to ${f.text('written')} (R63).`,
  'result.other-winner': (f) =>
    `${sideName(f, 'written')} cannot win this game: ${f.text('winner')} has won it by ${f.text('by')} (R48).`,
  'match.games-missing': (f) =>
    `The game begins at ${f.text('white')}-${f.text('black')}, but the games before it give ` +
    `${f.text('countedWhite')}-${f.text('countedBlack')}: games are missing, so score and Crawford game cannot be right (R71, R72).`,
};

function sideName(facts: Facts, name: string): string {
  return facts.text(name) === 'white' ? 'White' : 'Black';
}

/** The refusal of a text that is no transcript. */
export function unreadable({ line, column, game, turn, params }: TranscriptFault): ApplicationError {
  const place = [
    column === null ? `line ${line}` : `line ${line}, column ${column}`,
    ...(game === null ? [] : [`game ${game}`]),
    ...(turn === null ? [] : [`turn ${turn}`]),
  ].join(', ');
  const quote = params.text === '' ? '' : ` ("${params.text}")`;
  const detail = `The transcript cannot be read at ${place}${quote}: ${UNREADABLE[params.reason]}.`;
  return new ApplicationError('transcript.unreadable', detail, { params: { line, column, game, turn, ...params } });
}

/** The refusal of a transcript that tells no match. */
export function importRefused(fault: ImportFault): ApplicationError {
  switch (fault.code) {
    case 'match.not-opened':
      return notOpened(fault.violation);
    case 'transcript.breaks-rule': {
      const { game, turn, line, side, breach } = fault;
      if (game === null) return breaksRule('The match', breach, NOWHERE);
      const place = [`Game ${game}`, `turn ${turn}`, ...(side === null ? [] : [side])];
      const where = line === null ? place : [...place, `line ${line}`];
      return breaksRule(where.join(', '), breach, { game, turn, side, line });
    }
  }
}

function notOpened(violation: Violation): ApplicationError {
  // The length stands in the text, so it is the text that is wrong.
  if (violation.code === 'config.invalid' && violation.params.keys.includes('length'))
    return breaksRule('The match', violation, NOWHERE);
  const { code, detail, facts } = refusal(violation);
  const { errors, ...others } = facts;
  return errors === undefined
    ? new ApplicationError(code, detail, others)
    : new ApplicationError(code, detail, {
        ...others,
        errors: errors.map((fault) => ({ ...fault, pointer: fault.pointer.replace(/^\/(rules\/)?/, '?') })),
      });
}

interface Place {
  readonly game: number | null;
  readonly turn: number | null;
  readonly side: Side | null;
  readonly line: number | null;
}

const NOWHERE: Place = { game: null, turn: null, side: null, line: null };

function breaksRule(where: string, breach: Breach, place: Place): ApplicationError {
  const { code: rule, params } = breach;
  const detail = `${where}: ${sentenceOf(breach)}`;
  return new ApplicationError('transcript.breaks-rule', detail, {
    params: { ...place, rule, facts: inApiWords(withTimes(params)) },
  });
}

function sentenceOf(breach: Breach): string {
  return isOwnRule(breach) ? OWN_RULES[breach.code](new Facts(breach.params)) : refusal(breach).detail;
}

function isOwnRule(breach: Breach): breach is Extract<Breach, { code: TranscriptRule }> {
  return breach.code in OWN_RULES;
}
