/**
 * A refusal by a rule (rules.md section 21). The domain names the rule and gives the facts; the sentence and the HTTP
 * status are made outside, from the catalogue in `src/rules`.
 */

import type { Side } from './side.js';

/** No facts: the code says it all. */
type Nothing = Readonly<Record<string, never>>;

/** Why something is as it is, told by one of a few words. */
type Because<Reason extends string> = {
  readonly reason: Reason;
};

type OfMember = {
  readonly member: string;
};

type OfPlayer = {
  readonly player: string;
};

/** Facts about a side; in a chouette also about the member whose cube is meant. */
type OfSide = {
  readonly side: Side;
  readonly member?: string;
};

/** In a chouette the member whose cube is meant, where the box answers all of them. */
type OfCube = {
  readonly member?: string;
};

/** A play that was asked for, with the roll that it was asked for. */
type OfPlay = {
  readonly roll: string;
  readonly play: string;
};

/** The move that breaks a rule. */
type OfMove = OfPlay & {
  readonly move: string | null;
  readonly from: number | string | null;
  readonly to: number | string | null;
  readonly die?: number | null;
};

/** A legal play in place of the one that is refused. */
type Instead = OfPlay & {
  readonly instead: string;
};

type OfMatchScore = {
  readonly length: number;
  readonly white: number;
  readonly black: number;
  readonly presentWhite: number;
  readonly presentBlack: number;
};

/** What an illegal play breaks (section 21). */
interface PlayFacts {
  readonly 'play.unreadable': { readonly play?: string; readonly token?: string; readonly move?: number };
  readonly 'play.bar-first': OfMove & { readonly onBar?: number };
  readonly 'play.no-such-checker': OfMove;
  readonly 'play.not-this-roll': OfMove & { readonly pips?: number | null };
  readonly 'play.point-blocked': OfMove &
    Partial<Because<'pins' | 'no-right-to-hit'>> & { readonly checkersThere: number };
  readonly 'play.first-checker-first': OfMove;
  readonly 'play.hit-and-run': OfMove;
  readonly 'play.prime-not-allowed': Instead & { readonly shape: string };
  readonly 'play.not-in-yet': OfPlay;
  readonly 'play.not-all-home': OfMove & { readonly behind: string };
  readonly 'play.checker-behind': OfMove & { readonly behind: string };
  readonly 'play.must-use-larger-die': Instead & { readonly die: number; readonly largerDie: number };
  readonly 'play.must-use-both-dice': Instead & {
    readonly diceUsed: number;
    readonly diceUsable: number;
    readonly leavesNo: number | null;
  };
}

interface GameFacts {
  readonly 'position.impossible': Because<string> & {
    readonly notation?: string;
    /** In questions to the referee the sides are named by who moves. */
    readonly side?: Side | 'mover' | 'opponent';
    readonly point?: number;
    readonly points?: number;
    readonly checkers?: number;
    readonly expected?: number;
  };
  readonly 'resign.level-too-high': OfSide &
    Because<
      'points-wanted' | 'points' | 'kind-wanted' | 'gammons-off' | 'jacoby' | 'not-in-variant' | 'checker-off'
    > & { readonly as: string | number; readonly off: number; readonly most: number | null };
  readonly 'resign.not-allowed': OfSide & { readonly policy: 'any' | 'noContactOnly' | 'off' };
  readonly 'game.wrong-phase': {
    readonly act: string;
    readonly phase: string;
    readonly reason?: string | null;
    readonly member?: string;
  };
  readonly 'game.not-your-turn': OfSide & { readonly act: string; readonly toAct: Side };
  readonly 'game.finished': { readonly number?: number };
  readonly 'game.open': { readonly number: number; readonly gameId?: string };
  readonly 'game.correction-not-allowed': Because<
    | 'strict'
    | 'no-play'
    | 'too-late'
    | 'legal'
    | 'opponent-only'
    | 'next-game-started'
    | 'table-changed'
    | 'ended-by-report'
    | 'corrected'
    | 'still-open'
    | 'ended-with-match'
    | 'director-acted'
    | 'nothing-to-take-back'
  > & { readonly side?: Side };
  readonly 'game.roll-stands': Because<string>;
  readonly 'game.wrong-version': Because<'outside' | 'inside-act'> & {
    readonly to: number;
    readonly first: number;
    readonly last: number;
  };
  readonly 'game.not-found': Nothing;
  readonly 'dice.recorded-only': { readonly act: string };
  readonly 'cube.not-available': OfSide & Because<'off' | 'owned-by-opponent'> & { readonly value?: number };
  readonly 'cube.dead': OfSide & { readonly value: number; readonly away: number };
  readonly 'cube.cap': OfSide & { readonly value: number; readonly max: number };
  readonly 'cube.beaver-not-allowed': OfCube & Because<'match' | 'off' | 'redouble'>;
  readonly 'cube.chain-limit': OfCube & { readonly limit: number; readonly turns: number };
  readonly 'cube.drop-not-allowed': OfCube & { readonly value: number };
}

interface MatchFacts {
  readonly 'match.crawford-no-cube': OfSide;
  readonly 'match.holland-too-early': OfSide & {
    readonly whiteRolls: number;
    readonly blackRolls: number;
    readonly needed: number;
  };
  readonly 'match.finished': {
    readonly winner: Side | null;
    readonly by: string | null;
    readonly finishedAt: number;
    readonly voided: boolean;
  };
  readonly 'match.same-player': Nothing;
  readonly 'match.score-impossible': OfMatchScore &
    Because<'below-present' | 'below-games' | 'nobody-reached' | 'both-reached'>;
  readonly 'match.correction-not-allowed': Because<'void' | 'not-ended' | 'ended-by-games' | 'changed-since'>;
  readonly 'match.voiding-not-allowed': Because<'in-tournament' | 'void' | 'not-void' | 'begun'>;
  readonly 'match.money-session': Nothing;
  readonly 'match.not-a-session': Nothing;
  readonly 'money.too-large': { readonly stake: number; readonly most: number; readonly points: number };
  readonly 'clock.not-in-use': Nothing;
  readonly 'clock.in-use': Nothing;
  readonly 'clock.not-expired': Because<'nobody' | 'time-left' | 'sure-win'> & {
    readonly side: Side | null;
    readonly remaining?: number;
  };
  readonly 'clock.paused': Nothing;
  readonly 'clock.not-paused': Nothing;
  readonly 'result.cube-impossible': { readonly cube: number; readonly crawford: boolean };
  readonly 'result.level-impossible': Because<'kind-wanted' | 'points-wanted' | 'points' | 'not-in-variant'> & {
    readonly kind: string;
    readonly points: number | null;
    readonly most: number;
  };
  readonly 'result.jacoby': { readonly kind: string; readonly cube: number };
  /** A cube that no player can, or only a player can, have brought to its value. */
  readonly 'result.turned-impossible': Because<'match' | 'cube-at-one' | 'not-by-itself'> & { readonly cube: number };
  readonly 'game.settlement-impossible': Because<'match' | 'points'>;
  readonly 'game.no-settlement': Nothing;
  /** For each of the `keys` in the same place of `reasons` why it cannot be had. */
  readonly 'config.invalid': { readonly keys: readonly string[]; readonly reasons: readonly string[] };
}

interface ChouetteFacts {
  readonly 'chouette.order-throw': Because<string> &
    OfPlayer & { readonly toThrow: readonly string[]; readonly orderDice: number };
  readonly 'chouette.outcome-impossible': Because<string> & {
    readonly player: string | null;
    readonly kind?: string;
    readonly value?: number;
    readonly max?: number;
    readonly centred?: number;
  };
  readonly 'chouette.same-player': OfPlayer;
  readonly 'chouette.too-few-players': { readonly fewest: number };
  readonly 'chouette.full': { readonly maxPlayers: number };
  readonly 'chouette.wrong-moment': { readonly act: string; readonly status: string };
  readonly 'chouette.closed': { readonly closedAt: number } & Partial<Because<'before-order'>>;
  readonly 'chouette.already-seated': OfPlayer & { readonly sittingOut: boolean };
  readonly 'chouette.not-seated': OfPlayer & Partial<Because<'not-sitting-out' | 'leaves' | 'will-sit-out'>>;
  readonly 'chouette.option-off': { readonly option: 'partner' | 'buying' | 'settlements' };
  readonly 'chouette.not-for-you': {
    readonly act: string;
    readonly by: string | readonly string[];
    readonly player?: string;
  };
  readonly 'chouette.no-partner': Because<'has-one' | 'too-few' | 'not-the-pick'> & {
    readonly partner?: string;
    readonly partnerFrom?: number;
    readonly pick?: string | null;
    readonly partnerPick?: string;
  };
  /** `number`: of the game whose sheet it equals. */
  readonly 'chouette.looks-repeated': { readonly number: number; readonly seconds: number };
  readonly 'chouette.partner-needed': { readonly partnerFrom: number };
  readonly 'chouette.sale-impossible': Because<'own-box' | 'points'> & { readonly points?: number };
  readonly 'chouette.stake-fixed': OfPlayer & { readonly stake: number };
  readonly 'chouette.seats-impossible': OfPlayer & Because<'not-present' | 'twice' | 'missing'>;
  readonly 'chouette.adjustment-impossible': OfPlayer & Because<'same-person' | 'never-here' | 'points'>;
  /** `by`: who may do it instead. */
  readonly 'chouette.not-in-game': OfPlayer &
    Because<'stranger' | 'out' | 'partner'> & { readonly by?: readonly string[] };
  readonly 'chouette.not-captain': OfPlayer & { readonly captain: string };
  readonly 'chouette.window-closed': Because<'over' | 'no-access' | 'all-spoken'>;
  readonly 'chouette.already-answered': OfMember;
  readonly 'chouette.answer-order': OfMember & { readonly next: string | null };
  /** `field`: which field of the act says which of them is meant; left out: `member`. */
  readonly 'chouette.member-needed': {
    readonly members: readonly string[];
    readonly field?: 'offerer' | 'taker' | 'to';
  };
  /** `together`: the side resigns with all its pairs, not with that of one member. */
  readonly 'chouette.not-offered': { readonly member: string | null; readonly reason?: 'together' };
  readonly 'chouette.take-policy': OfMember & { readonly policy: string | readonly string[]; readonly taken: boolean };
  readonly 'chouette.double-policy': { readonly policy: string; readonly missing: readonly string[] };
  readonly 'chouette.lone-taker': Because<'must-beaver' | 'take-or-drop'>;
  readonly 'chouette.no-extra': { readonly act: string; readonly offerer: string | null };
  readonly 'chouette.proxy-impossible': OfPlayer &
    Because<'self' | 'box' | 'not-in-team' | 'away' | 'present'> & { readonly proxy: string | null };
  readonly 'chouette.settlement-impossible': OfMember & Because<'extras' | 'points'>;
}

interface TournamentFacts {
  readonly 'tournament.not-found': Nothing;
  readonly 'tournament.wrong-time': { readonly act: string; readonly time?: string; readonly status?: string };
  readonly 'tournament.complete': Nothing;
  readonly 'undo.nothing': { readonly version: number | null };
  readonly 'undo.not-possible': Because<'undone' | 'opening' | 'play' | 'decided'> & {
    readonly act: string;
    readonly version: number;
  };
  readonly 'undo.depended-on': {
    readonly act: string;
    readonly version: number;
    /** The acts that depend on it, oldest first, and the version of the last of them; null where there is none. */
    readonly later: readonly string[];
    readonly next: number | null;
    /** Matches that have begun or been decided, and would lose their players. */
    readonly matches: number;
  };
  readonly 'ruling.not-found': { readonly version: number };
  readonly 'appeal.not-possible': Because<
    'no-ruling' | 'undone' | 'outside-tournament' | 'not-concerned' | 'appealed'
  > & {
    readonly act: string;
    readonly version: number;
  };
  readonly 'appeal.not-open': Because<'none' | 'decided'> & {
    readonly act: string;
    readonly version: number;
    /** What the committee has decided; null where there was no appeal. */
    readonly outcome: string | null;
  };
  readonly 'tournament.full': { readonly most: number };
  readonly 'tournament.round-open': { readonly open: number };
  readonly 'tournament.no-ladder': Nothing;
  readonly 'tournament.too-few-entrants': { readonly entrants: number; readonly needed: number };
  readonly 'tournament.too-many-matches': { readonly matches: number; readonly most: number };
  readonly 'tournament.no-more-rounds': { readonly round: number; readonly rounds: number };
  readonly 'tournament.no-last-chance': Because<'not-drawn' | 'not-in-format' | 'started' | 'too-few'>;
  readonly 'tournament.next-stage-begun': {
    readonly comingIn: readonly string[];
    readonly goingOut: readonly string[];
  };
  readonly 'entry.seed-taken': OfPlayer & { readonly seed: number };
  readonly 'entry.not-found': Nothing;
  readonly 'entry.twice': OfPlayer &
    Because<'entered' | 'with-oneself' | 'still-in-main' | 'begun-elsewhere' | 'withdrawn' | 'disqualified' | 'merged'>;
  /** How many people were to be an entry; `boards`: as many a team has at least, null where no teams play. */
  readonly 'entry.people': { readonly kind: string; readonly people: number; readonly boards: number | null };
  readonly 'pairing.team-match': { readonly boards: number };
  readonly 'pairing.line-up': Because<'no-team-match' | 'not-in-pairing' | 'boards' | 'not-in-team'>;
  readonly 'entry.too-late': Because<'begun' | 'no-bye-left' | 'last-round-paired' | 'next-stage'>;
  readonly 'entry.gone': { readonly status: string };
  readonly 'entry.cannot-return': { readonly status: string; readonly until: string | null } & Because<
    'not-away' | 'played-on'
  >;
  readonly 'entry.cannot-replace': Because<'begun' | 'result' | 'not-in-entry'>;
  readonly 'entry.in-side-pool': { readonly pools: readonly string[] };
  readonly 'entry.cannot-swap': Because<'begun' | 'result' | 'not-seated' | 'same'> & { readonly entry: string };
  readonly 'round.not-found': { readonly round: number };
  readonly 'round.not-swiss': Nothing;
  readonly 'round.not-last': { readonly round: number; readonly last: number };
  readonly 'round.begun': Because<'begun' | 'result'> & { readonly white: string; readonly black: string };
  readonly 'round.proposed': { readonly round: number };
  readonly 'round.not-proposed': { readonly round: number };
  readonly 'round.not-whole': {
    readonly missing: readonly string[];
    readonly twice: readonly string[];
    readonly out: readonly string[];
  };
  readonly 'round.paired': { readonly round: number };
  readonly 'penalty.not-found': Nothing;
  readonly 'pairing.not-found': Nothing;
  readonly 'pairing.not-ready': { readonly bye: boolean };
  readonly 'pairing.no-result': Nothing;
  readonly 'pairing.not-awaiting-word': Because<string>;
  readonly 'pairing.table-taken': { readonly table: string; readonly white: string; readonly black: string };
  readonly 'pairing.own-report': { readonly side: Side | 'staff' };
  readonly 'ladder.away': { readonly who: 'challenger' | 'challenged' };
  readonly 'ladder.not-listed': { readonly who: 'challenger' | 'challenged' };
  readonly 'ladder.out-of-reach': { readonly from: number; readonly to: number; readonly reach: number };
  readonly 'ladder.challenge-open': Nothing;
  readonly 'ladder.too-soon': { readonly days: number };
}

/** Every code with the facts that explain it. */
interface Facts extends PlayFacts, GameFacts, MatchFacts, ChouetteFacts, TournamentFacts {}

export type ViolationCode = keyof Facts;

/** The facts of a refusal by its code: plain data, never sentences. */
export type FactsOf<Code extends ViolationCode> = Facts[Code];

/** The word that tells why, of a refusal that has several. */
export type ReasonOf<
  Code extends { [C in ViolationCode]: Facts[C] extends Because<string> ? C : never }[ViolationCode],
> = Facts[Code]['reason'];

/** The refusal with one of these codes. */
export type ViolationOf<Code extends ViolationCode> = {
  [C in Code]: { readonly code: C; readonly params: Facts[C] };
}[Code];

export type Violation = ViolationOf<ViolationCode>;

/** Facts of any refusal, as those read them who do not ask which it is. */
export type ViolationParams = Readonly<
  Record<string, string | number | boolean | null | readonly string[] | undefined>
>;

/** A violation with its facts; none where the code says it all. */
export function violation<Code extends ViolationCode>(
  code: Code,
  ...[params]: Nothing extends Facts[Code] ? [params?: Facts[Code]] : [params: Facts[Code]]
): ViolationOf<Code> {
  return { code, params: params ?? {} } as ViolationOf<Code>;
}
