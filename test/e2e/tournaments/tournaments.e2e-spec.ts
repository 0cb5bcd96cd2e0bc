/** Tournaments through the API: entries, draw, results that flow on, withdrawals and corrections. */
import { type TestApp, testApp } from '../../support/service/test-app.js';
import { TournamentDriver } from '../../support/clubs/tournament.js';
import { versionIn } from '../../support/clients/tags.js';

let club: TestApp;
beforeAll(async () => {
  club = await testApp();
});
afterAll(async () => {
  await club.close();
});

const KNOCKOUT = { kind: 'knockout', lengths: [3, 5] };
const ANY_VERSION = { headers: { 'if-match': '*' } } as const;

describe('opening a tournament', () => {
  it('shows the format with every value', async () => {
    const { status, body } = await club.api.post('/v1/tournaments', { name: 'Friday', format: KNOCKOUT });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      status: 'entries',
      name: 'Friday',
      visibility: 'private',
      format: {
        kind: 'knockout',
        lengths: [3, 5],
        draw: 'random',
        thirdPlace: false,
        consolation: null,
        lastChance: null,
      },
      entries: [],
      flights: [],
      seed: null,
    });
  });

  it.each([
    [{ kind: 'ping-pong', lengths: [3] }, '/format/kind'],
    [{ kind: 'knockout', lengths: [] }, '/format/lengths'],
    [{ kind: 'knockout', lengths: [100] }, '/format/lengths/0'],
    [{ kind: 'knockout', lengths: [3], rounds: 5 }, '/format/rounds'],
    [{ kind: 'knockout', lengths: [3], consolation: { kind: 'odd' } }, '/format/consolation/kind'],
    [{ kind: 'swiss', lengths: [3], then: { kind: 'knockout', lengths: [3] } }, '/format/then'],
    [{ kind: 'round-robin', lengths: [3], qualifiers: 2 }, '/format/qualifiers'],
  ])('refuses %j at %s', async (format, pointer) => {
    const { status, body } = await club.api.post('/v1/tournaments', { name: 'Friday', format });
    expect([status, body.code]).toEqual([400, 'config.invalid']);
    expect(body.errors.map((fault: { pointer: string }) => fault.pointer)).toContain(pointer);
  });

  it('refuses rules that a match to points cannot have', async () => {
    const { status, body } = await club.api.post('/v1/tournaments', {
      name: 'F',
      format: KNOCKOUT,
      rules: { jacoby: true },
    });
    expect([status, body.code]).toEqual([400, 'config.invalid']);
  });
});

describe('a knockout', () => {
  it('cannot be drawn for one entrant', async () => {
    const night = await TournamentDriver.open(club, KNOCKOUT, 1);
    const { status, body } = await night.draw();
    expect([status, body.code]).toEqual([409, 'tournament.too-few-entrants']);
  });

  it('enters no player twice', async () => {
    const night = await TournamentDriver.open(club, KNOCKOUT, 1);
    const { status, body } = await club.api.post(`${night.path}/entries`, { playerId: night.players[0] });
    expect([status, body.code]).toEqual([409, 'entry.twice']);
  });

  it('is played to its end by slips, with a match for every pairing', async () => {
    const night = await TournamentDriver.open(club, KNOCKOUT, 5);
    const drawn = await night.draw('abc');
    expect([drawn.status, drawn.body.status, drawn.body.seed]).toEqual([200, 'running', 'abc']);
    const first = await night.pairings('?round=1');
    expect(first.map(({ status }) => status).toSorted()).toEqual(['finished', 'finished', 'finished', 'ready']);
    expect(await night.playOut()).toBe(4);
    const all = await night.pairings();
    expect(all).toHaveLength(7);
    expect((await night.view()).status).toBe('finished');
    const final = all.at(-1);
    expect(final).toMatchObject({ flight: 'main', round: 3, length: 5, result: { winner: 'white', by: 'reported' } });
    const match = await club.api.get(`/v1/matches/${final?.matchId}`);
    expect(match.body).toMatchObject({ status: 'finished', white: { score: 5 } });
  });

  it('gives the same draw for the same seed and entries', async () => {
    const night = await TournamentDriver.open(club, KNOCKOUT, 6);
    const order = (body: { draws: { order: unknown }[] }): unknown => body.draws[0]?.order;
    const one = order((await night.draw('x')).body);
    const other = order((await night.draw('y')).body);
    const again = order((await night.draw('x')).body);
    expect(again).toEqual(one);
    expect(other).not.toEqual(one);
  });

  it('takes on a match that was played in the service', async () => {
    const night = await TournamentDriver.open(club, { kind: 'knockout', lengths: [1] }, 3);
    await night.draw();
    const [ready] = await night.pairings('?status=ready');
    const started = await club.api.post(`/v1/matches/${ready?.matchId}/games`);
    expect((await night.pairings('?status=playing')).map(({ id }) => id)).toEqual([ready?.id]);
    await club.api.act(started.body.id, [
      { type: 'opening-roll', dice: { white: 3, black: 1 } },
      { type: 'resign', side: 'black', as: 'single' },
      { type: 'accept-resignation' },
    ]);
    const [next] = await night.pairings('?round=2');
    expect(next?.status).toBe('ready');
    expect([next?.white?.playerId, next?.black?.playerId]).toContain(ready?.white?.playerId);
  });
});

describe('people who come late, leave and come back', () => {
  it('gives a late entrant the place of a bye, or lets one wait for another draw, until a match has begun', async () => {
    const night = await TournamentDriver.open(club, KNOCKOUT, 7);
    await night.draw();
    const late = await club.api.post(`${night.path}/entries`, { playerId: await club.player() });
    expect(late.status).toBe(201);
    const first = await night.pairings('?round=1');
    expect(first.filter(({ status }) => status === 'ready')).toHaveLength(4);
    expect(first.flatMap(({ white, black }) => [white?.entryId, black?.entryId])).toContain(late.body.id);
    const waiting = await club.api.post(`${night.path}/entries`, { playerId: await club.player() });
    expect([waiting.status, (await night.view()).notDrawn.length]).toEqual([201, 1]);
    await night.report(first[0]!, 'white');
    const full = await club.api.post(`${night.path}/entries`, { playerId: await club.player() });
    expect([full.status, full.body.code, full.body.params.reason]).toEqual([409, 'entry.too-late', 'begun']);
  });

  it('forfeits the open match of an entrant who withdraws, and tells what changed', async () => {
    const night = await TournamentDriver.open(club, KNOCKOUT, 4);
    await night.draw();
    const [pairing] = await night.pairings('?round=1');
    const { status, body } = await club.api.post(`${night.path}/entries/${pairing?.white?.entryId}/withdraw`, {
      reason: 'Last train',
    });
    expect([status, body.status, body.until]).toEqual([200, 'withdrawn', 'end']);
    expect(body.affected.map(({ kind }: { kind: string }) => kind)).toContain('pairing');
    const after = (await night.pairings('?round=1')).find(({ id }) => id === pairing?.id);
    expect(after).toMatchObject({ status: 'finished', result: { winner: 'black', by: 'walkover' } });
    const match = await club.api.get(`/v1/matches/${pairing?.matchId}`);
    expect(match.body).toMatchObject({ status: 'finished', by: 'forfeit', winner: 'black' });
    const again = await club.api.post(`${night.path}/entries/${pairing?.white?.entryId}/return`);
    expect([again.status, again.body.status]).toEqual([200, 'checked-in']);
    const present = await club.api.post(`${night.path}/entries/${pairing?.white?.entryId}/return`);
    expect([present.status, present.body.code]).toEqual([409, 'entry.cannot-return']);
  });

  it('lets an entrant who left for a while come back', async () => {
    const night = await TournamentDriver.open(club, KNOCKOUT, 4);
    const entry = `${night.path}/entries/${night.entries[0]}`;
    await club.api.post(`${entry}/withdraw`, { reason: 'Dinner', until: 'return' });
    expect((await club.api.post(`${entry}/return`)).body).toMatchObject({ status: 'checked-in', until: null });
  });

  it('lets players enter themselves, but neither seed themselves nor say that they have paid', async () => {
    const night = await TournamentDriver.open(club, KNOCKOUT, 0);
    const playerId = await club.player();
    const player = club.as(await club.token('player', { playerId }));
    for (const more of [{ seed: 1 }, { paid: true }]) {
      expect((await player.post(`${night.path}/entries`, { playerId, ...more })).status).toBe(403);
    }
    expect((await player.post(`${night.path}/entries`, { playerId })).body).toMatchObject({ seed: null, paid: false });
  });

  it('enters a table of people line by line, with a report', async () => {
    const night = await TournamentDriver.open(club, KNOCKOUT, 0);
    const ann = `Ann ${night.id}`;
    await club.player(ann);
    const text = `name;seed;paid\n${ann};1;yes\nNobody ${night.id};;\n${ann};;\n${ann};;perhaps\n`;
    const { status, body } = await club.api.post(`${night.path}/entries/import`, undefined, { text });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      entered: 1,
      refused: 3,
      lines: [
        { line: 2, status: 'entered', name: ann },
        { line: 3, status: 'refused', code: 'player.not-found' },
        { line: 4, status: 'refused', code: 'entry.twice' },
        { line: 5, status: 'refused', code: 'request.invalid' },
      ],
    });
    const unnamed = await club.api.post(`${night.path}/entries/import`, undefined, { text: `${ann}\n${ann}\n` });
    expect([unnamed.status, unnamed.body.detail]).toEqual([400, expect.stringContaining('names its columns')]);
    expect((await night.view()).entries).toMatchObject([{ name: ann, seed: 1, paid: true }]);
  });
});

describe('a match that is decided without being played out', () => {
  it.each([
    ['forfeit', { white: 3, black: 0 }],
    ['time', { white: 3, black: 1 }],
    ['concession', { white: 3, black: 1 }],
  ] as const)('goes on by %s, whatever its score is', async (by, recorded) => {
    const night = await TournamentDriver.open(club, KNOCKOUT, 4);
    await night.draw();
    const [pairing] = await night.pairings('?round=1');
    const game = { result: { winner: 'black', kind: 'single', cube: 1 } };
    await club.api.post(`/v1/matches/${pairing?.matchId}/games`, game);
    const path = `${night.path}/pairings/${pairing?.id}/result`;
    const { status, body } = await club.api.post(path, { winner: 'white', by });
    expect([status, body]).toMatchObject([200, { status: 'finished', result: { winner: 'white', by, recorded } }]);
    expect(await night.pairings('?round=2')).toMatchObject([{ white: { entryId: pairing?.white?.entryId } }]);
  });

  it('sends neither on where neither came, until they play after all', async () => {
    const night = await TournamentDriver.open(club, KNOCKOUT, 4);
    await night.draw();
    const [first, second] = await night.pairings('?round=1');
    const path = `${night.path}/pairings/${first?.id}`;
    const more = await club.api.post(`${path}/result`, { winner: 'white', by: 'no-show' });
    expect([more.status, more.body.code]).toEqual([400, 'request.invalid']);
    const player = club.as(await club.token('player', { playerId: first?.white?.playerId }));
    expect((await player.post(`${path}/result`, { by: 'no-show' })).status).toBe(403);

    const { status, body } = await club.api.post(`${path}/result`, { by: 'no-show' });
    const nobody = { winner: null, by: 'no-show', score: null, recorded: null, source: 'staff' };
    expect([status, body]).toMatchObject([200, { status: 'finished', matchId: null, result: nobody }]);
    expect((await club.api.get(`/v1/matches/${first?.matchId}`)).body.status).toBe('void');
    const late = await club.api.post(`${path}/result`, { score: { white: 3, black: 0 } });
    expect([late.status, late.body.code]).toEqual([409, 'tournament.wrong-time']);
    expect(late.body.detail).toContain('correct it instead');
    const [final] = await night.pairings('?round=2');
    const early = await club.api.post(`${night.path}/pairings/${final?.id}/result`, { winner: 'white', by: 'time' });
    expect([early.status, early.body.code]).toEqual([409, 'pairing.not-ready']);
    await night.report(second!, 'black');
    expect((await night.view()).status).toBe('finished');
    const rows = (await club.api.get(`${night.path}/standings`)).body.rows;
    expect(rows.map(({ place }: { place: number }) => place)).toEqual([1, 2, 2, 2]);

    const reopened = await club.api.post(`${path}/correction`, { score: null, reason: 'They came' }, ANY_VERSION);
    expect(reopened.body.applied).toBe(true);
    const [again] = await night.pairings('?round=1');
    expect([again?.status, again?.matchId]).toEqual(['ready', expect.not.stringMatching(String(first?.matchId))]);
    const told = { by: 'no-show', reason: 'They left again' };
    expect((await club.api.post(`${path}/correction`, told, ANY_VERSION)).status).toBe(200);
    expect((await night.view()).status).toBe('finished');
  });
});

describe('a result that a player reports', () => {
  const reported = async (): Promise<{ night: TournamentDriver; path: string; white: string; black: string }> => {
    const night = await TournamentDriver.open(club, KNOCKOUT, 4);
    await night.draw();
    const [pairing] = await night.pairings('?round=1');
    const [white, black] = await Promise.all(
      [pairing?.white, pairing?.black].map((seat) => club.token('player', { playerId: seat?.playerId })),
    );
    const path = `${night.path}/pairings/${pairing?.id}`;
    const { status, body } = await club.as(white ?? '').post(`${path}/result`, { score: { white: 3, black: 1 } });
    expect([status, body.result.source, body.result.confirmation]).toEqual([200, 'white', 'awaited']);
    return { night, path, white: white ?? '', black: black ?? '' };
  };

  it('has to be there before the opponent can confirm or object to it', async () => {
    const night = await TournamentDriver.open(club, KNOCKOUT, 4);
    await night.draw();
    const [pairing] = await night.pairings('?round=1');
    for (const word of ['confirm', 'object']) {
      const { status, body } = await club.api.post(`${night.path}/pairings/${pairing?.id}/${word}`);
      expect([status, body.code]).toEqual([409, 'pairing.no-result']);
    }
  });

  it('waits for no confirmation where it was conceded', async () => {
    const night = await TournamentDriver.open(club, KNOCKOUT, 4);
    await night.draw();
    const [pairing] = await night.pairings('?round=1');
    const white = club.as(await club.token('player', { playerId: pairing?.white?.playerId }));
    const path = `${night.path}/pairings/${pairing?.id}/result`;
    const { status, body } = await white.post(path, { winner: 'black', by: 'concession' });
    expect([status, body.result?.source, body.result?.confirmation]).toEqual([200, 'match', 'not-needed']);
  });

  it('is confirmed by the opponent, not by the player who reported it', async () => {
    const { path, white, black } = await reported();
    const own = await club.as(white).post(`${path}/confirm`);
    expect([own.status, own.body.code]).toEqual([409, 'pairing.own-report']);
    expect(own.body.detail).toMatch(/^Your own side reported this result/);
    const { status, body } = await club.as(black).post(`${path}/confirm`);
    expect([status, body.result.confirmation]).toEqual([200, 'given']);
    const again = await club.as(black).post(`${path}/confirm`);
    expect([again.status, again.body.code]).toEqual([409, 'pairing.not-awaiting-word']);
  });

  it('is reported on the version of the tournament that the caller has seen', async () => {
    const night = await TournamentDriver.open(club, KNOCKOUT, 4);
    await night.draw();
    const [one, other] = await night.pairings('?round=1');
    const path = `${night.path}/pairings/${one?.id}`;
    const seen = (await club.api.get(path)).headers.get('etag') ?? '';
    if (other !== undefined) await night.report(other, 'white');
    const result = { score: { white: 3, black: 1 } };
    expect((await club.api.post(`${path}/result`, result, { headers: { 'if-match': seen } })).status).toBe(412);
    const now = (await club.api.get(path)).headers.get('etag') ?? '';
    const either = { headers: { 'if-match': `${seen}, ${now}` } };
    const { status, headers } = await club.api.post(`${path}/result`, result, either);
    expect([status, versionIn(headers)]).toEqual([200, (await night.view()).version]);
  });

  it('is not for third players to report', async () => {
    const night = await TournamentDriver.open(club, KNOCKOUT, 2);
    await night.draw();
    const [pairing] = await night.pairings();
    const stranger = await club.token('player');
    const { status } = await club.as(stranger).post(`${night.path}/pairings/${pairing?.id}/result`, {
      score: { white: 3, black: 1 },
    });
    expect(status).toBe(403);
    // Nor do they hear which version there is now.
    const old = await club
      .as(stranger)
      .post(
        `${night.path}/pairings/${pairing?.id}/result`,
        { score: { white: 3, black: 1 } },
        { headers: { 'if-match': '"1"' } },
      );
    expect([old.status, old.body.code]).toEqual([403, 'request.forbidden']);
  });
});

describe('a public tournament', () => {
  it('is open to everybody, with its matches; a private one is not', async () => {
    const open = await TournamentDriver.open(club, KNOCKOUT, 2, { visibility: 'public' });
    await open.draw();
    const anybody = club.as(null);
    expect((await anybody.get(open.path)).status).toBe(200);
    const { body } = await anybody.get(`${open.path}/pairings`);
    expect((await anybody.get(`/v1/matches/${body.items[0].matchId}`)).status).toBe(200);
    const closed = await TournamentDriver.open(club, KNOCKOUT, 2);
    expect((await anybody.get(closed.path)).status).toBe(401);
  });
});

describe('what a tournament comes to', () => {
  const ALL = {
    kind: 'knockout',
    lengths: [5, 7],
    consolation: { kind: 'progressive', lengths: [3] },
    lastChance: { lengths: [1] },
  };

  it('pays the pool to the smallest coin, and shows brackets and standings', async () => {
    const night = await TournamentDriver.open(club, ALL, 13, {
      prizes: { entryFee: 1_234, houseShare: 10, currency: 'EUR' },
      visibility: 'public',
    });
    await night.draw();
    await night.playOut();
    expect((await night.view()).status).toBe('finished');
    const { body: payouts } = await club.api.get(`${night.path}/payouts`);
    expect(payouts.pool).toBe(Math.floor(13 * 1_234 * 0.9));
    const sum = payouts.items.reduce((total: number, { amount }: { amount: number }) => total + amount, 0);
    expect(sum).toBe(payouts.pool);
    const { body: bracket } = await club.api.get(`${night.path}/bracket`);
    expect(bracket.flights.map(({ name }: { name: string }) => name)).toEqual(['main', 'consolation', 'last-chance']);
    const { body: standings } = await club.api.get(`${night.path}/standings?flight=main`);
    expect(standings.rows).toHaveLength(13);
    expect(standings.rows[0]).toMatchObject({ place: 1 });
    const csv = await club.api.get(`${night.path}/standings.csv`);
    expect(csv.text.split('\n')[0]).toBe('flight,group,place,name,wins,played,won,lost,status');
    const svg = await club.as(null).get(`${night.path}/bracket.svg?flight=consolation`);
    expect([svg.status, svg.text.startsWith('<svg')]).toEqual([200, true]);
    for (const page of ['bracket.html', 'standings.html', 'pairings.html']) {
      expect((await club.api.get(`${night.path}/${page}`)).text).toContain('<main>');
    }
    expect((await club.api.get(`${night.path}/bracket.svg?flight=nowhere`)).body.code).toBe('flight.not-found');
  });

  it('plays a Swiss to its end, round by round', async () => {
    const night = await TournamentDriver.open(club, { kind: 'swiss', rounds: 3, lengths: [3] }, 7);
    await night.draw();
    const early = await club.api.post(`${night.path}/rounds`);
    expect([early.status, early.body.code]).toEqual([409, 'tournament.round-open']);
    for (const round of [1, 2, 3]) {
      expect(await night.playOut()).toBe(3);
      if (round < 3)
        expect((await club.api.post(`${night.path}/rounds`, { seed: `r${round}` })).body.round).toBe(round + 1);
    }
    expect((await night.view()).status).toBe('finished');
    const { body } = await club.api.get(`${night.path}/standings`);
    expect(body.rows[0]).toMatchObject({ place: 1, wins: 3 });
    expect(body.rows[0].tieBreaks.map(({ name }: { name: string }) => name)).toEqual([
      'direct',
      'buchholz-cut-1',
      'buchholz',
      'sonneborn-berger',
      'difference',
      'lots',
    ]);
    const [pairing] = (await night.pairings('?round=2')) as unknown as { why: object }[];
    expect(pairing?.why).toMatchObject({ reason: expect.any(String) });
  });
});
