/** A match that waits for its player. */
import type { Schemas } from '../../../client/src/index.js';

export type Task = Schemas['PairingTaskDto'];

export interface TaskProps {
  readonly task: Task;
  readonly reload: () => Promise<void>;
}
