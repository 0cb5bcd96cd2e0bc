import { SystemIdSource } from './id-source.js';

describe('new ids', () => {
  it('are UUIDs of version 7, all different, and sort in the order of making', () => {
    const source = new SystemIdSource();

    const ids = Array.from({ length: 1000 }, () => source.next());

    expect(ids.every((id) => /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/.test(id))).toBe(
      true,
    );
    expect(new Set(ids).size).toBe(1000);
    expect([...ids].sort()).toEqual(ids);
  });
});
