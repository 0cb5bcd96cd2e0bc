import { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import { Recipient } from '../../../src/platform/http/answers/recipient.js';

/** A connection without a network: a recipient of answers, and what happens to it. */
export interface FakeConnection {
  readonly recipient: Recipient;
  /** Whether the service has closed it. */
  readonly isCut: () => boolean;
  /** The recipient has taken everything. */
  readonly finish: () => void;
  /** The recipient closes it. */
  readonly leave: () => void;
  readonly closed: Promise<void>;
}

export function fakeConnection(): FakeConnection {
  const response = Object.assign(new EventEmitter(), {
    destroyed: false,
    req: { socket: { destroyed: false } },
    destroy: () => {
      response.destroyed = true;
      response.emit('close');
    },
  });
  return {
    recipient: new Recipient(response as unknown as ServerResponse),
    isCut: () => response.destroyed,
    finish: () => void response.emit('close'),
    leave: () => response.destroy(),
    closed: new Promise((resolve) => response.once('close', () => resolve())),
  };
}
