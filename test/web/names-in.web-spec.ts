/** Lists of names as spreadsheets and other programs write them, and the table that the service reads of them. */
import { listIn, namedIn, newIn, tableIn } from '../../web/src/desk/entries/names-in.js';
import { plainNames } from '../../web/src/desk/entries/plain-names.js';

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

const namesIn = (text: string, isEach: boolean | null = null): readonly (string | undefined)[] => {
  const list = listIn(text, isEach);
  return tableIn(namedIn(list, list.likely), list.likely)
    .slice(1)
    .map(([name]) => name);
};

it.each([
  [
    'numbers and dots of a list',
    '1. Ann Example\n2) Bob\n3 - Carl\n- Dan\n• Eve',
    ['Ann Example', 'Bob', 'Carl', 'Dan', 'Eve'],
  ],
  ['marks close to the names', '1.Ann\n2.Bob\n(3) Carl\n#4 Dan\n5: Eve', ['Ann', 'Bob', 'Carl', 'Dan', 'Eve']],
  ['numbers alone that count', '1 Ann\n2 Bob', ['Ann', 'Bob']],
  ['numbers of some lines that go up', 'Tonight\n1. Ann\n2. Bob', ['Tonight', 'Ann', 'Bob']],
  [
    'amounts',
    'Ann, 5\nBob, 12,50 €\nCarl - 10\nDan: 5\nEve 10 €\nFay = CHF 20.-',
    ['Ann', 'Bob', 'Carl', 'Dan', 'Eve', 'Fay'],
  ],
  ['several amounts', 'Ann, 5, 10\nBob,5', ['Ann', 'Bob']],
  ['separators at the end, and blanks', 'Ann,\nBob\u00a0 Two;\n', ['Ann', 'Bob Two']],
])('takes away %s', (_what, text, names) => {
  expect(namesIn(text)).toEqual(names);
});

it.each([
  [
    'Joe 2nd',
    'Anna-Lena',
    'Guest 5',
    'Ann (2)',
    'O. Two',
    'Example, Ann',
    'Ann, 2nd',
    '1. FC Backgammon',
    '3 Musketeers',
    '-',
  ],
  ['2. Mannschaft', 'Ann'],
  ['4 Aces', 'Ann -5', '—x—', '12'],
])('leaves what may be a name as it is: %s', (...names) => {
  expect(plainNames(names)).toEqual(names);
});

it.each([
  ['of a chat', 'Ann; Bob; Carl', ['Ann', 'Bob', 'Carl']],
  ['of some lines', '1. Ann; Bob\n2. Carl', ['Ann', 'Bob', 'Carl']],
  ['in the cells of one line', 'Ann Example\tBob Sample\tCarl Third', ['Ann Example', 'Bob Sample', 'Carl Third']],
  ['with amounts', 'Ann, 5; Bob, 10', ['Ann', 'Bob']],
])('takes each for a name of its own: names %s', (_what, text, names) => {
  expect([listIn(text).isEach, namesIn(text)]).toEqual([true, names]);
});

it.each([
  ['Gita\tRao', ['Gita'], ['Gita', 'Rao']],
  ['Gita\tRao\nHugo\tBoss', ['Gita', 'Hugo'], ['Gita', 'Rao', 'Hugo', 'Boss']],
  ['Ann; 5; DE', ['Ann'], ['Ann', 'DE']],
  ['Ann, Bob', ['Ann, Bob'], ['Ann', 'Bob']],
])('lets the director say so of %j', (text, names, each) => {
  expect([listIn(text).isEach, namesIn(text), namesIn(text, true)]).toEqual([false, names, each]);
});

it('asks nothing where nothing separates names', () => {
  expect(listIn('Ann, 5\nBob').isEach).toBeNull();
  expect(listIn('Name, Fee\nAnn, 5').isEach).toBeNull();
});

it('counts whom the service will enter: each once, and not who is entered', () => {
  const entered = [{ playerId: 'a1', name: 'Ann' }];
  const table = [
    ['name', 'playerId'],
    ['ANN', ''],
    ['Bob', ''],
    ['bob', ''],
    ['Other', 'a1'],
    ['Eve', 'e1'],
  ];
  expect(newIn(table, entered)).toEqual({ count: 2, already: ['ANN', 'Other'], repeated: ['bob'] });
});
