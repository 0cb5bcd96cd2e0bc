import type { ServerResponse } from 'node:http';
import { type ExecutionContext, createParamDecorator } from '@nestjs/common';
import type { FastifyReply } from 'fastify';

/** Thrown to end work whose answer has nobody left to read it. */
export class ReaderGone extends Error {
  override readonly name = 'ReaderGone';

  constructor() {
    super('the caller closed the connection before the answer');
  }
}

/** Who waits for the answer at the other end of the connection. */
export class Reader {
  constructor(private readonly response: ServerResponse) {}

  /** Ends the work if nobody waits for its answer any more. */
  refuseIfGone(): void {
    if (this.response.destroyed || this.response.socket?.destroyed === true) throw this.gone();
  }

  gone(): ReaderGone {
    return new ReaderGone();
  }

  /** Calls once when the whole answer is taken or the connection has closed. What it gives takes that back. */
  onceDone(call: () => void): () => void {
    this.response.once('close', call);
    return () => void this.response.off('close', call);
  }

  /** Closes the connection of a reader that takes too long. */
  cut(): void {
    this.response.destroy();
  }
}

/** The reader of a handler's answer, as a parameter. */
export const AnswerReader = createParamDecorator(
  (_data: unknown, context: ExecutionContext): Reader =>
    new Reader(context.switchToHttp().getResponse<FastifyReply>().raw),
);
