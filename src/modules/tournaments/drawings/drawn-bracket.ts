/**
 * A bracket as it is drawn: flights, their sections (an upper half, a final), rounds and pairings, all with the words that
 * people read. Takes what readers are shown of a tournament and adds nothing but words.
 */

import { SIDES, type BySide, type Side } from '../../../domain/index.js';

export type DrawnSlot = { readonly name: string; readonly seed?: number | null } | { readonly bye: true } | null;

export interface DrawnPairing extends BySide<DrawnSlot> {
  readonly id: string;
  readonly part: string | null;
  readonly round: number;
  readonly position: number;
  readonly length: number;
  readonly table: string | null;
  readonly status: 'waiting' | 'ready' | 'playing' | 'finished';
  readonly result: {
    readonly winner: Side | null;
    readonly by: string;
    readonly score: BySide<number> | null;
    readonly recorded: BySide<number> | null;
  } | null;
  /** Where its loser goes on, such as `C1·3`; absent where the loser is out. */
  readonly dropsTo?: string;
  /** From where losers come in, such as `1·2`. */
  readonly losersOf?: Partial<BySide<string>>;
}

export interface DrawnFlight {
  readonly name: string;
  /** Without it the first one. */
  readonly stage?: number;
  /** What its parts are; without it those of a bracket, in which winners go on to the next round. */
  readonly parts?: 'groups' | 'divisions' | 'challenges';
  /** Who has won it. */
  readonly champion?: string | null;
  readonly rounds: readonly { readonly round: number; readonly pairings: readonly DrawnPairing[] }[];
}

export interface DrawnBracket {
  /** The name of the tournament. */
  readonly title: string;
  readonly flights: readonly DrawnFlight[];
}

export interface Section {
  /** `joined`: winners go on to the next round. `columns`: rounds that stand beside each other. */
  readonly kind: 'joined' | 'columns';
  readonly part: string | null;
  /** Of the part; null where the flight has only one. */
  readonly title: string | null;
  readonly rounds: readonly Round[];
}

export interface Round {
  readonly title: string;
  /** How many pairings there is room for; those of two byes are missing. */
  readonly lines: number;
  readonly pairings: readonly DrawnPairing[];
}

const FLIGHT_TITLES: Readonly<Record<string, string>> = {
  main: 'Main flight',
  consolation: 'Consolation',
  'last-chance': 'Last chance',
};

const PART_TITLES: Readonly<Record<string, string>> = {
  upper: 'Upper half',
  lower: 'Lower half',
  final: 'Grand final',
  reset: 'Grand final, second match',
  'third-place': 'Third place',
};

/** Of the last rounds, when each has half the pairings of the one before. */
const LAST_ROUNDS = ['Final', 'Semifinals', 'Quarterfinals'];

/** The name of a flight in words. The main one behind groups or a Swiss is their knockout. */
export function flightTitle({ name, stage = 1 }: DrawnFlight): string {
  if (name === 'main' && stage > 1) return 'Knockout';
  return FLIGHT_TITLES[name] ?? name;
}

/** The name of who has won a flight. */
export function championTitle({ name }: DrawnFlight): string {
  return name === 'main' ? 'Champion' : 'Winner';
}

/** The parts of a flight, each with its rounds. */
export function sectionsOf(flight: DrawnFlight): readonly Section[] {
  const { rounds, parts: kind } = flight;
  return kind === undefined ? bracketSections(rounds) : columnSections(rounds, kind);
}

const PART_WORDS = { groups: 'Group', divisions: 'Division', challenges: '' } as const;

/** Groups below each other, or all rounds as one; the challenges of a ladder are a list. */
function columnSections(rounds: DrawnFlight['rounds'], kind: keyof typeof PART_WORDS): readonly Section[] {
  const all = rounds.flatMap(({ pairings }) => pairings);
  if (kind === 'challenges') {
    const list = { title: 'Challenges', lines: all.length, pairings: all };
    return [{ kind: 'columns', part: null, title: null, rounds: [list] }];
  }
  return [...new Set(all.map(({ part }) => part))].map((part) => ({
    kind: 'columns',
    part,
    title: part === null ? null : `${PART_WORDS[kind]} ${part}`,
    rounds: rounds
      .toSorted((one, other) => one.round - other.round)
      .map(({ round, pairings }) => ({ round, pairings: pairings.filter((pairing) => pairing.part === part) }))
      .filter(({ pairings }) => pairings.length > 0)
      .map(({ round, pairings }) => ({ title: `Round ${round}`, lines: pairings.length, pairings })),
  }));
}

function bracketSections(rounds: DrawnFlight['rounds']): readonly Section[] {
  const pairings = rounds.flatMap((round) => round.pairings);
  const parts = [...new Set(pairings.map(({ part }) => part))];
  return parts.map((part) => {
    const own = pairings.filter((pairing) => pairing.part === part);
    const inRounds = new Map<number, DrawnPairing[]>();
    for (const pairing of own) {
      const inRound = inRounds.get(pairing.round);
      if (inRound === undefined) inRounds.set(pairing.round, [pairing]);
      else inRound.push(pairing);
    }
    const numbers = [...inRounds.keys()].sort((one, other) => one - other);
    const byRound = numbers.map((round) => inRounds.get(round) ?? []);
    const lines = linesOf(byRound);
    return {
      kind: 'joined',
      part,
      title: part === null ? null : (PART_TITLES[part] ?? part),
      rounds: byRound.map((inRound, index) => ({
        title: roundTitle(part, numbers[index] ?? 1, lines.slice(index)),
        lines: lines[index] ?? 1,
        pairings: inRound.toSorted((one, other) => one.position - other.position),
      })),
    };
  });
}

/** Room for every pairing of a round, and never less than in the round after it. */
function linesOf(rounds: readonly (readonly DrawnPairing[])[]): readonly number[] {
  let least = 1;
  return rounds
    .toReversed()
    .map((pairings) => {
      const last = Math.max(...pairings.map(({ position }) => position));
      while (least < last) least *= 2;
      return least;
    })
    .toReversed();
}

/** `lines` of this round and of those after it. */
function roundTitle(part: string | null, round: number, lines: readonly number[]): string {
  if (part === 'final' || part === 'reset' || part === 'third-place') return PART_TITLES[part] ?? part;
  const halving = lines.every((count, index) => count === 2 ** (lines.length - 1 - index));
  // The last match of a half is not the final.
  return (part === null && halving ? LAST_ROUNDS[lines.length - 1] : undefined) ?? `Round ${round}`;
}

/** Who stands there, in words. */
export function slotText(slot: DrawnSlot): string {
  return slot === null ? 'to be decided' : 'bye' in slot ? 'bye' : slot.name;
}

/** What a side has scored, as it stands in the bracket; nothing where nothing was played. */
export function scoreText({ result, white, black }: DrawnPairing, side: Side): string {
  if (result === null || isBye(white) || isBye(black)) return '';
  const score = result.recorded ?? result.score;
  return score === null ? '' : String(score[side]);
}

export function isWinner({ result }: DrawnPairing, side: Side): boolean {
  return result?.winner === side;
}

function isBye(slot: DrawnSlot): boolean {
  return slot !== null && 'bye' in slot;
}

/** How a pairing stands, in words. */
export function statusText(pairing: DrawnPairing): string {
  const { status, result } = pairing;
  if (SIDES.some((side) => isBye(pairing[side]))) return status === 'waiting' ? 'waiting' : 'bye';
  switch (status) {
    case 'waiting':
      return 'waiting';
    case 'ready':
      return 'ready to play';
    case 'playing':
      return 'playing';
    case 'finished':
      if (result?.by === 'not-played') return 'not played';
      if (result?.winner === null && result.by === 'play') return 'drawn';
      return result === null || result.winner === null ? 'neither advances' : endText(result.by);
  }
}

/** Ends without the last game say so: a score like 7–0 would mislead (T24, T35). */
function endText(by: string): string {
  const ends: Readonly<Record<string, string>> = {
    forfeit: 'forfeit',
    walkover: 'walkover',
    time: 'on time',
    concession: 'conceded',
  };
  return ends[by] ?? 'finished';
}
