import { prettyJson } from './pretty-json.js';

const name = (length: number) => 'a'.repeat(length);

describe('JSON for people', () => {
  it('has on one line what fits on one', () => {
    expect(prettyJson({ one: [1, { two: null }], left: undefined })).toBe('{"one":[1,{"two":null}]}\n');
  });

  it('has as much on a line as fits', () => {
    expect(prettyJson({ one: name(60), two: name(60), three: name(60) })).toBe(
      `{\n"one":"${name(60)}","two":"${name(60)}",\n"three":"${name(60)}"\n}\n`,
    );
  });

  it('closes what opens last on a line where that closes', () => {
    const properties = { one: { type: name(90) }, two: { type: name(90) } };

    expect(prettyJson({ type: 'object', properties })).toBe(
      `{"type":"object","properties":{\n"one":{"type":"${name(90)}"},\n"two":{"type":"${name(90)}"}\n}}\n`,
    );
  });

  it('begins no line further in within its two outer levels', () => {
    const things = { one: { id: name(100), of: name(100) }, two: { id: name(100), of: name(100) } };

    expect(prettyJson({ paths: things, last: name(60) })).toBe(
      `{\n"paths":{\n"one":{\n "id":"${name(100)}",\n "of":"${name(100)}"\n},\n"two":{\n "id":"${name(100)}",\n "of":"${name(100)}"\n}\n},\n"last":"${name(60)}"\n}\n`,
    );
  });

  it('says the same as any other JSON', () => {
    const value = { list: [[name(70), 1, true], { inner: { deep: [name(130)] } }, name(60)], last: { none: null } };

    expect(JSON.parse(prettyJson(value))).toEqual(value);
  });
});
