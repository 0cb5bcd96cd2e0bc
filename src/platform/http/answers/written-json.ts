/** Characters that are gathered before they become bytes. */
const PIECE = 65_536;

/** A body that is JSON already, because writing all of its text at once would block every other request. */
export class WrittenJson<Body> {
  /** What was written. Only the compiler knows it. */
  declare readonly told?: Body;

  constructor(readonly bytes: Buffer) {}

  /** The body, written at once. */
  static of<Body>(body: Body): WrittenJson<Body> {
    return new WrittenJson(Buffer.from(JSON.stringify(body)));
  }
}

/** Gathers the text of a body piece by piece, as bytes outside the heap. */
export class JsonWriter {
  private readonly pieces: Buffer[] = [];
  private text = '';

  add(text: string): void {
    this.text += text;
    if (this.text.length >= PIECE) this.keep();
  }

  /** Everything that was added: the writer says what it is. */
  written<Body>(): WrittenJson<Body> {
    this.keep();
    return new WrittenJson(Buffer.concat(this.pieces));
  }

  private keep(): void {
    this.pieces.push(Buffer.from(this.text));
    this.text = '';
  }
}
