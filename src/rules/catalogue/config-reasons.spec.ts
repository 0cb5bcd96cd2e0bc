import { configFault } from './config-reasons.js';

describe('the fault of an option', () => {
  it.each([
    ['/format/qualifiers', 'needs-then', { rule: 'combination', limit: ['then'] }],
    ['/rules/jacoby', 'money-only', { rule: 'excluded' }],
    ['/rules/holland', 'needs-crawford', { rule: 'combination', limit: ['crawford'] }],
    ['/prizes/houseShare', 'percent', { rule: 'range', limit: [0, 100] }],
    ['/prizes/sidePools/0/entries/1', 'listed-twice', { rule: 'unique' }],
    ['/prizes/sidePools/0/entries/1', 'not-entered', { rule: 'reference' }],
    ['/rules/clock/expiryPoints', 'clock-value', { rule: 'range', limit: [1, 99] }],
  ])('at %s says by its rule what %s means', (pointer, reason, fault) => {
    expect(configFault(pointer, reason)).toMatchObject({ pointer, ...fault });
  });

  it('of an unknown name suggests the name that was probably meant', () => {
    const fault = configFault('/variant/chekers', 'variant-unknown');
    expect(fault.message).toMatch(/; did you mean "checkers"\?$/);
    expect(fault.rule).toBe('unknown');
  });
});
