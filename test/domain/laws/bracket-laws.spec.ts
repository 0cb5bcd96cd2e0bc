// Laws of brackets, for every number of entrants that a club or a federation has, with results, withdrawals and corrections
// at random.

import { type BracketFormat, type BracketState, bracketNodes } from '../../../src/domain/tournament/bracket/bracket.js';
import { changedNodes } from '../../support/domain/changed-nodes.js';
import type { BracketNode, NodeResult, ResolvedNode } from '../../../src/domain/tournament/bracket/node.js';
import { bracketSize, seededPlaces } from '../../../src/domain/tournament/bracket/places.js';
import { placings } from '../../../src/domain/tournament/bracket/placings.js';
import {
  PLAIN,
  PROGRESSIVE,
  PlayedBracket,
  doubleElimination,
  entrants,
  knockout,
  progressive,
  drawnPlaces,
} from '../../support/domain/brackets.js';
import { Chance } from '../../support/chance/random-player.js';
import { expectEqual } from '../../support/domain/expect-equal.js';
import { lawTimes } from '../../support/chance/laws.js';

const EVERY_NUMBER = [...Array.from({ length: 129 }, (_, index) => index + 2), 1_024];
const CLUB_NIGHTS = lawTimes(60);

const FORMATS: Readonly<Record<string, BracketFormat>> = {
  knockout: knockout({ thirdPlace: true }),
  'plain consolation': { ...PLAIN, lastChance: { lengths: [1] } },
  'progressive consolation': { ...PROGRESSIVE, lastChance: { lengths: [1] } },
  'every round drops': progressive(20, { lastChance: { lengths: [1], from: 'all' } }),
  'double elimination': doubleElimination(),
};

const KNOWN = ['white', 'black', 'winner', 'loser', 'by', 'result'] as const;

const isBye = (known: ResolvedNode): boolean => known.white === 'bye' || known.black === 'bye';

describe('a draw', () => {
  it.each(EVERY_NUMBER)('of %i puts everybody on one place, and no bye against another', (count) => {
    const places = drawnPlaces(`draw of ${count}`, entrants(count));
    const first = bracketNodes({ format: knockout(), seed: '', places }).filter(({ round }) => round === 1);
    const feeds = first.flatMap(({ white, black }) => [white, black]);

    expect(
      feeds.flatMap((feed) => (feed.kind === 'entrant' ? [Number(feed.entrant)] : [])).toSorted((a, b) => a - b),
    ).toEqual(entrants(count).map(Number));
    expect(feeds.filter(({ kind }) => kind === 'bye')).toHaveLength(bracketSize(count) - count);
    expect(first.filter(({ white, black }) => white.kind === 'bye' && black.kind === 'bye')).toEqual([]);
  });
});

describe('a whole event', () => {
  it.each(EVERY_NUMBER)('of %i in a knockout has one match fewer, and everybody but the winner loses once', (count) => {
    const played = PlayedBracket.of(count, knockout()).playedAtRandom(new Chance(count));

    expect(played.counting).toHaveLength(count - 1);
    expect([...played.losses.values()].every((losses) => losses === 1)).toBe(true);
    expect(played.losses.size).toBe(count - 1);
  });

  it.each(EVERY_NUMBER)('of %i in a progressive consolation sends no entrant on who has lost twice', (count) => {
    const played = PlayedBracket.of(count, PROGRESSIVE).playedAtRandom(new Chance(count));
    const { nodes, resolved } = played.state;
    const rounds = Math.log2(bracketSize(count));
    // Everybody who loses before the semifinals has a place in the consolation, and all of them but one lose there.
    const dropping = nodes.filter(
      ({ id, flight, round }) =>
        flight === 'main' && round <= Math.max(1, rounds - 2) && resolved.get(id)?.by === 'result',
    );

    expect(Math.max(...played.losses.values())).toBeLessThanOrEqual(2);
    expect(played.counting).toHaveLength(count - 1 + Math.max(0, dropping.length - 1));
  });

  it.each(EVERY_NUMBER)('of %i in a double elimination has 2n − 2 matches, or one more', (count) => {
    for (const grandFinal of ['single', 'reset'] as const) {
      const played = PlayedBracket.of(count, doubleElimination({ grandFinal })).playedAtRandom(new Chance(count));
      const reset = played.results.has('main-reset');
      const losses = [...played.losses.values()].toSorted((a, b) => a - b);

      expect(played.counting).toHaveLength(2 * count - 2 + (reset ? 1 : 0));
      // The loser of the one grand final may have lost just there.
      const undefeated = played.node('main-final').winner === played.node('main-final').white;
      expect(losses.filter((lost) => lost < 2)).toEqual(
        reset ? [1] : undefeated || grandFinal === 'reset' ? [] : [1, 1],
      );
      expect(losses.every((lost) => lost <= 2)).toBe(true);
    }
  });

  it.each(EVERY_NUMBER)(
    'of %i in a plain consolation gives a second flight to every entrant who lost the first match',
    (count) => {
      const played = PlayedBracket.of(count, PLAIN).playedAtRandom(new Chance(count));
      const { nodes, resolved } = played.state;
      const firstLosers = new Set<string>();
      const met = new Set<string>();
      for (const { id, flight } of nodes) {
        const { result } = resolved.get(id)!;
        if (flight !== 'main' || result === null) continue;
        const loser = result.players[result.winner === 'white' ? 'black' : 'white'];
        if (!met.has(loser)) firstLosers.add(loser);
        met.add(result.players.white).add(result.players.black);
      }
      const consolation = nodes.filter(({ flight }) => flight === 'consolation').map(({ id }) => resolved.get(id)!);
      const seated = consolation.flatMap(({ white, black }) => [white, black]).filter((seat) => seat !== 'bye');

      expect(new Set(seated)).toEqual(firstLosers.size > 1 ? firstLosers : new Set());
      expect(consolation.filter(({ id, status }) => id.startsWith('consolation-1-') && status === 'empty')).toEqual([]);
      expect(consolation.filter(({ result }) => result !== null)).toHaveLength(Math.max(0, firstLosers.size - 1));
    },
  );
});

describe('the drop rounds', () => {
  it.each([8, 13, 16, 24, 32, 47, 64, 128])('of %i bring no rematch that an exchange of neighbours avoids', (count) => {
    for (let seed = 0; seed < lawTimes(24); seed += 1) {
      const format = seed % 2 === 0 ? progressive(seed % 3 === 0 ? 20 : null) : doubleElimination();
      const { nodes, resolved } = PlayedBracket.of(count, format).playedAtRandom(new Chance(seed)).state;
      const { beatenBy, drops } = dropsOf(nodes, resolved);
      const rematches = (pairs: readonly (readonly [string, string])[]): number =>
        pairs.filter(([survivor, dropIn]) => beatenBy.get(survivor) === dropIn).length;
      for (const { node, known } of drops) {
        if (node.swapsWith === null) continue;
        const other = resolved.get(node.swapsWith)!;
        if (isBye(known) || isBye(other)) continue;
        const [one, two] = [
          [known.white!, other.black!],
          [other.white!, known.black!],
        ] as const;
        expect(rematches([one, two])).toBeGreaterThanOrEqual(
          rematches([
            [known.white!, known.black!],
            [other.white!, other.black!],
          ]),
        );
      }
      // The first of them brings no rematch at all, unless all of it is one pairing.
      const first = drops.filter(({ node }) => node.round === 2);
      if (first.length > 1) {
        for (const { known } of first) expect(beatenBy.get(known.white!)).not.toBe(known.black);
      }
    }
  });

  it('of 32 bring none at all before the semifinals', () => {
    for (let seed = 0; seed < lawTimes(100); seed += 1) {
      const { nodes, resolved } = PlayedBracket.of(32, PROGRESSIVE).playedAtRandom(new Chance(seed)).state;
      const { beatenBy, drops } = dropsOf(nodes, resolved);

      expect(drops.filter(({ known }) => beatenBy.get(known.white!) === known.black)).toEqual([]);
    }
  });
});

/** Who beat whom first, and the pairings in which a loser of a later round comes in. */
function dropsOf(nodes: readonly BracketNode[], resolved: BracketState['resolved']) {
  const isSecond = ({ flight, part }: BracketNode): boolean => flight === 'consolation' || part === 'lower';
  const beatenBy = new Map<string, string>();
  for (const node of nodes) {
    const { winner, loser } = resolved.get(node.id)!;
    if (!isSecond(node) && loser !== 'bye') beatenBy.set(loser!, winner!);
  }
  const drops = nodes
    .filter((node) => isSecond(node) && node.round > 1 && node.black.kind === 'loser')
    .map((node) => ({ node, known: resolved.get(node.id)! }));
  return { beatenBy, drops };
}

describe.each(Object.entries(FORMATS))('with %s', (_name, format) => {
  /** A club night with withdrawals and forfeits, and who left in the order in which they left. */
  function night(seed: number, after: (state: BracketState) => void = () => {}): PlayedBracket {
    const chance = new Chance(seed);
    const count = 2 + chance.below(40);
    const played = new PlayedBracket({
      format,
      seed: String(seed),
      places: seed % 2 === 0 ? seededPlaces(entrants(count)) : drawnPlaces(String(seed), entrants(count)),
    });
    for (let { state } = played; ; { state } = played) {
      after(state);
      const ready = [...state.resolved.values()].filter(({ status }) => status === 'ready');
      if (ready.length === 0) return played;
      for (const node of ready) {
        const way = chance.of(['play', 'play', 'play', 'play', 'forfeit', 'left'] as const);
        if (chance.onceIn(2)) played.put(node, chance.of(['white', 'black'] as const), way);
        else if (chance.onceIn(15))
          played.results.set(node.id, {
            players: { white: node.white!, black: node.black! },
            winner: null,
            by: 'no-show',
          });
        else if (chance.onceIn(8)) played.left(chance.of([node.white!, node.black!, String(1 + chance.below(count))]));
        else continue;
        break;
      }
    }
  }

  it('more results and withdrawals change nothing that was known', () => {
    const changed: string[] = [];
    for (let seed = 0; seed < CLUB_NIGHTS; seed += 1) {
      let before: BracketState['resolved'] = new Map();
      night(seed, ({ resolved }) => {
        for (const [id, was] of before) {
          const known = KNOWN.filter((what) => was[what] !== null);
          if (known.some((what) => resolved.get(id)?.[what] !== was[what])) {
            changed.push(`night ${seed}: ${JSON.stringify(was)} ${JSON.stringify(resolved.get(id))}`);
          }
        }
        before = resolved;
      });
    }

    expect(changed).toEqual([]);
  });

  it('everybody has ended on a place when nothing is left to play, and the places are all taken', () => {
    for (let seed = 0; seed < CLUB_NIGHTS; seed += 1) {
      const { nodes, resolved } = night(seed).state;
      for (const flight of ['main', 'consolation', 'last-chance']) {
        const own = nodes.filter((node) => node.flight === flight).map(({ id }) => resolved.get(id)!);
        const seated = new Set(own.flatMap(({ white, black }) => [white, black]).filter((seat) => seat !== 'bye'));
        const placed = placings(nodes, resolved).filter((placing) => placing.flight === flight);

        expectEqual(
          own.filter(({ winner }) => winner === null),
          [],
        );
        expectEqual(placed.map(({ entrant }) => entrant).toSorted(), [...seated].toSorted());
        for (const [index, { place, to }] of placed.entries()) {
          if (place <= index + 1 && to >= index + 1) continue;
          expect(place).toBeLessThanOrEqual(index + 1);
          expect(to).toBeGreaterThanOrEqual(index + 1);
        }
      }
    }
  });

  it('a corrected event is what the right results would have made it', () => {
    for (let seed = 0; seed < CLUB_NIGHTS; seed += 1) {
      const corrected = night(seed);
      const chance = new Chance(seed + 1);
      for (let times = 0; times < 3 && corrected.counting.length > 0; times += 1) {
        const before = corrected.state.resolved;
        const wrong = chance.of([...before.values()].filter(({ result }) => result !== null));
        const { result } = wrong;
        corrected.results.set(wrong.id, {
          ...result!,
          winner: result!.winner === 'white' ? 'black' : 'white',
          by: 'play',
        });
        const changes = changedNodes(before, corrected.state.resolved);
        expect(changes.map(({ id }) => id)).toContain(wrong.id);
        for (const { id, voided } of changes) if (voided !== null) corrected.results.delete(id);
        corrected.playedAtRandom(chance);
      }

      expectEqual(replayed(corrected, chance).state.resolved, corrected.state.resolved);
    }
  });

  /** The same results in another order, each given when its two are paired, and those who left leaving as late as they can. */
  function replayed(event: PlayedBracket, chance: Chance): PlayedBracket {
    const again = new PlayedBracket(event.drawn);
    const left = new Map<string, NodeResult>(event.results);
    const leaving = [...event.out];
    for (;;) {
      const due = again.ready.filter(({ id }) => left.has(id));
      if (due.length > 0) {
        const { id } = chance.of(due);
        again.results.set(id, left.get(id)!);
        left.delete(id);
        continue;
      }
      // Corrections can make a match wait for others who left later than one of its two: they leave first.
      const toPlay = new Set([...left.values()].flatMap(({ players }) => [players.white, players.black]));
      const free = leaving.findIndex(([entrant]) => !toPlay.has(entrant));
      const [next] = leaving.splice(Math.max(0, free), 1);
      if (next === undefined) return again;
      again.out.set(...next);
    }
  }
});
