/**
 * A play while it is made: the moves so far, and those that can follow. The service says which plays are legal; a move is
 * offered here where the dice that are left can still lead from it to one of them.
 */
import { type BoardFacts, type Checkers, POINTS, type Position, type Side, opponentOf, pointAcross } from './view.js';

export type From = number | 'bar' | 'rsv';
export type To = number | 'off';

/** One checker, one die. */
export interface Move {
  readonly die: number;
  readonly from: From;
  readonly to: To;
}

/** What `legal-plays` says of a play. */
export interface LegalPlay {
  readonly moves: readonly Move[];
}

/** The mover's checkers, and the points at which it has hit or pinned. */
interface Moved {
  readonly points: readonly number[];
  readonly bar: number;
  readonly reserve: number;
  readonly off: number;
  readonly hits: readonly number[];
}

export class HalfPlay {
  private constructor(
    private readonly start: Position,
    /** Who makes it; all its points have this side's numbers. */
    readonly side: Side,
    private readonly facts: BoardFacts,
    private readonly ends: ReadonlySet<string>,
    /** The most moves of a legal play. */
    private readonly most: number,
    /** What is known of the ways on, for this play and all that follow from it. */
    private readonly known: Map<string, boolean>,
    /** Dice that are left, in the order in which a tap uses them. */
    readonly dice: readonly number[],
    readonly moves: readonly Move[],
    private readonly now: Moved,
  ) {}

  /** A play of these dice from the beginning. */
  static of(
    position: Position,
    side: Side,
    facts: BoardFacts,
    thrown: readonly number[],
    plays: readonly LegalPlay[],
  ): HalfPlay {
    const now = placesOf(position[side]);
    const blank = new HalfPlay(position, side, facts, new Set(), 0, new Map(), [], [], now);
    const most = Math.max(0, ...plays.map(({ moves }) => moves.length));
    const ends = new Set(plays.map(({ moves }) => textOf(moves.reduce((from, move) => blank.after(from, move), now))));
    const [first, second] = thrown;
    const dice = first === second ? Array.from({ length: Math.max(most, 2) }, () => first ?? 0) : thrown;
    return new HalfPlay(position, side, facts, ends, most, new Map(), dice, [], now);
  }

  /** Whether what is made so far is a whole legal play. */
  get isWhole(): boolean {
    return this.ends.has(textOf(this.now));
  }

  /** The moves that can follow, those with the first die first. */
  get next(): readonly Move[] {
    return this.following(this.now, this.dice).filter((move) => this.leadsOn(this.after(this.now, move), move));
  }

  /** The places from which a checker can move. */
  get sources(): readonly From[] {
    return [...new Set(this.next.map(({ from }) => from))];
  }

  /** Where a checker of that place can go, by one die or by several, with the moves that take it there. */
  targetsOf(from: From): ReadonlyMap<To, readonly Move[]> {
    const targets = new Map<To, readonly Move[]>();
    const walk = (at: HalfPlay, place: From, path: readonly Move[]): void => {
      for (const move of at.next.filter((each) => each.from === place)) {
        const longer = [...path, move];
        const known = targets.get(move.to);
        if (known === undefined || known.length > longer.length) targets.set(move.to, longer);
        if (move.to !== 'off') walk(at.with([move]), move.to, longer);
      }
    };
    walk(this, from, []);
    return targets;
  }

  /** The moves that make a point of two checkers with the dice that are left; null where none or more than one way does. */
  makingPoint(point: number): readonly Move[] | null {
    if ((this.now.points[point - 1] ?? 0) > 0) return null;
    const ways = this.next
      .filter(({ to }) => to === point)
      .flatMap((first) => {
        const then = this.with([first]).next.filter(({ to }) => to === point);
        return then.map((second) => [first, second] as const);
      });
    const [only, ...others] = ways;
    if (only === undefined) return null;
    const end = textOf(this.with(only).now);
    return others.every((way) => textOf(this.with(way).now) === end) ? only : null;
  }

  /** With further moves, which must be among those that can follow. */
  with(moves: readonly Move[]): HalfPlay {
    let [now, dice] = [this.now, this.dice];
    for (const move of moves) {
      now = this.after(now, move);
      dice = without(dice, move.die);
    }
    return this.changed(dice, [...this.moves, ...moves], now);
  }

  /** Without the last move. */
  undone(): HalfPlay {
    const last = this.moves.at(-1);
    if (last === undefined) return this;
    const moves = this.moves.slice(0, -1);
    const now = moves.reduce((from, move) => this.after(from, move), placesOf(this.start[this.side]));
    return this.changed([last.die, ...this.dice], moves, now);
  }

  /** The dice that are left, the other way round. */
  turned(): HalfPlay {
    return this.changed([...this.dice].reverse(), this.moves, this.now);
  }

  /** The position as it stands on the board now. */
  get position(): Position {
    const { points, bar, reserve, off, hits } = this.now;
    const other = opponentOf(this.side);
    const theirs = this.start[other];
    const struck = hits.map((point) => pointAcross(this.facts, point));
    const own: Checkers = { ...this.start[this.side], points: [...points], bar, off };
    const across: Checkers = this.pins
      ? { ...theirs, pinned: [...this.heldPins(), ...struck] }
      : {
          ...theirs,
          points: theirs.points.map((count, index) => (struck.includes(index + 1) ? count - 1 : count)),
          bar: theirs.bar + struck.length,
        };
    const moved = { ...own, ...(this.start[this.side].reserve === undefined ? {} : { reserve }) };
    return this.side === 'white' ? { white: moved, black: across } : { white: across, black: moved };
  }

  /** Variants that pin say of each side what is pinned; in all others a struck checker goes to the bar. */
  private get pins(): boolean {
    return this.start[opponentOf(this.side)].pinned !== undefined;
  }

  /** Checkers that were pinned before and still are. */
  private heldPins(): readonly number[] {
    const { pinned = [] } = this.start[opponentOf(this.side)];
    return pinned.filter((point) => (this.now.points[pointAcross(this.facts, point) - 1] ?? 0) > 0);
  }

  private changed(dice: readonly number[], moves: readonly Move[], now: Moved): HalfPlay {
    return new HalfPlay(this.start, this.side, this.facts, this.ends, this.most, this.known, dice, moves, now);
  }

  /** Whether the dice that are left behind a move can lead to a legal play. */
  private leadsOn(now: Moved, { die }: Move): boolean {
    const left = this.most - this.moves.length - 1;
    return this.reaches(now, without(this.dice, die), left);
  }

  private reaches(now: Moved, dice: readonly number[], left: number): boolean {
    const text = textOf(now);
    if (this.ends.has(text)) return true;
    if (left <= 0) return false;
    const key = `${text} ${[...dice].sort((one, other) => one - other).join()}`;
    const found =
      this.known.get(key) ??
      this.following(now, dice).some((move) => this.reaches(this.after(now, move), without(dice, move.die), left - 1));
    this.known.set(key, found);
    return found;
  }

  /** Moves of one die that no closed point stops. */
  private following(now: Moved, dice: readonly number[]): readonly Move[] {
    const places: From[] = [
      ...(now.bar > 0 ? ['bar' as const] : []),
      ...(now.reserve > 0 ? ['rsv' as const] : []),
      ...now.points.flatMap((count, index) => (count > 0 ? [index + 1] : [])).reverse(),
    ];
    return [...new Set(dice)].flatMap((die) =>
      places.flatMap((from) => {
        const target = (typeof from === 'number' ? from : POINTS + 1) - die;
        if (target > 0 && this.isClosed(target)) return [];
        return [{ die, from, to: target > 0 ? target : ('off' as const) }];
      }),
    );
  }

  private isClosed(point: number): boolean {
    return this.theirsOn(point) >= this.facts.ownPointSize;
  }

  private theirsOn(point: number): number {
    return this.start[opponentOf(this.side)].points[pointAcross(this.facts, point) - 1] ?? 0;
  }

  private after({ points, bar, reserve, off, hits }: Moved, { from, to }: Move): Moved {
    const moved = points.map((count, index) => count - (index + 1 === from ? 1 : 0) + (index + 1 === to ? 1 : 0));
    const strikes = typeof to === 'number' && this.theirsOn(to) === 1 && !hits.includes(to) && !this.liesPinned(to);
    const struck = strikes ? [...hits, to].sort((one, other) => one - other) : hits;
    return {
      points: moved,
      bar: bar - (from === 'bar' ? 1 : 0),
      reserve: reserve - (from === 'rsv' ? 1 : 0),
      off: off + (to === 'off' ? 1 : 0),
      // What is hit stays hit; what was pinned is free again when the checker above it moves on.
      hits: this.pins ? struck.filter((point) => (moved[point - 1] ?? 0) > 0) : struck,
    };
  }

  private liesPinned(point: number): boolean {
    const { pinned = [] } = this.start[opponentOf(this.side)];
    return pinned.includes(pointAcross(this.facts, point));
  }
}

function placesOf({ points, bar, off, reserve = 0 }: Checkers): Moved {
  return { points, bar, off, reserve, hits: [] };
}

function without(dice: readonly number[], die: number): readonly number[] {
  const at = dice.indexOf(die);
  return dice.filter((_, index) => index !== at);
}

function textOf({ points, bar, reserve, off, hits }: Moved): string {
  return `${points.join()} ${bar} ${reserve} ${off} ${hits.join()}`;
}
