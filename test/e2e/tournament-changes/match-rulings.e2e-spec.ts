/** T48: what staff rule inside a match of a tournament is found in one list, and an entrant appeals against it. */
import { RecordCheck } from '../../../src/modules/games/index.js';
import { TournamentCheck } from '../../../src/modules/tournaments/index.js';
import type { ApiAnswer, ApiClient } from '../../support/clients/api-client.js';
import { race } from '../../support/clients/race.js';
import { type PairingSeen, TournamentDriver } from '../../support/clubs/tournament.js';
import { exportOf, importInto } from '../../support/documents/archive.js';
import { type TestApp, testApp } from '../../support/service/test-app.js';

let club: TestApp;
beforeAll(async () => {
  club = await testApp();
});
afterAll(async () => {
  expect((await club.app.get(TournamentCheck).run()).differences).toEqual([]);
  expect((await club.app.get(RecordCheck).run()).differences).toEqual([]);
  await club.close();
});

const ANY = { headers: { 'if-match': '*' } };
const OPENING = { type: 'opening-roll', dice: { white: 3, black: 1 } };

class Night {
  private constructor(
    readonly night: TournamentDriver,
    readonly pairing: PairingSeen,
    readonly match: string,
    readonly game: string,
  ) {}

  /** A match that has begun with a 3-1 of white. */
  static async begun(): Promise<Night> {
    const night = await TournamentDriver.open(club, { kind: 'knockout', lengths: [5] }, 4, { dice: 'recorded' });
    await night.draw();
    const [pairing] = await night.pairings('?status=ready');
    if (pairing === undefined) throw new Error('nothing is drawn');
    const match = String(pairing.matchId);
    const game = String((await club.api.post(`/v1/matches/${match}/games`)).body.id);
    await club.api.act(game, [OPENING]);
    return new Night(night, pairing, match, game);
  }

  get white(): string {
    return String(this.pairing.white?.entryId);
  }

  get black(): string {
    return String(this.pairing.black?.entryId);
  }

  get path(): string {
    return `${this.night.path}/matches/${this.match}/rulings`;
  }

  async player(side: 'white' | 'black'): Promise<ApiClient> {
    return club.as(await club.token('player', { playerId: String(this.pairing[side]?.playerId) }));
  }

  async rulings(api: ApiClient = club.api): Promise<ApiAnswer['body']> {
    return (await api.get(this.path)).body.items;
  }

  async last(): Promise<ApiAnswer['body']> {
    return (await this.rulings())[0];
  }

  clock(act: object): Promise<ApiAnswer> {
    return club.api.post(`/v1/matches/${this.match}/clock`, { reason: 'Slow play', ...act });
  }

  /** A clock is put beside the board, and the version of that ruling. */
  async withClock(): Promise<number> {
    expect((await this.clock({ act: 'introduce', from: 'now' })).status).toBe(200);
    return (await this.last()).version;
  }

  appeal(version: number, entryId = this.black, api: ApiClient = club.api, more: object = {}): Promise<ApiAnswer> {
    return api.post(`${this.path}/${version}/appeal`, { entryId, reason: 'I was not slow' }, more);
  }

  async acts(): Promise<ApiAnswer['body']> {
    return (await club.api.get(`${this.night.path}/acts`)).body;
  }
}

it('tells in one list what was ruled, by whom, why and at which version', async () => {
  const night = await Night.begun();
  await night.withClock();
  await night.clock({ act: 'adjust', reserveSeconds: { white: 300 }, reason: 'The alarm rang' });
  await night.clock({ act: 'pause', reason: 'A break' });
  await night.clock({ act: 'resume', reason: 'The break is over' });
  await club.api.act(night.game, [
    { type: 'play', play: '8/5 6/5' },
    { type: 'roll', dice: [6, 5] },
    { type: 'void-roll', reason: 'cocked' },
    { type: 'roll', dice: [5, 4] },
  ]);
  await club.api.act(night.game, [{ type: 'take-back', reason: 'Another roll' }]);
  const record = (await club.api.get(`/v1/matches/${night.match}/events`)).body.items;
  const versionOf = (type: string) => record.find((event: { type: string }) => event.type === type).version;
  const { actor } = record[0];
  const known = { act: null, actor, undone: false, appealable: true, appeal: null };
  const entryIds = [night.white, night.black];
  const clock = (kind: string, type: string, reason: string) => {
    return { ...known, entryIds, kind, version: versionOf(type), reason, game: null };
  };
  expect(await night.rulings()).toMatchObject([
    { ...known, kind: 'take-back', version: versionOf('TakenBack'), reason: 'Another roll', game: 1 },
    { ...known, kind: 'void-roll', version: versionOf('RollVoided'), reason: 'cocked', game: 1 },
    clock('resume-clock', 'ClockResumed', 'The break is over'),
    clock('pause-clock', 'ClockPaused', 'A break'),
    clock('adjust-clock', 'ClockAdjusted', 'The alarm rang'),
    clock('introduce-clock', 'ClockIntroduced', 'Slow play'),
  ]);
});

it('is also about what is an act of the tournament, which has one appeal at either address', async () => {
  const night = await Night.begun();
  await club.api.act(night.game, [{ type: 'resign', as: 'single' }, { type: 'accept-resignation' }]);
  await club.api.post(`/v1/matches/${night.match}/penalties`, { to: 'white', points: 1, reason: 'Late' });
  const [act] = (await night.acts()).items;
  expect(act).toMatchObject({ act: 'penalty', appealable: true });
  const ruling = await night.last();
  expect(ruling).toMatchObject({ kind: 'penalty', act: act.version, reason: 'Late', appealable: true });
  expect((await night.appeal(ruling.version)).body).toMatchObject({ act: act.version, appealable: false });
  expect((await night.acts()).openAppeals).toEqual([act.version]);
  const again = await club.api.post(`${night.night.path}/acts/${act.version}/appeal`, {
    entryId: night.white,
    reason: 'Again',
  });
  expect(again.body).toMatchObject({ code: 'appeal.not-possible', params: { reason: 'appealed' } });
  expect((await night.appeal(ruling.version, night.white)).body.params.reason).toBe('appealed');
});

it('has a game that a director corrects, once, with the act of the tournament where its match was over', async () => {
  const night = await Night.begun();
  await club.api.act(night.game, [{ type: 'resign', as: 'single' }, { type: 'accept-resignation' }]);
  const result = { winner: 'white', kind: 'gammon', cube: 1 };
  const correction = `/v1/matches/${night.match}/games/${night.game}/correction`;
  await club.api.post(correction, { result, reason: 'The slip' }, ANY);
  expect(await night.rulings()).toMatchObject([{ kind: 'correct-game', act: null, game: 1, reason: 'The slip' }]);
  await club.api.post(`/v1/matches/${night.match}/games`, {
    result: { winner: 'white', kind: 'backgammon', cube: 1 },
  });
  await club.api.post(correction, { result: null, reason: 'Never played' }, ANY);
  const [last, ...earlier] = await night.rulings();
  expect(last).toMatchObject({ kind: 'correct-game', act: (await night.acts()).items[0].version, game: 1 });
  expect(earlier.map(({ kind }: { kind: string }) => kind)).toEqual(['record-game', 'correct-game']);
});

it('is not what players do themselves, nor what staff enter as it is played', async () => {
  const night = await Night.begun();
  const white = await night.player('white');
  await white.act(night.game, [{ type: 'void-roll', reason: 'cocked', side: 'white' }]);
  await club.api.act(night.game, [{ type: 'play', play: '8/5 6/5' }]);
  expect(await night.rulings()).toEqual([]);
});

it('has one appeal, which is counted with those at acts, and the decision changes no match', async () => {
  const night = await Night.begun();
  const version = await night.withClock();
  const before = (await club.api.get(`/v1/matches/${night.match}/events`)).body;
  const open = { entryId: night.black, reason: 'I was not slow', status: 'open', decision: null };
  const appealed = await night.appeal(version, night.black, await night.player('black'));
  expect([appealed.status, appealed.body.appeal, appealed.body.appealable]).toEqual([200, open, false]);
  const { items, openAppeals } = await night.acts();
  const inMatch = { matchId: night.match, version, kind: 'introduce-clock', game: null };
  expect(items[0]).toMatchObject({
    act: 'appeal',
    pairingId: night.pairing.id,
    entryIds: [night.black],
    inMatch,
    appeal: open,
    appealable: false,
  });
  expect(openAppeals).toEqual([items[0].version]);
  expect((await night.appeal(version, night.white)).body).toMatchObject({
    status: 409,
    code: 'appeal.not-possible',
    params: { reason: 'appealed', act: 'introduce-clock', version },
  });
  const address = `${night.night.path}/acts/${items[0].version}/appeal/decision`;
  const decided = await club.api.post(address, { outcome: 'upheld', reason: 'Both were' });
  expect(decided.body).toMatchObject({ inMatch, appeal: { status: 'upheld', decision: 'Both were' } });
  expect((await club.api.post(address, { outcome: 'overturned' })).body).toMatchObject({ code: 'appeal.not-open' });
  expect((await night.acts()).openAppeals).toEqual([]);
  expect((await night.last()).appeal).toMatchObject({ status: 'upheld' });
  expect((await club.api.get(`/v1/matches/${night.match}/events`)).body).toEqual(before);
});

it('is read and appealed against by the two of the match and by staff', async () => {
  const night = await Night.begun();
  const version = await night.withClock();
  const stranger = club.as(await club.token('player', { playerId: await club.player() }));
  expect((await stranger.get(night.path)).body.detail).toBe('A player may read only the rulings in their own matches.');
  expect((await club.as(await club.token('viewer')).get(night.path)).status).toBe(403);
  expect(await night.rulings(await night.player('white'))).toHaveLength(1);
  const white = await night.player('white');
  expect((await night.appeal(version, night.black, white)).body.detail).toBe(
    'A player may appeal only for their own entry.',
  );
  const other = night.night.entries.find((id) => id !== night.white && id !== night.black) ?? '';
  expect((await night.appeal(version, other)).body.params.reason).toBe('not-concerned');
  expect((await night.appeal(version, night.white, club.as(await club.token('scorer')))).status).toBe(200);
});

it('refuses an appeal that says nothing, or is against nothing', async () => {
  const night = await Night.begun();
  const version = await night.withClock();
  const empty = await club.api.post(`${night.path}/${version}/appeal`, { entryId: night.black, reason: ' ' });
  expect(empty.body).toMatchObject({ status: 400, code: 'request.invalid', errors: [{ pointer: '/reason' }] });
  expect((await night.appeal(1)).body).toMatchObject({ status: 404, code: 'ruling.not-found', params: { version: 1 } });
  const elsewhere = await Night.begun();
  const wrong = `${night.night.path}/matches/${elsewhere.match}/rulings`;
  expect((await club.api.get(wrong)).body).toMatchObject({ status: 404, code: 'match.not-found' });
  expect((await club.api.post(`${wrong}/2/appeal`, { entryId: night.black, reason: 'x' })).status).toBe(404);
  expect((await night.acts()).openAppeals).toEqual([]);
});

it('allows no appeal once it is taken back, or its match is out of the tournament', async () => {
  const night = await Night.begun();
  await club.api.act(night.game, [{ type: 'void-roll', reason: 'off-board' }]);
  const { version } = await night.last();
  await club.api.act(night.game, [{ type: 'take-back' }]);
  const [takeBack, voided] = await night.rulings();
  expect(takeBack).toMatchObject({ kind: 'take-back', undone: false, appealable: true });
  expect(voided).toMatchObject({ version, undone: true, appealable: false });
  expect((await night.appeal(version)).body.params.reason).toBe('undone');

  const neither = { winner: null, by: 'no-show', reason: 'Both left' };
  await club.api.post(`${night.night.path}/pairings/${night.pairing.id}/correction`, neither, ANY);
  expect((await night.rulings()).at(1)).toMatchObject({ kind: 'take-back', appealable: false, entryIds: [] });
  expect((await night.appeal(takeBack.version)).body.params.reason).toBe('outside-tournament');
});

it('is no longer appealable at an act of a pairing that another draw has taken away', async () => {
  const night = await TournamentDriver.open(club, { kind: 'knockout', lengths: [5] }, 4);
  await night.draw();
  const [pairing] = await night.pairings('?status=ready');
  await club.api.post(`${night.path}/pairings/${pairing?.id}/penalty`, { to: 'white', points: 1, reason: 'Late' });
  const penalty = async () =>
    (await club.api.get(`${night.path}/acts`)).body.items.find(({ act }: { act: string }) => act === 'penalty');
  const { version, appealable } = await penalty();
  expect(appealable).toBe(true);
  await night.draw('another');
  expect(await penalty()).toMatchObject({ version, undone: false, appealable: false });
  const body = { entryId: pairing?.black?.entryId, reason: 'Not late' };
  expect((await club.api.post(`${night.path}/acts/${version}/appeal`, body)).body).toMatchObject({
    code: 'appeal.not-possible',
    params: { reason: 'outside-tournament' },
  });
  await club.api.post(`${night.path}/undo`, {});
  expect(await penalty()).toMatchObject({ version, appealable: true });
});

it('is safe to retry, names the version of the tournament, and is one among many at once', async () => {
  const night = await Night.begun();
  const version = await night.withClock();
  const key = { headers: { 'idempotency-key': `appeal-${night.match}` } };
  const stale = { headers: { 'if-match': '"1"' } };
  expect((await night.appeal(version, night.black, club.api, stale)).status).toBe(412);
  const first = await night.appeal(version, night.black, club.api, key);
  const second = await night.appeal(version, night.black, club.api, key);
  expect([first.status, second.status, second.text]).toEqual([200, 200, first.text]);

  const busy = await Night.begun();
  const ruling = await busy.withClock();
  const answers = await race([club.api], (api) => busy.appeal(ruling, busy.white, api));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
  expect((await busy.acts()).openAppeals).toHaveLength(1);
});

it('is undone like any other act, and another one is possible then', async () => {
  const night = await Night.begun();
  const version = await night.withClock();
  await night.appeal(version);
  const [{ version: act }] = (await night.acts()).items;
  await club.api.post(`${night.night.path}/acts/${act}/appeal/decision`, { outcome: 'upheld' });
  expect((await club.api.post(`${night.night.path}/undo`, { act })).body.code).toBe('undo.depended-on');
  await club.api.post(`${night.night.path}/undo`, {});
  expect((await club.api.post(`${night.night.path}/undo`, { act })).status).toBe(200);
  expect(await night.last()).toMatchObject({ version, appealable: true, appeal: null });
  expect((await night.appeal(version, night.white)).body.appeal).toMatchObject({ status: 'open' });
});

it('goes with the club into another one', async () => {
  const night = await Night.begun();
  await night.appeal(await night.withClock());
  const copy = await testApp();
  await importInto(copy.api, await exportOf(club.api));
  expect((await copy.api.get(night.path)).body).toEqual((await club.api.get(night.path)).body);
  expect((await copy.app.get(TournamentCheck).run()).differences).toEqual([]);
  await copy.close();
});
