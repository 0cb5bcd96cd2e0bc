/**
 * How a tournament is played (T10–T18): its formats as data, with every value, their defaults, and what contradicts itself in one.
 */

import { type OptionFault, optionsRefused } from '../kernel/options.js';
import { type Result, accepted, refused } from '../kernel/result.js';
import type { Violation } from '../kernel/violation.js';
import { FLIGHT_NAMES, type FlightName } from './bracket/node.js';
import type { TieBreak } from './standings/tie-breaks.js';

export const FORMAT_NAMES = ['knockout', 'double-elimination', 'swiss', 'round-robin', 'ladder', 'league'] as const;
export const DRAWS = ['random', 'seeded'] as const;
export const GRAND_FINALS = ['reset', 'single', 'longer'] as const;
export const WITHDRAWN_RULES = ['by-share', 'annul', 'keep'] as const;
export const CONSOLATIONS = ['plain', 'progressive'] as const;

/** T5: by lot, or by rating (T6); in both, entrants with a seed stand first, in the order of their seeds. */
export type DrawKind = (typeof DRAWS)[number];

/**
 * T19: what becomes of the results of an entrant who leaves. `by-share`: they stand if at least half of the matches were played, and
 * are annulled otherwise. `annul`: they are annulled. `keep`: they stand. Where they stand, the open matches are forfeits.
 */
export type WithdrawnRule = (typeof WITHDRAWN_RULES)[number];

/** Match lengths by round, the last one repeating (T1). */
export type Lengths = readonly number[];

// Names of numbers, by which the document of the API tells their bounds (`src/cli/type-schemas.ts`).
type MatchLength = number;
type RoundNumber = number;
type Qualifiers = number;
type Groups = number;
type Reach = number;
type Days = number;
type TablePoints = number;
type Promoted = number;

export interface Consolation {
  readonly kind: (typeof CONSOLATIONS)[number];
  readonly lengths: Lengths;
  /** The last main round whose losers drop (T12); null: the round before the semifinal. */
  readonly dropThrough: RoundNumber | null;
}

export interface KnockoutFormat {
  readonly kind: 'knockout';
  readonly lengths: Lengths;
  readonly draw: DrawKind;
  readonly thirdPlace: boolean;
  readonly consolation: Consolation | null;
  readonly lastChance: { readonly lengths: Lengths } | null;
  /** T9: a player who has lost in the main flight may buy in again. */
  readonly reEntry: boolean;
}

export interface DoubleEliminationFormat {
  readonly kind: 'double-elimination';
  readonly lengths: Lengths;
  readonly draw: DrawKind;
  /** T14 */
  readonly grandFinal: (typeof GRAND_FINALS)[number];
  /** The length of a `longer` grand final; null there where it is as long as the last round. */
  readonly grandFinalLength: MatchLength | null;
  /** T9: a player who is out may buy in again. */
  readonly reEntry: boolean;
}

export interface SwissFormat {
  readonly kind: 'swiss';
  /** Null: as many as T15 wants for the entrants there are. */
  readonly rounds: RoundNumber | null;
  readonly lengths: Lengths;
  readonly draw: DrawKind;
  /** In their order; null: T50. */
  readonly tieBreaks: readonly TieBreak[] | null;
  /** Entrants who go on into the next stage; 0 where there is none. */
  readonly qualifiers: Qualifiers;
  readonly then: EliminationFormat | null;
}

export interface RoundRobinFormat {
  readonly kind: 'round-robin';
  readonly lengths: Lengths;
  readonly draw: DrawKind;
  readonly groups: Groups;
  /** In their order; null: T51. */
  readonly tieBreaks: readonly TieBreak[] | null;
  /** Only so many rounds; null: everybody against everybody (T16). */
  readonly rounds: RoundNumber | null;
  /** Everybody meets everybody twice, with sides exchanged; absent in formats that were set before there was this choice. */
  readonly double?: boolean;
  /** From each group. */
  readonly qualifiers: Qualifiers;
  readonly then: EliminationFormat | null;
  /** Absent in records from before it could be chosen: by share. */
  readonly withdrawn?: WithdrawnRule;
}

export interface LadderFormat {
  readonly kind: 'ladder';
  readonly lengths: Lengths;
  /** Places above that may be challenged (T17). */
  readonly reach: Reach;
  /** Days to answer a challenge. */
  readonly days: Days;
}

export interface SeasonFormat {
  readonly kind: 'league';
  readonly lengths: Lengths;
  /** T18: table points. */
  readonly points: { readonly win: TablePoints; readonly loss: TablePoints; readonly forfeit: TablePoints };
  /** Everybody meets everybody twice, with sides exchanged; this and the next two may be absent in older formats. */
  readonly double?: boolean;
  /** Each plays among itself; the strongest are in the first. */
  readonly divisions?: Groups;
  /** How many of each division go up, and of the one above go down: on paper, for the next season. */
  readonly promoted?: Promoted;
  /** Absent in records from before it could be chosen: by share. */
  readonly withdrawn?: WithdrawnRule;
}

export type EliminationFormat = KnockoutFormat | DoubleEliminationFormat;
export type TournamentFormat = EliminationFormat | SwissFormat | RoundRobinFormat | LadderFormat | SeasonFormat;

/** The longest match of a tournament, as of any match (R77). */
export const LONGEST = 99;
/** More rounds than any field needs. */
export const MOST_ROUNDS = 1_023;
export const MOST_ENTRANTS = 1_024;
/** Two of them meet in each. */
export const MOST_GROUPS = MOST_ENTRANTS / 2;
/** Of a year, to answer a challenge. */
export const MOST_DAYS = 366;
/** For a win in a league. */
export const MOST_TABLE_POINTS = 1_000;

/** A format as it is asked for: every option of its kind may be left out, or null for its default. */
export type AskedTournamentFormat = Asked<TournamentFormat>;
type AskedEliminationFormat = Asked<EliminationFormat>;

type Asked<Format> = Format extends { readonly kind: infer Kind } ? Told<Kind> & Options<Format> : never;

interface Told<Kind> {
  readonly kind: Kind;
  /** Match lengths by round, the last one repeating. */
  readonly lengths: Lengths;
}

type Options<Format> = {
  // Each option stays the field of its format, whose bounds the document of the API tells.
  readonly [Name in keyof Format as Exclude<Name, keyof Told<string>>]?: Name extends 'then'
    ? AskedEliminationFormat | null
    : Option<Format[Name]> | null;
};

/** What an option consists of may be left out, too. */
type Option<Value> = Value extends readonly unknown[] ? Value : Value extends object ? Partial<Value> : Value;

/** Why a field contradicts another one. */
export type FormatReason =
  | 'needed-for-longer'
  | 'longer-only'
  | 'needs-divisions'
  | 'needs-then'
  | 'needs-qualifiers'
  | 'one-qualifier'
  | 'first-stage-only'
  | 'stands-twice';

/** The format with every value, or the fields that contradict others. */
export function tournamentFormatFrom(asked: AskedTournamentFormat): Result<TournamentFormat, Violation> {
  const format = withDefaults(asked);
  const faults = formatFaults(format).map(([key, reason]): OptionFault => [`/format/${key}`, reason]);
  return faults.length === 0 ? accepted(format) : refused(optionsRefused(faults));
}

/** The match length of a round, counted from 1. */
export function lengthInRound(lengths: Lengths, round: number): number {
  return lengths[Math.min(round, lengths.length) - 1] ?? 1;
}

/** The stages behind the first one: what is played among those who qualify. */
export function nextFormat(format: TournamentFormat): EliminationFormat | null {
  return format.kind === 'swiss' || format.kind === 'round-robin' ? format.then : null;
}

/** The flights of all stages that such a tournament has. */
export function flightsOf(
  format: TournamentFormat,
): readonly { readonly stage: number; readonly flight: FlightName }[] {
  return [format, nextFormat(format)].flatMap((each, index) => {
    const has = (flight: FlightName): boolean =>
      flight === 'main' ||
      (each?.kind === 'knockout' && (flight === 'consolation' ? each.consolation : each.lastChance) !== null);
    return each === null ? [] : FLIGHT_NAMES.filter(has).map((flight) => ({ stage: index + 1, flight }));
  });
}

function withDefaults(asked: AskedTournamentFormat): TournamentFormat {
  const { lengths } = asked;
  switch (asked.kind) {
    case 'knockout':
    case 'double-elimination':
      return eliminationFrom(asked, 'random');
    case 'swiss': {
      const { kind, rounds = null, tieBreaks = null } = asked;
      return { kind, rounds, lengths, draw: asked.draw ?? 'random', tieBreaks, ...nextStageFrom(asked) };
    }
    case 'round-robin':
      return {
        kind: asked.kind,
        lengths,
        draw: asked.draw ?? 'random',
        groups: asked.groups ?? 1,
        rounds: asked.rounds ?? null,
        double: asked.double ?? false,
        tieBreaks: asked.tieBreaks ?? null,
        withdrawn: asked.withdrawn ?? 'by-share',
        ...nextStageFrom(asked),
      };
    case 'ladder':
      return { kind: asked.kind, lengths, reach: asked.reach ?? 3, days: asked.days ?? 7 };
    case 'league': {
      const { win = 1, loss = 0, forfeit = 0 } = asked.points ?? {};
      const divisions = asked.divisions ?? 1;
      return {
        kind: asked.kind,
        lengths,
        points: { win, loss, forfeit },
        double: asked.double ?? false,
        divisions,
        promoted: asked.promoted ?? (divisions > 1 ? 1 : 0),
        withdrawn: asked.withdrawn ?? 'by-share',
      };
    }
  }
}

/** `draw`: how it is drawn unless the format says. */
function eliminationFrom(asked: Asked<EliminationFormat>, draw: DrawKind): EliminationFormat {
  const { lengths } = asked;
  const common = { lengths, draw: asked.draw ?? draw };
  switch (asked.kind) {
    case 'knockout': {
      const { kind, consolation, lastChance } = asked;
      return {
        kind,
        ...common,
        thirdPlace: asked.thirdPlace ?? false,
        consolation: consolation ? { kind: 'progressive', lengths, dropThrough: null, ...consolation } : null,
        lastChance: lastChance ? { lengths, ...lastChance } : null,
        reEntry: asked.reEntry ?? false,
      };
    }
    case 'double-elimination': {
      const { kind, grandFinalLength = null } = asked;
      return {
        kind,
        ...common,
        grandFinal: asked.grandFinal ?? 'reset',
        grandFinalLength,
        reEntry: asked.reEntry ?? false,
      };
    }
  }
}

/** Who goes on, and into what, which is drawn by the standings of the stage before it. */
function nextStageFrom({
  qualifiers,
  then,
}: Pick<Extract<AskedTournamentFormat, { readonly kind: 'swiss' }>, 'qualifiers' | 'then'>): Pick<
  SwissFormat,
  'qualifiers' | 'then'
> {
  // oxlint-disable-next-line unicorn/no-thenable -- the word of the API; no code awaits a format
  return { qualifiers: qualifiers ?? 0, then: then ? eliminationFrom(then, 'seeded') : null };
}

type FormatFault = readonly [key: string, reason: FormatReason];

/** What contradicts itself in a format whose fields are each of the right form. */
function formatFaults(format: TournamentFormat): readonly FormatFault[] {
  switch (format.kind) {
    case 'knockout':
    case 'ladder':
      return [];
    case 'double-elimination': {
      const isLonger = format.grandFinal === 'longer';
      if (isLonger === (format.grandFinalLength !== null)) return [];
      return [['grandFinalLength', isLonger ? 'needed-for-longer' : 'longer-only']];
    }
    case 'swiss':
    case 'round-robin':
      return [...tieBreakFaults(format.tieBreaks ?? []), ...nextStageFaults(format)];
    case 'league': {
      const { divisions = 1, promoted = 0 } = format;
      return divisions === 1 && promoted > 0 ? [['promoted', 'needs-divisions']] : [];
    }
  }
}

function tieBreakFaults(tieBreaks: readonly TieBreak[]): readonly FormatFault[] {
  return tieBreaks.flatMap((name, at): FormatFault[] =>
    tieBreaks.indexOf(name) < at ? [[`tieBreaks/${at}`, 'stands-twice']] : [],
  );
}

/** `qualifiers` and `then` need each other, and the next stage has no re-entry: only those who qualify play in it, two at least. */
function nextStageFaults(format: SwissFormat | RoundRobinFormat): readonly FormatFault[] {
  const { qualifiers, then } = format;
  if (then === null) return qualifiers > 0 ? [['qualifiers', 'needs-then']] : [];
  const inAll = format.kind === 'round-robin' ? qualifiers * format.groups : qualifiers;
  return [
    ...(inAll === 0 ? [['then', 'needs-qualifiers'] as const] : []),
    ...(inAll === 1 ? [['qualifiers', 'one-qualifier'] as const] : []),
    ...formatFaults(then).map(([key, reason]): FormatFault => [`then/${key}`, reason]),
    ...(then.reEntry ? [['then/reEntry', 'first-stage-only'] as const] : []),
  ];
}
