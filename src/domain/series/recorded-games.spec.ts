import { gameAt, openGameAfter } from '../../../test/support/domain/builders.js';
import { Table, says } from '../../../test/support/domain/tables.js';
import type { MatchEvent } from '../match/events.js';
import { matchEventOf, storedEvent } from './record.js';
import { recordedTable, tableOfRecord } from './recorded-games.js';

describe('a game inside an event', () => {
  it('is recorded with its cube in a list, and read with it', () => {
    const game = openGameAfter(gameAt('X[6:15] O[6:15]'));
    const reopened = { type: 'MatchReopened', game, at: 0 } as unknown as MatchEvent;
    const stored = storedEvent(reopened);

    expect(stored.data['game']).toMatchObject({ cubes: [{ value: 1, owner: null, offered: null }] });
    expect(stored.data['game']).not.toHaveProperty('cube');
    expect(matchEventOf(stored)).toEqual(reopened);
  });

  it('is recorded in a chouette with a board like that of a game between two, and read without what it has no use for', () => {
    const table = new Table();
    table.by(null, says.opening(3, 1));
    const recorded = recordedTable(table.open);

    expect(recorded['board']).toMatchObject({
      status: 'open',
      number: table.open.number,
      rules: { autoPassShutOut: false, gammons: true, maxCube: null },
      terms: { crawford: false, cube: { inUse: false }, money: null },
      cubes: [{ value: 1, owner: null, offered: null }],
      phase: { name: 'to-play', roll: [3, 1] },
    });
    expect(tableOfRecord(recorded as never)).toEqual(table.open);
  });
});
