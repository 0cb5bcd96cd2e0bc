/** Days and times of day are those of the clocks in the club. */
import { knownSeason } from '../../support/requests/known-season.js';
import { type TestApp, testApp } from '../../support/service/test-app.js';

let club: TestApp;
beforeAll(async () => {
  club = await testApp();
});
afterAll(() => club.close());

async function clocksIn(timeZone: string): Promise<void> {
  const { status } = await club.api.patch('/v1/club', { timeZone }, { headers: { 'if-match': '*' } });
  expect(status).toBe(200);
}

async function imported(...lines: string[]): Promise<string[]> {
  const text = ['date,white,black,length,white score,black score', ...lines].join('\n');
  const { body } = await club.api.post('/v1/matches/import-results', undefined, { text });
  return body.lines.map(({ status, matchId }: Record<string, string>) => (status === 'known' ? status : matchId));
}

async function playedAt(id: string | undefined): Promise<string> {
  return (await club.api.get(`/v1/matches/${id}`)).body.playedAt;
}

describe.each([
  // Summer time begins and ends on the first and the last day of these seasons.
  ['Europe/Zurich', '2020-03-29', '2020-10-25', '2020-03-28T23:00:00.000Z', '2020-10-25T22:59:00.000Z'],
  ['America/Los_Angeles', '2019-03-10', '2019-11-03', '2019-03-10T08:00:00.000Z', '2019-11-04T07:59:00.000Z'],
  ['Pacific/Auckland', '2018-04-01', '2018-09-30', '2018-03-31T11:00:00.000Z', '2018-09-30T10:59:00.000Z'],
])('with the clocks in %s', (zone, from, to, first, last) => {
  const before = new Date(Date.parse(first) - 60_000).toISOString();
  const after = new Date(Date.parse(last) + 60_000).toISOString();
  const [white, black] = [`Ann of ${zone}`, `Bob of ${zone}`];
  const win = (date: string): string => `${date},${white},${black},5,5,3`;
  beforeAll(() => clocksIn(zone));

  it('a result is of the day that its line tells, and is known again by that day', async () => {
    const [early, late] = await imported(win(from), win(`${to} 23:59`));
    expect([await playedAt(early), await playedAt(late)]).toEqual([first, last]);
    expect(await imported(win(from), win(first), win(to), win(last))).toEqual(['known', 'known', 'known', 'known']);
  });

  it('a season has what was played from its first midnight to its last, wherever it was told', async () => {
    const id = await knownSeason(club, { from, to, points: { perWin: 1 } });
    await imported(win(before), win(after));
    expect((await club.api.get(`/v1/seasons/${id}/table`)).body.rows).toMatchObject([
      { name: white, points: 2, matches: 2 },
      { name: black, points: 0, matches: 2 },
    ]);
  });

  it('a transcript tells the day and the time of the club, and comes back the same', async () => {
    const text = (header: string): string =>
      `${header}\n 1 point match\n\n Game 1\n Ann : 0                        Bob : 0\n` +
      '  1) 31: 8/5 6/5                 65: 24/13\n       Wins 1 point and the match\n';
    const day = to.replaceAll('-', '.');
    const told = text(`; [EventDate "${day}"]\n; [EventTime "23.59"]`);
    const made = await club.api.post('/v1/matches/import', undefined, { text: told });
    expect(made.body.playedAt).toBe(last);
    const exported = await club.api.get(`/v1/matches/${made.body.id}/transcript?format=mat`);
    expect(exported.text).toContain(`[EventDate "${day}"]`);
    expect(exported.text).toContain('[EventTime "23.59"]');
    expect(exported.headers.get('content-disposition')).toContain(`-1-point-${to}.mat`);
    const again = await club.api.post('/v1/matches/import', undefined, { text: exported.text });
    expect(again.body.playedAt).toBe(last);
  });
});

it('a transcript that was fetched before the clocks of the club were corrected is fetched anew', async () => {
  await clocksIn('UTC');
  const [match] = await imported('2017-03-04 23:30,Uli Utc,Una Utc,5,5,3');
  const path = `/v1/matches/${match}/transcript?format=mat`;
  const tag = (await club.api.get(path)).headers.get('etag') ?? '';
  const ifOther = { headers: { 'if-none-match': tag } };
  expect((await club.api.get(path, ifOther)).status).toBe(304);
  await clocksIn('Europe/Zurich');
  const { status, text } = await club.api.get(path, ifOther);
  expect([status, text.includes('[EventDate "2017.03.05"]'), text.includes('[EventTime "00.30"]')]).toEqual([
    200,
    true,
    true,
  ]);
});
