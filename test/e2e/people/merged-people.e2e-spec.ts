/** Two players who turn out to be one: under either id they are at one place only. */
import type { ApiAnswer } from '../../support/clients/api-client.js';
import { type TestApp, testApp } from '../../support/service/test-app.js';
import { ChouetteTable } from '../../support/clubs/chouette-table.js';
import { enteredTeams } from '../../support/clubs/club-of-teams.js';
import { boxWins } from '../../support/domain/chouettes.js';
import { TournamentDriver } from '../../support/clubs/tournament.js';

const ANY = { headers: { 'if-match': '*' } };

let club: TestApp;
let second: TestApp;
beforeAll(async () => {
  club = await testApp();
  second = await testApp({ database: club.database });
});
afterAll(async () => {
  await second.close();
  await club.close();
});

/** A new player into whom that one is merged. */
async function mergedInto(player: string): Promise<string> {
  const into = await club.player();
  expect((await club.api.post(`/v1/players/${player}/merge`, { into }, ANY)).status).toBe(200);
  return into;
}

it('who is entered cannot be entered again under the id that remains, nor take the place of another', async () => {
  const night = await TournamentDriver.open(club, { kind: 'knockout', lengths: [3] }, 4);
  const person = await mergedInto(night.players[0] ?? '');
  const again = await club.api.post(`${night.path}/entries`, { playerId: person });
  expect([again.status, again.body.code]).toEqual([409, 'entry.twice']);
  await night.draw();
  const [, other] = (await club.api.get(`${night.path}/entries`)).body.items;
  const place = await club.api.post(
    `${night.path}/entries/${other.id}/replace`,
    { playerId: person, reason: 'came' },
    ANY,
  );
  expect([place.status, place.body.code]).toEqual([409, 'entry.twice']);
});

it('who is merged cannot come anew under the old id, and the refusal names who remains', async () => {
  const [old, into, white] = [await club.player('Annie'), await club.player('Ann'), await club.player()];
  expect((await club.api.post(`/v1/players/${old}/merge`, { into }, ANY)).status).toBe(200);
  const night = await TournamentDriver.open(club, { kind: 'knockout', lengths: [3] }, 3);
  const others = [await club.player(), await club.player()];
  const match = { white, black: old, format: { kind: 'points', length: 3 }, dice: 'recorded' };
  const chouette = { players: [...others, old], order: 'given' };
  const group = { name: 'Friday', members: [...others, old] };
  const { id } = (await club.api.post('/v1/chouettes', { players: [white, ...others], order: 'given' })).body;
  for (const [path, body, cannot] of [
    ['/v1/matches', match, 'start a match'],
    ['/v1/chouettes', chouette, 'sit down at a chouette'],
    ['/v1/chouette-groups', group, 'sit down at a chouette'],
    [`/v1/chouettes/${id}/players`, { playerId: old }, 'sit down at a chouette'],
    [`${night.path}/entries`, { playerId: old }, 'be entered'],
  ] as const) {
    const refused = await club.api.post(path, body);
    const detail = `Annie was merged into Ann and cannot ${cannot}. Send the id of Ann.`;
    expect([path, refused.body.code, refused.body.detail]).toEqual([path, 'player.archived', detail]);
  }
});

it('who plays in doubles cannot be entered with another partner under the id that remains', async () => {
  const entrants = { kind: 'doubles' };
  const format = { kind: 'knockout', lengths: [3] };
  const { id } = (await club.api.post('/v1/tournaments', { name: 'Pairs', format, entrants })).body;
  const [first, partner, third] = [await club.player(), await club.player(), await club.player()];
  await club.api.post(`/v1/tournaments/${id}/entries`, { playerId: first, partners: [partner] });
  const person = await mergedInto(partner);
  const again = await club.api.post(`/v1/tournaments/${id}/entries`, { playerId: third, partners: [person] });
  expect([again.status, again.body.code]).toEqual([409, 'entry.twice']);
});

it('who sits in a chouette does not join it a second time', async () => {
  const players = [await club.player(), await club.player(), await club.player()];
  const { id } = (await club.api.post('/v1/chouettes', { players, order: 'given' })).body;
  const person = await mergedInto(players[1] ?? '');
  const again = await club.api.post(`/v1/chouettes/${id}/players`, { playerId: person });
  expect([again.status, again.body.code]).toEqual([409, 'chouette.already-seated']);
});

it('who has sat in a chouette under the old id acts there under the id that remains too', async () => {
  const table = await ChouetteTable.of(club, 'Bob Ann Cy Dee', { dice: 'recorded' });
  const [ann, cy] = [table.id('Ann'), table.id('Cy')];
  const person = await mergedInto(ann);
  const { name } = (await club.api.get(`/v1/players/${person}`)).body;
  const away = await table.act('sit-out', { playerId: person });
  expect([away.status, away.body.line]).toEqual([200, [cy, table.id('Dee')]]);
  const twice = await table.act('sit-out', { playerId: person });
  expect([twice.body.code, twice.body.detail]).toEqual(['chouette.not-seated', expect.stringContaining(name)]);
  expect((await table.act('return', { playerId: person })).status).toBe(200);
  const game = (await table.post('/games')).body.id;
  await club.api.act(game, { type: 'opening-roll', dice: { white: 1, black: 3 } });
  expect((await table.act('name-proxy', { playerId: cy, proxy: person })).status).toBe(200);
  expect((await club.api.act(game, { type: 'play', play: '8/5 6/5', by: person })).status).toBe(200);
  expect((await table.act('name-proxy', { playerId: person, proxy: table.id('Dee') })).status).toBe(200);
  const told = table.sheet(boxWins(), { Cy: 1, Dee: 1 }) as { cubes: object[] };
  const sheet = { ...told, cubes: [...told.cubes, { playerId: person, outcome: 'played', value: 2 }] };
  const reported = await table.post('/games', { number: 1, result: sheet });
  expect([reported.status, await table.points('Bob Ann')]).toEqual([201, [4, -2]]);
  const misread = { ...told, cubes: [...told.cubes, { playerId: person, outcome: 'played', value: 1 }] };
  const path = `/games/${reported.body.id}/correction`;
  expect((await table.post(path, { result: misread, reason: 'Misread.' }, ANY)).status).toBe(200);
  expect(await table.points('Bob Ann')).toEqual([3, -1]);
  expect((await club.api.delete(`${table.path}/players/${person}`, ANY)).status).toBe(200);
  const record = await table.get('/events');
  expect(record.text).not.toContain(person);
});

it('who throws for the order under the old id is the one who remains', async () => {
  const table = await ChouetteTable.of(club, 'Bob Ann Cy', { order: 'dice', dice: 'recorded' });
  const person = await mergedInto(table.id('Ann'));
  const dice = new Map([
    [person, 6],
    [table.id('Bob'), 4],
    [table.id('Cy'), 2],
  ]);
  const throws = [...dice].map(([playerId, die]) => ({ playerId, dice: [die] }));
  expect((await table.post('/order-throws', { throws })).status).toBe(200);
  expect(await table.seats()).toBe('Ann / Bob, Cy');
});

it('who was entered in a team under the old id is in its line-up, and gives way to another, under any of the ids', async () => {
  const teams = ['Owls', 'Cats'].map((name) => ({ name, members: [`${name} 1`, `${name} 2`, `${name} 3`] }));
  const { id, entries } = await enteredTeams(club, teams, 2);
  const path = `/v1/tournaments/${id}`;
  await club.api.post(`${path}/draw`);
  const { items } = (await club.api.get(`${path}/pairings`)).body;
  const { id: match } = items.find(({ boards }: { boards?: object }) => boards !== undefined);
  const entryId = entries[0]?.id;
  const [captain, member, reserve] = entries[0]?.members ?? [];
  const between = await mergedInto(reserve ?? '');
  const person = await mergedInto(between);
  const lineUp = { entryId, players: [person, captain] };
  expect((await club.api.post(`${path}/pairings/${match}/line-up`, lineUp)).status).toBe(200);
  const { body: record } = await club.api.get(`${path}/events?after=0&limit=100`);
  const set = record.items.find(({ type }: { type: string }) => type === 'LineUpSet');
  expect(set.data.players).toEqual([reserve, captain]);
  const replaced = { playerId: await club.player(), replaces: between, reason: 'ill' };
  const { status, body } = await club.api.post(`${path}/entries/${entryId}/replace`, replaced, ANY);
  expect([status, body.players?.map(({ playerId }: { playerId: string }) => playerId)]).toEqual([
    200,
    [captain, member, replaced.playerId],
  ]);
});

it('who was removed and is another entrant since a merge does not come back by an undo', async () => {
  const night = await TournamentDriver.open(club, { kind: 'knockout', lengths: [3] }, 4);
  const [old = '', into] = night.players;
  const [entry] = night.entries;
  await club.api.delete(`${night.path}/entries/${entry}`, ANY);
  const acts = async (seen = '"none"'): Promise<ApiAnswer> =>
    club.api.get(`${night.path}/acts`, { headers: { 'if-none-match': seen } });
  const before = await acts();
  expect(before.body.items[0].undoable).toBe(true);
  expect((await club.api.post(`/v1/players/${old}/merge`, { into }, ANY)).status).toBe(200);
  const { name } = (await club.api.get(`/v1/players/${into}`)).body;
  for (const query of ['?dryRun=true', '']) {
    const { status, body } = await club.api.post(`${night.path}/undo${query}`, {});
    expect([status, body.code, body.params]).toEqual([409, 'entry.twice', { reason: 'merged', player: old }]);
    expect(body.detail).toBe(
      `${name} is already in this tournament, and would come back as another entrant: since then the two were merged (T9).`,
    );
  }
  const after = await acts(String(before.headers.get('etag')));
  expect([after.status, after.body.items?.[0].undoable]).toEqual([200, false]);
  expect((await acts(String(after.headers.get('etag')))).status).toBe(304);
  expect((await club.api.get(`${night.path}/entries`)).body.items).toHaveLength(3);
});

it('who waits to join a chouette and who sits there stay two', async () => {
  const players = [await club.player(), await club.player(), await club.player()];
  const { id } = (await club.api.post('/v1/chouettes', { players, order: 'given' })).body;
  await club.api.post(`/v1/chouettes/${id}/games`);
  const playerId = await club.player();
  const { body } = await club.api.post(`/v1/chouettes/${id}/players`, { playerId });
  expect(body.asks).toMatchObject([{ player: playerId, agreed: true }]);
  const merged = await club.api.post(`/v1/players/${playerId}/merge`, { into: players[1] }, ANY);
  expect([merged.status, merged.body.code]).toEqual([409, 'player.merge-impossible']);
});

it('who is entered is not entered again by a table that has the id that remains', async () => {
  const night = await TournamentDriver.open(club, { kind: 'knockout', lengths: [3] }, 4);
  const person = await mergedInto(night.players[0] ?? '');
  const { body } = await club.api.post(`${night.path}/entries/import`, undefined, {
    text: `playerId\n${person}\n`,
  });
  expect(body).toMatchObject({ entered: 0, refused: 1, lines: [{ code: 'entry.twice' }] });
});

it('the pairings of a person are found under either id, and an answer from before the merge is no longer current', async () => {
  const night = await TournamentDriver.open(club, { kind: 'knockout', lengths: [3] }, 4);
  await night.draw();
  const [player = ''] = night.players;
  const pairingsOf = (id: string) => club.api.get(`${night.path}/pairings?player=${id}`);
  const before = await pairingsOf(player);
  expect(before.body.items).toHaveLength(1);
  const into = await club.player();
  const none = await pairingsOf(into);
  expect(none.body.items).toEqual([]);
  expect((await club.api.post(`/v1/players/${player}/merge`, { into }, ANY)).status).toBe(200);
  for (const id of [player, into]) {
    const after = await pairingsOf(id);
    expect(after.body.items.map((pairing: { id: string }) => pairing.id)).toEqual(
      before.body.items.map((pairing: { id: string }) => pairing.id),
    );
    expect(after.headers.get('etag')).not.toBe(none.headers.get('etag'));
  }
  const paper = await club.api.get(`${night.path}/pairings.html?player=${into}`);
  expect(paper.text.match(/<tr/g)).toHaveLength(before.body.items.length + 1);
});

it('the matches and chouettes of a person are found under either id, from before the merge and behind it', async () => {
  const others = [await club.player(), await club.player()];
  const play = async (player: string): Promise<readonly [match: string, chouette: string]> => {
    const match = { white: player, black: others[0], format: { kind: 'points', length: 3 }, dice: 'recorded' };
    const chouette = { players: [player, ...others], order: 'given' };
    const made = [await club.api.post('/v1/matches', match), await club.api.post('/v1/chouettes', chouette)];
    return [made[0]?.body.id, made[1]?.body.id];
  };
  const player = await club.player();
  const [oldMatch, oldChouette] = await play(player);
  const into = await mergedInto(player);
  const [match, chouette] = await play(into);
  for (const id of [player, into]) {
    const found = async (path: string): Promise<readonly string[]> =>
      (await club.api.get(path)).body.items.map(
        (item: { id?: string; chouetteId?: string }) => item.id ?? item.chouetteId,
      );
    expect(await found(`/v1/matches?playerId=${id}`)).toEqual([match, oldMatch]);
    expect(await found(`/v1/players/${id}/matches`)).toEqual([match, oldMatch]);
    expect(await found(`/v1/chouettes?playerId=${id}`)).toEqual([chouette, oldChouette]);
    expect(await found(`/v1/players/${id}/chouettes`)).toEqual([chouette, oldChouette]);
  }
});

describe('two people who are to be one, and who are to meet at the same moment,', () => {
  type Two = readonly [person: string, other: string];
  interface Meeting {
    readonly what: string;
    /** How the act is refused where the other one has become the person who comes. */
    readonly asOne: string;
    /** Prepares the place where the other one is, and gives the request that brings the person there. */
    readonly prepare: (two: Two) => Promise<() => Promise<ApiAnswer>>;
  }

  const nightOf = async (other: string): Promise<TournamentDriver> => {
    const night = await TournamentDriver.open(club, { kind: 'knockout', lengths: [3] }, 3);
    expect((await club.api.post(`${night.path}/entries`, { playerId: other })).status).toBe(201);
    return night;
  };
  const openMatch = { format: { kind: 'points', length: 3 }, dice: 'recorded' };

  const MEETINGS: readonly Meeting[] = [
    {
      what: 'a match',
      asOne: 'player.archived',
      prepare:
        async ([white, black]) =>
        () =>
          club.api.post('/v1/matches', { white, black, ...openMatch }),
    },
    {
      what: 'a chouette',
      asOne: 'player.archived',
      prepare: async (two) => {
        const players = [...two, await club.player()];
        return () => club.api.post('/v1/chouettes', { players, order: 'given' });
      },
    },
    {
      what: 'a chouette that one of them joins',
      asOne: 'chouette.already-seated',
      prepare: async ([playerId, other]) => {
        const players = [other, await club.player(), await club.player()];
        const { body } = await club.api.post('/v1/chouettes', { players, order: 'given' });
        return () => club.api.post(`/v1/chouettes/${body.id}/players`, { playerId });
      },
    },
    {
      what: 'an entry',
      asOne: 'entry.twice',
      prepare: async ([playerId, other]) => {
        const night = await nightOf(other);
        return () => club.api.post(`${night.path}/entries`, { playerId });
      },
    },
    {
      what: 'a table of entries',
      asOne: 'entry.twice',
      prepare: async ([playerId, other]) => {
        const night = await nightOf(other);
        return () => club.api.post(`${night.path}/entries/import`, undefined, { text: `playerId\n${playerId}\n` });
      },
    },
    {
      what: 'a replacement',
      asOne: 'entry.twice',
      prepare: async ([playerId, other]) => {
        const night = await nightOf(other);
        await night.draw();
        const [{ id }] = (await club.api.get(`${night.path}/entries`)).body.items;
        const asked = { playerId, reason: 'came' };
        return () => club.api.post(`${night.path}/entries/${id}/replace`, asked, ANY);
      },
    },
  ];

  const merge = (player: string, into: string): Promise<ApiAnswer> =>
    second.api.post(`/v1/players/${player}/merge`, { into }, ANY);
  const WAYS = ['who comes becomes the other', 'the other becomes who comes'] as const;
  const CASES = MEETINGS.flatMap((meeting) => WAYS.map((way) => ({ ...meeting, way })));

  /** Both people, the act that brings them together, and the merge. */
  async function race({ prepare, way }: (typeof CASES)[number]) {
    const [person, other]: Two = [await club.player(), await club.player()];
    const meet = await prepare([person, other]);
    return { meet, mergeThem: () => (way === WAYS[0] ? merge(person, other) : merge(other, person)) };
  }

  it.each(CASES)('are one where the merge is first: $what, $way', async (each) => {
    const { meet, mergeThem } = await race(each);
    const { database } = club.database;
    const query = database.query.bind(database);
    let merged: Promise<ApiAnswer> | undefined;
    const spy = jest.spyOn(database, 'query').mockImplementation(async (statement) => {
      if (statement.name?.startsWith('recording_write') === true) await (merged ??= mergeThem());
      return query(statement);
    });
    const { body } = await meet();
    spy.mockRestore();
    expect((await merged)?.status).toBe(200);
    expect(body.lines?.[0].code ?? body.code).toBe(each.way === WAYS[0] ? 'player.archived' : each.asOne);
  });

  it.each(CASES)('stay two where they meet first: $what, $way', async (each) => {
    const { meet, mergeThem } = await race(each);
    const { database } = club.database;
    const transaction = database.transaction.bind(database);
    let met: Promise<ApiAnswer> | undefined;
    const spy = jest.spyOn(database, 'transaction').mockImplementation(async (work) => {
      await (met ??= meet());
      return transaction(work);
    });
    const { status, body } = await mergeThem();
    spy.mockRestore();
    expect((await met)?.body).not.toHaveProperty('code');
    expect([status, body.code]).toEqual([409, 'player.merge-impossible']);
  });
});

it('who was twice in a tournament has there the entry with the better place, and one row for it', async () => {
  const night = await TournamentDriver.open(club, { kind: 'knockout', lengths: [1] }, 4);
  const later = await TournamentDriver.listed(club.api, { kind: 'knockout', lengths: [1] }, night.players.slice(1));
  await night.draw();
  const [winner, loser] = [0, 3];
  const nthOf = ({ white }: { white: { entryId?: string } | null }): number =>
    night.entries.indexOf(white?.entryId ?? '');
  // The lower number wins: the first entry of all wins the tournament, and the last one loses its first match.
  await night.playOut((pairing) => {
    const black = night.entries.indexOf(pairing.black?.entryId ?? '');
    return nthOf(pairing) < black ? 'white' : 'black';
  });
  expect((await night.view()).status).toBe('finished');
  const [into, old] = [night.players[loser] ?? '', night.players[winner] ?? ''];
  const listed = (player: string, query = ''): Promise<ApiAnswer> =>
    club.api.get(`/v1/players/${player}/tournaments${query}`);
  expect((await listed(into)).body.items[1]).toMatchObject({ entryId: night.entries[loser], place: 3 });

  expect((await club.api.post(`/v1/players/${old}/merge`, { into }, ANY)).status).toBe(200);

  for (const player of [into, old]) {
    const { items } = (await listed(player)).body;
    expect(items).toMatchObject([
      { id: later.id, entryId: later.entries.at(-1), place: null },
      { id: night.id, entryId: night.entries[winner], place: 1 },
    ]);
    const page = (await listed(player, '?limit=1')).body;
    const next = (await listed(player, `?limit=1&cursor=${page.nextCursor}`)).body;
    expect([...page.items, ...next.items, next.nextCursor]).toEqual([...items, null]);
  }
});
