import {
  ChouetteRecord,
  boxWins,
  givenChouette,
  openChouette,
  sheetOf,
  teamWins,
} from '../../../../test/support/domain/chouettes.js';
import type { ChouetteCommand } from '../commands.js';
import { decideChouette } from '../decide.js';
import { NO_CHOUETTE } from '../evolve.js';
import { amountWon } from '../state.js';

const EVERYBODY = { C: 1, M2: 1, M3: 1 };
const HOST = { player: null, staff: true };

function amounts(evening: ChouetteRecord): Readonly<Record<string, number>> {
  const { state } = evening;
  return Object.fromEntries(state.players.map((player) => [player.id, amountWon(player, state)]));
}

const join = (player: string, stake?: number): ChouetteCommand => ({
  type: 'Join',
  player,
  stake,
  sender: HOST,
  at: new ChouetteRecord().state.openedAt,
});

describe('own stakes (C10)', () => {
  it('let each pair settle at the lower of the two', () => {
    const evening = new ChouetteRecord({ stake: 100, stakes: { box: 200, C: 300, M2: 50 } }).report(
      teamWins('gammon'),
      { C: 2, M2: 2, M3: 2 },
    );
    expect(evening.points('box C M2 M3')).toEqual([-12, 4, 4, 4]);
    expect(amounts(evening)).toEqual({ box: -4 * 200 - 4 * 50 - 4 * 100, C: 800, M2: 200, M3: 400 });
  });

  it('follow corrections', () => {
    const evening = new ChouetteRecord({ stake: 100, stakes: { M2: 50 } })
      .report(boxWins(), EVERYBODY)
      .correct(1, sheetOf(teamWins(), EVERYBODY));
    expect(amounts(evening)).toEqual({ box: -250, C: 100, M2: 50, M3: 100 });
  });

  it('may begin with a newcomer, and leave what was won before', () => {
    const evening = new ChouetteRecord({ stake: 100 }).report(boxWins(), EVERYBODY).do(join('Eve', 20));
    expect(amounts(evening)).toEqual({ box: 300, C: -100, M2: -100, M3: -100, Eve: 0 });
    evening.report(boxWins(), { M2: 1, M3: 1, C: 1, Eve: 2 });
    expect(amounts(evening)).toEqual({ box: 300 + 300 + 40, C: -200, M2: -200, M3: -200, Eve: -40 });
  });

  it('are kept by a newcomer who waits for the end of a game', () => {
    const evening = new ChouetteRecord({ stake: 100 }).do({ type: 'StartGame', gameId: 'game-1' }).do(join('Eve', 20));
    evening.do({
      type: 'ActInGame',
      gameId: null,
      command: { type: 'AbandonGame', sender: HOST },
      at: evening.state.openedAt,
    });
    expect(evening.state.stakes).toEqual({ Eve: 20 });
  });

  it('stay for the evening', () => {
    const evening = new ChouetteRecord({ stake: 100, stakes: { M2: 50 } }).seat('Leave', 'M2');
    givenChouette(evening.events).when(join('M2', 60)).thenRefused('chouette.stake-fixed', { player: 'M2', stake: 50 });
    expect(evening.do(join('M2', 50)).state.stakes).toEqual({ M2: 50 });
  });

  it('of the group are those of its people who sit down later, unless the request or the newcomer says another', () => {
    const groupStakes = { C: 70, Eve: 20, Fay: 30 };
    const evening = new ChouetteRecord({ stake: 100, stakes: { C: 80 }, groupStakes })
      .do(join('Eve'))
      .do(join('Fay', 35))
      .report(boxWins(), { ...EVERYBODY, Eve: 1, Fay: 1 });
    expect(amounts(evening)).toEqual({ box: 335, C: -80, M2: -100, M3: -100, Eve: -20, Fay: -35 });
  });

  it('are whole numbers, of people who are there', () => {
    const open = (stakes: Readonly<Record<string, number>>) => decideChouette(NO_CHOUETTE, openChouette({ stakes }));
    expect(open({ C: -1 })).toMatchObject({ ok: false, error: { code: 'config.invalid' } });
    expect(open({ Eve: 1 })).toMatchObject({ ok: false, error: { code: 'chouette.not-seated' } });
  });
});
