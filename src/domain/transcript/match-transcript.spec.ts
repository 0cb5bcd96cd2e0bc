import { imported, importedMatch } from '../../../test/support/domain/imported-match.js';
import type { Roll } from '../dice/roll.js';
import type { GameCommand } from '../game/commands.js';
import { milliseconds } from '../kernel/brands.js';
import { fold } from '../kernel/decider.js';
import type { Side } from '../kernel/side.js';
import type { AskedResult, MatchCommand } from '../match/commands.js';
import { decideMatch } from '../match/decide.js';
import type { MatchEvent } from '../match/events.js';
import { NO_MATCH, evolveMatch } from '../match/evolve.js';
import { formatMat, formatSgf, transcriptOf } from '../../../test/support/domain/at-once.js';
import type { TranscriptText } from '../notation/transcript.js';

const AT = milliseconds(1_772_600_767_089);

type Act = GameCommand extends infer Command ? (Command extends unknown ? Omit<Command, 'sender'> : never) : never;

const by = (side: Side | null): { sender: GameCommand['sender'] } => ({ sender: { side, staff: true } });
const opening = (white: number, black: number): Act => ({ type: 'ThrowOpening', throws: [{ white, black }] });
const roll = (...dice: Roll): Act => ({ type: 'RollDice', dice });
const play = (text: string): Act => ({ type: 'MakePlay', play: { text } });

/** The record of a match in which all this was done, one act after another; a number takes back to that version. */
function record(rules: Record<string, unknown>, ...acts: readonly (Act | MatchCommand | 'take-back')[]): MatchEvent[] {
  const events: MatchEvent[] = [];
  const done = (command: MatchCommand): void => {
    const decision = decideMatch(fold(evolveMatch, NO_MATCH, events), command);
    if (!decision.ok) throw new Error(JSON.stringify(decision.error));
    events.push(...decision.value);
  };
  const players = { white: 'ann', black: 'bob' };
  done({
    type: 'OpenMatch',
    matchId: 'm',
    players,
    format: { kind: 'points', length: 5 },
    variant: 'backgammon',
    dice: 'recorded',
    rules,
    at: AT,
  });
  let games = 0;
  for (const act of acts) {
    const gameId = `game-${games}`;
    if (act === 'take-back') done({ type: 'TakeBack', gameId, to: null, reason: null, history: events, at: AT });
    else if (act.type === 'StartGame' || act.type === 'ReportGame') {
      games += 1;
      done({ ...act, gameId: `game-${games}` });
    } else if (act.type === 'EndMatch' || act.type === 'ReportScore' || act.type === 'AddPenalty') done(act);
    else done({ type: 'ActInGame', gameId, command: { ...act, ...by(null) } as GameCommand, at: AT });
  }
  return events;
}

const START: MatchCommand = { type: 'StartGame', gameId: '', at: AT };

function exported(events: readonly MatchEvent[]): TranscriptText {
  return transcriptOf(events, { white: 'Ann', black: 'Bob' }, [{ key: 'Site', value: 'Club' }]);
}

function cells(events: readonly MatchEvent[]): string[] {
  return (exported(events).games.at(-1)?.entries ?? []).map((cell) => {
    const dice = 'dice' in cell ? (cell.dice?.join('') ?? '') : '';
    const moves = cell.type === 'roll' ? (cell.playText ?? 'nothing') : '';
    const value = 'value' in cell ? cell.value : 'points' in cell ? cell.points : '';
    return [cell.side, cell.type, dice, moves, value].filter((part) => part !== '').join(' ');
  });
}

describe('the transcript of a record', () => {
  it('has the header that it was given, the variant, the Crawford rule, names and score', () => {
    const transcript = exported(record({ crawford: false }, START, opening(3, 1)));
    expect(transcript).toEqual({
      comments: [
        { key: 'Site', value: 'Club' },
        { key: 'Variation', value: 'Backgammon' },
        { key: 'Crawford', value: 'Off' },
      ],
      length: 5,
      games: [
        {
          number: 1,
          names: { white: 'Ann', black: 'Bob' },
          scoreBefore: { white: 0, black: 0 },
          entries: [{ side: 'white', type: 'roll', dice: [3, 1], playText: null }],
        },
      ],
    });
  });

  it('leaves out what was taken back, voided and tied, and shows a corrected play as it stands', () => {
    const events = record(
      { validation: 'legalMoves' },
      START,
      opening(2, 2),
      opening(1, 3),
      play('8/5 6/5'),
      'take-back',
      play('13/10 6/5'),
      { type: 'VoidRoll', reason: 'cocked', dice: [6] },
      roll(4, 2),
      { type: 'VoidRoll', reason: 'other', dice: null },
      roll(4, 2),
      play('8/4'),
      { type: 'CorrectPlay', play: { text: '8/4 6/4' } },
    );
    expect(cells(events)).toEqual(['black roll 31 13/10 6/5', 'white roll 42 8/4 6/4']);
  });

  it('leaves out a resignation that was refused and ends with the one that was accepted', () => {
    const resign = { type: 'OfferResignation', as: 'gammon' } as Act;
    const events = record({}, START, opening(3, 1), resign, { type: 'RefuseResignation' }, play('8/5 6/5'), resign, {
      type: 'AcceptResignation',
    });
    expect(cells(events)).toEqual(['white roll 31 8/5 6/5', 'white wins 2']);
  });

  it('shows the cube and the end of the match', () => {
    const double = { type: 'OfferDouble' } as Act;
    const take = { type: 'TakeDouble' } as Act;
    const drop = { type: 'DropDouble' } as Act;
    const events = record(
      {},
      { type: 'ReportGame', gameId: '', result: { winner: 'white', kind: 'gammon', cube: 2 }, at: AT },
      START,
      opening(3, 1),
      play('8/5 6/5'),
    );
    expect(exported(events).games[0]?.entries).toEqual([{ side: 'white', type: 'wins', points: 4, match: false }]);
    const match = record(
      {},
      START,
      opening(3, 1),
      play('8/5 6/5'),
      double,
      take,
      roll(4, 2),
      play('8/4 6/4'),
      double,
      take,
      roll(6, 1),
      play('13/7 8/7'),
      double,
      drop,
    );
    expect(cells(match)).toEqual([
      'white roll 31 8/5 6/5',
      'black double 2',
      'white take',
      'black roll 42 8/4 6/4',
      'white double 4',
      'black take',
      'white roll 61 13/7 8/7',
      'black double 8',
      'white drop',
      'black wins 4',
    ]);
  });

  it('has an unfinished last game, and the reason in the header, where the match was decided otherwise', () => {
    const events = record({}, START, opening(3, 1), { type: 'EndMatch', winner: 'black', by: 'time', at: AT });
    expect(cells(events)).toEqual(['white roll 31 nothing']);
    expect(exported(events).comments.at(-1)).toEqual({ key: 'Ended', value: 'black won, time' });
  });

  it('says "and the match" behind the result that won it only', () => {
    const text = ` 1 point match\n\n Game 1\n a : 0    b : 0\n  1) 31: 8/5 6/5                  Wins 1 point\n`;
    expect(formatMat(exported(importedMatch(text).events))).toContain('Wins 1 point and the match');
    const reported = record(
      {},
      {
        type: 'ReportGame',
        gameId: '',
        result: { winner: 'white', kind: 'single', cube: 1 },
        at: AT,
      },
      { type: 'EndMatch', winner: 'black', by: 'time', at: AT },
    );
    expect(formatMat(exported(reported))).not.toContain('and the match');
    const session = importedMatch(text.replace(' 1 point match', ' 0 point match'));
    const closed = decideMatch(session.state, { type: 'CloseSession', at: AT });
    const events = [...session.events, ...(closed.ok ? closed.value : [])];
    expect(fold(evolveMatch, NO_MATCH, events)).toMatchObject({ status: 'finished' });
    expect(formatMat(exported(events))).not.toContain('and the match');
  });
});

describe('the transcript of a corrected match', () => {
  const reported = (winner: Side, cube = 1): MatchCommand => {
    return { type: 'ReportGame', gameId: '', result: { winner, kind: 'single', cube }, at: AT };
  };
  const RESIGNED = { type: 'RecordResignation', as: 'single' } as Act;
  const corrected = (events: MatchEvent[], game: number, result: AskedResult | null): MatchEvent[] => {
    const gameId = `game-${game}`;
    const state = fold(evolveMatch, NO_MATCH, events);
    const command = { type: 'CorrectResult', gameId, result, reason: 'the slip', at: AT, history: events } as const;
    const decision = decideMatch(state, command);
    if (!decision.ok) throw new Error(JSON.stringify(decision.error));
    return [...events, ...decision.value];
  };
  const scores = (events: MatchEvent[]): string[] =>
    exported(events).games.map(({ number, scoreBefore: { white, black } }) => `${number}: ${white}-${black}`);

  it('has the moves that were made and the result that counts, and reads back as such', () => {
    const played = record({}, START, opening(3, 1), play('8/5 6/5'), { ...RESIGNED }, reported('black'));
    const events = corrected(played, 1, { winner: 'black', kind: 'gammon', cube: 1 });
    expect(exported(events).games[0]?.entries.map(({ type }) => type)).toEqual(['roll', 'wins']);
    expect(exported(events).games[0]?.entries.at(-1)).toMatchObject({ side: 'black', points: 2 });
    expect(scores(events)).toEqual(['1: 0-0', '2: 0-2']);
    const again = importedMatch(formatMat(exported(events)), { matchId: 'm' });
    expect(again.warnings).toEqual([]);
    expect(again.state).toMatchObject({ score: { white: 0, black: 3 } });
    expect(exported(again.events)).toEqual(exported(events));
  });

  it('leaves out what does not count, and tells so', () => {
    const games = record({}, reported('white'), reported('black', 2), reported('white', 2));
    const annulled = corrected(games, 2, null);
    expect(scores(annulled)).toEqual(['1: 0-0', '3: 1-0']);
    expect(exported(annulled).comments).toContainEqual({ key: 'Game 2', value: 'annulled' });
    expect(importedMatch(formatMat(exported(annulled))).state).toMatchObject({ score: { white: 3, black: 0 } });
    const over = corrected(games, 1, { winner: 'white', kind: 'backgammon', cube: 2 });
    expect(scores(over)).toEqual(['1: 0-0']);
    expect(exported(over).comments).toContainEqual({ key: 'Game 3', value: 'not counted, the match was over' });
    expect(formatMat(exported(over))).toContain('Wins 6 points and the match');
  });

  it('shows a game that goes on again as if nothing had cut it short', () => {
    const open = record({}, reported('white'), START, opening(3, 1));
    const over = corrected(open, 1, { winner: 'white', kind: 'backgammon', cube: 2 });
    expect(exported(corrected(over, 1, { winner: 'white', kind: 'single', cube: 1 }))).toEqual(exported(open));
  });
});

describe('an exported transcript, read again', () => {
  it('gives games without moves with their kind and cube', () => {
    const events = record(
      {},
      { type: 'ReportGame', gameId: '', result: { winner: 'white', kind: 'single', cube: 2 }, at: AT },
      { type: 'ReportGame', gameId: '', result: { winner: 'black', kind: 'gammon', cube: 1 }, at: AT },
    );
    const again = importedMatch(formatMat(exported(events)), { matchId: 'm' });
    expect(again).toEqual({ events, state: fold(evolveMatch, NO_MATCH, events), warnings: [] });
  });

  it.each([
    ['.mat', formatMat],
    ['SGF', formatSgf],
  ])('as %s gives the equal opening dice that turned the cube', (_notation, format) => {
    const lines = '; [Automatic doubles "Unlimited"]\n; [Opening of game 1 "2-2 5-5"]\n';
    const game = ' Game 1\n a : 0    b : 0\n  1) 31: 8/5 6/5                  Doubles => 8\n  2)  Drops\n';
    const { events } = importedMatch(`${lines} 0 point match\n\n${game}`);
    const told = events.flatMap((event) => (event.type === 'InGame' ? [event.event.type] : []));
    const tie = ['OpeningRolled', 'AutomaticDoubleMade'];
    expect(told.slice(0, 6)).toEqual(['GameStarted', ...tie, ...tie, 'OpeningRolled']);
    const text = format(exported(events));
    expect(text).toContain('; [Opening of game 1 "2-2 5-5"');
    expect(importedMatch(text)).toMatchObject({ events, state: { score: { white: 0, black: 4 } }, warnings: [] });
  });

  it.each([
    ['.mat', formatMat],
    ['SGF', formatSgf],
  ])('as %s gives the throw behind them that only decided who starts (R12)', (_notation, format) => {
    const rules = { firstRoll: 'rerollBothDice' };
    const lines = '; [Automatic doubles "1"]\n; [Opening of game 1 "2-2"]\n; [Start of game 1 "1-5"]\n';
    const game = ' Game 1\n a : 0    b : 0\n  1)                             33: 8/5 8/5 6/3 6/3\n';
    const { events, warnings } = importedMatch(`${lines} 0 point match\n\n${game}`, { rules });
    expect(warnings).toEqual([]);
    const told = events.flatMap((event) => (event.type === 'InGame' ? [event.event] : []));
    expect(told.slice(1, 5)).toMatchObject([
      { type: 'OpeningRolled', white: 2, black: 2 },
      { type: 'AutomaticDoubleMade', value: 2 },
      { type: 'OpeningRolled', white: 1, black: 5 },
      { type: 'DiceRolled', side: 'black', dice: [3, 3] },
    ]);
    expect(importedMatch(format(exported(events)), { rules })).toMatchObject({ events, warnings: [] });
    // The header says as well that both dice are rolled again.
    expect(importedMatch(format(exported(events)))).toMatchObject({ events, warnings: [] });
  });

  const ended = (winner: Side, how: 'time' | 'forfeit' | 'concession'): MatchCommand => {
    return { type: 'EndMatch', winner, by: how, at: AT };
  };
  const slip = (white: number, black: number): MatchCommand => ({
    type: 'ReportScore',
    score: { white, black },
    at: AT,
  });
  const won: MatchCommand = {
    type: 'ReportGame',
    gameId: '',
    result: { winner: 'white', kind: 'gammon', cube: 1 },
    at: AT,
  };

  it.each([
    ['black won, time', [START, opening(3, 1), ended('black', 'time')]],
    ['black won, forfeit', [won, ended('black', 'forfeit')]],
    ['white won, concession', [won, START, opening(3, 1), play('8/5 6/5'), ended('white', 'concession')]],
    ['white won, reported, 5-3', [won, slip(5, 3)]],
    ['white won, reported, 5-3', [won, START, opening(3, 1), play('8/5 6/5'), slip(5, 3)]],
    ['black won, reported, 2-6', [won, START, slip(2, 6)]],
    ['black won, reported, 2-5', [won, slip(2, 5)]],
  ])('gives the end that no game decided: %s', (line, acts) => {
    const events = record({}, ...acts);
    expect(exported(events).comments.at(-1)).toEqual({ key: 'Ended', value: line });
    for (const format of [formatMat, formatSgf]) {
      const again = importedMatch(format(exported(events)), { matchId: 'm' });
      expect(again).toMatchObject({ state: fold(evolveMatch, NO_MATCH, events), warnings: [] });
      expect(exported(again.events)).toEqual(exported(events));
    }
  });

  it('gives a match that a director gave to the other side', () => {
    const played = record({}, won, { ...won, result: { winner: 'white', kind: 'backgammon', cube: 1 } });
    const end = { winner: 'black', by: 'forfeit' } as const;
    const command = { type: 'CorrectEnd', end, reason: 'the wrong side', at: AT, history: played } as const;
    const decision = decideMatch(fold(evolveMatch, NO_MATCH, played), command);
    if (!decision.ok) throw new Error(JSON.stringify(decision.error));
    const text = formatMat(exported([...played, ...decision.value]));
    expect(text).toContain('[Ended "black won, forfeit"]');
    const again = importedMatch(text, { matchId: 'm' });
    expect(again).toMatchObject({ state: { outcome: end, score: { white: 5, black: 0 } }, warnings: [] });
    expect(formatMat(exported(again.events))).toBe(text);
  });

  it('is refused where its end cannot be', () => {
    const text = formatMat(exported(record({}, won, ended('black', 'time'))));
    const changed = text.replace('black won, time', 'white won, reported, 1-5');
    expect(imported(changed)).toMatchObject({
      ok: false,
      error: { code: 'transcript.breaks-rule', game: 1, breach: { code: 'match.score-impossible' } },
    });
  });

  const late = (to: Side, points: number): MatchCommand => ({ type: 'AddPenalty', to, points, reason: 'late', at: AT });
  const next = { ...won, result: { winner: 'black', kind: 'single', cube: 1 } } as const;

  it.each([
    ['before the first game', [late('black', 2), won, next], ['black 2 before game 1, late']],
    [
      'between two games',
      [won, late('white', 1), late('black', 2), next],
      ['white 1 before game 2, late', 'black 2 before game 2, late'],
    ],
    [
      'up to the Crawford game',
      [
        { ...won, result: { winner: 'white', kind: 'backgammon', cube: 1 } },
        late('white', 1),
        START,
        opening(3, 1),
        play('8/5 6/5'),
      ],
      ['white 1 before game 2, late'],
    ],
    [
      'that win the match',
      [{ ...next, result: { winner: 'black', kind: 'backgammon', cube: 1 } }, next, won, late('black', 1)],
      ['black 1 before game 4, late'],
    ],
    ['that forfeit the match', [won, late('black', 3)], ['black 3 before game 2, late']],
  ] satisfies [string, (Act | MatchCommand)[], string[]][])(
    'gives the penalty points of the record again: %s',
    (_when, acts, lines) => {
      const events = record({}, ...acts);
      const { comments } = exported(events);
      expect(comments.filter(({ key }) => key === 'Penalty').map(({ value }) => value)).toEqual(lines);
      expect(comments.some(({ key }) => key === 'Ended')).toBe(false);
      for (const format of [formatMat, formatSgf]) {
        const text = format(exported(events));
        expect(text).not.toContain('and the match');
        const again = importedMatch(text, { matchId: 'm' });
        expect(again).toMatchObject({ state: fold(evolveMatch, NO_MATCH, events), warnings: [] });
        expect(exported(again.events)).toEqual(exported(events));
      }
    },
  );

  it('tells of the points of a flag without the game in which it fell, as earlier versions did, and gives none', () => {
    const text = formatMat(exported(record({}, won)));
    const flagged = text.replace('\n 5 point', '\n; [Penalty "white 1, time"]\n 5 point');
    expect(flagged).not.toBe(text);
    expect(importedMatch(flagged)).toMatchObject({ state: { score: { white: 2, black: 0 } } });
  });

  it.each([formatMat, formatSgf])('of a match without games says so, and is read as one without games', (format) => {
    const text = format(exported(record({})));
    expect(text).toMatch(/Games "?none/);
    expect(importedMatch(text, { matchId: 'm' })).toMatchObject({
      state: { status: 'open', games: 0, score: { white: 0, black: 0 } },
    });
  });
});
