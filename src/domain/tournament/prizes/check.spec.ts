import { prizesFault } from './check.js';
import type { Prizes } from '../state.js';

const PRIZES: Prizes = {
  entryFee: 1_000,
  houseShare: 10,
  added: 0,
  currency: 'EUR',
  flights: null,
  weights: null,
  sidePools: [],
};

describe('prizes that a director asks for', () => {
  it('may be anything that can be paid', () => {
    expect(prizesFault(null)).toBeNull();
    expect(prizesFault(PRIZES)).toBeNull();
    expect(prizesFault({ ...PRIZES, flights: { main: 70, consolation: 30 }, weights: { main: [2, 1] } })).toBeNull();
  });

  it('are refused where the money could not be counted in all', () => {
    const refused = { code: 'config.invalid', params: { keys: ['/prizes'], reasons: ['money-in-all'] } };
    const much = 1_000_000_000_000;
    expect(prizesFault({ ...PRIZES, entryFee: much, added: much })).toBeNull();
    expect(prizesFault({ ...PRIZES, added: Number.MAX_SAFE_INTEGER })).toMatchObject(refused);
    expect(prizesFault({ ...PRIZES, entryFee: 10 * much })).toMatchObject(refused);
    const entries = Array.from({ length: 1_000 }, (_each, index) => `e${index}`);
    const pools = Array.from({ length: 10 }, (_, nth) => ({ name: `Pool ${nth}`, fee: much, entries }));
    const known = entries.map((id) => ({ id }));
    expect(prizesFault({ ...PRIZES, sidePools: pools }, known)).toMatchObject(refused);
    expect(prizesFault({ ...PRIZES, flights: { main: 33.3, consolation: 33.3, 'last-chance': 33.4 } })).toBeNull();
  });

  it.each([
    [{ entryFee: -1 }, '/prizes/entryFee'],
    [{ houseShare: 101 }, '/prizes/houseShare'],
    [{ flights: { main: 60 } }, '/prizes/flights'],
    [{ flights: { main: '100' } }, '/prizes/flights'],
    [{ weights: { main: [] } }, '/prizes/weights/main'],
    [{ weights: { main: 5 } }, '/prizes/weights/main'],
    [{ weights: { main: null } }, '/prizes/weights/main'],
    [{ weights: { main: [0, 0] } }, '/prizes/weights/main'],
    [{ sidePools: [{ name: 'Jackpot', fee: -5, entries: [] }] }, '/prizes/sidePools/0/fee'],
  ])('are refused by their key: %j', (changes, key) => {
    expect(prizesFault({ ...PRIZES, ...changes } as unknown as Prizes)?.params['keys']).toEqual([key]);
  });

  it('name in a side pool only entries that exist, each once (T65)', () => {
    const pool = (name: string, ...entries: string[]) => ({ name, fee: 100, entries });
    const fault = prizesFault({ ...PRIZES, sidePools: [pool('One', 'e1', 'e9'), pool('Two', 'e1', 'e2', 'e1')] }, [
      { id: 'e1' },
      { id: 'e2' },
    ]);

    expect(fault?.params).toEqual({
      keys: ['/prizes/sidePools/0/entries/1', '/prizes/sidePools/1/entries/2'],
      reasons: ['not-entered', 'listed-twice'],
    });
  });
});
