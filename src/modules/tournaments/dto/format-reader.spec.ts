import { ApplicationError } from '../../../platform/http/application-error.js';
import { askedFormat } from './format-reader.js';

function refusalOf(body: Readonly<Record<string, unknown>>): ApplicationError {
  try {
    askedFormat(body);
  } catch (error) {
    if (error instanceof ApplicationError) return error;
    throw error;
  }
  throw new Error('nothing was refused');
}

describe('askedFormat', () => {
  it('gives what was named, and leaves out what is null', () => {
    const body = { kind: 'round-robin', lengths: [5, 7], rounds: null, groups: 2, tieBreaks: ['lots'] };
    expect(askedFormat(body)).toEqual({ kind: 'round-robin', lengths: [5, 7], groups: 2, tieBreaks: ['lots'] });
  });

  it('names every field that is wrong, an unknown one first', () => {
    const points = { win: 1.5, loss: -1, draw: 0 };
    const { code, detail, facts } = refusalOf({ kind: 'league', lengths: [5, null], points, double: 'yes', reach: 3 });
    expect(code).toBe('config.invalid');
    expect(
      facts.errors?.map((fault) => [fault.pointer, fault.rule, 'limit' in fault ? fault.limit : undefined]),
    ).toEqual([
      ['/format/reach', 'unknown', undefined],
      ['/format/lengths/1', 'type', ['integer']],
      ['/format/points/win', 'type', ['integer']],
      ['/format/points/loss', 'min', 0],
      ['/format/points/draw', 'unknown', undefined],
      ['/format/double', 'type', ['boolean']],
    ]);
    expect(facts.params).toMatchObject({
      keys: facts.errors?.map(({ pointer }) => pointer),
      reasons: ['not-in-format', 'whole-number', 'whole-number', 'least:0', 'not-in-format', 'yes-or-no'],
    });
    expect(detail).toMatch(/^\/format\/reach: does not exist in this kind of tournament; .*: must be true or false\.$/);
  });

  it('reads the next stage as a format of its own', () => {
    const asked = { kind: 'swiss', lengths: [5], qualifiers: 4 };
    const errorsOf = (then: unknown) => refusalOf({ ...asked, then }).facts.errors;
    expect(errorsOf([])).toEqual([
      { pointer: '/format/then', message: 'must be an object', rule: 'type', limit: ['object'] },
    ]);
    expect(errorsOf({ kind: 'swiss', lengths: [5] })).toMatchObject([{ pointer: '/format/then/kind', rule: 'enum' }]);
    expect(errorsOf({ kind: 'knockout' })).toMatchObject([{ pointer: '/format/then/lengths', rule: 'required' }]);
  });

  it('knows no kind of what has none', () => {
    const points = refusalOf({ kind: 'league', lengths: [5], points: { kind: 'football', win: 3 } });
    expect(points.facts.errors).toMatchObject([{ pointer: '/format/points/kind', rule: 'unknown' }]);
    const lastChance = refusalOf({ kind: 'knockout', lengths: [5], lastChance: { kind: 'plain' } });
    expect(lastChance.facts.errors).toMatchObject([{ pointer: '/format/lastChance/kind', rule: 'unknown' }]);
    expect(askedFormat({ kind: 'knockout', lengths: [5], consolation: { kind: 'plain' } })).toMatchObject({
      consolation: { kind: 'plain' },
    });
  });

  it('points at an unknown name as JSON pointers are written', () => {
    const { facts } = refusalOf({ kind: 'ladder', lengths: [5], 'days/~': 3 });
    expect(facts.errors).toMatchObject([{ pointer: '/format/days~1~0', rule: 'unknown' }]);
  });

  it('takes no list of tie-breaks with nothing in it for one', () => {
    const { facts } = refusalOf({ kind: 'swiss', lengths: [5], tieBreaks: [null] });
    expect(facts.errors).toMatchObject([{ pointer: '/format/tieBreaks/0', rule: 'enum' }]);
  });
});
