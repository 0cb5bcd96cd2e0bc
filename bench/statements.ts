/** The two statements of an action as the service sends them, with the values of a real one. */
import { storedEvent } from '../src/domain/index.js';
import { SeriesRepository } from '../src/modules/games/index.js';
import { Database, type Statement } from '../src/platform/database/database.js';
import { hashToken } from '../src/platform/http/requests/call.js';
import { createLogger } from '../src/platform/logging/logger.js';
import { DatabaseGate } from '../src/recording/database-gate.js';
import { Renewals } from '../src/recording/upkeep/renewals.js';
import { writeStatement } from '../src/recording/write-statement.js';
import { gameScript } from './load/game-script.js';
import { TOKEN } from './server.js';

interface Prepared {
  readonly name: string;
  readonly text: string;
  readonly values: readonly unknown[];
}

export interface ActionStatements {
  readonly read: Prepared;
  /** For a version: the place of each value that depends on it is the same for all. */
  readonly write: (version: number) => Promise<Prepared>;
  /** The state that the row has before and after, as text. */
  readonly state: string;
}

const AT = new Date(0);

/** Takes statements instead of running them. */
class StatementCatcher extends Database {
  override readonly kind = 'postgres';
  caught: Statement | null = null;

  override async query<Row extends object>(statement: Statement): Promise<Row[]> {
    this.caught = statement;
    return [{ gate_token_id: null, gate_row: null } as unknown as Row];
  }

  override transaction<T>(): Promise<T> {
    throw new Error('only statements are caught');
  }

  override async close(): Promise<void> {}
}

/** A play in the middle of a game, with the one event that it records. */
export async function actionStatements(seriesId: string, gameId: string): Promise<ActionStatements> {
  const { events, states } = gameScript(1);
  const state = states[Math.floor(states.length / 2)];
  const event = events.find((one) => one.type === 'InGame' && one.event.type === 'PlayMade');
  if (state === undefined || event === undefined) throw new Error('a script without plays');
  const text = JSON.stringify(state);
  const catcher = new StatementCatcher();
  const inner = new SeriesRepository().byGame(gameId);
  await new DatabaseGate(catcher, new Renewals(catcher, createLogger('silent'))).read({
    tokenHash: hashToken(TOKEN),
    idempotencyKey: null,
    now: AT,
    inner,
  });
  if (catcher.caught === null) throw new Error('the gate reads nothing');
  return {
    state: text,
    read: whole(catcher.caught),
    write: async (version) =>
      whole(
        await writeStatement({
          streams: [
            {
              table: 'series',
              id: seriesId,
              expectedVersion: version,
              version: version + 1,
              columns: { state: text, status: 'open', finished_at: null },
              events: [storedEvent(event)],
            },
          ],
          rows: [],
          actor: 'token:00000000-0000-7000-8000-000000000000',
          at: AT,
          answer: null,
        }),
      ),
  };
}

function whole({ name, text, values }: Statement): Prepared {
  if (name === undefined) throw new Error('both statements are prepared ones');
  return { name, text, values: values ?? [] };
}
