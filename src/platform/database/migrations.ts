import { RecordedEvent1795253400000 } from '../../../migrations/1795253400000-recorded-event.js';
import { SeriesAndGame1795253401000 } from '../../../migrations/1795253401000-series-and-game.js';
import { Player1795253402000 } from '../../../migrations/1795253402000-player.js';
import { TokenAndIdempotencyKey1795253403000 } from '../../../migrations/1795253403000-token-and-idempotency-key.js';
import { TokenVersion1795256100000 } from '../../../migrations/1795256100000-token-version.js';
import { Tournament1795263900000 } from '../../../migrations/1795263900000-tournament.js';
import { GameStanding1795264800000 } from '../../../migrations/1795264800000-game-standing.js';
import { LedgerEntry1795265400000 } from '../../../migrations/1795265400000-ledger-entry.js';
import { RatedMatch1795267800000 } from '../../../migrations/1795267800000-rated-match.js';
import { TournamentStateVersion1795269600000 } from '../../../migrations/1795269600000-tournament-state-version.js';
import { StateFormat1795276800000 } from '../../../migrations/1795276800000-state-format.js';
import { Club1795380000000 } from '../../../migrations/1795380000000-club.js';
import { PlayerLinks1795380100000 } from '../../../migrations/1795380100000-player-links.js';
import { Announcement1795380200000 } from '../../../migrations/1795380200000-announcement.js';
import { PlayedAt1795383000000 } from '../../../migrations/1795383000000-played-at.js';
import { Season1795383001000 } from '../../../migrations/1795383001000-season.js';
import { ChouetteGroup1795470000000 } from '../../../migrations/1795470000000-chouette-group.js';
import { EndedMatches1795516800000 } from '../../../migrations/1795516800000-ended-matches.js';
import { EarlierZones1795914000000 } from '../../../migrations/1795914000000-earlier-zones.js';
import { Webhook1795382000000 } from '../../../migrations/1795382000000-webhook.js';
import { ActOfEvent1795381000000 } from '../../../migrations/1795381000000-act-of-event.js';

/** Every migration, oldest first. A list and not a pattern of file names, so that built and unbuilt code load the same. */
export const MIGRATIONS = [
  RecordedEvent1795253400000,
  SeriesAndGame1795253401000,
  Player1795253402000,
  TokenAndIdempotencyKey1795253403000,
  TokenVersion1795256100000,
  Tournament1795263900000,
  GameStanding1795264800000,
  LedgerEntry1795265400000,
  RatedMatch1795267800000,
  TournamentStateVersion1795269600000,
  StateFormat1795276800000,
  Club1795380000000,
  PlayerLinks1795380100000,
  Announcement1795380200000,
  ActOfEvent1795381000000,
  Webhook1795382000000,
  PlayedAt1795383000000,
  Season1795383001000,
  ChouetteGroup1795470000000,
  EndedMatches1795516800000,
  EarlierZones1795914000000,
];
