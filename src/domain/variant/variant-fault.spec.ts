import type { VariantRules } from './variant-rules.js';
import { askedVariant, customVariant, variantFault } from './variant-fault.js';
import { VARIANTS, VARIANT_IDS, variantNamed } from './variants.js';

describe('variantFault', () => {
  it.each(VARIANT_IDS)('finds nothing wrong with %s', (id) => {
    expect(variantFault(VARIANTS[id])).toBeNull();
  });

  it.each([null, 'dutch', [], 7])('wants a record, not %j', (record) => {
    expect(variantFault(record)?.params).toEqual({ keys: ['variant'], reasons: ['variant-record'] });
  });

  it('names all parameters that are wrong, missing or unknown', () => {
    const { cube: _left, ...others } = VARIANTS.backgammon;
    expect(variantFault({ ...others, checkers: 16, dice: 3 })?.params).toEqual({
      keys: ['variant.dice', 'variant.checkers', 'variant.cube'],
      reasons: ['variant-unknown', 'variant-value', 'variant-value'],
    });
  });

  it.each([
    ['id', ''],
    ['id', ' '],
    ['id', 'two\nlines'],
    ['id', 'x'.repeat(61)],
    ['start', { '1e1': 15 }],
    ['start', { '08': 15 }],
    ['start', { 25: 1 }],
    ['start', { 6: -1 }],
    ['start', [15]],
    ['ownPointSize', 3],
    ['contact', 'push'],
    ['firstCheckerMustPass', 0],
    ['doubletMoves', 8],
    ['bonus', { kind: 'acey-deucey', extra: true }],
    ['opening', { firstRoll: 'useOpeningDice' }],
    ['scoring', { kind: 'standard', gammon: 2 }],
    ['scoring', { kind: 'checkersLeft' }],
  ])('refuses %s: %j', (key, value) => {
    expect(variantFault({ ...VARIANTS.backgammon, [key]: value })?.params['keys']).toEqual([`variant.${key}`]);
  });

  it.each([
    ['start', 'variant-total', { checkers: 14 }],
    ['start', 'variant-start', { start: { 12: 8, 13: 7 } }],
    ['direction', 'variant-needs-no-contact', { direction: 'parallel' }],
    ['contact', 'variant-needs-single-points', { contact: 'none' }],
    ['hitRequiresHomeChecker', 'variant-needs-hits', { contact: 'pin', hitRequiresHomeChecker: 'ever' }],
    ['hitAndRunInHome', 'variant-needs-hits', { contact: 'pin', hitAndRunInHome: false }],
    ['mother', 'variant-needs-pins', { mother: 'playOn' }],
    ['mother', 'variant-needs-start', { contact: 'pin', mother: 'playOn', start: { 6: 15 } }],
    ['startGate', 'variant-needs-reserve', { startGate: true }],
    ['stakeDoublesOnAceyDeucey', 'variant-needs-no-cube', { stakeDoublesOnAceyDeucey: true }],
    ['scoring', 'variant-scoring', { scoring: { kind: 'standard', gammon: 2, backgammon: 1 } }],
  ] satisfies [string, string, Partial<VariantRules>][])('finds that %s cannot be so: %s', (key, reason, change) => {
    expect(variantFault({ ...VARIANTS.backgammon, ...change })?.params).toEqual({
      keys: [`variant.${key}`],
      reasons: [reason],
    });
  });
});

describe('customVariant', () => {
  it('lays its parameters over those of backgammon, or of the base it names', () => {
    expect(customVariant({ doubletMoves: 2 })).toEqual({
      ok: true,
      value: { ...VARIANTS.backgammon, id: 'custom', doubletMoves: 2 },
    });
    expect(customVariant({ base: 'dutch', id: 'our dutch', startBar: 0, startReserve: 15 })).toEqual({
      ok: true,
      value: { ...VARIANTS.dutch, id: 'our dutch', startBar: 0, startReserve: 15 },
    });
  });

  it.each([
    [{ base: 'senet' }, 'variant.base'],
    [{ entry: 'ownHome' }, 'variant.entry'],
    [{ id: 'Acey-Deucey' }, 'variant.id'],
    [{ constructor: 1 }, 'variant.constructor'],
    [{ id: 'plakoto' }, 'variant.id'],
    [{ checkers: 3 }, 'variant.start'],
    ['dutch', 'variant'],
  ])('refuses %j', (record, key) => {
    expect(customVariant(record)).toMatchObject({ ok: false, error: { params: { keys: [key] } } });
  });
});

describe('customVariant, sent rubbish', () => {
  it('tells no more of it than people read', () => {
    const record = Object.fromEntries(Array.from({ length: 200 }, (_, nth) => [`${'x'.repeat(1_000)}${nth}`, 1]));
    const asked = customVariant(record);
    expect(asked.ok ? 0 : JSON.stringify(asked.error).length).toBeLessThan(5_000);
  });

  it('takes the one way to enter that there is', () => {
    expect(customVariant({ entry: 'opponentHome' }).ok).toBe(true);
  });
});

describe('variantNamed', () => {
  it.each(VARIANT_IDS)('knows %s by its id', (id) => {
    expect(variantNamed(id)).toBe(id);
  });

  it.each([
    ['Acey-Deucey', 'aceyDeucey.seed'],
    ['Acey-Deucey (American)', 'aceyDeucey.american'],
    ['AceyDeucey.european', 'aceyDeucey.european'],
    ['NACKGAMMON', 'nackgammon'],
    ['chess', null],
    ['', null],
  ])('knows %s as %s', (written, id) => {
    expect(variantNamed(written)).toBe(id);
  });
});

describe('askedVariant', () => {
  it('is a built-in one by its name, or a record laid over one', () => {
    expect(askedVariant('aceyDeucey')).toEqual({ ok: true, value: 'aceyDeucey.seed' });
    expect(askedVariant({ base: 'aceyDeucey', doubletMoves: 2 })).toMatchObject({ value: { startReserve: 15 } });
    expect(askedVariant('chess')).toMatchObject({
      error: { params: { keys: ['variant'], reasons: ['variant-record'] } },
    });
  });
});
