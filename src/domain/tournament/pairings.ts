/**
 * A tournament as it stands: who meets whom, what came of it, and what is still open. Everything here follows from the draws and
 * the outcomes, so that a corrected result gives what the right one would have given.
 */

import type { BracketState } from './bracket/bracket.js';
import { bracketPairings, resolvedStage } from './bracket/pairings.js';
import { type Course, type Pairing, entriesOut, isOut } from './met.js';
import { ladderPairings, roundPairings } from './round-pairings.js';
import type { BracketStage, OpenedTournament } from './state.js';
import { boardCount, outcomesOf, withBoards } from './teams/boards.js';

/** All pairings of all stages, in the order of stage, flight, round and position. */
export function pairingsOf(tournament: OpenedTournament): readonly Pairing[] {
  return courseOf(tournament).pairings;
}

/** The pairing of that name, or null. */
export function pairingOf(tournament: OpenedTournament, key: string): Pairing | null {
  return courseOf(tournament).byKey.get(key) ?? null;
}

/** All pairings by their names. */
export function pairingsByKey(tournament: OpenedTournament): ReadonlyMap<string, Pairing> {
  return courseOf(tournament).byKey;
}

/** The length that the format gives a match, whatever a director has made of it; null where it is not part of the tournament. */
export function plannedLength(tournament: OpenedTournament, key: string): number | null {
  return pairingsByKey({ ...tournament, lengths: {} }).get(key)?.length ?? null;
}

/** The bracket of the stage of that number with what its outcomes make of it. */
export function bracketStateOf(tournament: OpenedTournament, stage: BracketStage, number: number): BracketState {
  return courseOf(tournament).bracket(stage, number);
}

/** What the course of a tournament follows from. */
const FACTS = ['entries', 'stages', 'outcomes', 'begun', 'lengths', 'penalties', 'entrants'] as const;
type Facts = Pick<OpenedTournament, (typeof FACTS)[number]>;

/** The tournament as it stands. Each part is computed when it is first asked for; states never change, so that it stays. */
class StandingCourse implements Course {
  private withTeams: Course['outcomes'] | null = null;
  private begunKeys: Course['begun'] | null = null;
  private left: Course['out'] | null = null;
  private readonly brackets = new Map<number, BracketState>();
  private all: readonly Pairing[] | null = null;
  private named: ReadonlyMap<string, Pairing> | null = null;

  constructor(private readonly facts: Facts) {}

  /** Whether it is the course of this state, too: of all states that differ only in their matches, tables and the like. */
  isOf(tournament: OpenedTournament): boolean {
    return FACTS.every((name) => this.facts[name] === tournament[name]);
  }

  get entrants(): Course['entrants'] {
    return this.facts.entrants;
  }

  get outcomes(): Course['outcomes'] {
    return (this.withTeams ??= outcomesOf(this.facts));
  }

  get begun(): Course['begun'] {
    return (this.begunKeys ??= new Set(this.facts.begun));
  }

  get out(): Course['out'] {
    return (this.left ??= entriesOut(this.facts.entries));
  }

  get withdrawn(): Course['withdrawn'] {
    return this.facts.entries.flatMap((entry) => (isOut(entry) && entry.status === 'withdrawn' ? [entry.id] : []));
  }

  get pairings(): readonly Pairing[] {
    return (this.all ??= this.computed());
  }

  get byKey(): ReadonlyMap<string, Pairing> {
    return (this.named ??= new Map(this.pairings.map((pairing) => [pairing.key, pairing])));
  }

  bracket(stage: BracketStage, number: number): BracketState {
    const known = this.brackets.get(number) ?? resolvedStage(this, stage, number);
    this.brackets.set(number, known);
    return known;
  }

  private computed(): readonly Pairing[] {
    const { lengths, stages } = this.facts;
    const boards = boardCount(this.entrants);
    const ofEntrants = stages.flatMap((stage, index): readonly Pairing[] => {
      switch (stage.kind) {
        case 'bracket':
          return bracketPairings(this, this.bracket(stage, index + 1), index + 1);
        case 'rounds':
          return roundPairings(this, stage, index + 1);
        case 'ladder':
          return ladderPairings(this, stage, index + 1);
      }
    });
    const pairings = boards === null ? ofEntrants : ofEntrants.flatMap((pairing) => withBoards(this, pairing, boards));
    if (Object.keys(lengths).length === 0) return pairings;
    return pairings.map((pairing) => {
      const length = lengths[pairing.key];
      return length === undefined ? pairing : { ...pairing, length };
    });
  }
}

/** The course of a tournament is looked for by its outcomes, because one act asks for it in several states that share them. */
const COURSES = new WeakMap<Facts['outcomes'], StandingCourse>();

function courseOf(tournament: OpenedTournament): StandingCourse {
  const known = COURSES.get(tournament.outcomes);
  if (known?.isOf(tournament)) return known;
  const { entries, stages, outcomes, begun, lengths, penalties, entrants } = tournament;
  const facts = { entries, stages, outcomes, begun, lengths, penalties, ...(entrants && { entrants }) };
  const course = new StandingCourse(facts);
  COURSES.set(outcomes, course);
  return course;
}
