/** A play that is made on the page's board, against the referee's plays. */
import { applyPlay } from '../../src/domain/play/apply-play.js';
import { legalPlays } from '../../src/domain/play/legal-plays.js';
import type { Checkers, Position } from '../../src/domain/position/position.js';
import { VARIANT_IDS, variantOf } from '../../src/domain/variant/variants.js';
import { moveView } from '../../src/modules/games/views/play.mapper.js';
import { HalfPlay } from '../../web/src/board/half-play.js';
import { randomSituations, seededNumbers } from '../support/chance/random-play.js';
import { lawTimes } from '../support/chance/laws.js';

const SITUATIONS = 150;

/** Where all checkers stand; what a side may hit is for the referee to say. */
function placesOf({ white, black }: Position): object {
  const plain = ({ points, bar, off, reserve = 0, pinned = [] }: Checkers): object => {
    return { points: [...points], bar, off, reserve, pinned: pinned.toSorted((one, other) => one - other) };
  };
  return { white: plain(white), black: plain(black) };
}

const textOf = (position: Position): string => JSON.stringify(placesOf(position));

describe.each(VARIANT_IDS)('a play that is made move by move on the board, %s', (variant) => {
  const rules = variantOf(variant);

  it('can be any play that the referee allows, and no other', () => {
    const pick = seededNumbers(7);
    const situations = randomSituations(rules, 11);
    for (let seen = 0; seen < lawTimes(SITUATIONS); seen += 1) {
      const { position, roll } = situations.next().value;
      const found = legalPlays(rules, position, 'white', roll);
      const plays = found.map(({ play }) => ({ moves: play.map(moveView) }));
      const blank = HalfPlay.of(position as never, 'white', rules, roll, plays);

      const wanted = plays[pick(Math.max(1, plays.length))];
      if (wanted === undefined) continue;
      let byTheBook = blank;
      for (const { die, from, to } of wanted.moves) {
        expect(byTheBook.next).toContainEqual({ die, from, to });
        byTheBook = byTheBook.with([{ die, from, to }]);
      }
      expect(byTheBook.isWhole).toBe(true);

      let byHand = blank;
      while (!byHand.isWhole) byHand = byHand.with([byHand.next[pick(byHand.next.length)]!]);
      const ends = found.map(({ play }) => textOf(applyPlay(position, 'white', play)));
      expect(ends).toContain(textOf(byHand.position as never));
      expect(byHand.undone().with(byHand.moves.slice(-1)).moves).toEqual(byHand.moves);
    }
  });

  it('can be made from the far side of the board as well', () => {
    const pick = seededNumbers(3);
    const situations = randomSituations(rules, 5);
    for (let seen = 0; seen < lawTimes(40); seen += 1) {
      const { position, roll } = situations.next().value;
      const turned = { white: position.black, black: position.white };
      const found = legalPlays(rules, turned, 'black', roll);
      const plays = found.map(({ play }) => ({ moves: play.map(moveView) }));
      const [from] = HalfPlay.of(turned as never, 'black', rules, roll, plays).sources;
      if (from === undefined) continue;
      const blank = HalfPlay.of(turned as never, 'black', rules, roll, plays);
      const targets = [...blank.targetsOf(from).values()];
      expect(targets.length).toBeGreaterThan(0);
      const moved = blank.with(targets[pick(targets.length)]!);
      expect(moved.dice.length + moved.moves.length).toBe(blank.dice.length);
    }
  });
});

describe('making a point by one tap', () => {
  const position = {
    white: {
      points: [0, 0, 0, 0, 0, 5, 0, 3, 0, 0, 0, 0, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2],
      bar: 0,
      off: 0,
    },
    black: {
      points: [0, 0, 0, 0, 0, 5, 0, 3, 0, 0, 0, 0, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2],
      bar: 0,
      off: 0,
    },
  };
  const rules = variantOf('backgammon');

  it('takes both checkers that the dice bring there, and none where they bring one', () => {
    const plays = legalPlays(rules, position, 'white', [3, 1]).map(({ play }) => ({ moves: play.map(moveView) }));
    const play = HalfPlay.of(position as never, 'white', variantOf('backgammon'), [3, 1], plays);
    expect(play.makingPoint(5)).toEqual([
      { die: 3, from: 8, to: 5 },
      { die: 1, from: 6, to: 5 },
    ]);
    expect(play.makingPoint(7)).toBeNull();
    expect(play.turned().dice).toEqual([1, 3]);
  });
});
