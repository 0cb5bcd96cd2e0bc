import type { AttemptDto, DeliveryDto, WebhookDto } from './dto/webhook.dto.js';
import { failureTold } from './sending/failures.js';
import type { DeliveryRow, WebhookRow } from './webhooks.repository.js';

/** The webhook as directors see it, without its secret. */
export function webhookView({ id, version, url, types, status, waiting, ...row }: WebhookRow): WebhookDto {
  return {
    id,
    version,
    url,
    types,
    status,
    statusSince: row.status_since.toISOString(),
    pausedBecause: row.paused_because,
    waiting,
    createdAt: row.created_at.toISOString(),
  };
}

/** A delivery as its log shows it. */
export function deliveryView(row: Omit<DeliveryRow, 'sequence'>): DeliveryDto {
  const { id, type, data, status, attempts } = row;
  return {
    id,
    type,
    data,
    createdAt: row.created_at.toISOString(),
    status,
    attempts,
    nextAttemptAt: status === 'waiting' ? row.next_at.toISOString() : null,
    lastAttempt: attemptView(row),
  };
}

function attemptView({
  tried_at: at,
  answer_status: status,
  ...row
}: Omit<DeliveryRow, 'sequence'>): AttemptDto | null {
  if (at === null) return null;
  const { milliseconds, answer_start: answer, failure } = row;
  return { at: at.toISOString(), status, milliseconds, answer, failure, ...failureTold(failure, status) };
}
