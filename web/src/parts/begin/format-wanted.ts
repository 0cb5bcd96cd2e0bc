/** How a tournament is to be played, as its forms ask for it; options of the API that they do not show stay as they are. With the words of a beginning. */
import type { Schemas } from '../../../../client/src/index.js';
import { type Word, t } from '../../texts/index.js';
import { isCount } from './count.js';
import { type TieBreak, hasTieBreaks, tieBreaksInWords } from './tie-breaks.js';
import { type GroupsWanted, USUAL_GROUPS, followedBy, isFollowed, missingOfGroups } from './groups.js';

export type Format = Schemas['TournamentDto']['format'];
type Asked = Schemas['AskedTournamentFormat'];
export type Kind = Format['kind'];
export type Entrants = Schemas['EntrantsDto']['kind'];
type Draw = Schemas['DrawKind'];
type GrandFinal = Schemas['GrandFinal'];
type ConsolationKind = Schemas['Kind'];

const KINDS = ['knockout', 'double-elimination', 'swiss', 'round-robin', 'league', 'ladder'] as const;
/** Kinds in which no two teams meet in a pairing of their own. */
const NOT_FOR_TEAMS: readonly Kind[] = ['double-elimination', 'ladder'];
const WITHOUT_DRAW: readonly Kind[] = ['league', 'ladder'];
/** Kinds in which all meet all. */
const ALL_MEET: readonly Kind[] = ['round-robin', 'league'];

export interface FormatWanted extends GroupsWanted {
  /** Of a match; null: the rounds have several lengths. */
  readonly length: number | null;
  /** The lengths of the rounds, as they are typed; null: all have the one length. */
  readonly byRound: string | null;
  readonly draw: Draw;
  readonly consolation: boolean;
  /** Null: shorter than the main flight, or of several lengths. */
  readonly consolationLength: number | null;
  readonly lastChance: boolean;
  /** Null, or absent in entries that were kept before it could be chosen: progressive. */
  readonly consolationKind?: ConsolationKind | null;
  /** Null or absent: as usual. */
  readonly tieBreaks?: readonly TieBreak[] | null;
  /** Of a league, as it is typed; null or absent: as usual. */
  readonly forfeit?: string | null;
  /** Of a Swiss, as it is typed. */
  readonly rounds: string;
  /** Whether all meet all twice. */
  readonly isDouble: boolean;
  /** Whether a player who is out may enter again. */
  readonly reEntry: boolean;
  /** Of a double elimination. */
  readonly grandFinal: GrandFinal;
  /** Null: two points longer than other matches. */
  readonly grandFinalLength: number | null;
  /** Of a league, as they are typed. */
  readonly divisions: string;
  /** Null: as many as usual. */
  readonly promoted: string | null;
  /** Of a ladder, and points of a league, as they are typed. */
  readonly reach: string;
  readonly days: string;
  readonly win: string;
  readonly loss: string;
}

const USUAL_LENGTH = 5;
export const USUAL_FORMAT: FormatWanted = {
  kind: 'knockout',
  length: USUAL_LENGTH,
  byRound: null,
  draw: 'random',
  consolation: true,
  consolationLength: null,
  lastChance: false,
  rounds: '4',
  isDouble: false,
  reEntry: false,
  grandFinal: 'reset',
  grandFinalLength: null,
  divisions: '1',
  promoted: null,
  reach: '3',
  days: '7',
  win: '1',
  loss: '0',
  ...USUAL_GROUPS,
};

export function kindsFor(entrants: Entrants): readonly Kind[] {
  return KINDS.filter((kind) => entrants !== 'teams' || !NOT_FOR_TEAMS.includes(kind));
}

export function isDrawn({ kind }: FormatWanted): boolean {
  return !WITHOUT_DRAW.includes(kind);
}

/** Whether it is one in which a player who is out may enter again. */
export function isElimination({ kind }: FormatWanted): boolean {
  return kind === 'knockout' || kind === 'double-elimination';
}

/** The length of a longer grand final. */
export function grandFinalLengthOf({ grandFinalLength, length }: FormatWanted): number {
  return grandFinalLength ?? (length ?? USUAL_LENGTH) + 2;
}

export function hasDivisions({ divisions }: FormatWanted): boolean {
  return isCount(divisions) && divisions !== '1';
}

/** How many of each division go up, as it is typed. */
export function promotedOf({ promoted }: FormatWanted): string {
  return promoted ?? '1';
}

export function doAllMeet({ kind }: FormatWanted): boolean {
  return ALL_MEET.includes(kind);
}

/** Whether a knockout is a part of it, which may have a match for third place. */
export function hasKnockout(wanted: FormatWanted): boolean {
  return wanted.kind === 'knockout' || (isFollowed(wanted) && wanted.thenKind === 'knockout');
}

/** The one length of all rounds; null where they differ: that is no matter of one choice. */
export function oneOf(lengths: readonly number[] | undefined): number | null {
  const [length = null, ...others] = lengths ?? [];
  return others.length === 0 ? length : null;
}

/** The lengths in `5, 5, 7`; null: something else is written. */
function lengthsIn(typed: string): readonly number[] | null {
  const written = typed.trim().split(/[\s,;]+/);
  return written.every(isCount) ? written.map(Number) : null;
}

/** What stands already. */
export function formatWantedOf(format: Format): FormatWanted {
  const { kind, lengths } = format;
  const byRound = lengths.length > 1 ? lengths.join(', ') : null;
  const common = { ...USUAL_FORMAT, kind, length: oneOf(lengths), byRound, consolation: false };
  switch (format.kind) {
    case 'knockout': {
      const { draw, thirdPlace, consolation, lastChance, reEntry } = format;
      const consolationLength = oneOf(consolation?.lengths);
      const isWith = consolation !== null;
      const consolationKind = consolation?.kind ?? null;
      const flights = { consolation: isWith, consolationKind, consolationLength, lastChance: lastChance !== null };
      return { ...common, draw, thirdPlace, reEntry, ...flights };
    }
    case 'double-elimination': {
      const { draw, grandFinal, grandFinalLength, reEntry } = format;
      return { ...common, draw, grandFinal, grandFinalLength, reEntry };
    }
    case 'swiss':
      return { ...common, ...followingOf(format), ...ofStandings(format), rounds: String(format.rounds ?? '') };
    case 'round-robin': {
      const { groups, double = false } = format;
      return { ...common, ...followingOf(format), ...ofStandings(format), groups: String(groups), isDouble: double };
    }
    case 'ladder':
      return { ...common, reach: String(format.reach), days: String(format.days) };
    case 'league': {
      const { points, double = false, divisions = 1, promoted = 0 } = format;
      const goingUp = divisions > 1 ? String(promoted) : null;
      return {
        ...common,
        win: String(points.win),
        loss: String(points.loss),
        forfeit: String(points.forfeit),
        isDouble: double,
        divisions: String(divisions),
        promoted: goingUp,
      };
    }
  }
}

function ofStandings({ draw, tieBreaks }: Pick<Schemas['SwissFormat'], 'draw' | 'tieBreaks'>) {
  return { draw, tieBreaks };
}

function followingOf({ qualifiers, then }: Pick<Schemas['SwissFormat'], 'qualifiers' | 'then'>) {
  return {
    isFollowed: then !== null,
    qualifiers: then === null ? null : String(qualifiers),
    thenKind: then?.kind ?? ('knockout' as const),
    thenLength: oneOf(then?.lengths),
    thirdPlace: then?.kind === 'knockout' && then.thirdPlace,
  };
}

/**
 * The format as it is asked for.
 *
 * @param before what stands already, of which only what is chosen changes
 */
export function formatOf(wanted: FormatWanted, before: Format | null = null): Asked {
  const { kind, length, byRound, draw, reEntry } = wanted;
  const lengths = [...((byRound === null ? null : lengthsIn(byRound)) ?? (length === null ? [] : [length]))];
  switch (kind) {
    case 'knockout': {
      const own = before?.kind === kind ? before : null;
      return {
        ...own,
        kind,
        lengths,
        draw,
        thirdPlace: wanted.thirdPlace,
        reEntry,
        ...flightsOf(wanted, lengths, own),
      };
    }
    case 'double-elimination': {
      const { grandFinal } = wanted;
      const grandFinalLength = grandFinal === 'longer' ? grandFinalLengthOf(wanted) : null;
      return { kind, lengths, draw, grandFinal, grandFinalLength, reEntry };
    }
    case 'swiss': {
      const own = before?.kind === kind ? before : null;
      const rounds = wanted.rounds === '' ? null : Number(wanted.rounds);
      const ordered = orderOf(wanted, own);
      return { ...own, kind, lengths, draw, rounds, ...ordered, ...followedBy(wanted, lengths, own?.then) };
    }
    case 'round-robin': {
      const own = before?.kind === kind ? before : null;
      const groups = Number(wanted.groups);
      return {
        ...own,
        kind,
        lengths,
        draw,
        groups,
        double: wanted.isDouble,
        ...orderOf(wanted, own),
        ...followedBy(wanted, lengths, own?.then),
      };
    }
    case 'ladder':
      return { kind, lengths, reach: Number(wanted.reach), days: Number(wanted.days) };
    case 'league': {
      const own = before?.kind === kind ? before : null;
      const forfeit = (wanted.forfeit ?? null) === null ? {} : { forfeit: Number(wanted.forfeit) };
      const points = { ...own?.points, win: Number(wanted.win), loss: Number(wanted.loss), ...forfeit };
      const divisions = Number(wanted.divisions);
      const promoted = hasDivisions(wanted) ? Number(promotedOf(wanted)) : 0;
      return { ...own, kind, lengths, points, double: wanted.isDouble, divisions, promoted };
    }
  }
}

/** The tie-breaks, where they are no longer, or not yet, what is usual. */
function orderOf(
  { tieBreaks = null }: FormatWanted,
  own: object | null,
): Pick<Schemas['AskedTournamentFormatSwiss'], 'tieBreaks'> {
  return tieBreaks === null && own === null ? {} : { tieBreaks: tieBreaks === null ? null : [...tieBreaks] };
}

type Flights = Pick<Schemas['AskedTournamentFormatKnockout'], 'consolation' | 'lastChance'>;

/** The flights behind the main one; new ones are two points shorter. */
function flightsOf(
  { consolation, consolationKind = null, consolationLength, lastChance }: FormatWanted,
  lengths: readonly number[],
  own: Schemas['KnockoutFormat'] | null,
): Flights {
  const shorter = { lengths: lengths.map((length) => Math.max(1, length - 2)) };
  const second = own?.consolation ?? shorter;
  const chosen = {
    ...(consolationKind === null ? {} : { kind: consolationKind }),
    ...(consolationLength === null ? {} : { lengths: [consolationLength] }),
  };
  return {
    consolation: consolation ? { ...second, ...chosen } : null,
    lastChance: lastChance ? (own?.lastChance ?? shorter) : null,
  };
}

/** Rounds of a Swiss that clubs play at most (T15). */
const MOST_USUAL_ROUNDS = 8;

/**
 * What is doubtful about the rounds of a Swiss, which may be so all the same; empty: nothing.
 *
 * @param entered how many are entered so far; null: that is not known yet
 */
export function doubtfulRounds({ kind, rounds }: FormatWanted, entered: number | null): string {
  if (kind !== 'swiss' || !isCount(rounds)) return '';
  const needed = Number(rounds) + 1;
  const isUnusual = Number(rounds) > MOST_USUAL_ROUNDS;
  // No two meet twice.
  const isTooFew = entered !== null && entered > 0 && entered < needed;
  return [
    ...(isUnusual || isTooFew ? [t('new.rounds-need', { count: needed })] : []),
    ...(isUnusual ? [t('new.rounds-usual')] : []),
  ].join(' ');
}

function isFromZero(typed: string): boolean {
  return typed === '0' || isCount(typed);
}

/**
 * What it needs before it can be asked for; null: nothing.
 *
 * @param areRoundsOpen whether the draw may say how many rounds a Swiss has
 */
export function missingOfFormat(wanted: FormatWanted, areRoundsOpen: boolean): Word | null {
  const { kind, byRound, rounds, reach, days, win, loss } = wanted;
  if (byRound !== null && lengthsIn(byRound) === null) return 'missing.lengths';
  switch (kind) {
    case 'knockout':
    case 'double-elimination':
      return null;
    case 'swiss':
      if (!isCount(rounds) && !(areRoundsOpen && rounds === '')) return 'missing.rounds';
      return missingOfGroups(wanted);
    case 'round-robin':
      return missingOfGroups(wanted);
    case 'ladder':
      if (!isCount(reach)) return 'missing.reach';
      return isCount(days) ? null : 'missing.days';
    case 'league':
      if (![win, loss, wanted.forfeit ?? '0'].every(isFromZero)) return 'missing.points';
      if (!isCount(wanted.divisions)) return 'missing.divisions';
      return !hasDivisions(wanted) || isFromZero(promotedOf(wanted)) ? null : 'missing.promoted';
  }
}

function grandFinalInWords(wanted: FormatWanted): string {
  return wanted.grandFinal === 'longer'
    ? t('new.grand-final-to', { length: grandFinalLengthOf(wanted) })
    : t(`new.grand-final-${wanted.grandFinal}`);
}

/** Whether only those who lose their first match play a consolation. */
function isPlain({ kind, consolation, consolationKind }: FormatWanted): boolean {
  return kind === 'knockout' && consolation && consolationKind === 'plain';
}

/** What of it is folded away and not as usual, each in a few words. */
export function unusualFormat(wanted: FormatWanted): readonly string[] {
  return [
    ...(wanted.byRound === null ? [] : [`${t('new.by-round')}: ${wanted.byRound}`]),
    ...(isDrawn(wanted) && wanted.draw === 'seeded' ? [t('new.seeded-short')] : []),
    ...(isPlain(wanted) ? [t('rules.plain-consolation')] : []),
    ...(hasTieBreaks(wanted.kind) && wanted.tieBreaks ? [tieBreaksInWords(wanted.tieBreaks)] : []),
    ...(wanted.kind === 'league' && (wanted.forfeit ?? '0') !== '0'
      ? [t('rules.forfeit', { points: wanted.forfeit ?? '' })]
      : []),
    ...(hasKnockout(wanted) && wanted.thirdPlace ? [t('new.third-place')] : []),
    ...(isElimination(wanted) && wanted.reEntry ? [t('new.re-entry-short')] : []),
    ...(wanted.kind === 'double-elimination' && wanted.grandFinal !== 'reset'
      ? [`${t('new.grand-final')}: ${grandFinalInWords(wanted)}`]
      : []),
    ...(doAllMeet(wanted) && wanted.isDouble ? [t('new.twice')] : []),
    ...(wanted.kind === 'league' && hasDivisions(wanted)
      ? [t('new.divisions-short', { count: wanted.divisions })]
      : []),
  ];
}
