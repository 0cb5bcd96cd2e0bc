import { imported, importedMatch } from '../../../test/support/domain/imported-match.js';
import type { MatchEvent } from '../match/events.js';
import { IMPORT_WARNING_CODES, type ImportWarningCode, TRANSCRIPT_RULES, type TranscriptRule } from './faults.js';
import type { ImportRequest } from './match-import.js';

const head = (length: number, number = 1, score = '0 0'): string => {
  const [white, black] = score.split(' ');
  const first = number === 1 ? ` ${length} point match\n` : '';
  return `${first}\n Game ${number}\n Amber : ${white}                      Blue : ${black}\n`;
};

const right = (text: string): string => `${' '.repeat(34)}${text}\n`;

/** What a record holds: types, and the facts that these tests look at. */
function told(events: readonly MatchEvent[]): string[] {
  return events.map((event) => {
    const inside = event.type === 'InGame' ? event.event : event;
    return [inside.type, ...factsOf(inside)].join(' ');
  });
}

type Told = MatchEvent | Extract<MatchEvent, { type: 'InGame' }>['event'];

function factsOf(event: Told): (string | number | null)[] {
  if (event.type === 'OpeningRolled') return [`${event.white}-${event.black}`];
  if (event.type === 'GameFinished' || event.type === 'ResultReported') {
    const { winner, kind, points, by } = event.result;
    return [winner, kind, points, by];
  }
  if (event.type === 'ResignationOffered') return [event.side, event.as];
  if (event.type === 'TurnSkipped') return [event.side, event.by];
  if (event.type === 'PlayMade') return [event.side, event.moves.length, event.by];
  if (event.type === 'MatchScoreChanged') return [`${event.score.white}-${event.score.black}`];
  return [];
}

const acts = (text: string, request: Partial<ImportRequest> = {}): string[] =>
  told(importedMatch(text, request).events).slice(2);

describe('a game of a transcript', () => {
  it('begins with an opening roll whose larger die is the starter’s', () => {
    expect(acts(`${head(5)}  1) 13: 8/5 6/5\n`)).toEqual(['OpeningRolled 3-1', 'PlayMade white 2 hand']);
    expect(acts(`${head(5)}  1)                             31: 8/5 6/5\n`)[0]).toBe('OpeningRolled 1-3');
  });

  it('stays open when the text ends before it, with the roll still to be played on the table', () => {
    const { state } = importedMatch(`${head(5)}  1) 31: 8/5 6/5                  62:\n`);
    expect(state).toMatchObject({
      status: 'open',
      score: { white: 0, black: 0 },
      game: { phase: { name: 'to-play', side: 'black', roll: [6, 2] } },
    });
  });

  it('that has not begun stays in its opening', () => {
    expect(importedMatch(head(5)).state).toMatchObject({ status: 'open', game: { phase: { name: 'opening' } } });
  });

  it.each([
    [1, 'single'],
    [2, 'gammon'],
    [3, 'backgammon'],
  ])('won by %i with checkers left was resigned as a %s', (points, kind) => {
    expect(acts(`${head(5)}  1) 31: 8/5 6/5                  Wins ${points} points\n`).slice(2)).toEqual([
      `ResignationOffered white ${kind}`,
      'ResignationAccepted',
      `GameFinished black ${kind} ${points} resignation`,
      `MatchScoreChanged 0-${points}`,
    ]);
  });

  it('may be resigned by the side that is not on roll', () => {
    expect(acts(`${head(5)}  1) 31: 8/5 6/5\n      Wins 1 point\n`)[2]).toBe('ResignationOffered black single');
  });

  it('that a site ends with "Losses" was resigned by that side', () => {
    const losses = `${head(5)}  1) 31: 8/5 6/5                  Losses 2 point\n`;
    expect(acts(losses)[2]).toBe('ResignationOffered black gammon');
    expect(acts(`${losses}      Wins 2 point\n`)).toEqual(acts(losses));
  });

  it('takes the level that the next score tells where the points are nonsense', () => {
    const text = `${head(9)}  1) 31: 8/5 6/5                  Wins 4016 points\n${head(9, 2, '0 2')}`;
    expect(acts(text)[2]).toBe('ResignationOffered white gammon');
  });

  it('takes the smallest level that ends the match where a site wrote no more than was needed', () => {
    const cube = '  1) 31: 8/5 6/5                  Doubles => 2\n  2)  Takes                       42: 8/4 6/4\n';
    const text = `${head(3)}${cube}      Wins 3 points and the match\n`;
    expect(acts(text).slice(-5)).toEqual([
      'ResignationOffered black gammon',
      'ResignationAccepted',
      'GameFinished white gammon 4 resignation',
      'MatchScoreChanged 4-0',
      'MatchFinished',
    ]);
  });

  it('without moves is a game whose result was reported', () => {
    expect(told(importedMatch(`${head(5)}      Wins 2 points\n`).events).slice(1)).toEqual([
      'ResultReported white single 2 reported',
      'MatchScoreChanged 2-0',
    ]);
    const known = `; [Game 1 "gammon, cube 1, moves not recorded"]\n${head(5)}      Wins 2 points\n`;
    expect(told(importedMatch(known).events)[1]).toBe('ResultReported white gammon 2 reported');
    expect(importedMatch(known).warnings).toEqual([]);
  });
});

describe('a match that was given up', () => {
  const double = '  1) 31: 8/5 6/5                  Doubles => 2\n';
  const GIVEN_UP: readonly (readonly [string, string])[] = [
    ['in a game', `${head(7)}  1) 31: 8/5 6/5                  Losses 7 points\n`],
    ['in answer to a double', `${head(7)}${double}  2)  Losses 7 points\n`],
    [
      'while a double was waiting',
      `${head(7)}${double.replace('Doubles => 2', '42: 8/4 6/4')}  2)  Doubles => 2\n      Losses 7 points\n`,
    ],
    ['before the first roll', `${head(7)}      Losses 7 points\n`],
  ];

  it.each(GIVEN_UP)('%s ends with the score that is written', (_when, text) => {
    const { state, events, warnings } = importedMatch(text);
    expect(warnings.map(({ code }) => code)).toContain('transcript.match-conceded');
    expect(state).toMatchObject({ status: 'finished', outcome: { by: 'reported' }, games: 1 });
    expect(Math.max(state.score.white, state.score.black)).toBe(7);
    expect(told(events).slice(-4)[1]).toMatch(/^GameFinished (white|black)  7 reported$/);
  });

  it('is not what a drop means where a site wrote no more than was needed', () => {
    const text = `${head(1).replace('1 point', '3 point')}${double}  2)  Takes                       42: 8/4 6/4
  3)  Doubles => 4                Takes
  4) 63: 24/15                     Doubles => 8
  5)                              Wins 3 points\n`;
    expect(acts(text, { rules: { deadCube: 'allow' } }).slice(-4)).toEqual([
      'DoubleDropped',
      'GameFinished black single 4 drop',
      'MatchScoreChanged 0-4',
      'MatchFinished',
    ]);
  });
});

const BEAVERED = `; [Beavers "1"]
${head(0)}  1) 31: 8/5 6/5                  Doubles => 2
  2)  Beavers => 4
      Wins 4 points
`;

describe('a beaver without an answer at the end of a game', () => {
  const ends: readonly (readonly [what: string, text: string, counted: string])[] = [
    ['was accepted where no drop is worth the points', BEAVERED, 'white single 4 resignation'],
    ['was dropped where a drop is worth them', BEAVERED.replace('Wins 4', 'Wins 2'), 'white single 2 drop'],
    [
      'was accepted where the other side won',
      BEAVERED.replace(/ {6}Wins.*/, right('Wins 8 points').trimEnd()),
      'black gammon 8 resignation',
    ],
  ];

  it.each(ends)('%s', (_what, text, counted) => {
    expect(told(importedMatch(text).events)).toContain(`GameFinished ${counted}`);
  });
});

describe('the header', () => {
  it('names the variant and switches the Crawford rule off, unless the request says otherwise', () => {
    const text = `; [Variation "Nackgammon"]\n; [Crawford "Off"]\n${head(5)}`;
    expect(importedMatch(text).state).toMatchObject({ variant: 'nackgammon', rules: { crawford: false } });
    expect(importedMatch(text, { variant: 'backgammon', rules: { crawford: true } }).state).toMatchObject({
      variant: 'backgammon',
      rules: { crawford: true },
    });
  });
});

describe('options', () => {
  it('hold in the games of the transcript', () => {
    const text = `${head(5)}  1) 31: 13/10                    42: 8/4 6/4\n`;
    expect(imported(text).ok).toBe(false);
    expect(acts(text, { rules: { validation: 'condone' } })[1]).toBe('PlayMade white 1 hand');
    expect(acts(`${head(5)}  1) 31: 8/5 6/5\n`, { rules: { commit: 'explicit' } })).toEqual([
      'OpeningRolled 3-1',
      'PlayLaidOut',
      'PlayMade white 2 hand',
    ]);
  });
});

const won = '  1) 31: 8/5 6/5                  Wins 1 point\n';
const HYPERGAMMON = `${head(5)}  1) 65: 24/13                    65: 24/13
  2) 66: 23/5 22/16                66: 23/5 22/16
  3) 66: 16/4 13/1                 66: 16/4 13/1
  4) 65: 5/off 4/off               Wins 2 points
`;

describe('warnings', () => {
  const cube = '  1) 31: 8/5 6/5                  Doubles => 2\n  2)  Takes                       42: 8/4 6/4\n';
  const CASES: Readonly<Record<ImportWarningCode, readonly [text: string, turn: number | null, params: object]>> = {
    'transcript.points-capped': [
      `${head(3)}${cube}      Wins 3 points\n`,
      2,
      { side: 'white', written: 3, counted: 4 },
    ],
    'transcript.points-differ': [
      `${head(7)}  1) 31: 8/5 6/5                  Wins 5 points\n`,
      1,
      { side: 'black', written: 5, counted: 1 },
    ],
    'transcript.score-differs': [
      `${head(5)}${won}${head(5, 2, '0 2')}`,
      0,
      { white: 0, black: 2, countedWhite: 0, countedBlack: 1 },
    ],
    'transcript.roll-resigned': [
      `${head(5)}  1) 31:                          Wins 1 point\n`,
      1,
      { side: 'white', roll: '3-1' },
    ],
    'transcript.resignation-too-high': [HYPERGAMMON, 4, { side: 'white', kind: 'gammon', counted: 2 }],
    'transcript.match-conceded': [
      `${head(5)}  1) 31: 8/5 6/5                  Wins 5 points and the match\n`,
      1,
      { side: 'white', written: 5 },
    ],
    'transcript.drop-implied': [
      `${head(5)}  1) 31: 8/5 6/5                  Doubles => 2\n${right('Wins 1 point')}`,
      1,
      { side: 'white' },
    ],
    'transcript.take-implied': [BEAVERED, 2, { side: 'black' }],
    'transcript.opening-not-told': [
      `; [Variation "Portes"]\n${head(5)}  1)                             33: 8/5(2) 6/3(2)\n`,
      1,
      { side: 'black' },
    ],
    'transcript.moves-missing': [`${head(5)}      Wins 3 points\n`, 0, { side: 'white', kind: 'backgammon', cube: 1 }],
    'transcript.losses-differ': [
      `${head(5)}  1) 31: 8/5 6/5                  Losses 2 points\n      Wins 1 point\n`,
      1,
      { side: 'black', written: 2, winner: 'white', points: 1 },
    ],
    'transcript.match-goes-on': [
      `${head(5)}  1) 31: 8/5 6/5                  Wins 1 point and the match\n`,
      1,
      { side: 'black' },
    ],
    'transcript.line-left-out': [
      `; [Penalty "white 1 some time"]\n${head(5)}${won}`,
      null,
      { key: 'Penalty', value: 'white 1 some time' },
    ],
  };

  it.each([
    '[Slip "9-1 before game 2"]',
    '[Slip "one to one"]',
    '[Ended "green won, forfeit"]',
    '[Game 1 "triple, cube 1, moves not recorded"]',
    '[Game 1 "corrected to nothing"]',
  ])('tell that the header line %s was left out', (line) => {
    const { warnings, state } = importedMatch(`; ${line}\n${head(5)}${won}`);
    expect(warnings.map(({ code }) => code)).toEqual(['transcript.line-left-out']);
    expect(state).toMatchObject({ score: { white: 0, black: 1 } });
  });

  it.each(IMPORT_WARNING_CODES)('%s comes once, with game, turn and facts', (code) => {
    const [text, turn, params] = CASES[code];
    const variant = text === HYPERGAMMON ? 'hypergammon' : null;
    const { warnings } = importedMatch(text, { variant });
    const game = turn === null ? null : code === 'transcript.score-differs' ? 2 : 1;
    expect(warnings.filter((warning) => warning.code === code)).toEqual([{ game, turn, code, params }]);
  });

  it('keep silent about an ordinary match', () => {
    expect(importedMatch(`${head(2)}${won}${head(2, 2, '0 1')}${won}`).warnings).toEqual([]);
  });

  it('of a match that was given up go with the score that was written', () => {
    const [text] = CASES['transcript.match-conceded'];
    expect(importedMatch(text).state).toMatchObject({
      status: 'finished',
      outcome: { winner: 'black', by: 'reported' },
      score: { white: 0, black: 5 },
    });
  });

  it('of a resignation that was too high go with the points that were agreed on', () => {
    expect(importedMatch(HYPERGAMMON, { variant: 'hypergammon' }).state.score).toEqual({ white: 0, black: 2 });
  });
});

describe('a transcript that breaks a rule is refused with game, turn and rule', () => {
  const OWN: Readonly<Record<TranscriptRule, readonly [text: string, game: number, turn: number]>> = {
    'opening.doublet': [`${head(5)}  1) 33: 8/5(2) 6/3(2)\n`, 1, 1],
    'bonus.other-dice': [
      `; [Variation "Acey-Deucey"]\n${head(5)}  1) 21: rsv/24 rsv/23\n  2) 31: rsv/24 rsv/22\n`,
      1,
      2,
    ],
    'cube.wrong-value': [`${head(5)}  1) 31: 8/5 6/5                  Doubles => 4\n`, 1, 1],
    'result.other-winner': [
      `${head(5)}  1) 31: 8/5 6/5                  Doubles => 2\n  2)  Drops\n      Wins 1 point\n`,
      1,
      2,
    ],
    'match.games-missing': [`${head(5)}${won}${head(5, 3, '0 3')}${won}`, 3, 1],
  };

  it.each(TRANSCRIPT_RULES)('%s', (code) => {
    const [text, game, turn] = OWN[code];
    expect(imported(text)).toMatchObject({
      ok: false,
      error: { code: 'transcript.breaks-rule', game, turn, breach: { code } },
    });
  });

  it.each([
    ['play.must-use-both-dice', `${head(5)}  1) 31: 8/5\n`, 1, 1],
    ['play.not-this-roll', `${head(5)}  1) 31: 8/5 6/4\n`, 1, 1],
    ['play.unreadable', `${head(5)}  1) 31: 8/5 6/5                  42: 8-4 6/4\n`, 1, 1],
    ['play.must-use-both-dice', `${head(5)}  1) 31: Cannot Move\n`, 1, 1],
    ['play.must-use-both-dice', `${head(5)}  1) 31: ????                     42: 8/4 6/4\n`, 1, 1],
    ['play.unreadable', `${head(5)}  1) ????                         42: 8/4 6/4\n`, 1, 1],
    [
      'game.not-your-turn',
      `${head(5)}  1)                              31: 8/5 6/5\n  2)                              42: 8/4 6/4\n`,
      1,
      2,
    ],
    ['cube.beaver-not-allowed', `${head(5)}  1) 31: 8/5 6/5                  Doubles => 2\n  2)  Beavers => 4\n`, 1, 2],
    ['game.wrong-phase', `${head(5)}  1)  Doubles => 2\n`, 1, 1],
    ['game.wrong-phase', `${head(5)}  1) 31: 8/5 6/5                  Takes\n`, 1, 1],
    [
      'match.crawford-no-cube',
      `${head(2)}${won}${head(2, 2, '0 1')}  1) 31: 8/5 6/5                  Doubles => 2\n`,
      2,
      1,
    ],
    ['cube.dead', `${head(1)}  1) 31: 8/5 6/5                  Doubles => 2\n`, 1, 1],
    ['match.finished', `${head(1)}${won}${head(1, 2, '0 1')}${won}`, 2, 1],
    ['game.open', `${head(5)}  1) 31: 8/5 6/5                  42: 8/4 6/4\n${head(5, 2)}${won}`, 1, 1],
    ['match.games-missing', `${head(5).replace('Amber : 0', 'Amber : 3')}${won}`, 1, 1],
  ])('%s: %j', (code, text, game, turn) => {
    expect(imported(text)).toMatchObject({
      ok: false,
      error: { code: 'transcript.breaks-rule', game, turn, breach: { code } },
    });
  });

  it('also where a roll cannot be played and a play is written', () => {
    const text = `${head(5)}  1)                             31: 8/5 6/5
  2) 62: 24/18 13/11               61: 13/7* 8/7
  3) 55: 13/8
`;
    expect(imported(text.replace(/13.8\n$/, '\n')).ok).toBe(true);
    expect(imported(text)).toMatchObject({
      error: { game: 1, turn: 3, line: 7, breach: { code: 'play.bar-first' } },
    });
  });
});

describe('a match that cannot be opened', () => {
  it.each([
    ['match.same-player', head(5), { players: { white: 'ann', black: 'ann' } }],
    ['config.invalid', head(100), {}],
    ['config.invalid', head(5), { rules: { jacoby: true } }],
    ['config.invalid', `; [Variation "Our Dutch"]\n${head(5)}`, {}],
  ])('%s', (code, text, request) => {
    expect(imported(text, request)).toMatchObject({
      ok: false,
      error: { code: 'match.not-opened', violation: { code } },
    });
  });

  it('has a stake, which only a money session has', () => {
    expect(imported(head(5), { stake: 2 })).toMatchObject({
      error: { violation: { params: { keys: ['stake'], reasons: ['money-only'] } } },
    });
  });
});

describe('a transcript without a length', () => {
  it('is one of a money session', () => {
    expect(importedMatch(head(0), { stake: 5, currency: 'EUR' }).state).toMatchObject({
      status: 'open',
      format: { kind: 'money', stake: 5, currency: 'EUR' },
    });
  });
});
