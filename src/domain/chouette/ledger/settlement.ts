/**
 * What a game of a chouette is worth (C40–C42): one entry for each pair that moves points, then extras (C50) and the
 * partner's share (C53). Every entry goes from one person to another, so that a game always sums to zero.
 */

import { type Scoring, isUnderJacoby, multiplier } from '../../cube/worth.js';
import type { ResultKind } from '../../variant/win-kinds.js';
import type { Id } from '../../kernel/brands.js';
import { type Variant, variantOf } from '../../variant/variants.js';
import type { ExtraOutcome, GameOutcome, PairOutcome, PairSide } from './outcome.js';
import type { ChouetteRules } from '../rules.js';
import type { Seats } from '../seats/seats.js';

export const ENTRY_REASONS = [
  'win',
  'gammon',
  'backgammon',
  'boxDropped',
  'memberDropped',
  'beaverDropped',
  'extraPayment',
  'settlement',
  'forfeit',
  'partnerSplit',
  'boxSale',
  'adjustment',
] as const;

export type EntryReason = (typeof ENTRY_REASONS)[number];

/** Points from one to another, more than none. */
export interface Entry {
  readonly from: Id;
  readonly to: Id;
  readonly points: number;
  readonly reason: EntryReason;
}

/** What a pair's game came to: for whom, how many points, and what for. */
interface PairResult {
  readonly winner: PairSide | null;
  readonly points: number;
  readonly reason: EntryReason;
}

/** What of a chouette its settlement reads. */
export interface SettlementTerms {
  readonly rules: ChouetteRules;
  readonly variant: Variant;
}

/** The entries of a game, pairs in the order of the line. */
export function gameEntries(outcome: GameOutcome, seats: Seats, terms: SettlementTerms): readonly Entry[] {
  const { box, partner } = seats;
  const pairs = outcome.pairs.flatMap((pair) => pairEntries(pair, outcome, box, terms));
  const split = partner === null ? [] : partnerSplit(boxNet(pairs, box), box, partner);
  return [...pairs, ...outcome.extras.flatMap((extra) => extraEntries(extra, outcome, terms)), ...split];
}

function pairEntries(pair: PairOutcome, outcome: GameOutcome, box: Id, terms: SettlementTerms): readonly Entry[] {
  const { winner, points, reason } = pairResult(pair, outcome, terms);
  if (winner === null || points === 0) return [];
  const { member } = pair;
  return [winner === 'box' ? { from: member, to: box, points, reason } : { from: box, to: member, points, reason }];
}

/** The result of one pair (C41): Jacoby is looked at pair by pair (R83, A16). */
export function pairResult(pair: PairOutcome, { board }: GameOutcome, terms: SettlementTerms): PairResult {
  const { value } = pair;
  switch (pair.outcome) {
    case 'played': {
      const winner = board === null ? null : board.winner === 'box' ? 'box' : 'member';
      return { winner, ...worth(pair, board?.kind ?? 'single', terms) };
    }
    case 'resigned':
      return { winner: pair.winner, ...worth(pair, pair.level ?? 'single', terms) };
    case 'member-dropped':
      return { winner: 'box', points: value, reason: pair.beaver ? 'beaverDropped' : 'memberDropped' };
    case 'box-dropped':
      return { winner: 'member', points: value, reason: pair.beaver ? 'beaverDropped' : 'boxDropped' };
    case 'settled':
      return { winner: pair.winner, points: value, reason: 'settlement' };
    case 'forfeited':
      return { winner: 'member', points: value, reason: 'forfeit' };
  }
}

const WINS: Readonly<Record<ResultKind, EntryReason>> = { single: 'win', gammon: 'gammon', backgammon: 'backgammon' };

function worth(
  { value, turned }: Pick<PairOutcome, 'value' | 'turned'>,
  kind: ResultKind,
  { rules, variant }: SettlementTerms,
): Pick<PairResult, 'points' | 'reason'> {
  // The owner of a cube took it from the other; which of the two does not matter to Jacoby.
  const cube = { value, owner: turned ? ('white' as const) : null, offered: null };
  const scoring: Scoring = { rules, terms: { money: rules }, variant };
  const counted = isUnderJacoby(cube, scoring.terms) ? 'single' : kind;
  return { points: value * multiplier(counted, rules, variantOf(variant).scoring), reason: WINS[counted] };
}

/** C50: the price of the extra, then a private pair in which the offerer sits on the box's side; Jacoby is satisfied. */
function extraEntries(extra: ExtraOutcome, { board }: GameOutcome, terms: SettlementTerms): readonly Entry[] {
  const { offerer, taker, payment, value } = extra;
  const toTaker = (points: number, reason: EntryReason): Entry => ({ from: offerer, to: taker, points, reason });
  const toOfferer = (points: number, reason: EntryReason): Entry => ({ from: taker, to: offerer, points, reason });
  const price = toTaker(payment, 'extraPayment');
  switch (extra.outcome) {
    case 'played': {
      if (board === null) return [price];
      const { points, reason } = worth({ value, turned: true }, board.kind, terms);
      return [price, board.winner === 'box' ? toOfferer(points, reason) : toTaker(points, reason)];
    }
    case 'taker-dropped':
      return [price, toOfferer(value, 'memberDropped')];
    case 'offerer-dropped':
      return [price, toTaker(value, 'memberDropped')];
  }
}

/** What the box has won by the entries, in points; negative when it has lost. */
function boxNet(entries: readonly Entry[], box: Id): number {
  return entries.reduce((net, { from, to, points }) => net + (to === box ? points : from === box ? -points : 0), 0);
}

/** C53: half of the box's net result, an odd point belonging to the box. */
function partnerSplit(net: number, box: Id, partner: Id): readonly Entry[] {
  const points = Math.floor(Math.abs(net) / 2);
  if (points === 0) return [];
  const reason = 'partnerSplit';
  return [net > 0 ? { from: box, to: partner, points, reason } : { from: partner, to: box, points, reason }];
}
