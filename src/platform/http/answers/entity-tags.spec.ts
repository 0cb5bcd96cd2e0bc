import { hasTag, versionsIn } from './entity-tags.js';

describe('the versions in an If-Match', () => {
  it.each<[string, readonly number[] | null]>([
    ['"41.9f3c"', [41]],
    ['"41"', [41]],
    ['41', [41]],
    ['41.9f3c', [41]],
    ['W/"41"', [41]],
    ['W/41', [41]],
    [' "41" ', [41]],
    ['*', null],
    [' * ', null],
    ['"41", "42"', [41, 42]],
    ['"41.9f3c","42.a-b_c"', [41, 42]],
    ['W/"41" , 42,\t"43"', [41, 42, 43]],
    [', "41",, "42",', [41, 42]],
    ['"41", "two"', [41]],
    ['"a, 41", "42"', [42]],
    ['"*"', []],
    ['""', []],
    ['"-2"', []],
    [`"${'9'.repeat(40)}"`, []],
  ])('are read: %s', (header, versions) => {
    expect(versionsIn(header)).toEqual(versions);
  });

  it.each<[string, readonly number[]]>([
    ['', []],
    [' , ,', []],
    ['yesterday', []],
    ['"41", yesterday', [41]],
    [`${'9'.repeat(40)}1`, []],
    ['"41", *', [41]],
    ['*, *', []],
    ['"41', []],
    ['"41" "42"', []],
    ['41"', []],
    ['"41", "42', []],
  ])('are none where no tag stands: %s', (header, versions) => {
    expect(versionsIn(header)).toEqual(versions);
  });

  it('are read in no time where blanks never end', () => {
    expect(versionsIn(`"41"${' '.repeat(16_000)}"`)).toEqual([]);
  });
});

describe('a tag in an If-None-Match', () => {
  it.each(['"3.a"', 'W/"3.a"', '"x", "3.a"', '"x",W/"3.a"', '"a, b" , "3.a",', '*', ' * '])(
    'is found: %s',
    (header) => {
      expect(hasTag(header, '3.a')).toBe(true);
    },
  );

  it.each(['"3"', '3.a', '"x", "y"', '"x, 3.a"', '"*"', '', 'nonsense', '"3.a', '"x" "3.a"'])(
    'is not found: %s',
    (header) => {
      expect(hasTag(header, '3.a')).toBe(false);
    },
  );

  it('is not found where the thing has none', () => {
    expect(hasTag('*', null)).toBe(false);
    expect(hasTag(undefined, '3.a')).toBe(false);
  });
});
