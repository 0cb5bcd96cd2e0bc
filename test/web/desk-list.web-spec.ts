/** Entrants from a spreadsheet: pasted or from a file, with the separators and encodings that spreadsheets use. */
import { setTimeout as wait } from 'node:timers/promises';
import { idle, looks, visitedClub } from '../support/web/browser.js';
import { enteredNight } from '../support/clubs/club-of-16.js';

const { club, visitors, director } = await visitedClub();

async function listDesk() {
  const { id } = await enteredNight(club, 0);
  const desk = await visitors.visit(`/t/${id}/desk?show=entrants`, { token: director });
  await desk.getByText('Enter a list of names').tap();
  const names = async (): Promise<readonly string[]> =>
    (await club.api.get(`/v1/tournaments/${id}`)).body.entries.map(({ name }: { name: string }) => name);
  /** Enters them, and answers once so many are in. */
  const enter = async (count: number, entered = count): Promise<readonly string[]> => {
    await desk.getByRole('button', { name: `Enter ${count}`, exact: true }).tap();
    const yes = desk.getByRole('button', { name: `They are right: enter ${count}` });
    await yes
      .or(desk.getByText(`Playing: ${entered}, here: 0`))
      .first()
      .waitFor();
    if (await yes.isVisible()) await yes.tap();
    await desk.getByText(`Playing: ${entered}, here: 0`).waitFor();
    // The desk hears of them before the answer is in.
    await idle(desk);
    return names();
  };
  return { id, desk, enter, list: desk.getByLabel('One name in each line'), file: desk.getByLabel('Or a file') };
}

it('takes from pasted cells those that are the name, and the director chooses others', async () => {
  const { desk, enter, list } = await listDesk();
  await list.fill('1\tCem Aydin\tTR\t10\r\n2\tDora Zwahlen\tCH\t\r\n3\t"Finn ""the Box"" O’Brien"\tIE\t10\r\n');
  await desk.getByText('What of each line is the name?').waitFor();
  expect(await desk.getByRole('button', { pressed: true }).allInnerTexts()).toEqual(['Cem Aydin']);
  expect(await looks(desk, 'desk-columns')).toEqual([]);
  expect(await enter(3)).toEqual(['Cem Aydin', 'Dora Zwahlen', 'Finn "the Box" O’Brien']);
  await list.fill('Gita\tRao\nHugo\tBoss');
  await desk.getByRole('button', { name: 'Rao', exact: true }).tap();
  expect(await enter(2, 5)).toEqual(expect.arrayContaining(['Gita Rao', 'Hugo Boss']));
});

it('reads a file of a spreadsheet with its headings, in whatever encoding', async () => {
  const { id, enter, list, file } = await listDesk();
  const given = async (text: Buffer): Promise<void> => {
    const before = await list.inputValue();
    await file.setInputFiles({ name: 'list.csv', mimeType: 'text/csv', buffer: text });
    // A file is read a moment later.
    while ((await list.inputValue()) === before) await wait(20);
  };
  await given(Buffer.from('\uFEFFNachname;Vorname;Paid\r\nMüller;Jörg;yes\r\n"Zimmer; Alt";Lea;\r\n;;\r\n;;yes\r\n'));
  expect(await list.inputValue()).toContain('Müller;Jörg');
  expect(await enter(2)).toEqual(['Jörg Müller', 'Lea Zimmer; Alt']);
  expect((await club.api.get(`/v1/tournaments/${id}`)).body.entries.map(({ paid }: { paid: boolean }) => paid)).toEqual(
    [true, false],
  );
  await given(Buffer.from('Name\nSören Ågren\n', 'latin1'));
  await enter(1, 3);
  await given(Buffer.from('\uFEFF1. Ödön Ács\n2. Péter Kis\n', 'utf16le'));
  expect(await enter(2, 5)).toEqual(expect.arrayContaining(['Sören Ågren', 'Ödön Ács', 'Péter Kis']));
});

it('leaves in the field what was not entered, and says of a file that it is no text', async () => {
  const { desk, enter, list, file } = await listDesk();
  for (let twin = 0; twin < 2; twin += 1) await club.player('Kira Doppel');
  const tooLong = 'x'.repeat(101);
  await list.fill(`Mia Solo\nKira Doppel\n${tooLong}\nMia Solo`);
  await desk.getByText('More than once in the list: \u2068Mia Solo\u2069').waitFor();
  expect(await enter(3, 1)).toEqual(['Mia Solo']);
  await desk.getByText('Several people have this name.').waitFor();
  expect(await list.inputValue()).toBe(`Kira Doppel\n${tooLong}`);
  await file.setInputFiles({
    name: 'list.xlsx',
    mimeType: 'application/zip',
    buffer: Buffer.from('PK\u0003\u0004\0\0'),
  });
  await desk.getByText('is no text. Save the table as CSV.').waitFor();
  expect(await list.inputValue()).toBe(`Kira Doppel\n${tooLong}`);
});

it('tells people of one name apart where one of them is entered', async () => {
  const { desk } = await listDesk();
  await club.api.post('/v1/players', { name: 'Nora Doppel', nickname: 'Nono', country: 'CH' });
  await club.api.post('/v1/players', { name: 'Nora Doppel' });
  await desk.getByLabel('Enter a player').fill('nora doppel');
  await desk.getByRole('button', { name: 'Nora Doppel Nono · CH' }).tap();
  await desk.getByRole('listitem', { name: 'Nora Doppel' }).waitFor();
  await desk.getByLabel('Enter a player').fill('nora doppel');
  await desk.locator('form p').filter({ hasText: 'Nono' }).waitFor();
  expect(await looks(desk, 'desk-namesakes')).toEqual([]);
});

it('counts who is entered already, and takes names from a chat as they are', async () => {
  const { desk, enter, list } = await listDesk();
  await list.fill('• Ann Chat\n• Bob Chat');
  await enter(2);
  await list.fill('1. ann chat, 5\n2. Bob Chat, 5\n3. Carl Chat, 10\n4) Joe 2nd\n- Anna-Lena');
  await desk.getByText('Entered already: \u2068ann chat\u2069, \u2068Bob Chat\u2069').waitFor();
  expect(await looks(desk, 'desk-list-already')).toEqual([]);
  expect(await enter(3, 5)).toEqual(['Ann Chat', 'Bob Chat', 'Carl Chat', 'Joe 2nd', 'Anna-Lena']);
  await list.fill('Ann Chat');
  await desk.getByText('Entered already: \u2068Ann Chat\u2069').waitFor();
  expect(await desk.getByRole('button', { name: 'Enter', exact: true }).isDisabled()).toBe(true);
  await list.fill('Fay Chat; Gus Chat');
  await desk.getByRole('button', { name: 'Each is a name of its own', pressed: true }).waitFor();
  expect(await looks(desk, 'desk-list-each')).toEqual([]);
  await list.fill('Chat, Hal');
  await desk.getByRole('button', { name: 'Each is a name of its own', pressed: false }).waitFor();
  // What is typed stays when the list is folded.
  await desk.getByText('Enter a list of names').tap();
  await desk.getByText('Enter a list of names').tap();
  expect(await list.inputValue()).toBe('Chat, Hal');
  expect(await enter(1, 6)).toContain('Chat, Hal');
});
