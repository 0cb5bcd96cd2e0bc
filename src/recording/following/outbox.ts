import { Injectable } from '@nestjs/common';

/** What a change is to those outside who want to hear of it. It is kept for each webhook of its type, by the statement that writes the change. */
export interface Notice {
  readonly type: string;
  /** Small facts. Ids, never names. */
  readonly data: Readonly<Record<string, unknown>>;
  /** The players whom the facts name, each once. */
  readonly people: readonly string[];
}

/** Tells the sender on this instance that something waits to be sent. */
@Injectable()
export class Outbox {
  private listener: () => void = () => {};

  onFilled(listener: () => void): void {
    this.listener = listener;
  }

  filled(): void {
    this.listener();
  }
}
