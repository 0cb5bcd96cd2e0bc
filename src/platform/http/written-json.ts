/** Characters that are gathered before they become bytes. */
const PIECE = 65_536;

/** A body that is JSON already, because writing all of its text at once would block every other request. */
export class WrittenJson {
  constructor(readonly bytes: Buffer) {}
}

/** Gathers the text of a body piece by piece, as bytes outside the heap. */
export class JsonWriter {
  private readonly pieces: Buffer[] = [];
  private text = '';

  add(text: string): void {
    this.text += text;
    if (this.text.length >= PIECE) this.keep();
  }

  /** Everything that was added. */
  written(): WrittenJson {
    this.keep();
    return new WrittenJson(Buffer.concat(this.pieces));
  }

  private keep(): void {
    this.pieces.push(Buffer.from(this.text));
    this.text = '';
  }
}
