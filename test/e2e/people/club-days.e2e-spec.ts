/** Days and times of day are those of the clocks in the club. */
import { exportOf, fileOf, importInto, linesIn } from '../../support/documents/archive.js';
import { knownSeason } from '../../support/requests/known-season.js';
import { ScriptedClock } from '../../support/service/scripted-ports.js';
import { type TestApp, testApp } from '../../support/service/test-app.js';

const clock = new ScriptedClock();
let club: TestApp;
beforeAll(async () => {
  club = await testApp({ clock });
});
afterAll(() => club.close());

async function clocksIn(timeZone: string): Promise<void> {
  clock.advance(60_000);
  const { status } = await club.api.patch('/v1/club', { timeZone }, { headers: { 'if-match': '*' } });
  expect(status).toBe(200);
}

const imported = (...lines: string[]): Promise<string[]> => importedInto(club, ...lines);

/** The ids of the matches that became of the lines. */
async function importedInto({ api }: TestApp, ...lines: string[]): Promise<string[]> {
  const text = ['date,white,black,length,white score,black score', ...lines].join('\n');
  const { body } = await api.post('/v1/matches/import-results', undefined, { text });
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

describe.each([
  ['UTC', 'America/New_York'],
  ['UTC', 'Pacific/Auckland'],
  ['Pacific/Kiritimati', 'Pacific/Pago_Pago'],
  ['America/Havana', 'Europe/Zurich'],
])('results that were imported with the clocks in %s, which are in %s now,', (earlier, zone) => {
  const [white, black] = [`Ann from ${earlier} to ${zone}`, `Bob from ${earlier} to ${zone}`];
  const win = (date: string): string => `${date},${white},${black},5,5,3`;
  const told = ['2020-03-07', '2020-03-08', '2020-06-01 20:00', '2020-06-02 04:00', '2020-08-01T04:00:00Z'].map(win);
  const others = ['2020-03-06', '2020-03-09', '2020-06-01 19:00', '2020-06-02 05:00', '2020-08-01T05:00:00Z'].map(win);

  it('are known by the days and times that their table tells, and those next to them are others', async () => {
    await clocksIn(earlier);
    expect(await imported(...told)).not.toContain('known');
    await clocksIn('Asia/Kolkata');
    await clocksIn(zone);
    expect(await imported(...told)).toEqual(told.map(() => 'known'));
    expect(await imported(...others)).not.toContain('known');
    expect(await imported(...told, ...others)).toEqual([...told, ...others].map(() => 'known'));
    // Of the days alone only those on which something was played.
    expect(await imported(win('2020-06-01'), win('2020-05-31'))).toEqual(['known', expect.any(String)]);
  });
});

describe('after a change of the time zone, a result', () => {
  /** Ended at that moment, which the scripted clock reaches; 7-3 between two new people. */
  const played = async (names: readonly [string, string], zones: readonly [string, string]): Promise<void> => {
    const [white, black] = await Promise.all(names.map((name) => club.player(name)));
    await clocksIn(zones[0]);
    const { body } = await club.api.post('/v1/matches', { white, black, format: { kind: 'points', length: 7 } });
    await clocksIn(zones[1]);
    const score = { white: 7, black: 3 };
    const { status } = await club.api.post(
      `/v1/matches/${body.id}/result`,
      { score },
      { headers: { 'if-match': '*' } },
    );
    expect(status).toBe(200);
  };
  const dayIn = (timeZone: string, moment: Date): string => moment.toLocaleDateString('sv-SE', { timeZone });

  it.each([
    ['Nia', 'UTC', 'UTC'],
    ['Noa', 'Pacific/Kiritimati', 'Pacific/Niue'],
  ])('of a match of %s that was played here is on the day that the club now says', async (name, opened, ended) => {
    await played([name, `${name}s Gast`], [opened, ended]);
    const at = clock.now();
    await clocksIn('Pacific/Niue');
    const lines = ['Pacific/Niue', 'Pacific/Kiritimati'].map(
      (zone) => `${dayIn(zone, at)},${name},${name}s Gast,7,7,3`,
    );
    expect(new Set(lines).size).toBe(2);
    expect(await imported(...lines)).toEqual(['known', expect.stringMatching(/-/)]);
  });

  it('that was told with its zone is on the day that the club now says', async () => {
    await clocksIn('UTC');
    const line = (date: string) => `${date},Mia Moment,Max Moment,7,7,4`;
    await imported(line('2020-03-05T02:30:00Z'));
    await clocksIn('America/New_York');
    expect(await imported(line('2020-03-04'), line('2020-03-05T02:30:00Z'), line('2020-03-05'))).toEqual([
      'known',
      'known',
      expect.stringMatching(/-/),
    ]);
  });

  it.each([
    ['UTC', 'Europe/Berlin'],
    ['Europe/Berlin', 'UTC'],
  ])('is known by a time that clocks leave out, from %s to %s', async (from, to) => {
    const line = (date: string) => `${date},Gil ${from.length},Gus ${from.length},5,5,4`;
    await clocksIn(from);
    await imported(line('2020-03-29 02:30'));
    await clocksIn(to);
    expect(await imported(line('2020-03-29 02:30'), line('2020-03-29 05:30'))).toEqual([
      'known',
      expect.stringMatching(/-/),
    ]);
  });
});

it('a zone that came with an export and that this runtime does not know is passed over', async () => {
  await clocksIn('UTC');
  const told = '2015-05-06,Uma Zone,Udo Zone,5,5,3';
  await imported(told);
  const lines = linesIn(await exportOf(club.api));
  const row = lines.find((line) => line.table === 'club');
  row.row.earlier_zones = { '2999-01-01T00:00:00.000Z': 'Nowhere/Atlantis' };
  const other = await testApp({ clock });
  try {
    const { status, text } = await importInto(other.api, fileOf(lines));
    expect([status, text]).toEqual([200, expect.any(String)]);
    expect(await importedInto(other, told)).toEqual(['known']);
  } finally {
    await other.close();
  }
});

it('results that came with an export are known by the clocks with which they were imported', async () => {
  await clocksIn('UTC');
  const told = ['2016-05-06,Pia Utc,Pat Utc,5,5,3', '2016-05-06 20:00,Pia Utc,Pat Utc,7,7,3'];
  await imported(...told);
  await clocksIn('America/New_York');
  const other = await testApp({ clock });
  try {
    const { status, body } = await importInto(other.api, await exportOf(club.api));
    expect([status, body.code]).toEqual([200, undefined]);
    expect(await importedInto(other, ...told)).toEqual(['known', 'known']);
  } finally {
    await other.close();
  }
});
