/** Games that corrections have parted from those before them, through a transcript and back. */
import {
  AT,
  type Act,
  MatchRecord,
  acceptResignation,
  opening,
  play,
  reportGame,
  resign,
  roll,
} from '../../../test/support/domain/builders.js';
import { formatTranscript, transcriptOf } from '../../../test/support/domain/at-once.js';
import { imported, importedMatch } from '../../../test/support/domain/imported-match.js';
import { TimedMatch } from '../../../test/support/domain/timed-match.js';
import type { Side } from '../kernel/side.js';
import type { AskedResult } from '../match/commands.js';
import type { MatchEvent } from '../match/events.js';
import { NOTATIONS } from '../notation/notations.js';

const NAMES = { white: 'Ann', black: 'Bob' };
const HEADER = [
  { key: 'Player 1', value: 'Ann' },
  { key: 'Player 2', value: 'Bob' },
];
const WINNER_STARTS = { winnerStarts: true };
const BLACK_RESIGNS: readonly Act[] = [{ ...resign('single') }, acceptResignation];

const won = (winner: Side): AskedResult => ({ winner, kind: 'single', cube: 1 });

const correct = (record: MatchRecord, game: number, result: AskedResult | null): MatchRecord =>
  record.do({
    type: 'CorrectResult',
    gameId: `game-${game}`,
    result,
    reason: 'the wrong slip',
    at: AT,
    history: [...record.events],
  });

const text = (events: readonly MatchEvent[], notation: (typeof NOTATIONS)[number] = 'mat'): string =>
  formatTranscript(transcriptOf(events, NAMES, HEADER), notation);

/** A session in which the winner starts and White has won both games. */
function session(): MatchRecord {
  const played = MatchRecord.ofMoney({ rules: WINNER_STARTS }).start();
  played.act(opening(3, 1), play('8/5 6/5'), ...BLACK_RESIGNS).start();
  return played.act(roll(6, 6), play('24/18 24/18 13/7 13/7'), ...BLACK_RESIGNS);
}

describe.each(NOTATIONS)('as .%s', (notation) => {
  const again = (events: readonly MatchEvent[], rules = {}) => importedMatch(text(events, notation), { rules });

  it('a game is started by the winner of another one that was corrected since', () => {
    const { events } = correct(session(), 1, won('black'));
    expect(text(events)).toContain('; [Start of game 2 "white"]');
    const read = again(events, WINNER_STARTS);
    expect(read).toMatchObject({ state: { score: { white: 1, black: 1 } }, warnings: [] });
    expect(text(read.events)).toBe(text(events));
  });

  it('a game is started by the winner of another one that was annulled since', () => {
    const { events } = correct(session(), 1, null);
    expect(text(events)).toContain('; [Start of game 2 "white"]');
    expect(again(events, WINNER_STARTS)).toMatchObject({ state: { score: { white: 1, black: 0 } }, warnings: [] });
  });

  it('a game begins with a throw where no side had won the one before it yet', () => {
    const none: AskedResult = { settlement: { to: null, points: 0 }, cube: 1 };
    const played = MatchRecord.ofMoney({ rules: WINNER_STARTS });
    played.do({ type: 'ReportGame', gameId: 'game-1', result: none, at: AT }).start();
    played.act(opening(1, 3), play('8/5 6/5'));
    const { events } = correct(played, 1, won('white'));
    expect(text(events)).toContain('; [Start of game 2 "thrown"]');
    const read = again(events, WINNER_STARTS);
    expect(read).toMatchObject({ state: { score: { white: 1, black: 0 }, game: { number: 2 } } });
    expect(read.events.filter((event) => event.type === 'InGame').map(({ event }) => event.type)).toContain(
      'OpeningRolled',
    );
  });

  it('a session of which no game is left has none', () => {
    const { events } = correct(MatchRecord.ofMoney().do(reportGame(1, 'white', 'single', 1)), 1, null);
    expect(text(events)).toContain('; [Games "none"]');
    expect(again(events)).toMatchObject({
      state: { status: 'open', games: 0, score: { white: 0, black: 0 }, format: { kind: 'money' } },
      warnings: [],
    });
  });

  it('a match that was decided before its first game is decided', () => {
    const match = new MatchRecord({ length: 5 }).do({ type: 'EndMatch', winner: 'black', by: 'forfeit', at: AT });
    expect(again(match.events)).toMatchObject({
      state: { status: 'finished', games: 0, outcome: { winner: 'black', by: 'forfeit' } },
      warnings: [],
    });
  });

  it('a game without a cell has the settlement that it was corrected to', () => {
    const played = MatchRecord.ofMoney({ rules: WINNER_STARTS })
      .do(reportGame(1, 'white', 'single', 1))
      .start();
    played.act({ type: 'RecordResignation', as: 'single' });
    const { events } = correct(played, 2, { settlement: { to: 'white', points: 5 }, cube: 1 });
    expect(again(events, WINNER_STARTS)).toMatchObject({ state: { score: { white: 6, black: 0 } }, warnings: [] });
  });

  it('a game that was lost on time needs no right to resign, because neither side resigned it', () => {
    const rules = { resignation: 'off' };
    const clock = { mode: 'plain', reserveSeconds: 60, onExpiry: 'loseGame' } as const;
    const match = new TimedMatch({ length: 5, rules, clock }).start().act(opening(3, 1)).wait(61).claim();
    const read = again(match.events, rules);
    expect(read).toMatchObject({ state: { score: { white: 0, black: 1 } }, warnings: [] });
    expect(read.events).toContainEqual(
      expect.objectContaining({
        event: expect.objectContaining({ type: 'GameFinished', result: expect.objectContaining({ by: 'time' }) }),
      }),
    );
  });

  it('points for time fall in a game in which nothing was played', () => {
    const clock = { mode: 'plain', reserveSeconds: 60, onExpiry: 'penaltyPoints' } as const;
    const match = new TimedMatch({ length: 3, rules: { firstRoll: 'rerollBothDice' }, clock }).start();
    match.act(opening(3, 1)).wait(61).claim().wait(61).claim().wait(61).claim();
    expect(match.state).toMatchObject({ status: 'finished', score: { white: 0, black: 3 } });
    expect(again(match.events, { firstRoll: 'rerollBothDice' })).toMatchObject({
      state: { status: 'finished', score: { white: 0, black: 3 }, outcome: { winner: 'black', by: 'time' } },
    });
  });
});

it('a text whose header breaks a rule is refused without a game to name', () => {
  const match = new MatchRecord({ length: 5 }).do({ type: 'EndMatch', winner: 'black', by: 'forfeit', at: AT });
  const changed = text(match.events).replace('black won, forfeit', 'white won, reported, 1-2');
  expect(imported(changed)).toMatchObject({ ok: false, error: { code: 'transcript.breaks-rule', game: null } });
});

it('a text without games that does not say so is cut off', () => {
  const { events } = correct(MatchRecord.ofMoney().do(reportGame(1, 'white', 'single', 1)), 1, null);
  expect(() => imported(text(events).replace('; [Games "none"]\n', ''))).toThrow('no-game');
  expect(() => imported(text(events).replace(' 0 point match\n', ''))).toThrow('no-game');
});

it('a game that is there counts, though the header says that there are none', () => {
  const { events } = MatchRecord.ofMoney().do(reportGame(1, 'white', 'gammon', 2));
  for (const notation of NOTATIONS) {
    const transcript = transcriptOf(events, { white: 'Ann', black: 'Bob' }, []);
    const comments = [...transcript.comments, { key: 'Games', value: 'none' }];
    const read = imported(formatTranscript({ ...transcript, comments }, notation));
    expect(read).toMatchObject({ ok: true, value: { state: { games: 1, score: { white: 4, black: 0 } } } });
  }
});
