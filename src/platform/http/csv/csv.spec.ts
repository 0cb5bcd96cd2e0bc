import { csvOf } from './csv.js';

describe('money in a file for spreadsheets', () => {
  it.each([
    [300n, 'EUR', '3.00'],
    [-5n, 'EUR', '-0.05'],
    [0n, 'USD', '0.00'],
    [-123456789012345678n, 'GBP', '-1234567890123456.78'],
    [300n, 'JPY', '300'],
    [1500n, 'KWD', '1.500'],
    [300n, null, '300'],
  ])('of %d in the smallest unit of %s reads %s', (amount, currency, text) => {
    expect(csvOf([[amount]], currency)).toBe(`${text}\n`);
  });

  it('is a number also when it is lost, and a name is never a formula', () => {
    expect(csvOf([['-Ann', -2, -200n]], 'EUR')).toBe("'-Ann,-2,-2.00\n");
  });
});
