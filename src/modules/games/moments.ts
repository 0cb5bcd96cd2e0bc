import { Injectable } from '@nestjs/common';
import type { MatchState } from '../../domain/index.js';

/** What this instance last wrote about a series. */
export interface SeenMoment {
  readonly moment: string;
  /** The moment before the first write that this instance remembers. */
  readonly first: string;
}

/** Series kept in mind; the oldest is forgotten first, which costs nothing but a little certainty about races. */
const REMEMBERED = 10_000;

/**
 * The moments that this instance has made, so that a request which waited behind another one can tell whether the game
 * still waits for what its sender saw. The truth is in the database; this only tells the order of arrival.
 */
@Injectable()
export class Moments {
  private readonly seen = new Map<string, SeenMoment>();

  of(seriesId: string): SeenMoment | undefined {
    return this.seen.get(seriesId);
  }

  wrote(seriesId: string, before: string, after: string): void {
    const first = this.seen.get(seriesId)?.first ?? before;
    this.seen.delete(seriesId);
    this.seen.set(seriesId, { moment: after, first });
    const [oldest] = this.seen.keys();
    if (this.seen.size > REMEMBERED && oldest !== undefined) this.seen.delete(oldest);
  }
}

/** The game, turn, phase and side to act: what a sender must still see for an act to be decided again. */
export function momentKey(state: MatchState): string {
  if (state.status !== 'open') return state.status;
  const { game, games } = state;
  if (game === null) return `${games}/none`;
  const { phase } = game;
  const side = 'side' in phase ? phase.side : 'doubler' in phase ? phase.doubler : 'by' in phase ? phase.by : '';
  return `${games}/${game.turns}/${phase.name}/${side}`;
}
