/** The evenings of worked-examples.md section 5 as score sheets, with each player's points and seat afterwards. */

import type { BoardResult, ExtraOutcome } from '../../../src/domain/chouette/ledger/outcome.js';
import type { ChouetteRules } from '../../../src/domain/chouette/rules.js';
import { type Told, boxDrops, boxWins, centred, drops, teamWins, turned } from '../domain/chouettes.js';

export interface WorkedGame {
  readonly board: BoardResult | null;
  readonly told: Readonly<Record<string, Told>>;
  readonly extras?: readonly ExtraOutcome[];
  /** In the order of the players. */
  readonly points: readonly number[];
  /** Box and line afterwards, where the example says. */
  readonly table?: string;
}

export interface WorkedEvening {
  readonly name: string;
  /** Box, captain, then the rest of the line. */
  readonly players: string;
  readonly rules?: Partial<ChouetteRules>;
  /** Whether the box invites a partner first. */
  readonly partner?: true;
  readonly games: readonly WorkedGame[];
}

/** CH2 after the first two games, which do not depend on the rotation. */
const TWO_OF_CH2: readonly WorkedGame[] = [
  {
    board: boxWins('gammon'),
    told: { Ann: 1, Cy: 1, Dee: 1 },
    points: [3, -1, -1, -1],
    table: 'Bob / Cy, Dee, Ann',
  },
  { board: teamWins(), told: { Cy: 2, Dee: 2, Ann: 2 }, points: [-3, 1, 1, 1], table: 'Cy / Dee, Ann, Bob' },
];
const THIRD_OF_CH2 = {
  board: teamWins('gammon'),
  told: { Dee: drops(1), Ann: turned(2), Bob: turned(2) },
  points: [1, 5, -6, 0],
} as const;

const extra = (offerer: string, outcome: 'played' | 'taker-dropped' = 'played'): ExtraOutcome => ({
  offerer,
  taker: 'C',
  payment: 1,
  outcome,
  value: 2,
});
const LONE = { C: 2, D: drops(1), E: drops(1) };
const EXTRAS = { loneTaker: 'extras' } as const;
const PARTNER = { partner: 'optional' } as const;

export const WORKED_EVENINGS: readonly WorkedEvening[] = [
  {
    name: 'CH2: five games with one cube',
    players: 'Bob Ann Cy Dee',
    rules: { cubes: 'single' },
    games: [
      ...TWO_OF_CH2,
      { ...THIRD_OF_CH2, table: 'Ann / Bob, Dee, Cy' },
      {
        board: null,
        told: { Bob: drops(1), Dee: drops(1), Cy: drops(1) },
        points: [0, 8, -7, -1],
        table: 'Ann / Dee, Cy, Bob',
      },
      {
        board: boxWins(),
        told: { Dee: drops(2), Cy: 4, Bob: drops(2) },
        points: [-2, 16, -11, -3],
        table: 'Ann / Cy, Bob, Dee',
      },
    ],
  },
  {
    name: 'CH3: the third game of CH2 by the captain of record',
    players: 'Bob Ann Cy Dee',
    rules: { cubes: 'single', rotation: 'captainOfRecord' },
    games: [...TWO_OF_CH2, { ...THIRD_OF_CH2, table: 'Cy / Ann, Bob, Dee' }],
  },
  {
    name: 'CH3: the same by the last captain',
    players: 'Bob Ann Cy Dee',
    rules: { cubes: 'single', rotation: 'lastActive' },
    games: [...TWO_OF_CH2, { ...THIRD_OF_CH2, table: 'Ann / Bob, Dee, Cy' }],
  },
  {
    name: 'CH4: five games with a cube for each member',
    players: 'P1 P2 P3 P4 P5',
    rules: { beavers: 1 },
    games: [
      {
        board: boxWins(),
        told: { P2: 2, P3: drops(1), P4: 4, P5: 2 },
        points: [9, -2, -1, -4, -2],
        table: 'P1 / P3, P4, P5, P2',
      },
      {
        board: boxWins('gammon'),
        told: { P3: boxDrops(1), P4: centred(), P5: centred(), P2: 2 },
        points: [14, -6, 0, -5, -3],
        table: 'P3 / P4, P5, P2, P1',
      },
      {
        board: teamWins(),
        told: { P4: boxDrops(1), P5: boxDrops(1), P2: 2, P1: 2 },
        points: [16, -4, -6, -4, -2],
        table: 'P4 / P5, P2, P1, P3',
      },
      {
        board: boxWins(),
        told: { P5: drops(1, 1), P2: drops(1, 1), P1: drops(1, 2), P3: 4 },
        points: [15, -5, -10, 3, -3],
        table: 'P4 / P2, P1, P3, P5',
      },
      {
        board: teamWins('gammon'),
        told: { P2: 4, P1: 4, P3: 4, P5: 4 },
        points: [23, 3, -2, -29, 5],
        table: 'P2 / P1, P3, P5, P4',
      },
    ],
  },
  {
    name: 'CH6: captain and acting captain drop, the third is box',
    players: 'B C M2 M3 M4',
    games: [
      {
        board: teamWins('gammon'),
        told: { C: drops(1, 1), M2: drops(4, 2), M3: 2, M4: 2 },
        points: [-3, -1, -4, 4, 4],
        table: 'M3 / M2, M4, C, B',
      },
    ],
  },
  {
    name: 'CH7: the box drops the double of the acting captain and beats the rest',
    players: 'B C M2 M3 M4',
    games: [
      {
        board: boxWins('gammon'),
        told: { C: drops(1, 1), M2: boxDrops(2, 2), M3: 2, M4: 2 },
        points: [7, -1, 2, -4, -4],
        table: 'M2 / M3, M4, C, B',
      },
    ],
  },
  {
    name: 'CH8: the captain drops, the others lose',
    players: 'B C M2 M3 M4',
    games: [
      {
        board: boxWins(),
        told: { C: drops(1), M2: 2, M3: 2, M4: 2 },
        points: [7, -1, -2, -2, -2],
        table: 'B / M2, M3, M4, C',
      },
    ],
  },
  {
    name: 'CH9: a member drops, the captain wins',
    players: 'B C M2 M3 M4',
    games: [
      {
        board: teamWins(),
        told: { C: 2, M2: drops(1), M3: 2, M4: 2 },
        points: [-5, 2, -1, 2, 2],
        table: 'C / M2, M3, M4, B',
      },
    ],
  },
  {
    name: 'CH11 (a): extras, and the side of the box wins; extras rotate nobody (C51)',
    players: 'B C D E',
    rules: EXTRAS,
    games: [
      {
        board: boxWins(),
        told: LONE,
        extras: [extra('D'), extra('E')],
        points: [4, -4, 0, 0],
        table: 'B / D, E, C',
      },
    ],
  },
  {
    name: 'CH11 (b): extras, and the lone taker wins',
    players: 'B C D E',
    rules: EXTRAS,
    games: [{ board: teamWins(), told: LONE, extras: [extra('D'), extra('E')], points: [0, 8, -4, -4] }],
  },
  {
    name: 'CH11 (c): an extra that is dropped at once',
    players: 'B C D E',
    rules: EXTRAS,
    games: [{ board: boxWins(), told: LONE, extras: [extra('D', 'taker-dropped'), extra('E')], points: [4, -4, 0, 0] }],
  },
  {
    name: 'CH11 (c): the same with a gammon',
    players: 'B C D E',
    rules: EXTRAS,
    games: [
      {
        board: boxWins('gammon'),
        told: LONE,
        extras: [extra('D', 'taker-dropped'), extra('E')],
        points: [6, -8, 0, 2],
      },
    ],
  },
  {
    name: 'CH12: a lone taker has to beaver, and the box drops that',
    players: 'B C D E',
    rules: { loneTaker: 'mustBeaver', beavers: 1 },
    games: [
      {
        board: null,
        told: {
          C: { outcome: 'box-dropped', value: 2, beaver: true, left: 2 },
          D: drops(1, 1),
          E: drops(1, 1),
        },
        points: [0, 2, -1, -1],
      },
    ],
  },
  {
    name: 'CH13: a partner shares +7',
    players: 'B C M2 M3 M4 P',
    rules: PARTNER,
    partner: true,
    games: [{ board: boxWins(), told: { C: drops(1), M2: 2, M3: 2, M4: 2 }, points: [4, -1, -2, -2, -2, 3] }],
  },
  {
    name: 'CH13: a partner shares −5; CH14: and is captain then',
    players: 'B C M2 M3 M4 P',
    rules: PARTNER,
    partner: true,
    games: [
      {
        board: teamWins(),
        told: { C: 2, M2: drops(1), M3: 2, M4: 2 },
        points: [-3, 2, -1, 2, 2, -2],
        table: 'C / P, M2, M3, M4, B',
      },
    ],
  },
  {
    name: 'CH13: a partner shares nothing',
    players: 'B C M2 M3 M4 P',
    rules: PARTNER,
    partner: true,
    games: [
      {
        board: teamWins(),
        told: { C: 2, M2: drops(1), M3: drops(2, 2), M4: boxDrops(1) },
        points: [0, 2, -1, -2, 1, 0],
      },
    ],
  },
  {
    name: 'CH17: a dropped beaver settles that pair only',
    players: 'B C M2',
    rules: { beavers: 1 },
    games: [
      { board: boxWins(), told: { C: 2, M2: { outcome: 'box-dropped', value: 2, beaver: true } }, points: [0, -2, 2] },
    ],
  },
  {
    name: 'CH18: Jacoby is looked at cube by cube',
    players: 'B C M2',
    games: [{ board: boxWins('gammon'), told: { C: 2, M2: 1 }, points: [5, -4, -1] }],
  },
  {
    name: 'CH19: an automatic double turns all cubes and satisfies no Jacoby',
    players: 'B C M2',
    rules: { automaticDoubles: 1 },
    games: [{ board: teamWins('gammon'), told: { C: boxDrops(2), M2: centred(2) }, points: [-4, 2, 2] }],
  },
];
