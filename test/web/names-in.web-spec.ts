/** Lists of names as spreadsheets and other programs write them, and the table that the service reads of them. */
import { listIn, namedIn, tableIn } from '../../web/src/desk/entries/names-in.js';

function tableOf(text: string): readonly (readonly string[])[] {
  const list = listIn(text);
  return tableIn(namedIn(list, list.likely), list.likely);
}

it.each([
  ['of one column in quotation marks', '"Name"\n"Ann One"\n"Two, Bob"', [['name'], ['Ann One'], ['Two, Bob']]],
  ['without headings', '"Ann One"\nBob Two', [['name'], ['Ann One'], ['Bob Two']]],
  ['with a nickname in quotation marks', 'Finn "the Box" O’Brien', [['name'], ['Finn "the Box" O’Brien']]],
  ['with ids of another program', 'ID;Name\n1;Ann\n2;Bob', [['name'], ['Ann'], ['Bob']]],
  [
    'with ids of the club',
    'Name;id\nAnn;0199d0c5-3a4e-7cc1-9c0d-6f1b2f3a4b5c\nBob;',
    [
      ['name', 'playerId'],
      ['Ann', '0199d0c5-3a4e-7cc1-9c0d-6f1b2f3a4b5c'],
      ['Bob', ''],
    ],
  ],
  [
    'that says what separates its cells',
    'sep=;\r\nName;Seed\r\nAnn;1\r\n',
    [
      ['name', 'seed'],
      ['Ann', '1'],
    ],
  ],
  ['that says so of tabs', 'sep=\t\nAnn\t10\nBob\t20', [['name'], ['Ann'], ['Bob']]],
])('a list %s', (_what, text, table) => {
  expect(tableOf(text)).toEqual(table);
});
