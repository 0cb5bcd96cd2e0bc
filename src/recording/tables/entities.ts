import { GameRow } from './game-row.entity.js';
import { IdempotencyKeyRow } from './idempotency-key.entity.js';
import { LedgerEntryRow } from './ledger-entry.entity.js';
import { RecordedEventEntity } from './recorded-event.entity.js';
import { SeriesRow } from './series-row.entity.js';
import { TokenRow } from './token.entity.js';
import { TournamentRow } from './tournament-row.entity.js';
import { WebhookDeliveryRow } from './webhook-delivery.entity.js';
import { WebhookRow } from './webhook.entity.js';

/** The tables that the record and its gate own. */
export const RECORDING_ENTITIES = [
  RecordedEventEntity,
  SeriesRow,
  GameRow,
  LedgerEntryRow,
  TournamentRow,
  TokenRow,
  IdempotencyKeyRow,
  WebhookRow,
  WebhookDeliveryRow,
];
