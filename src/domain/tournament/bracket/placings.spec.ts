import { PROGRESSIVE, PlayedBracket, doubleElimination, knockout } from '../../../../test/support/domain/brackets.js';
import { placings } from './placings.js';

/** Each place with those who share it, such as `3-4: 3 4`. */
function table(played: PlayedBracket, flight = 'main'): readonly string[] {
  const { nodes, resolved } = played.state;
  const rows = new Map<string, string[]>();
  for (const { entrant, place, to, ...placing } of placings(nodes, resolved)) {
    if (placing.flight !== flight) continue;
    const name = place === to ? String(place) : `${place}-${to}`;
    rows.set(name, [...(rows.get(name) ?? []), entrant]);
  }
  return [...rows].map(([name, shared]) => `${name}: ${shared.toSorted((a, b) => Number(a) - Number(b)).join(' ')}`);
}

describe('the places of an elimination flight', () => {
  it('are shared by those who are eliminated in the same round', () => {
    expect(table(PlayedBracket.of(13, knockout()).playedByTheSeeding())).toEqual([
      '1: 1',
      '2: 2',
      '3-4: 3 4',
      '5-8: 5 6 7 8',
      '9-13: 9 10 11 12 13',
    ]);
  });

  it('count those who are still in', () => {
    expect(table(PlayedBracket.of(13, knockout()).won(['9', '8'], ['1', '9']))).toEqual(['5-8: 9', '9-13: 8']);
  });

  it('are separate for the consolation', () => {
    expect(table(PlayedBracket.of(13, PROGRESSIVE).playedByTheSeeding(), 'consolation')).toEqual([
      '1: 5',
      '2: 6',
      '3-4: 7 8',
      '5-8: 9 10 11 12',
      '9: 13',
    ]);
  });

  it('have a third and a fourth where a match decides it', () => {
    expect(table(PlayedBracket.of(5, knockout({ thirdPlace: true })).playedByTheSeeding())).toEqual([
      '1: 1',
      '2: 2',
      '3: 3',
      '4: 4',
      '5: 5',
    ]);
  });

  it('of a double elimination are those of the lower half', () => {
    expect(table(PlayedBracket.of(8, doubleElimination()).playedByTheSeeding())).toEqual([
      '1: 1',
      '2: 2',
      '3: 3',
      '4: 4',
      '5-6: 5 6',
      '7-8: 7 8',
    ]);
  });

  it('of a double elimination are open at the top until the reset is played', () => {
    const played = PlayedBracket.of(3, doubleElimination()).won(['2', '3'], ['1', '2'], ['2', '3'], ['2', '1']);

    expect(table(played)).toEqual(['3: 3']);
    expect(table(played.won(['2', '1']))).toEqual(['1: 2', '2: 1', '3: 3']);
  });

  it('put those who leave where they would have lost', () => {
    const played = PlayedBracket.of(8, doubleElimination()).left('1', '2');

    expect(table(played)).toEqual(['7-8: 1 2']);
    expect(
      table(
        PlayedBracket.of(4, knockout({ thirdPlace: true }))
          .left('1')
          .won(['2', '3'], ['2', '4']),
      ),
    ).toEqual(['1: 2', '2: 4', '3: 3', '4: 1']);
  });

  it('are the first and second for two who both stay away from the final', () => {
    const played = PlayedBracket.of(2, knockout());
    played.ended('1', '2', 'no-show');

    expect(table(played)).toEqual(['1-2: 1 2']);
  });
});
