import { AT } from '../../../test/support/domain/builders.js';
import {
  CHOUETTE,
  ChouetteRecord,
  boxDrops,
  boxWins,
  givenChouette,
  openChouette,
  reportGame,
  seatCommand,
  sheetOf,
  teamWins,
} from '../../../test/support/domain/chouettes.js';
import type { ChouetteCommand, ChouetteSender } from './commands.js';

const HOST: ChouetteSender = { player: null, staff: true };
const by = (player: string): ChouetteSender => ({ player, staff: false });
const EVERYBODY = { C: 1, M2: 1, M3: 1 };
const start = (number: number): ChouetteCommand => ({ type: 'StartGame', gameId: `game-${number}` });
const close: ChouetteCommand = { type: 'CloseChouette', at: AT };

describe('a chouette', () => {
  it('is opened with box, captain and line, and every option with its value', () => {
    givenChouette([])
      .when(openChouette({ stake: 50, rules: { rotation: 'net' } }))
      .thenLike([
        { type: 'ChouetteOpened', stake: 50, rules: { rotation: 'net', cubes: 'multi', jacoby: true, maxPlayers: 7 } },
        { type: 'SeatsTaken', seats: { box: 'box', line: ['C', 'M2', 'M3'] } },
      ]);
  });

  it('has three players or more, each once, and no more than fit', () => {
    const ask = (players: string, rules = {}) => givenChouette([]).when(openChouette({ players, rules }));
    ask('A B').thenRefused('chouette.too-few-players');
    ask('A B C A').thenRefused('chouette.same-player', { player: 'A' });
    ask('A B C D E F G H').thenRefused('chouette.full', { maxPlayers: 7 });
    ask('A B C D', { maxPlayers: 3 }).thenRefused('chouette.full');
    ask('A B C D E F G H', { maxPlayers: 8 }).thenLike([{}, {}]);
  });

  it('is opened once, before anything else', () => {
    givenChouette(new ChouetteRecord().events).when(openChouette()).thenRefused('chouette.wrong-moment');
    givenChouette([]).when(start(1)).thenRefused('game.not-found');
  });

  it('is closed between games only, and nothing follows but corrections', () => {
    const open = new ChouetteRecord().do(start(1));
    givenChouette(open.events).when(close).thenRefused('game.open', { number: 1 });
    const closed = new ChouetteRecord().report(teamWins(), EVERYBODY).do(close);
    expect(closed.state.status).toBe('closed');
    givenChouette(closed.events).when(start(2)).thenRefused('chouette.closed');
    givenChouette(closed.events).when(seatCommand('Join', 'New')).thenRefused('chouette.closed');
    const abandon = { type: 'AbandonGame', sender: HOST } as const;
    const atTable: ChouetteCommand = { type: 'ActInGame', gameId: null, command: abandon, at: AT };
    givenChouette(closed.events).when(atTable).thenRefused('chouette.closed');
    closed.correct(1, sheetOf(boxWins(), EVERYBODY));
    expect([closed.points('box C'), closed.table, closed.state.status]).toEqual([[3, -1], 'box / M2, M3, C', 'closed']);
  });

  it('waits for the first order before games and newcomers', () => {
    const ordering = new ChouetteRecord({ order: 'dice' });
    expect(ordering.state).toMatchObject({ status: 'ordering', places: [['box', 'C', 'M2', 'M3']] });
    for (const command of [start(1), seatCommand('Join', 'New'), seatCommand('SitOut', 'C')]) {
      givenChouette(ordering.events).when(command).thenRefused('chouette.wrong-moment', { status: 'ordering' });
    }
    const throws = ['M3', 'M2', 'C', 'box'].map((player, index) => ({ player, dice: [6 - index] }));
    expect(ordering.do({ type: 'ThrowOrder', throws }).table).toBe('M3 / M2, C, box');
    givenChouette(ordering.events).when({ type: 'ThrowOrder', throws }).thenRefused('chouette.wrong-moment');
  });
});

describe('a game', () => {
  it('from the score sheet settles, then rotates', () => {
    givenChouette(new ChouetteRecord().events)
      .when(reportGame(1, sheetOf(teamWins('gammon'), { C: 2, M2: 1, M3: boxDrops(1) })))
      .thenLike([
        { type: 'ChouetteGameReported', number: 1, seats: { box: 'box' } },
        {
          type: 'LedgerLinesWritten',
          lines: [
            { number: 1, game: 1, from: 'box', to: 'C', points: 4, reason: 'gammon', reverses: null },
            { number: 2, game: 1, from: 'box', to: 'M2', points: 1, reason: 'win' },
            { number: 3, game: 1, from: 'box', to: 'M3', points: 1, reason: 'boxDropped' },
          ],
        },
        { type: 'SeatsRotated', seats: { box: 'C', line: ['M2', 'M3', 'box'], lastLoser: 'box' } },
      ]);
  });

  it('follows another only when that is over', () => {
    const playing = new ChouetteRecord().do(start(1));
    givenChouette(playing.events).when(start(2)).thenRefused('game.open', { number: 1 });
  });
});

describe('joining', () => {
  it('puts the newcomer last, with nothing won, and a known face where the points are', () => {
    const evening = new ChouetteRecord().report(boxWins(), EVERYBODY).seat('Join', 'New');
    expect(evening.table).toBe('box / M2, M3, C, New');
    evening.seat('Leave', 'C').seat('Join', 'C');
    expect([evening.table, evening.points('C New')]).toEqual(['box / M2, M3, New, C', [-1, 0]]);
  });

  it('ahead of the loser, where the house has it so (M-Camb), but never as captain', () => {
    const rules = { joinPosition: 'beforeLoser' } as const;
    const evening = new ChouetteRecord({ rules }).report(boxWins(), EVERYBODY).seat('Join', 'N1').seat('Join', 'N2');
    expect(evening.table).toBe('box / M2, M3, N1, N2, C');
    expect(new ChouetteRecord({ rules }).seat('Join', 'N1').table).toBe('box / C, M2, M3, N1');
    const two = new ChouetteRecord({ rules, players: 'A B C' }).report(boxWins(), { B: 1, C: 1 }).seat('Leave', 'C');
    expect(two.seat('Join', 'New').table).toBe('A / B, New');
  });

  it('not ahead of a loser who sat out or left since, and is back', () => {
    const rules = { joinPosition: 'beforeLoser' } as const;
    for (const [goes, comes] of [
      ['SitOut', 'Return'],
      ['Leave', 'Join'],
    ] as const) {
      const evening = new ChouetteRecord({ rules }).report(boxWins(), EVERYBODY).seat(goes, 'C').seat(comes, 'C');
      expect(evening.seat('Join', 'New').table).toBe('box / M2, M3, C, New');
    }
  });

  it('during a game takes effect at its end', () => {
    const evening = new ChouetteRecord().do(start(1)).seat('Join', 'New');
    expect(evening.table).toBe('box / C, M2, M3');
    expect(evening.state).toMatchObject({ asks: [{ player: 'New', ask: 'join', agreed: true }] });
  });

  it('is refused above the maximum, counting those who go at the end of the game', () => {
    const playing = new ChouetteRecord({ rules: { maxPlayers: 4 } }).do(start(1));
    givenChouette(playing.events).when(seatCommand('Join', 'New')).thenRefused('chouette.full');
    playing.seat('Leave', 'M3').seat('Join', 'New');
    givenChouette(playing.events).when(seatCommand('Join', 'M3')).thenRefused('chouette.full');
  });

  it('is refused to those who are there, or sit out', () => {
    const evening = new ChouetteRecord().seat('SitOut', 'M2');
    givenChouette(evening.events).when(seatCommand('Join', 'C')).thenRefused('chouette.already-seated');
    givenChouette(evening.events)
      .when(seatCommand('Join', 'M2'))
      .thenRefused('chouette.already-seated', { sittingOut: true });
  });

  it('needs the box to agree, where the house has it so', () => {
    const rules = { joinNeedsBoxConsent: true };
    const evening = new ChouetteRecord({ rules }).seat('Join', 'New', 'New').seat('Join', 'New', 'New');
    expect([evening.table, evening.state]).toMatchObject([
      'box / C, M2, M3',
      { asks: [{ player: 'New', agreed: false }] },
    ]);
    expect(evening.seat('Join', 'New', 'box').table).toBe('box / C, M2, M3, New');
    expect(evening.state).toMatchObject({ asks: [] });
    expect(new ChouetteRecord({ rules }).seat('Join', 'New').table).toBe('box / C, M2, M3, New');
    const withdrawn = new ChouetteRecord({ rules }).seat('Join', 'New', 'New').seat('Leave', 'New', 'New');
    expect(withdrawn.state).toMatchObject({ asks: [] });
  });
});

describe('leaving', () => {
  it('makes the captain box when the box goes, the next one captain when the captain goes (C61)', () => {
    expect(new ChouetteRecord().seat('Leave', 'box').table).toBe('C / M2, M3');
    expect(new ChouetteRecord().seat('Leave', 'C').table).toBe('box / M2, M3');
  });

  it('ends the chouette when one is left (C4)', () => {
    const evening = new ChouetteRecord({ players: 'A B C' }).seat('Leave', 'A').seat('Leave', 'B');
    expect(evening.state.status).toBe('closed');
    expect(evening.events.slice(-2)).toMatchObject([{ type: 'PlayerLeft' }, { type: 'ChouetteClosed' }]);
  });

  it('is for those who are there', () => {
    givenChouette(new ChouetteRecord().events).when(seatCommand('Leave', 'New')).thenRefused('chouette.not-seated');
    givenChouette(new ChouetteRecord().events).when(seatCommand('Return', 'C')).thenRefused('chouette.not-seated');
    givenChouette(new ChouetteRecord().events).when(seatCommand('SitOut', 'New')).thenRefused('chouette.not-seated');
  });

  it('can be taken back while the game is open', () => {
    const evening = new ChouetteRecord().do(start(1)).seat('Leave', 'M2').seat('Join', 'M2');
    expect(evening.state).toMatchObject({ asks: [] });
    evening.seat('SitOut', 'M2').seat('Return', 'M2').seat('Join', 'New').seat('Leave', 'New');
    expect(evening.state).toMatchObject({ asks: [] });
  });
});

describe('sitting out', () => {
  it('leaves the line, and ends at its end', () => {
    const evening = new ChouetteRecord().seat('SitOut', 'M2');
    expect(evening.table).toBe('box / C, M3');
    expect(evening.report(boxWins(), { C: 1, M3: 1 }).seat('Return', 'M2').table).toBe('box / M3, C, M2');
  });

  it('or in the old place, behind the player who stood ahead or else ahead of the player who stood behind', () => {
    const rules = { sitOutReturn: 'samePlace' } as const;
    const back = () => new ChouetteRecord({ rules, players: 'box C M2 M3 M4' }).seat('SitOut', 'M2');
    expect(back().seat('Return', 'M2').table).toBe('box / C, M2, M3, M4');
    expect(back().seat('Leave', 'C').seat('Return', 'M2').table).toBe('box / M2, M3, M4');
    expect(back().seat('Leave', 'C').seat('Leave', 'M3').seat('Return', 'M2').table).toBe('box / M4, M2');
    expect(new ChouetteRecord({ rules }).seat('SitOut', 'box').seat('Return', 'box').table).toBe('C / M2, M3, box');
  });

  it('leaves two at the table', () => {
    const two = new ChouetteRecord({ players: 'A B C' }).seat('SitOut', 'A');
    givenChouette(two.events).when(seatCommand('SitOut', 'B')).thenRefused('chouette.too-few-players', { fewest: 2 });
    expect(two.report(teamWins(), { C: 1 }).table).toBe('B / C');
    expect(two.seat('Return', 'A').table).toBe('B / C, A');
    expect(new ChouetteRecord().seat('SitOut', 'C').seat('Leave', 'C').state).toMatchObject({
      seats: { sittingOut: [] },
    });
  });
});

describe('the partner of the box (C52)', () => {
  const rules = { partner: 'optional', partnerFrom: 4 } as const;
  const invite = (player: string | null, sender = HOST): ChouetteCommand => ({ type: 'InvitePartner', player, sender });

  it('is the last of the line, or the next behind the captain', () => {
    const { seats } = new ChouetteRecord({ rules }).do(invite(null));
    expect(seats).toMatchObject({ box: 'box', partner: 'M3', line: ['C', 'M2'] });
    const next = new ChouetteRecord({ rules: { ...rules, partnerPick: 'next' } }).do(invite('M2', by('box')));
    expect(next.seats).toMatchObject({ partner: 'M2', line: ['C', 'M3'] });
  });

  it('is invited by the box, from so many players on, once, and in that place', () => {
    const asked = (command: ChouetteCommand, choices = { rules }) =>
      givenChouette(new ChouetteRecord(choices).events).when(command);
    asked(invite(null), { rules: {} as typeof rules }).thenRefused('chouette.option-off', { option: 'partner' });
    asked(invite(null, by('C'))).thenRefused('chouette.not-for-you', { by: 'box' });
    asked(invite('C')).thenRefused('chouette.no-partner', { reason: 'not-the-pick', pick: 'M3' });
    givenChouette(new ChouetteRecord({ rules, players: 'A B C' }).events)
      .when(invite(null))
      .thenRefused('chouette.no-partner', { reason: 'too-few' });
    givenChouette(new ChouetteRecord({ rules }).do(invite(null)).events)
      .when(invite(null))
      .thenRefused('chouette.no-partner', { reason: 'has-one' });
  });

  it('is needed for every game where the house has it so', () => {
    const mandatory = new ChouetteRecord({ rules: { ...rules, partner: 'mandatory' } });
    givenChouette(mandatory.events).when(start(1)).thenRefused('chouette.partner-needed', { partnerFrom: 4 });
    expect(mandatory.do(invite(null)).do(start(1)).state.status).toBe('playing');
  });

  it('goes back to the end of the line when the box leaves, and takes the place of a team that has gone', () => {
    const partnered = () => new ChouetteRecord({ rules }).do(invite(null));
    expect(partnered().seat('Leave', 'box').table).toBe('C / M2, M3');
    expect(partnered().seat('Leave', 'M3').seats).toMatchObject({ partner: null, line: ['C', 'M2'] });
    const alone = partnered().seat('Leave', 'C').seat('Leave', 'M2');
    expect([alone.table, alone.seats.partner]).toEqual(['box / M3', null]);
  });
});

describe('the sale of the box (C55)', () => {
  const rules = { buying: true };
  const buy = (buyer: string, points: number, sender = HOST): ChouetteCommand => ({
    type: 'BuyBox',
    buyer,
    points,
    sender,
  });

  it('swaps the two and is paid before the game', () => {
    const evening = new ChouetteRecord({ rules }).do(buy('M2', 3));
    expect([evening.table, evening.points('box M2')]).toEqual(['M2 / C, box, M3', [3, -3]]);
    expect(evening.lines).toMatchObject([{ game: 1, from: 'M2', to: 'box', points: 3, reason: 'boxSale' }]);
  });

  it('takes effect when both have said the same', () => {
    const evening = new ChouetteRecord({ rules }).do(buy('M2', 3, by('M2'))).do(buy('M2', 3, by('M2')));
    expect(evening.state).toMatchObject({ offer: { buyer: 'M2', points: 3, by: 'M2' } });
    expect(evening.do(buy('M2', 4, by('box'))).table).toBe('box / C, M2, M3');
    expect(evening.do(buy('M2', 4, by('M2'))).table).toBe('M2 / C, box, M3');
    expect(evening.state).toMatchObject({ offer: null });
  });

  it('is refused where it makes no sense', () => {
    const asked = (command: ChouetteCommand) => givenChouette(new ChouetteRecord({ rules }).events).when(command);
    asked(buy('box', 3)).thenRefused('chouette.sale-impossible', { reason: 'own-box' });
    asked(buy('M2', 0)).thenRefused('chouette.sale-impossible', { reason: 'points' });
    asked(buy('New', 1)).thenRefused('chouette.not-seated');
    asked(buy('M2', 1, by('M3'))).thenRefused('chouette.not-for-you');
    givenChouette(new ChouetteRecord().events).when(buy('M2', 1)).thenRefused('chouette.option-off');
  });
});

describe('a command that cannot be', () => {
  it('changes nothing whatever the moment', () => {
    for (const record of [new ChouetteRecord(), new ChouetteRecord().do(start(1))]) {
      const { state } = record;
      expect(CHOUETTE.decide(state, { type: 'ThrowOrder', throws: [] })).toMatchObject({
        error: { code: 'chouette.wrong-moment' },
      });
      expect(CHOUETTE.decide(state, reportGame(9, sheetOf(null, {}))).ok).toBe(false);
    }
  });
});
