/** Who is meant in matches of the past: also people who have left the club, and who had another name before a merge. */
import type { ApiAnswer, ApiClient } from '../../support/clients/api-client.js';
import { holdingWrites } from '../../support/clients/race.js';
import { type TestApp, testApp } from '../../support/service/test-app.js';

const ANY = { headers: { 'if-match': '*' } };

let club: TestApp;
beforeAll(async () => {
  club = await testApp();
});
afterAll(() => club.close());

type Mat = (white: string, black: string) => string;

const FINISHED: Mat = (white, black) => ` 1 point match

 Game 1
 ${white} : 0              ${black} : 0
  1) 31: 8/5 6/5                 65: 24/13
      Wins 1 point and the match
`;
const OPEN: Mat = (white, black) => FINISHED(white, black).replace('1 point', '3 point').replace(' and the match', '');

/** Whom an import means by a name or an id in the place of white, or why it refuses to say. */
interface Meant {
  readonly playerId: string | null;
  readonly name: string;
  readonly code: string | null;
  readonly detail: string;
  readonly candidates: readonly string[];
}

const idsOf = (people: readonly { readonly id: string }[]): readonly string[] => people.map(({ id }) => id);

const inTranscript = (text: string, query = ''): Promise<ApiAnswer> =>
  club.api.post(`/v1/matches/import${query}`, undefined, { text });

let nth = 0;
const opponent = (): string => `Other ${(nth += 1)}`;

async function byTranscript(asked: string, isId: boolean, mat: Mat = FINISHED): Promise<Meant> {
  const { body } = await inTranscript(mat(isId ? 'A name' : asked, opponent()), isId ? `?white=${asked}` : '');
  return body.code === undefined
    ? { playerId: body.white.playerId, name: body.white.name, code: null, detail: '', candidates: [] }
    : {
        playerId: null,
        name: asked,
        code: body.code,
        detail: body.detail,
        candidates: idsOf(body.params?.candidates ?? []),
      };
}

async function byTable(asked: string): Promise<Meant> {
  const text = `date,white,black,length,white score,black score\n2020-03-04,${asked},${opponent()},3,3,1\n`;
  const { body } = await club.api.post('/v1/matches/import-results', undefined, { text });
  const { white, code, detail, candidates } = body.lines[0];
  return { ...white, code, detail: detail ?? '', candidates: idsOf(candidates) };
}

const archive = (id: string): Promise<ApiAnswer> => club.api.delete(`/v1/players/${id}`, ANY);
const merge = (id: string, into: string): Promise<ApiAnswer> => club.api.post(`/v1/players/${id}/merge`, { into }, ANY);

async function archived(name: string): Promise<string> {
  const id = await club.player(name);
  expect((await archive(id)).body.status).toBe('archived');
  return id;
}

async function merged(name: string, into: string): Promise<string> {
  const id = await club.player(name);
  expect((await merge(id, into)).body.status).toBe('merged');
  return id;
}

const everybody = async (name: string): Promise<readonly string[]> =>
  idsOf((await club.api.get(`/v1/players?q=${encodeURIComponent(name)}&archived=true`)).body.items);

describe.each([
  ['a finished transcript', byTranscript],
  ['a table of results', byTable],
] as const)('%s', (way, meant) => {
  const called = (name: string): string => `${name} of ${way.split(' ')[1] ?? ''}`;

  it('means an archived person by the name and by the id, who stays archived', async () => {
    const name = called('Hal');
    const hal = await archived(name);
    for (const [asked, isId] of [
      [name, false],
      [name.toUpperCase(), false],
      [hal, true],
    ] as const) {
      expect(await meant(asked, isId)).toMatchObject({ playerId: hal, name, code: null });
    }
    expect((await club.api.get(`/v1/players/${hal}`)).body).toMatchObject({ status: 'archived', version: 2 });
    expect(await everybody(name)).toEqual([hal]);
    expect((await club.api.get(`/v1/players/${hal}/matches`)).body.items).toHaveLength(3);
  });

  it('means the one who remains by the name and by the id of a player who was merged', async () => {
    const [old, between, name] = [called('Annie'), called('Anna'), called('Ann')];
    const ann = await club.player(name);
    const anna = await club.player(between);
    const annie = await merged(old, anna);
    await merge(anna, ann);
    for (const [asked, isId] of [
      [old, false],
      [between, false],
      [annie, true],
    ] as const) {
      expect(await meant(asked, isId)).toMatchObject({ playerId: ann, name, code: null });
    }
    expect(await everybody(old)).toEqual([annie]);
    await archive(ann);
    expect(await meant(old, false)).toMatchObject({ playerId: ann, name, code: null });
  });

  it('means a present person before all who have left', async () => {
    const name = called('Bob');
    await archived(name);
    await merged(name, await club.player(called('Robert')));
    const bob = await club.player(name);
    expect(await meant(name, false)).toMatchObject({ playerId: bob, code: null });
  });

  it('means one person where an archived name and a merged name lead to the same', async () => {
    const name = called('Cem');
    const cem = await club.player(name);
    await merged(name, cem);
    await merged(name, cem);
    await archive(cem);
    expect(await meant(name, false)).toMatchObject({ playerId: cem, code: null });
  });

  it('asks where two who have left may be meant, and takes the id of either', async () => {
    const [name, other] = [called('Dan'), called('Daniel')];
    const dan = await archived(name);
    const daniel = await club.player(other);
    await merged(name, daniel);
    const refused = await meant(name, false);
    expect(refused).toMatchObject({ playerId: null, code: 'player.ambiguous', candidates: [dan, daniel] });
    expect(refused.detail).toContain(`2 players have or had the name ${name}.`);
    expect(await meant(dan, true)).toMatchObject({ playerId: dan, code: null });
    await archived(called('Eve'));
    await archived(called('Eve'));
    const { code, detail } = await meant(called('Eve'), false);
    expect([code, detail]).toEqual([
      'player.ambiguous',
      expect.stringContaining(`2 players are called ${called('Eve')}.`),
    ]);
  });

  it('makes a new player of a name that leads to no player', async () => {
    const name = called('Fay');
    const { playerId, code } = await meant(name, false);
    expect([code, await everybody(name)]).toEqual([null, [playerId]]);
    expect(await meant(name, false)).toMatchObject({ playerId });
  });
});

describe('a transcript of a match that goes on', () => {
  it('is refused with an archived person, by the name as by the id, and leaves nothing', async () => {
    const ida = await archived('Ida Open');
    for (const [asked, isId] of [
      ['Ida Open', false],
      [ida, true],
    ] as const) {
      const { code, detail } = await byTranscript(asked, isId, OPEN);
      expect([code, detail]).toEqual([
        'player.archived',
        'Ida Open is archived and cannot go on with a match that is not over.',
      ]);
    }
    expect(await everybody(`Other ${nth}`)).toEqual([]);
    expect(await inTranscript(OPEN('Ida Open', 'Other Ida'))).toMatchObject({
      status: 409,
      body: { errors: [{ pointer: '?white' }] },
    });
    const body = { status: 'active' };
    expect((await club.api.patch(`/v1/players/${ida}`, body, ANY)).status).toBe(200);
    expect(await byTranscript('Ida Open', false, OPEN)).toMatchObject({ playerId: ida });
  });

  it('seats the one who remains by the name of a merged player, but not by the id', async () => {
    const jan = await club.player('Jan Open');
    const janek = await merged('Janek Open', jan);
    expect(await byTranscript('Janek Open', false, OPEN)).toMatchObject({ playerId: jan, name: 'Jan Open' });
    const { code, detail } = await byTranscript(janek, true, OPEN);
    expect([code, detail]).toEqual([
      'player.archived',
      'Janek Open was merged into Jan Open and cannot go on with a match that is not over. Send the id of Jan Open.',
    ]);
    // The id would be refused as well.
    await archive(jan);
    expect((await byTranscript(janek, true, OPEN)).detail).toBe(
      'Jan Open is archived and cannot go on with a match that is not over.',
    );
  });

  it('takes archived people in a session between two games, which may have been closed, and in no other', async () => {
    const session: Mat = (white, black) =>
      FINISHED(white, black).replace('1 point', '0 point').replace(' and the match', '');
    const played = (await inTranscript(session('Kim Session', 'Ken Session'))).body;
    expect((await club.api.post(`/v1/matches/${played.id}/close`, {}, ANY)).status).toBe(200);
    await archive(played.white.playerId);
    const { text } = await club.api.get(`/v1/matches/${played.id}/transcript?format=mat`);
    const again = await inTranscript(text);
    expect([again.status, again.body.white.playerId]).toEqual([201, played.white.playerId]);
    const unended = session('Kim Session', 'Ken Session').replace(/ +Wins.*\n/, '');
    const empty = '; [Games "none"]\n; [Player 1 "Kim Session"]\n; [Player 2 "Ken Session"]\n\n 0 point match\n';
    for (const goesOn of [unended, empty]) expect((await inTranscript(goesOn)).body.code).toBe('player.archived');
  });
});

it('a warning tells of the name of a merged player, and of no other name that was found', async () => {
  const kai = await club.player('Kai Warned');
  await merged('Kay Warned', kai);
  await archived('Lea Warned');
  const { body } = await inTranscript(FINISHED('Kay Warned', 'Lea Warned'));
  expect(body.warnings).toMatchObject([
    {
      code: 'transcript.name-of-merged',
      detail:
        'The name "Kay Warned" of white is that of a player who was merged into Kai Warned, and is read as Kai Warned.',
    },
  ]);
});

it('one person under two names does not play alone', async () => {
  const max = await club.player('Max Alone');
  await merged('Maxi Alone', max);
  expect(await inTranscript(OPEN('Max Alone', 'Maxi Alone'))).toMatchObject({
    status: 422,
    body: { code: 'match.same-player' },
  });
  const text = 'date,white,black,length,white score,black score\n2020-03-04,Max Alone,Maxi Alone,3,3,1\n';
  const { body } = await club.api.post('/v1/matches/import-results', undefined, { text });
  expect(body.lines[0]).toMatchObject({ status: 'refused', code: 'match.same-player' });
});

it('a table that names a person by the old name is known the second time it comes by the present one', async () => {
  const ned = await club.player('Ned Known');
  await merged('Neddy Known', ned);
  const table = (name: string): string =>
    `date,white,black,length,white score,black score\n2020-03-04,${name},Opa Known,3,3,1\n`;
  const send = (name: string): Promise<ApiAnswer> =>
    club.api.post('/v1/matches/import-results', undefined, { text: table(name) });
  expect((await send('Neddy Known')).body).toMatchObject({ imported: 1, known: 0 });
  expect((await send('Ned Known')).body).toMatchObject({ imported: 0, known: 1 });
  expect((await send('Neddy Known')).body).toMatchObject({ imported: 0, known: 1 });
});

it.each(['a player', 'a newcomer'])('a merge while a transcript with %s comes in is first', async (other) => {
  const [pia, pip] = [await club.player(`Pia with ${other}`), await club.player(`Pip with ${other}`)];
  const against = `Pal with ${other}`;
  if (other === 'a player') await club.player(against);
  const { database } = club.database;
  let isMerged: Promise<ApiAnswer> | undefined;
  const mergeFirst = async (): Promise<void> => {
    if (isMerged === undefined) await (isMerged = merge(pip, pia));
  };
  const [query, transaction] = [database.query.bind(database), database.transaction.bind(database)];
  const spies = [
    jest.spyOn(database, 'query').mockImplementation(async (statement) => {
      if (statement.name?.startsWith('recording_write') === true) await mergeFirst();
      return query(statement);
    }),
    jest.spyOn(database, 'transaction').mockImplementation(async (...work) => {
      await mergeFirst();
      return transaction(...work);
    }),
  ];
  const { body } = await inTranscript(OPEN(`Pip with ${other}`, against));
  for (const spy of spies) spy.mockRestore();
  expect((await isMerged)?.status).toBe(200);
  expect(body.white).toMatchObject({ playerId: pia, name: `Pia with ${other}` });
});

describe('imports that name one newcomer at the same time, on two instances', () => {
  let second: TestApp;
  beforeAll(async () => {
    second = await testApp({ database: club.database });
  });
  afterAll(() => second.close());

  type Import = (api: ApiClient, name: string, night: string) => Promise<ApiAnswer>;
  const transcript: Import = (api, name) =>
    api.post('/v1/matches/import', undefined, { text: FINISHED(name, opponent()) });
  const results: Import = (api, name) => {
    const text = `date,white,black,length,white score,black score\n2020-03-04,${name},${opponent()},3,3,1\n`;
    return api.post('/v1/matches/import-results', undefined, { text });
  };
  const people: Import = (api, name) => api.post('/v1/players/import', undefined, { text: `name\n${name}\n` });
  const entrants: Import = (api, name, night) =>
    api.post(`/v1/tournaments/${night}/entries/import?create=true`, undefined, { text: `name\n${name}\n` });
  const ways = Object.entries({ transcript, results, people, entrants });
  const pairs = ways.flatMap(([one, first]) => ways.map(([other, last]) => ({ one, other, first, last })));

  const night = async (): Promise<string> =>
    (await club.api.post('/v1/tournaments', { name: 'Open', format: { kind: 'knockout', lengths: [3] } })).body.id;

  it.each(pairs)('make one person: $one and $other', async ({ one, other, first, last }) => {
    const name = `Newcomer ${one} ${other}`;
    const nights = [await night(), await night()] as const;
    const answers = await holdingWrites(club.database.database, 2, () =>
      Promise.all([first(club.api, name, nights[0]), last(second.api, name.toUpperCase(), nights[1])]),
    );
    expect(answers.map(({ body }) => body.code)).toEqual([undefined, undefined]);
    expect(answers.map(({ body }) => body.refused ?? 0)).toEqual([0, 0]);
    expect(await everybody(name)).toHaveLength(1);
  });

  it('make one person however many they are', async () => {
    const nights = await Promise.all(ways.map(night));
    const sent = ways.flatMap(([, send], way) =>
      [0, 1, 2, 3].map((one) => send((one % 2 === 0 ? club : second).api, 'Nora New', nights[way] ?? '')),
    );
    const answers = await Promise.all(sent);
    expect(answers.filter(({ status }) => status >= 300 && status !== 409)).toEqual([]);
    expect(await everybody('Nora New')).toHaveLength(1);
  });

  it('find a person of the club by a name in quotes with blanks, or spelt of parts', async () => {
    const [ann, zoe] = [await club.player('Ann Quoted'), await club.player('Zoë Quoted')];
    const text = `name,partner\n" Ann Quoted ","Zoe\u0308 Quoted "\n`;
    const doubles = { name: 'Doubles', entrants: { kind: 'doubles' }, format: { kind: 'knockout', lengths: [3] } };
    const { id } = (await club.api.post('/v1/tournaments', doubles)).body;
    const { status, body } = await club.api.post(`/v1/tournaments/${id}/entries/import?create=true`, undefined, {
      text,
    });
    expect([status, body.entered]).toEqual([200, 1]);
    const [entry] = (await club.api.get(`/v1/tournaments/${id}/entries`)).body.items;
    expect(entry.players.map(({ playerId }: { playerId: string }) => playerId)).toEqual([ann, zoe]);
  });

  it('make one each where the table asks for namesakes', async () => {
    await holdingWrites(club.database.database, 2, () =>
      Promise.all(
        [club, second].map(({ api }) =>
          api.post('/v1/players/import?duplicates=make', undefined, { text: 'name\nTwo Of One\n' }),
        ),
      ),
    );
    expect(await everybody('Two Of One')).toHaveLength(2);
  });
});
