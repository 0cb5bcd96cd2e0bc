/** T48: an entrant appeals against a ruling; a committee decides, once and for all. */
import { TournamentCheck } from '../../../src/modules/tournaments/index.js';
import type { ApiAnswer, ApiClient } from '../../support/clients/api-client.js';
import { type PairingSeen, TournamentDriver } from '../../support/clubs/tournament.js';
import { exportOf, importInto } from '../../support/documents/archive.js';
import { type TestApp, testApp } from '../../support/service/test-app.js';

let club: TestApp;
beforeAll(async () => {
  club = await testApp();
});
afterAll(async () => {
  expect((await club.app.get(TournamentCheck).run()).differences).toEqual([]);
  await club.close();
});

interface Ruled {
  readonly night: TournamentDriver;
  readonly pairing: PairingSeen;
  readonly white: string;
  readonly black: string;
  /** The version of the ruling. */
  readonly version: number;
}

async function lastAct({ path }: TournamentDriver): Promise<ApiAnswer['body']> {
  return (await club.api.get(`${path}/acts?limit=1`)).body.items[0];
}

/** Black has a penalty point against them. */
async function ruled(): Promise<Ruled> {
  const night = await TournamentDriver.open(club, { kind: 'knockout', lengths: [5] }, 4);
  await night.draw();
  const [pairing] = await night.pairings('?status=ready');
  if (pairing === undefined) throw new Error('nothing is drawn');
  await club.api.post(`${night.path}/pairings/${pairing.id}/penalty`, { to: 'white', points: 1, reason: 'Late' });
  const { version } = await lastAct(night);
  return { night, pairing, version, white: String(pairing.white?.entryId), black: String(pairing.black?.entryId) };
}

function appeal({ night, version }: Ruled, entryId: string, api: ApiClient = club.api) {
  return api.post(`${night.path}/acts/${version}/appeal`, { entryId, reason: 'The match was not called' });
}

function decision({ night, version }: Ruled, outcome: string, reason?: string) {
  return club.api.post(`${night.path}/acts/${version}/appeal/decision`, { outcome, reason });
}

it('stands at the ruling until the committee has decided, and the decision is final', async () => {
  const ruling = await ruled();
  const { night, pairing, black, white, version } = ruling;
  expect(await lastAct(night)).toMatchObject({ act: 'penalty', appealable: true, appeal: null });

  const open = { entryId: black, reason: 'The match was not called', status: 'open', decision: null };
  const { status, body } = await appeal(ruling, black);
  expect([status, body]).toEqual([
    200,
    { version, act: 'penalty', pairingId: pairing.id, entryIds: [white, black], inMatch: null, appeal: open },
  ]);
  expect(await lastAct(night)).toMatchObject({ act: 'appeal', entryIds: [black], appealable: false, appeal: null });
  const twice = await appeal(ruling, white);
  expect(twice.body).toMatchObject({ code: 'appeal.not-possible', params: { reason: 'appealed', act: 'penalty' } });

  const decided = { ...open, status: 'overturned', decision: 'The board was not free' };
  expect((await decision(ruling, 'overturned', 'The board was not free')).body.appeal).toEqual(decided);
  expect((await decision(ruling, 'upheld')).body).toMatchObject({
    status: 409,
    code: 'appeal.not-open',
    params: { reason: 'decided', act: 'penalty', version, outcome: 'overturned' },
  });
  // It changes no result: that is an act of its own, after which the appeal still stands at the ruling.
  expect((await club.api.post(`${night.path}/undo`, { act: version })).status).toBe(200);
  const { items } = (await club.api.get(`${night.path}/acts`)).body;
  expect(items.find((act: { version: number }) => act.version === version)).toMatchObject({
    undone: true,
    appealable: false,
    appeal: decided,
  });
});

it('is told with every page of the acts as long as it is open', async () => {
  const ruling = await ruled();
  const { night, black, version } = ruling;
  const told = async () => (await club.api.get(`${night.path}/acts?limit=1`)).body.openAppeals;
  expect(await told()).toEqual([]);
  await appeal(ruling, black);
  expect(await told()).toEqual([version]);
  await decision(ruling, 'upheld');
  expect(await told()).toEqual([]);
});

it('is of an entrant whom the ruling is about', async () => {
  const ruling = await ruled();
  const { night, pairing, black } = ruling;
  const stranger = night.entries.find((id) => id !== pairing.white?.entryId && id !== black) ?? '';
  expect((await appeal(ruling, stranger)).body).toMatchObject({
    code: 'appeal.not-possible',
    params: { reason: 'not-concerned' },
  });
  const opponent = club.as(await club.token('player', { playerId: String(pairing.white?.playerId) }));
  expect((await appeal(ruling, black, opponent)).status).toBe(403);
  const own = club.as(await club.token('player', { playerId: String(pairing.black?.playerId) }));
  expect((await appeal(ruling, black, own)).status).toBe(200);
});

it('is of an entrant who is in the tournament', async () => {
  const night = await TournamentDriver.open(club, { kind: 'knockout', lengths: [5] }, 4);
  const entryId = String(night.entries[0]);
  await club.api.post(`${night.path}/entries/${entryId}/disqualify`, { reason: 'Moved checkers' });
  const { version } = await lastAct(night);
  await club.api.delete(`${night.path}/entries/${entryId}`, { headers: { 'if-match': '*' } });
  const { items } = (await club.api.get(`${night.path}/acts`)).body;
  expect(items[1]).toMatchObject({ act: 'disqualify', entryIds: [entryId], appealable: false });
  const against = (api: ApiClient) => api.post(`${night.path}/acts/${version}/appeal`, { entryId, reason: 'They lie' });
  const stranger = club.as(await club.token('player', { playerId: await club.player() }));
  expect((await against(stranger)).status).toBe(403);
  expect((await against(club.api)).body).toMatchObject({
    code: 'appeal.not-possible',
    params: { reason: 'not-concerned', act: 'disqualify' },
  });
});

it('is against nothing that is about no entrant yet', async () => {
  const night = await TournamentDriver.open(club, { kind: 'knockout', lengths: [5] }, 4);
  await night.draw();
  const [final] = await night.pairings('?status=waiting');
  const length = { length: 7, reason: 'It is the final' };
  await club.api.post(`${night.path}/pairings/${final?.id}/length`, length, { headers: { 'if-match': '*' } });
  expect(await lastAct(night)).toMatchObject({ act: 'correct-length', entryIds: [], appealable: false });
});

it('is against a ruling that counts', async () => {
  const ruling = await ruled();
  const { night, black } = ruling;
  const against = async (version: number) => {
    const { body } = await appeal({ ...ruling, version }, black);
    return [body.code, body.params?.reason];
  };
  expect(await against(1)).toEqual(['appeal.not-possible', 'no-ruling']);
  expect(await against(999)).toEqual(['ruling.not-found', undefined]);
  expect((await decision(ruling, 'upheld')).body).toMatchObject({
    code: 'appeal.not-open',
    params: { reason: 'none' },
  });
  expect((await decision({ ...ruling, version: 999 }, 'upheld')).body.code).toBe('ruling.not-found');
  await club.api.post(`${night.path}/undo`, {});
  expect(await against(ruling.version)).toEqual(['appeal.not-possible', 'undone']);
});

it('is against what staff decides, and not against what players report', async () => {
  const night = await TournamentDriver.open(club, { kind: 'round-robin', lengths: [3] }, 3);
  await night.draw();
  const [pairing] = await night.pairings('?status=ready');
  if (pairing === undefined) throw new Error('nothing is drawn');
  const player = club.as(await club.token('player', { playerId: String(pairing.white?.playerId) }));
  await night.report(pairing, 'white', player);
  expect(await lastAct(night)).toMatchObject({ act: 'record-result', appealable: false });
  const path = `${night.path}/pairings/${pairing.id}/correction`;
  const forfeit = { winner: 'black', by: 'forfeit', reason: 'Left the hall' };
  await club.api.post(path, forfeit, { headers: { 'if-match': '*' } });
  expect(await lastAct(night)).toMatchObject({ act: 'correct-result', appealable: true });
});

it('is taken back when it was entered wrongly, the decision before the appeal', async () => {
  const ruling = await ruled();
  const { night, black, version } = ruling;
  await appeal(ruling, black);
  const { version: appealed } = await lastAct(night);
  await decision(ruling, 'upheld');
  const undo = (act: number) => club.api.post(`${night.path}/undo`, { act });
  expect((await undo(appealed)).body).toMatchObject({ code: 'undo.depended-on', params: { later: ['decide-appeal'] } });
  expect((await club.api.post(`${night.path}/undo`, {})).body.act.act).toBe('decide-appeal');
  expect((await decision(ruling, 'overturned')).body.appeal).toMatchObject({ status: 'overturned', decision: null });
  await club.api.post(`${night.path}/undo`, {});
  expect((await undo(appealed)).status).toBe(200);
  expect((await appeal(ruling, black)).body).toMatchObject({ version, appeal: { status: 'open' } });
});

it('goes with the club into another one', async () => {
  const ruling = await ruled();
  await appeal(ruling, ruling.black);
  await decision(ruling, 'upheld');
  const copy = await testApp();
  await importInto(copy.api, await exportOf(club.api));
  const path = `${ruling.night.path}/acts`;
  expect((await copy.api.get(path)).body).toEqual((await club.api.get(path)).body);
  await copy.close();
});
