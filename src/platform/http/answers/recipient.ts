import type { ServerResponse } from 'node:http';
import { type ExecutionContext, createParamDecorator } from '@nestjs/common';
import type { FastifyReply } from 'fastify';

/** Thrown to end work whose answer has no recipient any more. */
export class RecipientGone extends Error {
  override readonly name = 'RecipientGone';

  constructor() {
    super('the caller closed the connection before the answer');
  }
}

/** What is to be done when an answer begins to wait for news. */
const WAITING = new WeakMap<ServerResponse, () => void>();

/** Who waits for the answer at the other end of the connection. */
export class Recipient {
  constructor(private readonly response: ServerResponse) {}

  /** Ends the work if no caller waits for its answer any more. */
  refuseIfGone(): void {
    // An answer that waits for earlier ones of its connection has no socket yet; its request has.
    if (this.response.destroyed || this.response.req.socket.destroyed) throw this.gone();
  }

  /** Whether the answer can be sent now: an earlier one of the same connection is not still on its way. */
  get isInTurn(): boolean {
    return this.response.socket !== null;
  }

  static onceWaiting(response: ServerResponse, call: () => void): void {
    WAITING.set(response, call);
  }

  /** Says that from now on the answer makes no work until there is news. */
  waits(): void {
    WAITING.get(this.response)?.();
  }

  gone(): RecipientGone {
    return new RecipientGone();
  }

  /** Calls once when the whole answer is taken or the connection has closed. What it gives takes that back. */
  onceDone(call: () => void): () => void {
    this.response.once('close', call);
    return () => void this.response.off('close', call);
  }

  /** Closes the connection of a recipient that takes too long. */
  cut(): void {
    this.response.destroy();
  }
}

/** The recipient of a handler's answer, as a parameter. */
export const AnswerRecipient = createParamDecorator(
  (_data: unknown, context: ExecutionContext): Recipient =>
    new Recipient(context.switchToHttp().getResponse<FastifyReply>().raw),
);
