/** The pictures of tournaments: brackets and rounds, for a screen, a sheet of paper and a phone. */
import { type TestApp, testApp } from '../../support/service/test-app.js';
import { TournamentDriver } from '../../support/clubs/tournament.js';
import { xmlFault } from '../../support/documents/xml.js';

let club: TestApp;
beforeAll(async () => {
  club = await testApp();
});
afterAll(async () => {
  await club.close();
});

const textsOf = (svg: string): string[] => [...svg.matchAll(/<text\b[^>]*>(.*?)<\/text>/g)].map(([, words]) => words!);

describe('the picture of a bracket', () => {
  it('shows seeds, where losers go and come from, and in the end who has won', async () => {
    const format = { kind: 'knockout', lengths: [3], thirdPlace: true, consolation: { kind: 'plain', lengths: [1] } };
    const night = await TournamentDriver.open(club, format, 7);
    await club.api.post(`${night.path}/entries`, { playerId: await club.player(), seed: 1 });
    await night.draw();
    const before = textsOf((await club.api.get(`${night.path}/bracket.svg`)).text);

    expect(before).toEqual(expect.arrayContaining(['1', '↓ 3rd', 'loser of 2·1', 'loser of 2·2']));
    expect(before.filter((words) => /^↓ C1·[12]$/.test(words))).toHaveLength(4);
    expect(before).not.toContain('Champion');
    await night.playOut();
    const standings = (await club.api.get(`${night.path}/standings?flight=main`)).body;
    const svg = (await club.api.get(`${night.path}/bracket.svg?flight=main`)).text;
    const after = textsOf(svg);
    expect(after.indexOf('Champion')).toBeGreaterThan(0);
    expect(after[after.indexOf('Champion') + 1]).toBe(standings.rows[0].name);
    expect(after).toContain('Third place');
    expect((await club.api.get(`${night.path}/bracket.html`)).text).toContain(
      `Champion: <strong>${standings.rows[0].name}</strong>`,
    );
  });

  it('fits a sheet of paper, and a phone', async () => {
    const night = await TournamentDriver.open(club, { kind: 'knockout', lengths: [3] }, 8);
    await night.draw();
    const picture = (width: string) => club.api.get(`${night.path}/bracket.svg?width=${width}`);

    const print = await picture('print');
    expect(print.text).toContain('viewBox="0 0 1123 794" width="297mm" height="210mm"');
    const phone = await picture('phone');
    expect(phone.text).toContain('width="390"');
    for (const { text } of [print, phone]) expect(xmlFault(text)).toBeNull();
    expect((await picture('screen')).text).toBe((await club.api.get(`${night.path}/bracket.svg`)).text);
    const wrong = await picture('poster');
    expect([wrong.status, wrong.body.errors?.[0]?.pointer]).toEqual([400, '?width']);
  });
});

describe('the picture of rounds', () => {
  it.each([
    [{ kind: 'swiss', rounds: 2, lengths: [3] }, 6, ['Round 1', 'Round 2', 'Champion']],
    [{ kind: 'round-robin', lengths: [3], groups: 2 }, 6, ['Group A', 'Group B', 'Round 3']],
    [{ kind: 'league', lengths: [3], divisions: 2 }, 6, ['Division A', 'Division B']],
  ])('has columns without joints: %j', async (format, entrants, words) => {
    const event = await TournamentDriver.open(club, format, entrants);
    await event.draw();
    await event.playOut();
    if (format.kind === 'swiss') {
      await club.api.post(`${event.path}/rounds`, {});
      await event.playOut();
    }

    const svg = (await club.api.get(`${event.path}/bracket.svg`)).text;

    expect(textsOf(svg)).toEqual(expect.arrayContaining(words));
    expect(textsOf(svg)).not.toContain('Final');
    expect(svg).not.toMatch(/<path d="M[\d.]+ [\d.]+h[\d.]+V/);
  });
});
