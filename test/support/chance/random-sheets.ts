/** Score sheets of chouettes as people might write them, at random but possible. */

import type { BoardResult } from '../../../src/domain/chouette/ledger/outcome.js';
import { type Told, boxDrops, drops } from '../domain/chouettes.js';
import { type Chance, oneOf } from '../clients/next-action.js';

export interface RandomSheet {
  readonly board: BoardResult | null;
  readonly told: Readonly<Record<string, Told>>;
}

/** A sheet for this team, by the way in which it has cubes. */
export function randomSheet(line: readonly string[], cubes: 'multi' | 'single', chance: Chance): RandomSheet {
  const told = cubes === 'multi' ? ownCubes(line, chance) : teamCube(line, chance);
  const someonePlayed = Object.values(told).some((what) => typeof what === 'number');
  const board = {
    winner: oneOf(['box', 'team'] as const, chance),
    kind: oneOf(['single', 'single', 'gammon', 'backgammon'] as const, chance),
  };
  return { board: someonePlayed ? board : null, told };
}

function ownCubes(line: readonly string[], chance: Chance): Record<string, Told> {
  const ends: readonly ((cube: number, left: number) => Told)[] = [
    (cube) => cube,
    (cube) => cube,
    (cube, left) => drops(cube, left),
    (cube, left) => boxDrops(cube, left),
  ];
  return Object.fromEntries(
    line.map((member) => [member, oneOf(ends, chance)(oneOf([1, 1, 2, 4], chance), oneOf([1, 2, 3], chance))]),
  );
}

/** Box and team turn the cube alternately, until a player drops it for good or the board is over. */
function teamCube(line: readonly string[], chance: Chance): Record<string, Told> {
  const told: Record<string, Told> = {};
  let active = [...line];
  let cube = 1;
  let boxDoubles = chance() < 0.5;
  for (let moment = 1; chance() < 0.5 && active.length > 0; moment += 1) {
    if (!boxDoubles && chance() < 0.3) {
      for (const member of active) told[member] = boxDrops(cube, moment);
      return told;
    }
    if (boxDoubles) {
      const out = active.filter(() => chance() < 0.3);
      for (const member of out) told[member] = drops(cube, moment);
      active = active.filter((member) => !out.includes(member));
    }
    cube *= 2;
    boxDoubles = !boxDoubles;
  }
  for (const member of active) told[member] = cube;
  return told;
}
