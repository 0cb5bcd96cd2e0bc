/** Who met whom and how it went: what every tie-break is counted from (T24, T50–T52). */

import type { Id } from '../../kernel/brands.js';
import { type BySide, type Side, opponent } from '../../kernel/side.js';

/** A pairing that is decided, as the standings see it. */
export interface Encounter {
  readonly round: number;
  readonly white: Id;
  /** Null: a bye. */
  readonly black: Id | null;
  /** Null: no winner, because neither came. */
  readonly winner: Side | null;
  /** Points of each side without penalty points; null where nothing was played. */
  readonly score: BySide<number> | null;
  /** Played, or won without playing: then it counts as a win and for nothing else (T24). */
  readonly played: boolean;
  readonly length: number;
  /** Boards that each team has won; absent where no teams play. */
  readonly boards?: BySide<number>;
  /** What a bye counts, in wins, if it is no full one. */
  readonly byePoints?: number;
  /** Drawn by two teams: half a win for each. */
  readonly drawn?: boolean;
}

/** One encounter from one entrant's view. */
export interface Meeting {
  /** Null: a bye. */
  readonly opponent: Id | null;
  readonly won: boolean;
  readonly drawn: boolean;
  readonly played: boolean;
  /** In wins: 1 or 0, and a half for a draw, or for a bye that the entrant wanted. */
  readonly worth: number;
  /** T52: own points less the other's, each at most the match length; 0 where nothing was played. */
  readonly difference: number;
  /** Points won, at most the match length. */
  readonly points: number;
  /** Boards won; where no teams play, the match itself. */
  readonly boards: number;
}

/** The meetings of each entrant. */
export class CrossTable {
  private readonly meetings = new Map<Id, Meeting[]>();
  private readonly won = new Map<Id, number>();

  constructor(
    readonly entries: readonly Id[],
    encounters: readonly Encounter[],
    /** Rounds that were paired so far. */
    readonly rounds: number,
  ) {
    for (const entry of entries) this.meetings.set(entry, []);
    for (const encounter of encounters) {
      this.add(encounter, 'white');
      if (encounter.black !== null) this.add(encounter, 'black');
    }
  }

  of(entry: Id): readonly Meeting[] {
    return this.meetings.get(entry) ?? [];
  }

  wins(entry: Id): number {
    return this.won.get(entry) ?? 0;
  }

  /** Meetings with one of the others. */
  among(entry: Id, others: ReadonlySet<Id>): readonly Meeting[] {
    return this.of(entry).filter((meeting) => meeting.opponent !== null && others.has(meeting.opponent));
  }

  private add(
    { white, black, winner, score, played, length, boards, byePoints, drawn = false }: Encounter,
    side: Side,
  ): void {
    const own = side === 'white' ? white : black;
    const other = side === 'white' ? black : white;
    if (own === null) return;
    const capped = (of: Side): number => Math.min(score?.[of] ?? 0, length);
    const meetings = this.meetings.get(own);
    if (meetings === undefined) return;
    const worth = byePoints ?? (drawn ? 0.5 : winner === side ? 1 : 0);
    if (worth > 0) this.won.set(own, this.wins(own) + worth);
    meetings.push({
      opponent: other,
      won: winner === side,
      drawn,
      played,
      worth,
      difference: played ? capped(side) - capped(opponent(side)) : 0,
      points: played ? capped(side) : 0,
      boards: boards?.[side] ?? (played && winner === side ? 1 : 0),
    });
  }
}
