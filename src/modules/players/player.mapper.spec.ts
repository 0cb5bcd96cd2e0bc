import { changedColumns, newPlayer, playerView } from './player.mapper.js';

const AT = new Date('2026-01-02T03:04:05.678Z');
const ID = '01998a3e-6f0a-7c31-9d6e-0242ac120002';

describe('a player', () => {
  const ann = newPlayer(ID, { name: 'Ann' }, AT);

  it('starts with a name, a first version and nothing else', () => {
    expect(playerView(ann, 'staff')).toEqual({
      id: ID,
      version: 1,
      name: 'Ann',
      nickname: null,
      country: null,
      rating: null,
      experience: null,
      notes: null,
      status: 'active',
      mergedInto: null,
      createdAt: '2026-01-02T03:04:05.678Z',
    });
  });

  it('is shown to others than staff without the notes', () => {
    expect(playerView({ ...ann, notes: 'Owes for the drinks' }, [])).not.toHaveProperty('notes');
    expect(playerView({ ...ann, notes: 'Owes for the drinks' }, 'staff').notes).toBe('Owes for the drinks');
  });

  it('is archived, or merged, which is archived too', () => {
    const archived = { ...ann, archived_at: AT };

    expect(playerView(archived, 'staff').status).toBe('archived');
    expect(playerView({ ...archived, merged_into: ID }, 'staff').status).toBe('merged');
  });

  it('changes in what is named; null empties', () => {
    expect(changedColumns({})).toEqual({});
    expect(changedColumns({ nickname: null, rating: 0 })).toEqual({ nickname: null, rating: 0 });
  });
});
