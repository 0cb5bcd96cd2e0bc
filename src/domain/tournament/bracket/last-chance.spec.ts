import { PLAIN, PROGRESSIVE, PlayedBracket, feedText, knockout } from '../../../../test/support/domain/brackets.js';
import { type LastChanceFrom, lastChance, lastChanceLines } from './last-chance.js';

const WITH_LAST_CHANCE = { lastChance: { lengths: [1] } };

const inLastChance = (played: PlayedBracket): string[] => {
  const { nodes, resolved } = played.state;
  const seats = nodes
    .filter(({ flight, round }) => flight === 'last-chance' && round === 1)
    .flatMap(({ id }) => [resolved.get(id)!.white, resolved.get(id)!.black]);
  return seats.filter((seat) => seat !== null && seat !== 'bye').toSorted((a, b) => Number(a) - Number(b)) as string[];
};

describe('the last chance', () => {
  it('is for those who were eliminated before the semifinals of the consolation', () => {
    const played = PlayedBracket.of(13, { ...PROGRESSIVE, ...WITH_LAST_CHANCE }).playedByTheSeeding();

    expect(inLastChance(played)).toEqual(['9', '10', '11', '12', '13']);
  });

  it('is for those, too, who lost in the main flight without a place in the consolation', () => {
    const played = PlayedBracket.of(16, { ...PLAIN, ...WITH_LAST_CHANCE }).playedByTheSeeding();

    const twiceAtOnce = played.state.nodes
      .filter(({ flight, round }) => flight === 'consolation' && round === 1)
      .map(({ id }) => played.node(id).loser);

    // 5 to 8 lost in the second round of the main flight.
    expect(new Set(inLastChance(played))).toEqual(new Set(['5', '6', '7', '8', ...twiceAtOnce]));
    expect(twiceAtOnce).toHaveLength(4);
  });

  it('is for everybody before the semifinals where there is no consolation', () => {
    const played = PlayedBracket.of(8, knockout(WITH_LAST_CHANCE)).playedByTheSeeding();

    expect(inLastChance(played)).toEqual(['5', '6', '7', '8']);
  });

  it('is not for those who have left without playing', () => {
    const played = PlayedBracket.of(8, knockout(WITH_LAST_CHANCE)).left('8').playedByTheSeeding();

    expect(inLastChance(played)).toEqual(['5', '6', '7']);
  });

  it.each([
    ['all-but-semifinalists', ['5', '6', '7', '8']],
    ['all-but-finalists', ['3', '4', '5', '6', '7', '8']],
    ['all', ['2', '3', '4', '5', '6', '7', '8']],
  ] as const)('takes in %s', (from: LastChanceFrom, entrants) => {
    const played = PlayedBracket.of(8, knockout({ lastChance: { lengths: [1], from } })).playedByTheSeeding();

    expect(inLastChance(played)).toEqual(entrants);
  });

  it('is drawn as soon as all of its entrants are known, and not before', () => {
    const played = PlayedBracket.of(8, knockout(WITH_LAST_CHANCE)).won(['1', '8'], ['4', '5'], ['2', '7']);

    expect(played.text).not.toContain('last-chance');
    played.won(['3', '6']);
    expect(played.state.nodes.filter(({ flight }) => flight === 'last-chance')).toHaveLength(3);
  });

  it('stays as it was drawn when a correction brings in another entrant', () => {
    const played = PlayedBracket.of(8, knockout(WITH_LAST_CHANCE)).playedByTheSeeding();
    const before = played.text.split('\n').filter((line) => line.startsWith('last-chance-1'));
    played.put(played.node('main-1-1'), 'black');
    const after = played.text.split('\n').filter((line) => line.startsWith('last-chance-1'));

    expect(after.filter((line) => !before.includes(line))).toHaveLength(1);
    expect(inLastChance(played)).toEqual(['1', '5', '6', '7']);
  });

  it('is drawn by lot, and the same for the same seed', () => {
    const played = PlayedBracket.of(16, knockout()).playedByTheSeeding();
    const lines = lastChanceLines(played.state.nodes, played.state.resolved, 'all-but-semifinalists') ?? [];
    const drawn = (seed: string): string =>
      lastChance(lines, [1], seed)
        .map(({ white, black }) => `${feedText(white)} v ${feedText(black)}`)
        .join('\n');

    expect(drawn('one')).toBe(drawn('one'));
    expect(drawn('one')).not.toBe(drawn('two'));
  });

  it('is not held for one alone', () => {
    expect(lastChance([{ kind: 'loser', of: 'main-1-1', only: null }], [1], 'seed')).toEqual([]);
    expect(lastChance([], [1], 'seed')).toEqual([]);
  });
});
