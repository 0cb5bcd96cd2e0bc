/** The list of teams on paper, by which a director sees who is there. */
import { looks, visitedClub } from '../support/web/browser.js';
import { enteredTeams } from '../support/clubs/club-of-teams.js';

const { club, visitors, director } = await visitedClub();

it('names the members of each team', async () => {
  const { id } = await enteredTeams(
    club,
    [
      { name: 'Tigers', members: ['Ann Example', 'Bob Sample', 'Carl Reserve'] },
      { name: 'Lions', members: ['Dora Test', 'Eda Çelik'] },
    ],
    2,
  );
  const paper = await visitors.visit(`/print/t/${id}?sheet=entrants`, { token: director });
  const plain = (text: string): string => text.replaceAll(/[\u2068\u2069]/gu, '');
  await paper.getByRole('row').nth(2).waitFor();
  const rows = (await paper.getByRole('row').allInnerTexts()).map(plain);
  expect(rows[1]).toContain('Dora Test, Eda Çelik');
  expect(rows[2]).toContain('Ann Example, Bob Sample, Carl Reserve');
  expect(await looks(paper, 'print-teams')).toEqual([]);
});
