/** An event as it is recorded: the type, the number of the game that it belongs to, and plain data. */
export interface StoredEvent {
  readonly type: string;
  readonly gameNumber: number | null;
  readonly data: Readonly<Record<string, unknown>>;
}
