/** Corrections of games that replace only what their sender has seen. */
import { ClubProblem, type Schemas, answerOf } from '../../../client/src/index.js';
import type { Sending } from '../act.js';
import { club } from '../session.js';
import type { Sheet } from './entered.js';

export type Chouette = Schemas['ChouetteDto'];
/** A game as the table tells of it. */
export type Game = Chouette['games'][number];

/** How often it is tried while other things change at the table. */
const MOST_TRIES = 5;

export function nameIn({ players }: Chouette, id: string | null): string {
  return players.find(({ playerId }) => playerId === id)?.name ?? '';
}

export function gameIn({ games }: Chouette, id: string): Game | undefined {
  return games.find((game) => game.id === id);
}

/** The last game that counts. */
export function lastGame({ games }: Chouette): Game | null {
  return [...games].reverse().find(({ status }) => status === 'finished') ?? null;
}

export function isAsSeen(now: Game | undefined, seen: Game): boolean {
  return JSON.stringify(now) === JSON.stringify(seen);
}

interface Correction {
  readonly gameId: string;
  /** Null: the game never counted. */
  readonly result: Sheet | null;
  readonly reason: string;
  /** Whether what the sender has seen still stands. */
  readonly stands: (now: Chouette) => boolean;
}

/**
 * Corrects a game of the chouette that is shown. Where that has changed meanwhile, it looks again and goes on only if what the sender
 * has seen still stands. Answers whether it is corrected.
 */
export async function corrected(
  chouette: Chouette,
  { gameId, result, reason, stands }: Correction,
  { headers }: Sending,
): Promise<boolean> {
  let now = chouette;
  for (let tries = 1; stands(now); tries += 1) {
    try {
      await answerOf(
        club.POST('/v1/chouettes/{id}/games/{gameId}/correction', {
          params: { path: { id: now.id, gameId }, header: { 'If-Match': `"${now.version}"` } },
          headers,
          body: { result, reason },
        }),
      );
      return true;
    } catch (error) {
      const isStale = error instanceof ClubProblem && error.code === 'request.stale';
      if (!isStale || tries === MOST_TRIES) throw error;
    }
    now = await answerOf(club.GET('/v1/chouettes/{id}', { params: { path: { id: now.id } } }));
  }
  return false;
}
