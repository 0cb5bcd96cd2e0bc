import { ApplicationError } from '../platform/http/application-error.js';
import type { Call } from '../platform/http/requests/call.js';
import { type Act, type Admitted, Entrance, Handler } from './handle.js';
import { Recording } from './recording.js';
import { StreamQueue } from './stream-queue.js';

const CALL: Call = {
  tokenHash: null,
  tokenFault: null,
  roles: [],
  address: '',
  origin: () => null,
  idempotency: { key: 'k', fingerprint: 'f' },
  expectedVersions: null,
  isConditional: false,
  needsVersion: false,
  isDryRun: false,
};
const REFUSED = new ApplicationError('tournament.wrong-time', 'The pairing is decided.');
const KEPT = new Error('the answer that the twin got');

/** Lets the first call in; a later call under the key gets the answer of the twin, if there is one. */
class GateWithTwin extends Entrance {
  private calls = 0;

  constructor(private readonly hasTwin: boolean) {
    super();
  }

  override admit<Row extends object>(call: Call): Promise<Admitted<Row>> {
    this.calls += 1;
    if (this.calls > 1 && this.hasTwin && call.idempotency !== null) return Promise.reject(KEPT);
    const caller = { tokenId: 't', role: 'director', playerId: null, playerIds: [] };
    return Promise.resolve({ caller, rows: [], now: new Date(0) });
  }
}

const REFUSED_ACT: Act<object, { readonly version: number }, null, null> = {
  read: null,
  find: () => ({ version: 1 }),
  plan: () => Promise.reject(REFUSED),
  answer: () => ({ status: 200, body: null, tag: null, location: null }),
};

describe('an act that is refused', () => {
  it.each([
    ['under a key that a twin has meanwhile been answered under, gets that answer', CALL, true, KEPT],
    ['under a key of its own, stays refused', CALL, false, REFUSED],
    ['without a key, stays refused', { ...CALL, idempotency: null }, true, REFUSED],
  ])('%s', async (...given) => {
    const [, call, hasTwin, thrown] = given;
    const handler = new Handler(new GateWithTwin(hasTwin), {} as Recording, new StreamQueue());
    await expect(handler.handle(call, REFUSED_ACT)).rejects.toBe(thrown);
  });
});
