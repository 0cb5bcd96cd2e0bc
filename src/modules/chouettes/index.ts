export { ChouetteTaskDto } from './dto/chouette.dto.js';
export { chouetteTask } from './seats/chouette-tasks.js';
export type { ListedChouetteRow } from './chouettes.repository.js';
export { ChouetteDto } from './dto/chouette.dto.js';
export { ChouettesModule } from './chouettes.module.js';
export type { AffectedView } from './dto/ledger.dto.js';
export { FollowedChouettes } from './followed-chouettes.js';
