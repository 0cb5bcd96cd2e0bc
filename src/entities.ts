import { AnnouncementEntity } from './modules/announcements/announcement.entity.js';
import { ChouetteGroupEntity } from './modules/chouettes/groups/chouette-group.entity.js';
import { ClubEntity } from './modules/club/club.entity.js';
import { PlayerEntity } from './modules/players/player.entity.js';
import { SeasonEntity } from './modules/seasons/season.entity.js';
import { RECORDING_ENTITIES } from './recording/tables/entities.js';

/** Every table that TypeORM knows of. The migrations build them; `npm run db:generate` compares. */
export const ENTITIES = [
  ...RECORDING_ENTITIES,
  PlayerEntity,
  ClubEntity,
  AnnouncementEntity,
  SeasonEntity,
  ChouetteGroupEntity,
];
