/** Ratings through the API: the worked examples, what is rated, whose rating it is, and what a correction does. */
import { ClubNight } from '../../support/clubs/club-night.js';
import { xmlFault } from '../../support/documents/xml.js';
import { ScriptedClock } from '../../support/service/scripted-ports.js';
import { type TestApp, testApp } from '../../support/service/test-app.js';

const clock = new ScriptedClock();
let club: TestApp;
let night: ClubNight;
beforeAll(async () => {
  club = await testApp({ clock });
  night = new ClubNight(club, clock);
});
afterAll(() => club.close());

const rated = (rating: number, experience: number): object => ({ rating, experience });

describe('the formula of FIBS', () => {
  it.each([
    ['RT1', rated(1500, 500), rated(1500, 500), 1, 2, -2],
    ['RT2', {}, {}, 1, 10, -10],
    ['RT3', {}, {}, 5, 22.36, -22.36],
    ['RT4', rated(1600, 400), rated(1500, 400), 5, 3.9, -3.9],
    ['RT6', rated(1750, 1000), rated(1450, 250), 7, 3.03, -7.57],
    ['RT7', rated(1450, 250), rated(1750, 1000), 7, 18.88, -7.55],
    ['RT8', rated(1500, 399), rated(1500, 401), 9, 6.06, -6],
    ['RT11', rated(1523.41, 120), rated(1611.07, 350), 3, 14.31, -5.65],
  ])('%s: from what the club has entered, or from the start', async (_name, winner, loser, length, gain, loss) => {
    const [ann, bob] = [await night.player(winner), await night.player(loser)];
    const matchId = await night.beats(ann, bob, length);
    const [won, lost] = [await night.history(ann), await night.history(bob)];
    expect(won.items).toMatchObject([{ matchId, won: true, length, change: gain, opponent: { playerId: bob } }]);
    expect(lost.items).toMatchObject([{ matchId, won: false, length, change: loss, opponent: { playerId: ann } }]);
  });

  it('rates one match after another (RT13), the last one first in the history', async () => {
    const [ann, bob] = [await night.player({ name: 'Ann' }), await night.player({ name: 'Bob' })];
    for (const length of [5, 7]) await night.beats(ann, bob, length);
    await night.beats(bob, ann, 9);
    const history = await night.history(ann);
    expect(history).toMatchObject({
      playerId: ann,
      name: 'Ann',
      variant: 'backgammon',
      rules: { start: 1500, spread: 2000, base: 4, ramp: 'fibs', experienceTiming: 'before' },
      rating: 1512.8,
      experience: 21,
      provisional: true,
      nextCursor: null,
    });
    expect(history.items.map(({ length, won }: { length: number; won: boolean }) => [length, won])).toEqual([
      [9, false],
      [7, true],
      [5, true],
    ]);
    expect(history.items[2]).toMatchObject({
      tournamentId: null,
      opponent: { playerId: bob, name: 'Bob' },
      before: 1500,
      after: 1522.36,
      change: 22.36,
      expected: 0.5,
      reason:
        'Won to 5 against Bob, rated 1500.00; a win was 50.0 % likely. ' +
        '+22.36 = 4 × 5 × √5 × 0.5000, K at experience 0.',
    });
    expect(history.items[0].before).toBe(history.items[1].after);
    expect(
      (await night.table([ann, bob])).map(({ name, rating, matches, wins }) => [name, rating, matches, wins]),
    ).toEqual([
      ['Ann', 1512.8, 3, 2],
      ['Bob', 1487.2, 3, 1],
    ]);
  });

  it.each([
    ['experienceTiming=after', 22.14],
    ['ramp=none', 4.47],
    ['ramp=gentle', 8.94],
    ['ramp=none&base=8', 8.94],
  ])('RT14: has relatives with %s', async (query, change) => {
    const [ann, bob] = [await night.player(), await night.player()];
    await night.beats(ann, bob, 5);
    const history = await night.history(ann, `?${query}`);
    expect(history.items[0].change).toBe(change);
    expect((await night.table([ann], `&${query}`))[0].rating).toBe(history.rating);
  });

  it('takes another start and spread', async () => {
    const [ann, bob] = [await night.player({ rating: 1200 }), await night.player()];
    await night.beats(ann, bob, 1);
    const { rules, items } = await night.history(ann, '?start=1000&spread=400');
    expect(rules).toMatchObject({ start: 1000, spread: 400 });
    expect(items[0]).toMatchObject({ before: 1200, expected: 0.7597 });
    expect((await night.history(await night.player(), '?start=1000')).rating).toBe(1000);
  });

  it.each([
    'ramp=steep',
    'spread=0',
    'start=-1',
    'base=x',
    'experienceTiming=now',
    'limit=0',
    'colour=red',
    'cursor=x',
  ])('refuses %s', async (query) => {
    const { status, body } = await club.api.get(`/v1/ratings?${query}`);
    expect([status, body.code]).toEqual([400, 'request.invalid']);
  });
});

describe('what is rated', () => {
  it('is a match that was played, conceded or lost on time, and no other (T73)', async () => {
    const [ann, bob] = [await night.player(), await night.player()];
    const played = await night.match(ann, bob, 1);
    await club.api.post(`/v1/matches/${played}/games`, { result: { winner: 'black', kind: 'single' } });
    const counted = [played];
    for (const by of ['concession', 'time', 'forfeit']) {
      const begun = await night.match(ann, bob, 3);
      await club.api.post(`/v1/matches/${begun}/games`);
      await night.report(begun, { winner: 'white', by });
      if (by !== 'forfeit') counted.push(begun);
      await night.report(await night.match(ann, bob, 3), { winner: 'white', by });
    }
    const money = (await club.api.post('/v1/matches', { white: ann, black: bob, format: { kind: 'money' } })).body.id;
    await club.api.post(`/v1/matches/${money}/games`, { result: { winner: 'white', kind: 'single' } });
    await club.api.post(`/v1/matches/${money}/close`);
    await night.match(ann, bob, 5);
    const { items, experience } = await night.history(ann);
    expect(items.map(({ matchId }: { matchId: string }) => matchId)).toEqual(counted.toReversed());
    expect(experience).toBe(7);
  });

  it('is each variant by itself (T77), and what the club entered is backgammon', async () => {
    const [ann, bob] = [await night.player(rated(1700, 400)), await night.player()];
    await night.beats(ann, bob, 1, { variant: 'hypergammon' });
    const ours = { base: 'aceyDeucey', id: 'Our Acey-Deucey', doubletMoves: 2 };
    await night.beats(bob, ann, 1, { variant: ours });
    expect(await night.history(ann)).toMatchObject({ rating: 1700, experience: 400, items: [] });
    expect(await night.history(ann, '?variant=hypergammon')).toMatchObject({ rating: 1510, experience: 1 });
    expect(await night.history(ann, '?variant=Our+Acey-Deucey')).toMatchObject({ rating: 1490, experience: 1 });
    expect(await night.table([bob])).toEqual([]);
    expect(await night.table([bob], '&variant=hypergammon')).toMatchObject([{ rating: 1490 }]);
  });

  it('is in the order of completion, not of opening', async () => {
    const [ann, bob] = [await night.player(), await night.player()];
    const first = await night.match(ann, bob, 3);
    const second = await night.beats(ann, bob, 3);
    clock.advance(1_000);
    await night.report(first, { score: { white: 3, black: 0 } });
    const { items } = await night.history(ann);
    expect(items.map(({ matchId }: { matchId: string }) => matchId)).toEqual([first, second]);
  });

  it('names the tournament', async () => {
    const [ann, bob] = [await night.player(), await night.player()];
    const format = { kind: 'knockout', lengths: [3] };
    const tournament = (await club.api.post('/v1/tournaments', { name: 'Friday', format })).body.id;
    for (const playerId of [ann, bob]) await club.api.post(`/v1/tournaments/${tournament}/entries`, { playerId });
    await club.api.post(`/v1/tournaments/${tournament}/draw`);
    const [pairing] = (await club.api.get(`/v1/tournaments/${tournament}/pairings`)).body.items;
    await club.api.post(`/v1/tournaments/${tournament}/pairings/${pairing.id}/result`, {
      score: { white: 3, black: 1 },
    });
    const { items } = await night.history(ann);
    expect(items).toMatchObject([{ tournamentId: tournament, matchId: pairing.matchId }]);
  });
});

describe('a result that is put right', () => {
  it('changes every rating behind it, in the order of completion as it was (T74)', async () => {
    const [ann, bob, cem] = [await night.player(), await night.player(), await night.player()];
    const first = await night.beats(ann, bob, 5);
    const second = await night.beats(ann, cem, 7);
    const before = await night.history(cem);
    clock.advance(60_000);
    const correct = async (body: object): Promise<void> => {
      const { version } = (await club.api.get(`/v1/matches/${first}`)).body;
      const headers = { 'if-match': `"${version}"` };
      const told = { reason: 'the slip was read the wrong way round', ...body };
      expect((await club.api.post(`/v1/matches/${first}/correction`, told, { headers })).status).toBe(200);
    };

    await correct({ score: { white: 3, black: 5 } });
    const [last, earlier] = (await night.history(ann)).items;
    expect([last.matchId, earlier.matchId]).toEqual([second, first]);
    expect(earlier).toMatchObject({ won: false, before: 1500, change: -22.36 });
    expect(last.before).toBe(earlier.after);
    expect((await night.history(cem)).items[0].change).not.toBe(before.items[0].change);

    await correct({ winner: 'white', by: 'forfeit' });
    expect((await night.history(ann)).items).toMatchObject([{ matchId: second, before: 1500 }]);
    expect((await night.history(bob)).items).toEqual([]);
  });

  it('is completed when it was, where a correction opened it by mistake and the next one put that right', async () => {
    const [ann, bob, cem] = [await night.player(), await night.player(), await night.player()];
    const first = await night.match(ann, bob, 1);
    const result = (winner: string): object => ({ result: { winner, kind: 'single', cube: 1 } });
    const game = (await club.api.post(`/v1/matches/${first}/games`, result('white'))).body.id;
    const { finishedAt } = (await club.api.get(`/v1/matches/${first}`)).body;
    await night.beats(cem, ann, 5);
    const before = await night.history(ann);
    clock.advance(60_000);
    const headers = { 'if-match': '*' };
    for (const told of [{ result: null }, result('white')]) {
      const body = { ...told, reason: 'the wrong slip' };
      const answer = await club.api.post(`/v1/matches/${first}/games/${game}/correction`, body, { headers });
      expect(answer.status).toBe(200);
      clock.advance(60_000);
    }
    expect((await club.api.get(`/v1/matches/${first}`)).body).toMatchObject({ status: 'finished', finishedAt });
    expect((await night.history(ann)).items).toEqual(before.items);
  });

  it('is completed when it ends again, where the match was open meanwhile', async () => {
    const [ann, bob, cem] = [await night.player(), await night.player(), await night.player()];
    const first = await night.match(ann, bob, 1);
    const game = (await club.api.post(`/v1/matches/${first}/games`)).body.id;
    const resigned = (side: string): object[] => [
      { type: 'resign', side, as: 'single' },
      { type: 'accept-resignation' },
    ];
    await club.api.act(game, [{ type: 'opening-roll', dice: { white: 3, black: 1 } }, ...resigned('black')]);
    await night.beats(ann, cem, 5);
    const before = await night.history(ann);
    expect(before.items.map(({ won }: { won: boolean }) => won)).toEqual([true, true]);

    const undone = await club.api.act(game, [{ type: 'take-back' }, { type: 'take-back' }]);
    expect(undone.status).toBe(200);
    expect((await night.history(ann)).items).toMatchObject([
      { opponent: { playerId: cem }, before: 1500, change: 22.36 },
    ]);
    expect((await night.history(bob)).items).toEqual([]);

    clock.advance(1_000);
    await club.api.act(game, resigned('white'));
    const [last, earlier] = (await night.history(ann)).items;
    expect([last.opponent.playerId, last.won, earlier.opponent.playerId]).toEqual([bob, false, cem]);
    expect(last.before).toBe(earlier.after);
    expect((await night.history(bob)).rating).toBeGreaterThan(1500);
  });
});

describe('whose rating it is', () => {
  it('is one person for all ids that were merged', async () => {
    const [ann, again, bob] = [await night.player({ name: 'Ann' }), await night.player(), await night.player()];
    await night.beats(ann, bob, 5);
    await night.beats(again, bob, 7);
    await night.beats(ann, again, 3);
    await club.api.post(`/v1/players/${again}/merge`, { into: ann });
    const [one, other] = [await night.history(ann), await night.history(again)];
    expect(other).toEqual(one);
    expect(one).toMatchObject({ playerId: ann, name: 'Ann', experience: 12, items: [{ length: 7 }, { length: 5 }] });
    expect((await night.table([ann, again])).map(({ playerId, matches }) => [playerId, matches])).toEqual([[ann, 2]]);
  });

  it('is not found for an unknown id', async () => {
    const { status, body } = await club.api.get('/v1/players/0199d0c5-3a4e-7cc1-9c0d-6f1b2f3a4b5c/rating-history');
    expect([status, body.code]).toEqual([404, 'player.not-found']);
  });

  it('stays out of the table while archived, unless asked for, with the result of the other kept', async () => {
    const [ann, bob] = [await night.player(), await night.player()];
    await night.beats(ann, bob, 1);
    await club.api.delete(`/v1/players/${ann}`, { headers: { 'if-match': '*' } });
    expect(await night.table([ann, bob])).toMatchObject([{ playerId: bob, rating: 1490 }]);
    expect((await night.table([ann, bob], '&archived=true')).map(({ playerId }) => playerId)).toEqual([ann, bob]);
    await club.api.patch(`/v1/players/${ann}`, { status: 'active' }, { headers: { 'if-match': '*' } });
    expect((await night.table([ann, bob])).map(({ playerId }) => playerId)).toEqual([ann, bob]);
  });
});

describe('the pages', () => {
  it('of the table follow each other, equal ratings sharing a place', async () => {
    const variant = 'tavla';
    const players = await Promise.all(Array.from({ length: 6 }, () => night.player()));
    for (const at of [0, 2, 4]) await night.beats(players[at]!, players[at + 1]!, 1, { variant });
    const seen: [number, string][] = [];
    let cursor = '';
    for (let page = 0; page < 3; page += 1) {
      const { body } = await club.api.get(`/v1/ratings?variant=${variant}&limit=2${cursor}`);
      seen.push(...body.items.map(({ place, playerId }: { place: number; playerId: string }) => [place, playerId]));
      cursor = `&cursor=${body.nextCursor}`;
    }
    expect(cursor).toBe('&cursor=null');
    expect(seen.map(([place]) => place)).toEqual([1, 1, 1, 4, 4, 4]);
    expect(seen.map(([, id]) => id).toSorted()).toEqual(players.toSorted());
  });

  it('of a history follow each other', async () => {
    const [ann, bob] = [await night.player(), await night.player()];
    for (const length of [1, 2, 3]) await night.beats(ann, bob, length);
    const first = await night.history(ann, '?limit=2');
    expect(first.items.map(({ length }: { length: number }) => length)).toEqual([3, 2]);
    const last = await night.history(ann, `?limit=2&cursor=${first.nextCursor}`);
    expect([last.items.map(({ length }: { length: number }) => length), last.nextCursor]).toEqual([[1], null]);
  });
});

describe('the picture', () => {
  it('is drawn for everybody who may read, whatever the name', async () => {
    const [ann, bob] = [await night.player({ name: '<b>"Ann" & co</b>' }), await night.player()];
    await night.beats(ann, bob, 5);
    const viewer = club.as(await club.token('viewer'));
    const { status, headers, text } = await viewer.get(`/v1/players/${ann}/rating-history.svg?ramp=none`);
    expect([status, headers.get('content-type')]).toEqual([200, 'image/svg+xml; charset=utf-8']);
    expect(xmlFault(text)).toBeNull();
    expect(text).toContain('From 1500.00 to 1504.47 in 1 match;');
  });
});
