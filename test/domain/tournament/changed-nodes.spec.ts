import { PROGRESSIVE, PlayedBracket, knockout } from '../../support/domain/brackets.js';
import { changedNodes } from '../../support/domain/changed-nodes.js';

/** What differs after the act, one line for each node. */
function changes(played: PlayedBracket, act: () => unknown): readonly string[] {
  const before = played.state.resolved;
  act();
  return changedNodes(before, played.state.resolved).map(
    ({ id, changed, voided }) => `${id}: ${changed.join(', ')}${voided === null ? '' : ', void'}`,
  );
}

describe('what a correction changes', () => {
  it('is one result where the same entrant goes on', () => {
    const played = PlayedBracket.of(4, knockout()).won(['1', '4'], ['2', '3']);

    expect(changes(played, () => played.put(played.node('main-1-1'), 'white', 'forfeit'))).toEqual([
      'main-1-1: result',
    ]);
  });

  it('is nothing where the result stays', () => {
    const played = PlayedBracket.of(4, knockout()).won(['1', '4'], ['2', '3']);

    expect(changes(played, () => played.put(played.node('main-1-1'), 'white'))).toEqual([]);
  });

  it('is every pairing into which another entrant comes, and the result there is void', () => {
    const played = PlayedBracket.of(8, PROGRESSIVE).won(['1', '8'], ['4', '5'], ['2', '7'], ['1', '4'], ['8', '5']);

    expect(changes(played, () => played.put(played.node('main-1-1'), 'black'))).toEqual([
      'main-1-1: result',
      'main-2-1: players, status, result, void',
      'main-3-1: players',
      'consolation-1-1: players, status, result, void',
      'consolation-2-1: players',
    ]);
  });

  it('is an open pairing where the result is taken back', () => {
    const played = PlayedBracket.of(4, knockout()).won(['1', '4']);

    expect(changes(played, () => played.results.delete('main-1-1'))).toEqual([
      'main-1-1: status, result',
      'main-2-1: players',
    ]);
  });

  it('is a walkover where an entrant leaves', () => {
    const played = PlayedBracket.of(4, knockout());

    expect(changes(played, () => played.left('4'))).toEqual(['main-1-1: status, result', 'main-2-1: players']);
  });

  it('names nodes that were not there before, and those that are there no more', () => {
    const four = PlayedBracket.of(4, knockout()).state.resolved;
    const two = PlayedBracket.of(2, knockout()).state.resolved;

    expect(changedNodes(two, four).find(({ id }) => id === 'main-2-1')).toMatchObject({ before: null });
    expect(changedNodes(four, two).find(({ id }) => id === 'main-2-1')).toMatchObject({ after: null });
  });
});
