import { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import { Reader } from '../../src/platform/http/reader.js';

/** A connection without a network: a reader of answers, and what happens to it. */
export interface FakeConnection {
  readonly reader: Reader;
  /** Whether the service has closed it. */
  readonly isCut: () => boolean;
  /** The reader has taken everything. */
  readonly finish: () => void;
  /** The reader closes it. */
  readonly leave: () => void;
  readonly closed: Promise<void>;
}

export function fakeConnection(): FakeConnection {
  const response = Object.assign(new EventEmitter(), {
    destroyed: false,
    destroy: () => {
      response.destroyed = true;
      response.emit('close');
    },
  });
  return {
    reader: new Reader(response as unknown as ServerResponse),
    isCut: () => response.destroyed,
    finish: () => void response.emit('close'),
    leave: () => response.destroy(),
    closed: new Promise((resolve) => response.once('close', () => resolve())),
  };
}
