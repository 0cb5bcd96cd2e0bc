import { brokenJson } from './broken-json.js';

describe('a body that is no JSON', () => {
  it.each<[string, string, number, number]>([
    ['{"name":', 'a value belongs where the body ends', 1, 9],
    ['{"name":}', 'a value belongs where "}" stands', 1, 9],
    ['{"a":1,\n}', 'the name of a field in double quotes belongs where "}" stands', 2, 1],
    ['{"a" 1}', 'a colon belongs where "1}" stands', 1, 6],
    ['{\n  "a":1\n  "b":2}', 'a comma belongs where ""b":2}" stands', 3, 3],
    ['{', 'the name of a field in double quotes or a closing brace belongs where the body ends', 1, 2],
    ["{'a':1}", 'JSON has double quotes around texts and names, where "\'a\':1}" stands', 1, 2],
    ['{"a":\'b\'}', 'JSON has double quotes around texts and names, where "\'b\'}" stands', 1, 6],
    ['[1,2', 'a comma or a closing bracket belongs where the body ends', 1, 5],
    ['{"a":NaN}', 'JSON has no such word, where "NaN}" stands', 1, 6],
    ['{"a":1} {}', 'the end of the body belongs where "{}" stands', 1, 9],
    ['{"a":"x\ny"}', 'a text has no closing quote in its line, where ""x" stands', 1, 6],
    ['{"a":"\\q"}', 'a backslash in a text stands before one of " \\ / b f n r t u, where ""\\q"}" stands', 1, 6],
    ['// x\n{}', 'JSON has no comments, where "// x" stands', 1, 1],
  ])('says where and why: %j', (text, why, line, column) => {
    const { code, detail, facts } = brokenJson(text);
    const message = `is not JSON: ${why} (line ${line}, column ${column})`;
    expect([code, detail]).toEqual(['request.invalid', `The body ${message}.`]);
    expect(facts.errors).toEqual([{ pointer: '', message, rule: 'format' }]);
    expect(facts.params).toMatchObject({ line, column });
  });

  it('is not shown for more than twenty characters, and never as half a character', () => {
    expect(brokenJson(`{"a":${'x'.repeat(1000)}}`).detail).toContain(`where "${'x'.repeat(20)}" stands`);
    const cut = brokenJson(`[1 ${'x'.repeat(19)}\u{1f3b2}]`).detail;
    expect(cut.isWellFormed()).toBe(true);
  });

  it('is read no further than its first fault', () => {
    expect(brokenJson(`[${'x '.repeat(1_000_000)}`).facts.params).toEqual({ line: 1, column: 2, position: 1 });
  });

  it.each(['{"__proto__":{}}', '{"constructor":{"prototype":{}}}'])(
    'is said of names that stand for more: %s',
    (text) => {
      expect(brokenJson(text).detail).toMatch(/^The body must not have a field with the name __proto__/);
    },
  );
});
