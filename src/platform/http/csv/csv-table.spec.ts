import { PlainText } from '../requests/plain-text.js';
import { type TableLine, csvTable } from './csv-table.js';

const COLUMNS = { known: ['name'], words: {}, oneOf: ['name'] };

function table(text: string): readonly TableLine[] {
  return csvTable(new PlainText(text, 'text/csv'), COLUMNS);
}

/** What the refusal of the table says. */
function faultOf(text: string): string {
  try {
    table(text);
  } catch (thrown) {
    return (thrown as Error).message;
  }
  throw new Error('it was taken');
}

it('takes 2,000 lines', () => {
  expect(table(`name\n${'Ann\n'.repeat(2_000)}`)).toHaveLength(2_000);
});

it('reads no further than the first line too many', () => {
  // To read on would find that the last line is none.
  const text = `name\n${'Ann\n'.repeat(2_001)}"Bob`;
  expect(faultOf(text)).toContain('must not have more than 2000 lines');
});

it('takes 200 columns, and refuses more before it reads a line', () => {
  const header = (count: number): string =>
    ['name', ...Array.from({ length: count - 1 }, (_, nth) => `x${nth}`)].join();
  expect(table(`${header(200)}\nAnn`)).toMatchObject([{ fields: { name: 'Ann' } }]);
  expect(faultOf(`${header(201)}\n"Ann`)).toContain('must not have more than 200 columns');
});
