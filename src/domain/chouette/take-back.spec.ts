import { AT } from '../../../test/support/domain/builders.js';
import {
  type ChouetteChoices,
  ChouetteRecord,
  boxWins,
  drops,
  givenChouette,
  sheetOf,
} from '../../../test/support/domain/chouettes.js';
import { eveningOf, standingLines } from './evening.js';
import { atOnce } from '../kernel/steps.js';
import type { ChouetteCommand } from './commands.js';
import { decideChouette } from './decide.js';
import { tableBeginningInSteps } from './take-back.js';
import type { TableGameCommand } from './game/commands.js';
import type { ChouetteEvent } from './events.js';
import { chouetteEventOf, storedChouetteEvent } from '../series/chouette-record.js';

const HOST = { player: null, staff: true };

type WithoutSender<Command> = Command extends unknown ? Omit<Command, 'sender'> : never;

const act = (command: WithoutSender<TableGameCommand>): ChouetteCommand => ({
  type: 'ActInGame',
  gameId: null,
  command: { ...command, sender: HOST } as TableGameCommand,
  at: AT,
});
const opening = act({ type: 'ThrowOpening', throws: [{ white: 3, black: 1 }] });
const played = act({ type: 'MakePlay', play: { text: '8/5 6/5' } });
const abandoned = act({ type: 'AbandonGame' });

/** The first game, in which the box has made its opening play. */
const begun = (choices: ChouetteChoices = {}): ChouetteRecord =>
  new ChouetteRecord(choices).do({ type: 'StartGame', gameId: 'game-1' }).do(opening).do(played);

const takeBack = (record: ChouetteRecord, to: number | null = null, game = 1): ChouetteCommand => ({
  type: 'TakeBack',
  gameId: `game-${game}`,
  to,
  reason: 'mistyped',
  history: record.events,
});

function phaseOf({ state }: ChouetteRecord): string {
  return state.status === 'playing' ? state.game.board.phase.name : state.status;
}

describe('taking back in an open game', () => {
  it('undoes the last act, then the one before it', () => {
    const record = begun();
    expect(phaseOf(record)).toBe('before-roll');
    expect(phaseOf(record.do(takeBack(record)))).toBe('to-play');
    expect(phaseOf(record.do(takeBack(record)))).toBe('opening');
    givenChouette(record.events).when(takeBack(record)).thenRefused('game.correction-not-allowed', {
      reason: 'nothing-to-take-back',
    });
    expect(phaseOf(record.do(opening).do(played))).toBe('before-roll');
  });

  it('leaves alone what was said beside the game', () => {
    const record = begun().seat('Join', 'New');
    expect(record.do(takeBack(record)).state).toMatchObject({
      status: 'playing',
      asks: [{ player: 'New', ask: 'join' }],
    });
    expect(phaseOf(record)).toBe('to-play');
  });

  it('goes to a moment between acts of this game, not elsewhere', () => {
    const record = begun();
    const asked = (to: number) => givenChouette(record.events).when(takeBack(record, to));
    asked(1).thenRefused('game.wrong-version', { reason: 'outside' });
    asked(record.events.length).thenRefused('game.wrong-version', { reason: 'outside' });
    expect(phaseOf(record.do(takeBack(record, 3)))).toBe('opening');
  });

  it('is for recorded dice', () => {
    const record = new ChouetteRecord({ dice: 'server' }).do({ type: 'StartGame', gameId: 'game-1' }).do(opening);
    givenChouette(record.events).when(takeBack(record)).thenRefused('dice.recorded-only');
  });

  describe('among sealed answers', () => {
    /** The box has doubled; M2 and M3 have taken, and C has still to answer. */
    const doubled = (): ChouetteRecord => {
      const record = begun();
      record.do(act({ type: 'RollDice', dice: [6, 5] })).do(act({ type: 'MakePlay', play: { text: '24/13' } }));
      record.do(act({ type: 'OfferDouble', to: null, member: null }));
      return record.do(act({ type: 'TakeDouble', member: 'M2' })).do(act({ type: 'TakeDouble', member: 'M3' }));
    };
    /** As it is read back: without what was sealed. */
    const read = (record: ChouetteRecord): readonly ChouetteEvent[] =>
      record.events.map((event) => chouetteEventOf(storedChouetteEvent(event)));
    const takeBackRead = (record: ChouetteRecord, to: number | null = null): ChouetteRecord =>
      record.do({ ...takeBack(record, to), history: read(record) } as ChouetteCommand);
    const answersOf = ({ state }: ChouetteRecord): unknown =>
      state.status === 'playing' && state.game.stage.name === 'answers'
        ? state.game.stage.answers.map(({ member, answer }) => `${member} ${answer}`)
        : null;

    it('records none', () => {
      const record = takeBackRead(doubled());
      expect(record.events.at(-1)).toMatchObject({ type: 'TakenBack' });
      expect(JSON.stringify(record.events)).toContain('"answer":"take"');
      expect(JSON.stringify(record.events.map(storedChouetteEvent))).not.toContain('"answer":"take"');
    });

    it('leaves those of the others as they are', () => {
      const record = takeBackRead(doubled());
      expect(answersOf(record)).toEqual(['M2 take']);
      expect(answersOf(takeBackRead(record))).toEqual([]);
      record.do(act({ type: 'DropDouble', member: 'M2' })).do(act({ type: 'DropDouble', member: 'M3' }));
      expect(answersOf(record)).toEqual(['M2 drop', 'M3 drop']);
    });

    it('leaves them when the last one, which showed them, is taken back', () => {
      const shown = (): ChouetteRecord => doubled().do(act({ type: 'DropDouble', member: 'C' }));
      const record = takeBackRead(shown());
      expect(answersOf(record)).toEqual(['M2 take', 'M3 take']);
      record.do(act({ type: 'TakeDouble', member: 'C' }));
      expect(phaseOf(record)).toBe('before-roll');
      const later = shown().do(act({ type: 'RollDice', dice: [6, 5] }));
      expect(answersOf(takeBackRead(later, later.events.findLastIndex(isSealed)))).toEqual(['M2 take', 'M3 take']);
    });

    it('leaves them when the last one ended the game', () => {
      const record = begun();
      record.do(act({ type: 'RollDice', dice: [6, 5] })).do(act({ type: 'MakePlay', play: { text: '24/13' } }));
      record.do(act({ type: 'OfferDouble', to: null, member: null }));
      for (const member of ['M2', 'M3', 'C']) record.do(act({ type: 'DropDouble', member }));
      expect(record.state.status).toBe('waiting');
      expect(answersOf(takeBackRead(record))).toEqual(['M2 drop', 'M3 drop']);
    });

    it.each(['none', 'extras'] as const)('takes no later word for one of them (lone taker: %s)', (loneTaker) => {
      const record = begun({ rules: { beavers: 3, loneTaker } });
      record.do(act({ type: 'RollDice', dice: [6, 5] })).do(act({ type: 'MakePlay', play: { text: '24/13' } }));
      record.do(act({ type: 'OfferDouble', to: null, member: null }));
      record.do(act({ type: 'TurnCubeAgain', turn: 'beaver', member: 'C' }));
      record.do(act({ type: 'DropDouble', member: 'M2' })).do(act({ type: 'DropDouble', member: 'M3' }));
      takeBackRead(record.do(act({ type: 'DropDouble', member: 'C' })));
      expect(answersOf(record)).toEqual([]);
      record.do(act({ type: 'TurnCubeAgain', turn: 'raccoon', member: 'C' }));
      takeBackRead(record.do(act({ type: 'TakeDouble', member: 'C' })));
      expect(answersOf(record)).toEqual([]);
      record.do(act({ type: 'TakeDouble', member: 'C' }));
      expect(phaseOf(record)).toBe('before-roll');
    });

    it('gives no answer of another double', () => {
      const record = doubled();
      const second = record.events.findLastIndex(isSealed);
      const double = record.events.findLastIndex((event) => event.type === 'InGame' && event.event.type === 'Doubled');
      takeBackRead(record, double).do(act({ type: 'OfferDouble', to: null, member: null }));
      record.do(act({ type: 'DropDouble', member: 'M2' }));
      expect(answersOf(takeBackRead(record, second))).toEqual([]);
    });
  });
});

function isSealed(event: ChouetteEvent): boolean {
  return event.type === 'InGame' && event.event.type === 'AnswerSealed';
}

describe('taking back the end of the last game', () => {
  it('opens it again, with its lines taken back, the old seats, and who had asked to come', () => {
    const record = begun().seat('Join', 'New').do(abandoned);
    expect([record.table, record.points('box C New')]).toEqual(['C / M2, M3, box, New', [-3, 1, 0]]);
    record.do(takeBack(record));
    expect([record.table, record.points('box C')]).toEqual(['box / C, M2, M3', [0, 0]]);
    expect(record.state).toMatchObject({ status: 'playing', asks: [{ player: 'New' }], lines: 6 });
    record.do(abandoned);
    expect([record.table, record.points('box C New'), record.lines.length]).toEqual([
      'C / M2, M3, box, New',
      [-3, 1, 0],
      9,
    ]);
    expect(standingLines(eveningOf(record.events), 1).map(({ number }) => number)).toEqual([7, 8, 9]);
  });

  it('is too late once a player has come, or another game was begun, reported or corrected', () => {
    const ended = (): ChouetteRecord => begun().do(abandoned);
    const late = (record: ChouetteRecord, reason: string): void =>
      givenChouette(record.events).when(takeBack(record)).thenRefused('game.correction-not-allowed', { reason });
    late(ended().seat('Join', 'New'), 'table-changed');
    late(ended().seat('SitOut', 'M2'), 'table-changed');
    late(ended().do({ type: 'StartGame', gameId: 'game-2' }), 'next-game-started');
    late(ended().report(boxWins(), { M2: 1, M3: 1, box: drops(1) }), 'next-game-started');
    late(ended().correct(1, null), 'corrected');
  });

  it('is too late once points of a person who came with that end were moved', () => {
    const moved = { from: 'box', to: 'New', points: 5, reason: 'a round of drinks' } as const;
    const record = begun()
      .seat('Join', 'New')
      .do(abandoned)
      .do({ type: 'AdjustPoints', ...moved });
    givenChouette(record.events)
      .when(takeBack(record))
      .thenRefused('game.correction-not-allowed', { reason: 'table-changed' });
  });

  it('is not hindered by points that the host has moved since, which stay moved', () => {
    const moved = { from: 'box', to: 'M2', points: 5, reason: 'a round of drinks' } as const;
    const record = begun()
      .do(abandoned)
      .do({ type: 'AdjustPoints', ...moved });
    record.do(takeBack(record));
    expect([phaseOf(record), record.points('box M2')]).toEqual(['before-roll', [-5, 5]]);
    expect(record.do(abandoned).points('box M2')).toEqual([-8, 6]);
    expect(standingLines(eveningOf(record.events), 1).map(({ number }) => number)).toEqual([8, 9, 10]);
  });

  it('is for games that were played', () => {
    const record = new ChouetteRecord().report(boxWins(), { C: 1, M2: 1, M3: 1 });
    givenChouette(record.events).when(takeBack(record)).thenRefused('game.correction-not-allowed');
  });

  it('is decided alike with the beginning of the record read already', () => {
    const earlier = new ChouetteRecord().report(boxWins(), { C: 1, M2: 1, M3: 1 });
    const playing = earlier.do({ type: 'StartGame', gameId: 'game-2' }).do(opening).do(played);
    const started = 1 + playing.events.findIndex((event) => event.type === 'InGame');
    const compare = (record: ChouetteRecord, to: number | null): void => {
      const command = takeBack(record, to, 2);
      const beginning = atOnce(tableBeginningInSteps(record.events, 'game-2'));
      expect(beginning.version).toBe(started);
      expect(decideChouette(record.state, { ...command, beginning } as ChouetteCommand)).toEqual(
        decideChouette(record.state, command),
      );
    };
    for (let to = 0; to <= playing.events.length; to += 1) compare(playing, to);
    compare(playing, null);
    playing.do(takeBack(playing, null, 2)).do(played);
    compare(playing, null);
    compare(playing.do(abandoned), null);
  });

  it('does not disturb what a correction of an earlier game has changed', () => {
    const record = new ChouetteRecord().report(boxWins(), { C: 1, M2: 1, M3: 1 });
    record.do({ type: 'StartGame', gameId: 'game-2' }).do(opening).do(played);
    record.correct(1, sheetOf(boxWins(), { C: 4, M2: 1, M3: 1 })).do(abandoned);
    record.do(takeBack(record, null, 2));
    expect(record.points('box C M2 M3')).toEqual([6, -4, -1, -1]);
    record.do(abandoned).correct(2, null);
    expect([record.points('box C M2 M3'), record.table]).toEqual([[6, -4, -1, -1], 'box / M2, M3, C']);
  });
});
