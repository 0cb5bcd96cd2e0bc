import { v7 } from 'uuid';
import type { Change, NewEvent, StoredAnswer, StreamWrite } from '../../../src/recording/recording.js';

const AT = new Date('2026-03-04T05:06:07.089Z');

/** A change of nothing, to be filled in. */
export function changeOf(parts: Partial<Change>): Change {
  return { streams: [], rows: [], actor: 'tester', at: AT, answer: null, ...parts };
}

export function eventOf(type: string, data: Record<string, unknown> = {}): NewEvent {
  return { type, gameNumber: null, data };
}

/** A new series whose one event opened it. */
export function newSeries(id: string = v7(), playerIds: readonly string[] = []): StreamWrite {
  return {
    table: 'series',
    id,
    expectedVersion: null,
    version: 1,
    columns: {
      kind: 'match',
      status: 'open',
      variant: 'backgammon',
      state: { opened: true },
      player_ids: playerIds,
      created_at: AT,
    },
    events: [eventOf('Opened')],
  };
}

/** The next step of a series from a version on, with one event for each type. */
export function nextInSeries(id: string, expectedVersion: number, ...types: readonly string[]): StreamWrite {
  return {
    table: 'series',
    id,
    expectedVersion,
    version: expectedVersion + types.length,
    columns: { state: { last: types.at(-1) ?? null } },
    events: types.map((type) => eventOf(type)),
  };
}

export function answerOf(tokenId: string, key: string): StoredAnswer {
  return {
    key,
    tokenId,
    fingerprint: `print of ${key}`,
    status: 201,
    etag: '"1"',
    body: { zulu: 1, alpha: [2, null] },
  };
}
