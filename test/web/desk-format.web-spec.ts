/** How a tournament is played is changed at the desk until it is drawn; what the form does not show stays as it is. */
import { drawnNight, enteredNight } from '../support/clubs/club-of-16.js';
import { type VisitOptions, idle, keepPicture, looks, visitedClub } from '../support/web/browser.js';

const { club, visitors, director } = await visitedClub();

async function formatOf(id: string, options: VisitOptions = {}) {
  const desk = await visitors.visit(`/t/${id}/desk`, { token: director, ...options });
  await desk
    .getByText(options.language === 'de-DE' ? 'Name, Format, wer zusehen darf' : 'Name, format, who may watch')
    .tap();
  const button = desk.getByRole('button', { name: options.language === 'de-DE' ? 'Speichern' : 'Save', exact: true });
  return {
    desk,
    more: desk.locator('summary', { hasText: 'More rules' }),
    button,
    save: async () => {
      const answered = desk.waitForResponse((answer) => answer.request().method() === 'PATCH');
      await button.tap();
      await answered;
      await button.and(desk.locator(':disabled')).waitFor();
      await idle(desk);
      return (await club.api.get(`/v1/tournaments/${id}`)).body;
    },
  };
}

it('gets a match for third place, a seeded draw, and loses its consolation', async () => {
  const consolation = { kind: 'plain', lengths: [3] };
  const { id } = await enteredNight(club, 4, {
    format: { kind: 'knockout', lengths: [5], consolation, reEntry: true },
  });
  const { desk, more, save, button } = await formatOf(id);
  await desk.getByText('Nothing is changed yet.').waitFor();
  expect(await button.isDisabled()).toBe(true);
  await more.tap();
  await desk.getByLabel('Match for third place').check();
  await desk.getByRole('button', { name: 'Seeded by rating' }).tap();
  expect(await looks(desk, 'desk-format')).toEqual([]);
  expect((await save()).format).toMatchObject({
    kind: 'knockout',
    draw: 'seeded',
    thirdPlace: true,
    // What the form does not show.
    consolation: { kind: 'plain', lengths: [3] },
    reEntry: true,
  });
  await desk.getByLabel('With a consolation').uncheck();
  await desk.getByLabel('With a last chance').check();
  expect((await save()).format).toMatchObject({ consolation: null, lastChance: { lengths: [3] }, thirdPlace: true });
});

it('becomes a Swiss with a knockout of the best, whose points are chosen then', async () => {
  const { id } = await enteredNight(club, 8, { format: { kind: 'knockout', lengths: [5, 7] } });
  const { desk, more, button, save } = await formatOf(id);
  expect(await desk.getByText('Points to a match').count()).toBe(0);
  await desk.getByLabel('Format').selectOption('swiss');
  await desk.getByLabel('Rounds').fill('');
  await desk.getByLabel('Then a knockout of the best').check();
  await desk.getByLabel('How many go on').fill('2');
  const then = desk.getByRole('group', { name: 'Points to a match in the knockout' });
  await then.getByRole('button', { name: '9', exact: true }).tap();
  expect((await save()).format).toMatchObject({
    kind: 'swiss',
    lengths: [5, 7],
    rounds: null,
    qualifiers: 2,
    then: { kind: 'knockout', lengths: [9] },
  });
  await desk.getByText('then Knockout, to 9').waitFor();
  await more.getByText('Points by round: 5, 7').waitFor();
  await more.tap();
  await desk.getByLabel('Points by round').fill('');
  await desk.getByText('Write the points of the rounds').waitFor();
  expect(await button.isDisabled()).toBe(true);
  await desk.getByLabel('Points by round').fill('5, 7, 11');
  expect((await save()).format).toMatchObject({ kind: 'swiss', lengths: [5, 7, 11], then: { lengths: [9] } });
  await desk.getByLabel('Points by round').fill('7');
  expect((await save()).format.lengths).toEqual([7]);
  await desk.getByRole('group', { name: 'Points to a match', exact: true }).waitFor();
});

it('keeps what it knows of a double elimination behind groups, and of its tie-breaks', async () => {
  const format = {
    kind: 'round-robin',
    groups: 2,
    qualifiers: 2,
    lengths: [3],
    tieBreaks: ['direct'],
    then: { kind: 'double-elimination', lengths: [5, 7], grandFinal: 'single' },
  };
  const { id } = await enteredNight(club, 8, { format });
  const { desk, more, save } = await formatOf(id);
  await more.tap();
  // A double elimination has none.
  expect(await desk.getByLabel('Match for third place').count()).toBe(0);
  await desk.getByLabel('All meet all twice').check();
  expect((await save()).format).toMatchObject({ ...format, double: true });
});

it('keeps the divisions of a league, and the grand final of a double elimination', async () => {
  const league = { kind: 'league', lengths: [5], divisions: 2, promoted: 2, withdrawn: 'keep' };
  const { id } = await enteredNight(club, 8, { format: league });
  const { desk, more, save } = await formatOf(id);
  await more.getByText('2 divisions').waitFor();
  await desk.getByLabel('Table points for a win').fill('2');
  expect((await save()).format).toMatchObject({ ...league, points: { win: 2 } });

  const doubled = { kind: 'double-elimination', lengths: [5], grandFinal: 'longer', grandFinalLength: 13 };
  const other = await formatOf((await enteredNight(club, 8, { format: doubled })).id);
  await other.more.getByText('Grand final: one match to 13').waitFor();
  await other.more.tap();
  await other.desk.getByLabel('Grand final').selectOption('single');
  const { format } = await other.save();
  expect(format).toMatchObject({ lengths: [5], grandFinal: 'single', grandFinalLength: null });
});

it('gets another variant and another clock, and keeps what a fallen flag costs', async () => {
  const clock = { mode: 'bronstein', reserveSeconds: 600, onExpiry: 'penaltyPoints' };
  const rules = { crawford: false, deadCube: 'allow', clock };
  const { id } = await enteredNight(club, 4, { rules });
  const { desk, more, save } = await formatOf(id);
  await more.getByText('Bronstein: 10 min + 12 s · out of time: penalty points · no Crawford rule').waitFor();
  await more.tap();
  await desk.getByLabel('Variant').selectOption('hypergammon');
  await desk.getByLabel('Minutes per player').fill('8');
  await desk.getByLabel('Crawford rule').check();
  expect(await save()).toMatchObject({
    variant: 'hypergammon',
    rules: { deadCube: 'allow', clock: { mode: 'bronstein', reserveSeconds: 480, onExpiry: 'penaltyPoints' } },
  });
  await desk.getByLabel('Clock').selectOption('none');
  const { rules: after } = await save();
  expect(after).toEqual({ deadCube: 'allow' });
});

it('shows a variant that the club has made itself, and keeps it', async () => {
  const { id } = await enteredNight(club, 4, { variant: { id: 'House rules', base: 'nackgammon', doubletMoves: 2 } });
  const { desk, more, save } = await formatOf(id);
  await more.getByText('House rules').waitFor();
  await more.tap();
  await desk.getByLabel('Highest cube').selectOption('16');
  expect(await save()).toMatchObject({ variant: { id: 'House rules', doubletMoves: 2 }, rules: { maxCube: 16 } });
  await desk.getByLabel('Variant').selectOption('backgammon');
  expect((await save()).variant).toBe('backgammon');
});

it('becomes a league or a ladder, and what another director changes meanwhile is kept', async () => {
  const { id } = await enteredNight(club, 4, {
    format: { kind: 'league', lengths: [7], points: { win: 2, forfeit: 1 } },
  });
  const { desk, more, save } = await formatOf(id);
  await desk.getByLabel('Table points for a win').fill('3');
  await club.api.patch(`/v1/tournaments/${id}`, { rules: { maxCube: 32 } }, { headers: { 'if-match': '*' } });
  await more.getByText('cube up to 32').waitFor();
  expect(await save()).toMatchObject({ rules: { maxCube: 32 }, format: { points: { win: 3, loss: 0, forfeit: 1 } } });
  await desk.getByLabel('Format').selectOption('ladder');
  await desk.getByLabel('Places up to challenge').fill('5');
  expect((await save()).format).toEqual({ kind: 'ladder', lengths: [7], reach: 5, days: 7 });
});

it('says what is missing, in German, and is over with the draw', async () => {
  const { id } = await enteredNight(club, 4, { format: { kind: 'ladder', lengths: [5] } });
  const { desk, button } = await formatOf(id, { language: 'de-DE' });
  await desk.getByText('Noch ist nichts geändert.').waitFor();
  await desk.getByLabel('Plätze nach oben').fill('0');
  await desk.getByText('Schreib, wie viele Plätze nach oben').waitFor();
  expect(await button.isDisabled()).toBe(true);
  await keepPicture(desk, 'desk-format-german');

  const drawn = await formatOf((await drawnNight(club, 4)).id);
  await drawn.desk.getByText('was settled by the draw').waitFor();
  await idle(drawn.desk);
  expect(await drawn.desk.getByLabel('Format').count()).toBe(0);
  expect(await drawn.more.count()).toBe(0);
});
