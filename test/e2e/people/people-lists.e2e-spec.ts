/** Lists of people that a club has already: into the club, and into a tournament. */
import { type TestApp, testApp } from '../../support/service/test-app.js';
import { TournamentDriver } from '../../support/clubs/tournament.js';

let club: TestApp;
beforeAll(async () => {
  club = await testApp();
});
afterAll(async () => {
  await club.close();
});

let lists = 0;
/** A name that no other test uses. */
const fresh = (name: string): string => `${name} ${(lists += 1)}`;

const sent = (text: string, query = '', headers: Readonly<Record<string, string>> = {}) =>
  club.api.post(`/v1/players/import${query}`, undefined, { text, headers });

const people = async (): Promise<number> => {
  const [row] = await club.database.database.query<{ count: string }>({ text: 'select count(*) as count from player' });
  return Number(row!.count);
};

describe('a list of people', () => {
  it('makes a person of each line in order, and says of every line what became of it', async () => {
    const [ann, bob, cy] = [fresh('Ann'), fresh('Bob'), fresh('Cy')];
    const text = `\ufeffName;Nickname;Country;Rating;Experience;Notes;Phone\n${ann};Annie;ch;1534,25;412;"Tuesdays;\nand Fridays";1\n\n ${bob} ;;;;;;\n${cy};;Nowhere;high;;;\n;;;;;;\n`;
    const answer = await sent(text);
    expect(answer).toMatchObject({
      status: 200,
      body: {
        made: 2,
        known: 0,
        refused: 2,
        applied: true,
        lines: [
          { line: 3, status: 'made', name: ann, candidates: [], code: null },
          { line: 5, status: 'made', name: bob },
          { line: 6, status: 'refused', name: cy, playerId: null, code: 'request.invalid' },
          { line: 7, status: 'refused', name: '', code: 'request.invalid' },
        ],
      },
    });
    expect(answer.body.lines[2].detail).toMatch(/country .*rating /);
    expect((await club.api.get(`/v1/players/${answer.body.lines[0].playerId}`)).body).toMatchObject({
      name: ann,
      nickname: 'Annie',
      country: 'CH',
      rating: 1534.25,
      experience: 412,
      notes: 'Tuesdays;\nand Fridays',
      version: 1,
    });
    expect((await club.api.get(`/v1/players/${answer.body.lines[1].playerId}`)).body).toMatchObject({
      name: bob,
      rating: null,
    });
  });

  it.each(['constructor', '__proto__', 'toString'])('has any further columns, also one called %s', async (column) => {
    const name = fresh('Gil');
    const answer = await sent(`name,${column}\n${name},1\n`);
    expect(answer).toMatchObject({ status: 200, body: { made: 1, lines: [{ line: 2, status: 'made', name }] } });
  });

  it('does not make people again whom the club knows, in whatever letters, unless it is asked to', async () => {
    const name = fresh('Érik');
    const known = await club.player(name);
    const text = `name\n${name.toUpperCase()}\n${fresh('Eva')}\n`;
    const again = await sent(text);
    expect(again.body).toMatchObject({
      made: 1,
      known: 1,
      lines: [
        { status: 'known', playerId: known, candidates: [{ id: known, name, nickname: null, country: null }] },
        {},
      ],
    });
    const made = await sent(`name\n${name}\n`, '?duplicates=make');
    expect(made.body).toMatchObject({ made: 1, lines: [{ status: 'made', candidates: [{ id: known }] }] });
    expect((await sent(`name\n${name}\n`)).body.lines).toMatchObject([
      { status: 'known', playerId: null, candidates: [{}, {}] },
    ]);
    // As many as a person can choose among: the lines of a long table would list each other.
    const crowd = await sent(`name\n${`${fresh('Uwe')}\n`.repeat(30)}`, '?duplicates=make');
    expect(crowd.body.lines.at(-1).candidates).toHaveLength(20);
    const twice = fresh('Fay');
    expect((await sent(`name\n${twice}\n${twice.toLowerCase()}\n`)).body).toMatchObject({ made: 1, known: 1 });
  });

  it('is only looked at in a dry run, and safe to send again', async () => {
    const before = await people();
    const text = `name\n${fresh('Gus')}\n${fresh('Hal')}\n`;
    expect((await sent(text, '?dryRun=true')).body).toMatchObject({
      made: 2,
      applied: false,
      lines: [
        { status: 'made', playerId: null },
        { status: 'made', playerId: null },
      ],
    });
    expect(await people()).toBe(before);
    const key = { 'idempotency-key': fresh('list') };
    const [first, twin] = await Promise.all([sent(text, '?duplicates=make', key), sent(text, '?duplicates=make', key)]);
    expect(twin.body).toEqual(first.body);
    expect(await people()).toBe(before + 2);
    expect((await sent(text, '?duplicates=make', key)).headers.get('idempotent-replayed')).toBe('true');
  });

  it('gives nobody an id in a dry run, also where the list has a name twice', async () => {
    const told = async (query: string): Promise<unknown[]> => {
      const { lines } = (await sent('name\nDry\nDry\n', query)).body;
      return lines.map(({ status, playerId, candidates }: Record<string, unknown>) => [status, playerId, candidates]);
    };
    expect(await told('?dryRun=true')).toEqual([
      ['made', null, []],
      ['known', null, []],
    ]);
    const id = expect.any(String);
    expect(await told('')).toMatchObject([
      ['made', id, []],
      ['known', id, [{ id, name: 'Dry' }]],
    ]);
  });

  it('is refused as a whole where it is no list', async () => {
    const before = await people();
    expect(await sent(`${fresh('Ivy')}\n`)).toMatchObject({ status: 400, body: { code: 'request.invalid' } });
    expect(await sent(`name\n"open`)).toMatchObject({ status: 400 });
    expect(await sent(`name\n${'x\n'.repeat(2_001)}`)).toMatchObject({ status: 400 });
    expect(await sent('name\nJo\n', '?duplicates=perhaps')).toMatchObject({
      status: 400,
      body: { errors: [{ pointer: '?duplicates' }] },
    });
    expect(await club.api.post('/v1/players/import', { name: 'Jo' })).toMatchObject({ status: 415 });
    expect(await people()).toBe(before);
  });
});

describe('a list of entries', () => {
  const entered = async (night: TournamentDriver, text: string, query = '') =>
    club.api.post(`${night.path}/entries/import${query}`, undefined, { text });

  it.each(['constructor', '__proto__', 'perhaps'])('has no tick that reads %s', async (paid) => {
    const night = await TournamentDriver.open(club, { kind: 'swiss', rounds: 3, lengths: [3] }, 0);
    const name = fresh('Tia');
    await club.player(name);
    const { body } = await entered(night, `name,paid\n${name},${paid}\n`);
    expect(body.lines).toMatchObject([{ status: 'refused', code: 'request.invalid' }]);
    expect(body.lines[0].detail).toContain(`${paid} is neither yes nor no`);
  });

  it('makes new people of unknown names where it is asked to, once each', async () => {
    const night = await TournamentDriver.open(club, { kind: 'swiss', rounds: 3, lengths: [3] }, 0);
    const [known, newcomer] = [fresh('Kim'), fresh('Lea')];
    const kim = await club.player(known);
    const text = `name,seed,country,rating\n${known.toLowerCase()},1,,\n${newcomer},2,de,1600\n${newcomer},,,\n`;
    const before = await people();
    expect((await entered(night, text)).body.lines).toMatchObject([
      { status: 'entered', playerId: kim, made: false },
      { status: 'refused', code: 'player.not-found', made: false, playerId: null },
      { status: 'refused', code: 'player.not-found' },
    ]);
    expect(await people()).toBe(before);
    const tried = await entered(night, text, '?create=true&dryRun=true');
    expect(tried.body).toMatchObject({
      entered: 1,
      refused: 2,
      applied: false,
      lines: [{ status: 'refused' }, { status: 'entered', made: true, playerId: null, entryId: null }, {}],
    });
    expect(tried.headers.get('etag')).toMatch(`"${(await night.view()).version}.`);
    expect(await people()).toBe(before);
    const answer = await entered(night, text, '?create=true');
    expect(answer.body).toMatchObject({
      entered: 1,
      refused: 2,
      applied: true,
      lines: [
        { status: 'refused', code: 'entry.twice' },
        { line: 3, status: 'entered', name: newcomer, made: true, candidates: [] },
        { line: 4, status: 'refused', code: 'entry.twice', detail: `${newcomer} is already in this tournament (T9).` },
      ],
    });
    expect(await people()).toBe(before + 1);
    const made = await club.api.get(`/v1/players/${answer.body.lines[1].playerId}`);
    expect(made.body).toMatchObject({ name: newcomer, country: 'DE', rating: 1600 });
    expect((await night.view()).entries).toMatchObject([
      { name: known, seed: 1 },
      { name: newcomer, seed: 2 },
    ]);
  });

  it('names those whom an ambiguous name may mean', async () => {
    const night = await TournamentDriver.open(club, { kind: 'swiss', rounds: 3, lengths: [3] }, 0);
    const name = fresh('Émile');
    const twins = [await club.player(name), await club.player(name.toUpperCase())];
    const { lines } = (await entered(night, `name\n${name}\n`, '?create=true')).body;
    expect(lines).toMatchObject([{ status: 'refused', code: 'player.ambiguous', entryId: null }]);
    expect(lines[0].candidates.map(({ id }: { id: string }) => id).toSorted()).toEqual(twins.toSorted());
  });

  it('knows a name in either spelling of its accents', async () => {
    const night = await TournamentDriver.open(club, { kind: 'swiss', rounds: 3, lengths: [3] }, 0);
    const [known, unknown] = [fresh('José'), fresh('Zoë')];
    const jose = await club.player(known);
    const text = `name\n${known.normalize('NFD')}\n${unknown.normalize('NFD')}\n`;
    const { lines } = (await entered(night, text, '?create=true')).body;
    expect(lines).toMatchObject([
      { name: known, playerId: jose, made: false },
      { name: unknown, made: true },
    ]);
    expect((await club.api.get(`/v1/players/${lines[1].playerId}`)).body.name).toBe(unknown.normalize('NFC'));
  });

  it('means by a name a person who is not archived, also where another line names one who is', async () => {
    const night = await TournamentDriver.open(club, { kind: 'swiss', rounds: 3, lengths: [3] }, 0);
    const name = fresh('Uwe');
    const [former, present] = [await club.player(name), await club.player(name)];
    await club.api.delete(`/v1/players/${former}`, { headers: { 'if-match': '*' } });
    const { body } = await entered(night, `name,playerId\n,${former}\n${name},\n`);
    expect(body.lines).toMatchObject([
      { status: 'refused', code: 'player.archived' },
      { status: 'entered', playerId: present },
    ]);
  });

  it('adds no player for a line that cannot be entered, and none at all once play has begun', async () => {
    const night = await TournamentDriver.open(club, { kind: 'knockout', lengths: [3] }, 2);
    await night.draw();
    await night.playOut();
    const before = await people();
    const text = `name,rating\n${fresh('Max')},\n${fresh('Noa')},high\n`;
    expect((await entered(night, text, '?create=true')).body).toMatchObject({ entered: 0, refused: 2 });
    expect(await people()).toBe(before);
  });
});
