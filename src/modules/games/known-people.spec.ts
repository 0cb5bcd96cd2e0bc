import { asKnown } from './known-people.js';

it('people are asked for under the ids of the record; what a person writes stays as it is', () => {
  const asked = { type: 'adjust', from: 'now', to: ['now', 'other'], reason: 'now', play: 'now' };
  expect(asKnown(asked, { known_as: { now: 'then' } })).toEqual({ ...asked, from: 'then', to: ['then', 'other'] });
});
