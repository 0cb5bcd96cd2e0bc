/** Directors take back what they did: the last act, an earlier one, a withdrawal, an end; matches follow in the same write. */
import { RecordCheck } from '../../../src/modules/games/index.js';
import { TournamentCheck } from '../../../src/modules/tournaments/index.js';
import type { ApiAnswer } from '../../support/clients/api-client.js';
import { type TestApp, testApp } from '../../support/service/test-app.js';
import { type PairingSeen, TournamentDriver } from '../../support/clubs/tournament.js';

let club: TestApp;
beforeAll(async () => {
  club = await testApp();
});
afterAll(async () => {
  await club.close();
});
afterEach(async () => {
  expect((await club.app.get(TournamentCheck).run()).differences).toEqual([]);
  expect((await club.app.get(RecordCheck).run()).differences).toEqual([]);
});

const ANY = { headers: { 'if-match': '*' } };
const KNOCKOUT = { kind: 'knockout', lengths: [3, 5] };

async function drawn(format: object = KNOCKOUT, entrants = 4): Promise<TournamentDriver> {
  const night = await TournamentDriver.open(club, format, entrants);
  await night.draw();
  return night;
}

async function theOnly(night: TournamentDriver, query: string): Promise<PairingSeen> {
  const [pairing] = await night.pairings(query);
  if (pairing === undefined) throw new Error(`no pairing ${query}`);
  return pairing;
}

function undo({ path }: TournamentDriver, body: object = {}, query = ''): Promise<ApiAnswer> {
  return club.api.post(`${path}/undo${query}`, body);
}

const matchOf = async ({ matchId }: PairingSeen): Promise<ApiAnswer['body']> =>
  (await club.api.get(`/v1/matches/${matchId}`)).body;

/** Both semifinals for white, and the final for white. */
async function playedOut(): Promise<{ night: TournamentDriver; semifinal: PairingSeen; final: PairingSeen }> {
  const night = await drawn();
  await night.playOut();
  return { night, semifinal: await theOnly(night, '?round=1'), final: await theOnly(night, '?round=2') };
}

const SWAPPED = { score: { white: 1, black: 3 }, reason: 'misread' };

describe('undoing the last act', () => {
  it('shows what it changes before it is done, leaves what there was before, and can be undone', async () => {
    const night = await drawn();
    const [first, second] = await night.pairings('?round=1');
    if (first === undefined || second === undefined) throw new Error('nothing to play');
    await night.report(first, 'white');
    const before = await night.pairings('?flight=main');
    await night.report(second, 'black');
    const after = await night.pairings('?flight=main');

    const told = await undo(night, {}, '?dryRun=true');
    expect([told.status, told.body.applied, told.body.act.act]).toEqual([200, false, 'record-result']);
    expect(await night.pairings('?flight=main')).toEqual(after);

    const done = await undo(night, { reason: 'wrong table' });
    expect([done.status, done.body.applied]).toEqual([200, true]);
    expect(done.body.affected).toEqual(told.body.affected);
    expect(await night.pairings('?flight=main')).toEqual(before);
    expect(await matchOf(second)).toMatchObject({ status: 'open', winner: null });

    const acts = (await club.api.get(`${night.path}/acts`)).body.items;
    const about = { pairingId: second.id, entryIds: [second.white?.entryId, second.black?.entryId] };
    const undoes = { version: acts[1].version, act: 'record-result' };
    expect(acts.slice(0, 2)).toMatchObject([
      { act: 'undo', ...about, undoes, undone: false, undoable: true },
      { act: 'record-result', ...about, undoes: null, undone: true, undoable: false },
    ]);
    expect((await undo(night, { act: acts[0].version })).status).toBe(200);
    expect(await night.pairings('?flight=main')).toEqual(
      after.map((pairing) => (pairing.round === 2 ? { ...pairing, matchId: expect.any(String) } : pairing)),
    );
    expect(await matchOf(second)).toMatchObject({ status: 'finished', winner: 'black' });
  });

  it('gives back what a correction has made void, with its match', async () => {
    const { night, semifinal, final } = await playedOut();
    await club.api.post(`${night.path}/pairings/${semifinal.id}/correction`, SWAPPED, ANY);
    expect(await matchOf(final)).toMatchObject({ status: 'void' });
    expect((await undo(night)).status).toBe(200);
    expect(await theOnly(night, '?round=2')).toEqual(final);
    expect(await matchOf(final)).toMatchObject({ status: 'finished', winner: 'white' });
    expect(await matchOf(semifinal)).toMatchObject({ winner: 'white', white: { score: 3 } });
    expect((await night.view()).status).toBe('finished');
  });

  it('gives it back also where the director corrects the correction', async () => {
    const { night, semifinal, final } = await playedOut();
    const path = `${night.path}/pairings/${semifinal.id}/correction`;
    await club.api.post(path, SWAPPED, ANY);
    const back = await club.api.post(path, { score: { white: 3, black: 0 }, reason: 'it was right' }, ANY);
    expect(back.status).toBe(200);
    expect(await theOnly(night, '?round=2')).toEqual(final);
    expect(await matchOf(final)).toMatchObject({ status: 'finished', winner: 'white' });
    expect((await night.view()).status).toBe('finished');
  });

  it('takes a draw back with its matches, until one of them begins', async () => {
    const night = await drawn();
    const [pairing] = await night.pairings();
    expect((await undo(night)).body.act.act).toBe('draw');
    expect([(await night.view()).status, await night.pairings()]).toEqual(['entries', []]);
    expect((await club.api.get(`/v1/matches/${pairing?.matchId}`)).body.status).toBe('void');

    await night.draw();
    const again = await theOnly(night, '?round=1');
    await club.api.post(`/v1/matches/${again.matchId}/games`, {});
    const draw = (await club.api.get(`${night.path}/acts`)).body.items.find(
      ({ act }: { act: string }) => act === 'draw',
    );
    const refused = await undo(night, { act: draw.version });
    expect([refused.status, refused.body.code]).toEqual([409, 'undo.depended-on']);
    expect(refused.body.detail).toContain('the start of a match');
  });

  it('takes a reported game back that was the last of its match', async () => {
    const night = await drawn({ kind: 'knockout', lengths: [1] }, 2);
    const pairing = await theOnly(night, '?round=1');
    await club.api.post(`/v1/matches/${pairing.matchId}/games`, {
      result: { winner: 'white', kind: 'single', cube: 1 },
    });
    expect((await night.view()).status).toBe('finished');
    const undone = await undo(night);
    expect([undone.status, undone.body.act.act]).toEqual([200, 'record-result']);
    expect([(await night.view()).status, (await matchOf(pairing)).status]).toEqual(['running', 'open']);
  });

  it('has one effect for one key, and needs a director', async () => {
    const night = await drawn();
    const key = { headers: { 'idempotency-key': 'undo once' } };
    const first = await club.api.post(`${night.path}/undo`, {}, key);
    const second = await club.api.post(`${night.path}/undo`, {}, key);
    expect([first.status, second.body]).toEqual([200, first.body]);
    expect((await club.api.get(`${night.path}/entries`)).body.items).toHaveLength(4);
    const scorer = club.as(await club.token('scorer'));
    expect((await scorer.post(`${night.path}/undo`, {})).status).toBe(403);
    expect((await scorer.get(`${night.path}/acts`)).status).toBe(200);
  });
});

it('tells whom an act was about at its time, also where others meet there now', async () => {
  const night = await drawn({ kind: 'knockout', lengths: [3] }, 4);
  const [first, second] = await night.pairings('?status=ready');
  if (first === undefined || second === undefined) throw new Error('nothing to play');
  const at = { headers: { 'if-match': '*' } };
  await club.api.patch(`${night.path}/pairings/${first.id}`, { table: '1' }, at);
  const [one, other] = [first.white?.entryId, second.white?.entryId];
  expect(
    (await club.api.post(`${night.path}/pairings/swap`, { entries: [one, other], reason: 'wrong seats' })).status,
  ).toBe(200);
  const acts = (await club.api.get(`${night.path}/acts?limit=2`)).body.items;
  expect(acts).toMatchObject([
    { act: 'swap-entrants', pairingId: null, entryIds: [one, other] },
    { act: 'assign-table', pairingId: first.id, entryIds: [one, first.black?.entryId] },
  ]);
});

it('tells of entries and of what is announced, also before it is done', async () => {
  const night = await TournamentDriver.open(club, KNOCKOUT, 2);
  const [entry] = night.entries;
  const both = async (): Promise<unknown> => {
    const before = (await undo(night, {}, '?dryRun=true')).body.affected;
    const { status, body } = await undo(night);
    expect([status, body.affected]).toEqual([200, before]);
    return before;
  };
  const added = await club.api.post(`${night.path}/entries`, { playerId: await club.player() });
  expect(await both()).toEqual([
    { kind: 'entry', id: added.body.id, before: expect.objectContaining({ status: 'entered' }), after: null },
  ]);
  await club.api.patch(`${night.path}/entries/${entry}`, { paid: true }, ANY);
  const paid = (is: boolean): unknown => expect.objectContaining({ paid: is });
  expect(await both()).toEqual([{ kind: 'entry', id: entry, before: paid(true), after: paid(false) }]);
  const changed = { name: 'Club evening', visibility: 'public', prizes: { entryFee: 500 }, rules: { holland: true } };
  expect((await club.api.patch(night.path, { ...changed, dice: 'server' }, ANY)).status).toBe(200);
  expect(await both()).toMatchObject([
    {
      kind: 'details',
      id: night.id,
      before: { ...changed, dice: 'server' },
      after: { name: 'Club night', visibility: 'private', prizes: null, rules: {}, dice: 'recorded' },
    },
  ]);
});

it('calls a re-entry what it is, of both entries (T9)', async () => {
  const night = await drawn({ kind: 'knockout', lengths: [1], reEntry: true }, 7);
  const [first] = await night.pairings('?status=ready');
  if (first === undefined) throw new Error('nothing to play');
  await night.report(first, 'white');
  const again = await club.api.post(`${night.path}/entries`, { playerId: first.black?.playerId });
  expect(again.status).toBe(201);
  const about = { act: 'enter', entryIds: [first.black?.entryId, again.body.id] };
  expect((await club.api.get(`${night.path}/acts?limit=1`)).body.items).toMatchObject([about]);
  const undone = await undo(night);
  expect([undone.status, undone.body.act]).toMatchObject([200, about]);
});

describe('undoing an earlier act', () => {
  it('is possible where nothing depends on it, and names what does', async () => {
    const night = await drawn({ kind: 'round-robin', lengths: [3] }, 4);
    const [first, second] = await night.pairings('?status=ready');
    if (first === undefined || second === undefined) throw new Error('nothing to play');
    await night.report(first, 'white');
    await night.report(second, 'white');
    const acts = (await club.api.get(`${night.path}/acts?limit=3`)).body.items;
    expect(acts.map(({ act, undoable }: { act: string; undoable: boolean }) => [act, undoable])).toEqual([
      ['record-result', true],
      ['record-result', true],
      ['draw', false],
    ]);
    expect(acts).toMatchObject([
      { pairingId: second.id, entryIds: [second.white?.entryId, second.black?.entryId] },
      { pairingId: first.id, entryIds: [first.white?.entryId, first.black?.entryId] },
      { pairingId: null, entryIds: [] },
    ]);
    const entered = (await club.api.get(`${night.path}/acts?limit=200`)).body.items.filter(
      ({ act }: { act: string }) => act === 'enter',
    );
    const entries = entered.flatMap(({ entryIds }: { entryIds: string[] }) => entryIds);
    expect(entries.toReversed()).toEqual(night.entries);
    const capitals = (
      await club.api.get(`${night.path.toUpperCase().replace('/V1/TOURNAMENTS', '/v1/tournaments')}/acts?limit=1`)
    ).body.items;
    expect(capitals).toMatchObject([{ pairingId: second.id }]);
    expect((await undo(night, { act: acts[1].version })).status).toBe(200);
    expect([(await matchOf(first)).status, (await matchOf(second)).status]).toEqual(['open', 'finished']);

    const opening = await undo(night, { act: 1 });
    expect([opening.status, opening.body.code]).toEqual([409, 'undo.not-possible']);
    const twice = await undo(night, { act: acts[1].version });
    expect([twice.status, twice.body.params.reason]).toEqual([409, 'undone']);
    const none = await undo(night, { act: 999 });
    expect([none.status, none.body.code]).toEqual([409, 'undo.nothing']);
  });

  it('is not possible for the length and the penalties of a match that has its result', async () => {
    const night = await drawn({ kind: 'knockout', lengths: [3] });
    const pairing = await theOnly(night, '?round=1');
    await club.api.post(`${night.path}/pairings/${pairing.id}/length`, { length: 5, reason: 'misprint' }, ANY);
    await club.api.post(`${night.path}/pairings/${pairing.id}/result`, { score: { white: 5, black: 0 } });
    const length = (await club.api.get(`${night.path}/acts`)).body.items.find(
      ({ act }: { act: string }) => act === 'correct-length',
    );
    expect(length.undoable).toBe(false);
    const refused = await undo(night, { act: length.version });
    expect([refused.status, refused.body.code, refused.body.params.later]).toEqual([
      409,
      'undo.depended-on',
      ['record-result'],
    ]);
  });
});

describe('coming back after a withdrawal for good or a disqualification', () => {
  it('opens the forfeited match again, with the game in which the two were', async () => {
    const night = await drawn();
    const pairing = await theOnly(night, '?round=1');
    const game = (await club.api.post(`/v1/matches/${pairing.matchId}/games`, {})).body;
    const entry = `${night.path}/entries/${pairing.white?.entryId}`;
    for (const leave of ['withdraw', 'disqualify']) {
      expect((await club.api.post(`${entry}/${leave}`, { reason: 'a mistake' })).status).toBe(200);
      expect(await matchOf(pairing)).toMatchObject({ status: 'finished', winner: 'black' });
      const told = await club.api.post(`${entry}/return?dryRun=true`);
      expect([told.status, told.body.applied]).toEqual([200, false]);
      expect(told.body.affected).toContainEqual(expect.objectContaining({ kind: 'pairing', id: pairing.id }));
      expect((await club.api.post(`${entry}/return`)).body.status).toBe('checked-in');
      expect(await matchOf(pairing)).toMatchObject({ status: 'open', winner: null, currentGameId: game.id });
    }
  });

  it('leaves the forfeit where the opponent has played on, and is for staff', async () => {
    const night = await drawn();
    const pairing = await theOnly(night, '?round=1');
    const entry = `${night.path}/entries/${pairing.white?.entryId}`;
    await club.api.post(`${entry}/withdraw`, { reason: 'a mistake' });
    const self = club.as(await club.token('player', { playerId: pairing.white?.playerId }));
    expect((await self.post(`${entry}/return`)).status).toBe(403);
    await night.playOut();
    const late = await club.api.post(`${entry}/return`);
    expect([late.status, late.body.code]).toEqual([409, 'tournament.wrong-time']);

    const other = await drawn();
    const [first, second] = await other.pairings('?round=1');
    if (first === undefined || second === undefined) throw new Error('nothing to play');
    const gone = `${other.path}/entries/${first.white?.entryId}`;
    await club.api.post(`${gone}/withdraw`, { reason: 'a mistake' });
    await other.report(second, 'white');
    const final = await theOnly(other, '?round=2');
    await club.api.post(`/v1/matches/${final.matchId}/games`, {});
    expect((await club.api.post(`${gone}/return`)).status).toBe(200);
    expect((await theOnly(other, '?round=1')).result).toMatchObject({ winner: 'black', by: 'forfeit' });
    expect(await theOnly(other, '?round=2')).toMatchObject({ status: 'playing', matchId: final.matchId });
    const stays = await club.api.post(`${gone}/return`);
    expect([stays.status, stays.body.code]).toEqual([409, 'entry.cannot-return']);
  });

  it('opens the match of two who had both left', async () => {
    const night = await drawn({ kind: 'round-robin', lengths: [3] }, 3);
    const pairing = await theOnly(night, '?status=ready');
    const [white, black] = [pairing.white?.entryId, pairing.black?.entryId];
    for (const entry of [white, black]) {
      await club.api.post(`${night.path}/entries/${entry}/withdraw`, { reason: 'a mistake' });
    }
    expect((await undo(night)).status).toBe(200);
    expect((await club.api.post(`${night.path}/entries/${white}/return`)).status).toBe(200);
    expect(await matchOf(pairing)).toMatchObject({ status: 'open' });
    expect((await night.pairings('?status=ready')).length).toBe(3);
  });
});

it('lets a director write down what an annulled match came to', async () => {
  const night = await drawn({ kind: 'round-robin', lengths: [3] }, 4);
  const gone = night.entries[0];
  await club.api.post(`${night.path}/entries/${gone}/disqualify`, { reason: 'rude' });
  const own = (await night.pairings()).find(({ white, black }) => white?.entryId === gone || black?.entryId === gone);
  const path = `${night.path}/pairings/${own?.id}/correction`;
  const done = await club.api.post(path, { score: { white: 3, black: 0 }, reason: 'the slip came later' }, ANY);
  expect([done.status, done.body.applied]).toEqual([200, true]);
  expect((await club.api.get(`/v1/matches/${own?.matchId}`)).body).toMatchObject({
    status: 'finished',
    winner: 'white',
  });
});

describe('the list of acts', () => {
  it('says who did each of them: the token of a director, or the player', async () => {
    const night = await drawn();
    const [pairing] = await night.pairings('?status=ready');
    if (pairing === undefined) throw new Error('nothing to play');
    const { playerId } = pairing.white as { playerId: string };
    const player = club.as(await club.token('player', { playerId }));
    await player.post(`${night.path}/pairings/${pairing.id}/result`, { score: { white: 3, black: 0 } });
    const made = await club.api.post('/v1/tokens', { role: 'director', label: 'Desk of Bob' });
    await club.as(made.body.token).post(`${night.path}/pairings/${pairing.id}/confirm`);
    const { items } = (await club.api.get(`${night.path}/acts?limit=2`)).body;
    expect(items.map(({ act, actor }: { act: string; actor: string }) => [act, actor])).toEqual([
      ['confirm-result', `token:${made.body.id}`],
      ['record-result', `player:${playerId}`],
    ]);
  });
});

describe('the end', () => {
  it('is the end until the director opens the tournament again', async () => {
    const night = await drawn({ kind: 'swiss', rounds: 3, lengths: [3] }, 4);
    await night.playOut();
    expect((await club.api.post(`${night.path}/reopen`)).status).toBe(409);
    expect((await club.api.post(`${night.path}/finish`)).body.status).toBe('finished');
    const refused = await club.api.post(`${night.path}/rounds`);
    expect([refused.status, refused.body.code]).toEqual([409, 'tournament.wrong-time']);
    expect(refused.body.detail).toBe('After the end of the tournament, you cannot pair a round.');
    expect((await club.api.post(`${night.path}/reopen`)).body.status).toBe('running');
    expect((await club.api.post(`${night.path}/rounds`)).status).toBe(200);

    const complete = await drawn(KNOCKOUT, 2);
    await complete.playOut();
    const nothing = await club.api.post(`${complete.path}/reopen`);
    expect([nothing.status, nothing.body.code]).toEqual([409, 'tournament.complete']);
  });
});

describe('an entry', () => {
  it('can be changed: who has paid at any time, the seed until play begins', async () => {
    const night = await drawn();
    const path = `${night.path}/entries/${night.entries[0]}`;
    expect((await club.api.patch(path, { paid: true })).status).toBe(428);
    expect((await club.api.patch(path, { paid: true, seed: 2 }, ANY)).body).toMatchObject({ paid: true, seed: 2 });
    expect((await club.api.patch(path, { seed: null }, ANY)).body).toMatchObject({ paid: true, seed: null });
    const [pairing] = await night.pairings('?status=ready');
    if (pairing === undefined) throw new Error('nothing to play');
    await night.report(pairing, 'white');
    expect((await club.api.patch(path, { seed: 1 }, ANY)).body.code).toBe('tournament.wrong-time');
    expect((await club.api.patch(path, { paid: false }, ANY)).body.paid).toBe(false);
    expect((await undo(night)).body.act.act).toBe('change-entry');
    expect((await club.api.get(path)).body.paid).toBe(true);
    const viewer = await club.as(await club.token('viewer')).get(`${night.path}/events`);
    expect(JSON.stringify(viewer.body)).not.toContain('paid');
  });
});
