import { GameRow } from './game-row.entity.js';
import { IdempotencyKeyRow } from './idempotency-key.entity.js';
import { RecordedEventEntity } from './recorded-event.entity.js';
import { SeriesRow } from './series-row.entity.js';
import { TokenRow } from './token.entity.js';
import { TournamentRow } from './tournament-row.entity.js';

/** The tables that the record and its gate own. */
export const RECORDING_ENTITIES = [RecordedEventEntity, SeriesRow, GameRow, TournamentRow, TokenRow, IdempotencyKeyRow];
