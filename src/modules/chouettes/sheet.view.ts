import type { EntryReason, ResultKind } from '../../domain/index.js';

/** One game in the table of an evening. */
export interface SheetGameView {
  readonly number: number;
  readonly gameId: string | null;
  readonly status: 'open' | 'finished' | 'undone';
  readonly box: string | null;
  readonly captain: string | null;
  readonly winner: 'box' | 'team' | null;
  readonly kind: ResultKind | null;
  /** By person: what the game came to, corrections and a sale of the box before it included; 0 for the box too. */
  readonly changes: Readonly<Record<string, number>>;
  /** By person, after the game. */
  readonly totals: Readonly<Record<string, number>>;
  /** What moved points other than wins on the board. */
  readonly reasons: readonly EntryReason[];
}

/** An evening as a table that people read: games down, people across. */
export interface SheetView {
  readonly id: string;
  readonly stake: number;
  readonly currency: string | null;
  readonly players: readonly { readonly playerId: string; readonly name: string }[];
  readonly games: readonly SheetGameView[];
  readonly points: Readonly<Record<string, number>>;
  readonly amounts: Readonly<Record<string, number>>;
}
