import { PlayerEntity } from './modules/players/player.entity.js';
import { RECORDING_ENTITIES } from './recording/entities.js';

/** Every table that TypeORM knows of. The migrations build them; `npm run db:generate` compares. */
export const ENTITIES = [...RECORDING_ENTITIES, PlayerEntity];
