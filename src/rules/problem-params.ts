/** The facts of every kind of problem as they go out: those of rules in the words of the API, and those of the edge. */
import type { FactsOf, Side, ViolationCode } from '../domain/index.js';

declare const instant: unique symbol;
/** A moment as the API writes it (ISO 8601, UTC). */
export type Instant = string & { readonly [instant]: true };

/** The facts of a rule in the words of the API. */
type OfRule<Params> = {
  readonly [Name in keyof Params as string extends Name ? never : Name]: Name extends 'finishedAt' | 'closedAt'
    ? Instant
    : Params[Name];
};

/** In a batch also which of its actions was refused; nothing in a tournament comes in batches. */
type InBatch<Code> =
  Code extends `${'entry' | 'ladder' | 'pairing' | 'penalty' | 'round' | 'tournament' | 'undo'}.${string}`
    ? unknown
    : { readonly index?: number };

type Candidate = {
  readonly id: string;
  readonly name: string;
  readonly nickname: string | null;
  readonly country: string | null;
};

/** Where in a transcript. */
interface Place {
  readonly line: number | null;
  readonly game: number | null;
  readonly turn: number | null;
}

/** What is found at the edge, whatever the rules. */
interface EdgeFacts {
  readonly 'request.invalid': { readonly line?: number; readonly column?: number; readonly position?: number };
  readonly 'request.stale': { readonly version: number };
  readonly 'request.too-much': { readonly allowed: number; readonly found: number; readonly index: number };
  readonly 'series.changed': { readonly throw?: number; readonly number?: number };
  readonly 'export.damaged': { readonly line: number };
  readonly 'export.foreign': { readonly format: number; readonly writtenBy: string };
  readonly 'export.impossible': { readonly line: number };
  readonly 'turn.not-found': { readonly last: number };
  readonly 'player.ambiguous': {
    /** Whose name it is, where the request names two. */
    readonly side?: Side;
    readonly name: string;
    readonly candidates: readonly Candidate[];
  };
  readonly 'transcript.unreadable': Place & {
    readonly column: number | null;
    readonly reason: string;
    readonly text: string;
  };
  /** `facts` are those of the rule. */
  readonly 'transcript.breaks-rule': Place & {
    readonly side: Side | null;
    readonly rule: string;
    readonly facts: TranscriptRuleFacts;
  };
}

/** The facts of rules that only a transcript can break. */
interface TranscriptFacts {
  readonly side?: Side;
  readonly roll?: string;
  readonly expected?: string;
  readonly written?: number | Side;
  readonly value?: number;
  readonly winner?: Side;
  readonly by?: string;
  readonly white?: number;
  readonly black?: number;
  readonly countedWhite?: number;
  readonly countedBlack?: number;
}

/** The facts of each kind of problem that has some. */
export type ParamsByCode = { readonly [Code in ViolationCode]: OfRule<FactsOf<Code>> & InBatch<Code> } & EdgeFacts;

type NamesOf<Params> = Params extends unknown ? keyof Params : never;
type ValueOf<Params, Name> = Params extends unknown ? (Name extends keyof Params ? Params[Name] : never) : never;
type Named<Params> = { readonly [Name in NamesOf<Params>]?: ValueOf<Params, Name> };

/** Rules that games and matches can break. */
type RuleOfMatch = Extract<
  ViolationCode,
  `${'clock' | 'config' | 'cube' | 'dice' | 'game' | 'match' | 'money' | 'play' | 'position' | 'resign' | 'result'}.${string}`
>;

/** The facts of the rule that a transcript breaks, by their names; which of them it has is what `rule` says. */
export type TranscriptRuleFacts = Named<
  { readonly [Code in RuleOfMatch]: OfRule<FactsOf<Code>> }[RuleOfMatch] | TranscriptFacts
>;
