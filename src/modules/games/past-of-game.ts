/** A record before a request, and what of it stays the same however often is taken back in one game. */
export interface Past<Event, Beginning> {
  readonly history: readonly Event[];
  readonly beginning: Beginning;
}

/** Reads the past of a game when it is first asked for: only who takes back asks, and may do so often in one request. */
export class PastOfGame<Event, Beginning> {
  private past: Promise<Past<Event, Beginning>> | null = null;

  constructor(private readonly reading: () => Promise<Past<Event, Beginning>>) {}

  read(): Promise<Past<Event, Beginning>> {
    this.past ??= this.reading();
    return this.past;
  }
}
