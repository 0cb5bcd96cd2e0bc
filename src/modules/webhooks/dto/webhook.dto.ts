import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayMinSize, IsArray, IsIn, IsOptional, IsString, MaxLength, MinLength } from 'class-validator';
import { MayBeMissing } from '../../../platform/http/forms/form.js';
import { ListQuery, PageOf } from '../../../platform/http/list.js';
import {
  DELIVERY_STATUSES,
  type DeliveryStatus,
  PAUSE_CAUSES,
  type PauseCause,
  WEBHOOK_STATUSES,
  WEBHOOK_TYPES,
  type WebhookNotice,
  type WebhookStatus,
  type WebhookType,
} from '../webhook.view.js';
import { FAILURE_REASONS, type FailureReason } from '../sending/failures.js';

const LONGEST_URL = 2_000;

const URL_OF = {
  minLength: 1,
  maxLength: LONGEST_URL,
  description: 'Where to POST: `https` or `http`, without a name or password in it.',
  example: 'https://club.example/hooks/backgammon',
} as const;
const TYPES = {
  enum: WEBHOOK_TYPES,
  isArray: true,
  minItems: 1,
  maxItems: WEBHOOK_TYPES.length,
  description: 'The types that the service sends to it, and no others.',
  example: ['match.finished', 'pairing.ready'],
} as const;
const STATUS = {
  enum: WEBHOOK_STATUSES,
  description: 'The service sends nothing to a paused webhook; what happens meanwhile waits for 30 days.',
  example: 'active',
} as const;
const SECRET = {
  type: String,
  nullable: true,
  default: null,
  maxLength: 100,
  description: 'What deliveries are signed with: `whsec_` and 24 to 64 bytes in Base64.',
} as const;
const INSTANT = { format: 'date-time', example: '2026-01-02T03:04:05.678Z' } as const;

export class CreateWebhookDto {
  @ApiProperty(URL_OF)
  @IsString()
  @MinLength(1)
  @MaxLength(LONGEST_URL)
  readonly url: string;

  @ApiProperty(TYPES)
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(WEBHOOK_TYPES.length)
  @IsIn(WEBHOOK_TYPES, { each: true })
  readonly types: readonly WebhookType[];

  @ApiPropertyOptional({ ...SECRET, description: `${SECRET.description} Without it the service makes one.` })
  @IsOptional()
  @IsString()
  @MaxLength(100)
  readonly secret?: string | null;
}

export class ChangeWebhookDto {
  @ApiPropertyOptional(URL_OF)
  @MayBeMissing()
  @IsString()
  @MinLength(1)
  @MaxLength(LONGEST_URL)
  readonly url?: string;

  @ApiPropertyOptional(TYPES)
  @MayBeMissing()
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(WEBHOOK_TYPES.length)
  @IsIn(WEBHOOK_TYPES, { each: true })
  readonly types?: readonly WebhookType[];

  @ApiPropertyOptional(STATUS)
  @MayBeMissing()
  @IsIn(WEBHOOK_STATUSES)
  readonly status?: WebhookStatus;

  @ApiPropertyOptional({ ...SECRET, description: `${SECRET.description} Without it the secret stays as it is.` })
  @IsOptional()
  @IsString()
  @MaxLength(100)
  readonly secret?: string | null;
}

/** A webhook as directors see it (api.md, "Webhooks"). */
export class WebhookDto {
  @ApiProperty({ format: 'uuid', example: '01998a3e-7c55-7d18-8f0a-0242ac120021' })
  readonly id: string;

  @ApiProperty({ type: 'integer', minimum: 1, example: 1 })
  readonly version: number;

  @ApiProperty(URL_OF)
  readonly url: string;

  @ApiProperty(TYPES)
  readonly types: readonly WebhookType[];

  @ApiProperty(STATUS)
  readonly status: WebhookStatus;

  @ApiProperty({ ...INSTANT, description: 'Since when it has that status.' })
  readonly statusSince: string;

  @ApiProperty({
    enum: PAUSE_CAUSES,
    nullable: true,
    description:
      'Who paused it: a `director`; the service, after three days of failures; the receiver, by answering 410 (`gone`); an import (`restored`), which brings no secrets.',
    example: null,
  })
  readonly pausedBecause: PauseCause | null;

  @ApiProperty({ type: 'integer', minimum: 0, description: 'Deliveries that wait to be sent.', example: 0 })
  readonly waiting: number;

  @ApiProperty(INSTANT)
  readonly createdAt: string;
}

/**
 * The answer to an act that may give it a secret, the only one that shows it; null where the act gave none, and when the answer
 * is given again.
 */
export class SecretWebhookDto extends WebhookDto {
  @ApiProperty({
    type: String,
    nullable: true,
    description:
      'What to check signatures with. Shown this once; null where the request gave no secret, and in the answer to the same request sent again.',
    example: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
  })
  readonly secret: string | null;
}

export class WebhookListDto extends PageOf(WebhookDto, 'Newest first.') {}

export class AttemptDto {
  @ApiProperty(INSTANT)
  readonly at: string;

  @ApiProperty({ type: 'integer', nullable: true, description: 'What the receiver answered.', example: 503 })
  readonly status: number | null;

  @ApiProperty({ type: 'integer', nullable: true, description: 'How long it took.', example: 12 })
  readonly milliseconds: number | null;

  @ApiProperty({ type: String, nullable: true, description: 'The first bytes of the answer.', example: 'try later' })
  readonly answer: string | null;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Why it failed; null where it did not.',
    example: 'The receiver answered 503.',
  })
  readonly failure: string | null;

  @ApiProperty({
    type: String,
    enum: [...FAILURE_REASONS, null],
    nullable: true,
    description:
      'The same for programs: the receiver `answered` with a status outside 200 to 299, `redirected`, or was too `late`; its address is ' +
      'a `private-address`; the service was `stopped` meanwhile; or the receiver was `unreached`. Null where it did not fail.',
    example: 'answered',
  })
  readonly reason: FailureReason | null;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Of `unreached`: what the network said, such as `ECONNREFUSED`; else null.',
    example: null,
  })
  readonly cause: string | null;
}

export class DeliveryDto {
  @ApiProperty({
    format: 'uuid',
    description: 'The `webhook-id` of every attempt.',
    example: '5f0c8ed8-7a55-4f5e-9a71-5a8d51f6b021',
  })
  readonly id: string;

  /** Both described by `src/openapi/webhooks.ts`, as a union. */
  readonly type: WebhookNotice['type'];
  readonly data: WebhookNotice['data'];

  @ApiProperty({ ...INSTANT, description: 'When it happened.' })
  readonly createdAt: string;

  @ApiProperty({ enum: DELIVERY_STATUSES, example: 'sent' })
  readonly status: DeliveryStatus;

  @ApiProperty({ type: 'integer', minimum: 0, example: 1 })
  readonly attempts: number;

  @ApiProperty({
    ...INSTANT,
    type: String,
    nullable: true,
    description: 'The earliest time of the next attempt; null where none is to come.',
    example: null,
  })
  readonly nextAttemptAt: string | null;

  @ApiProperty({ type: AttemptDto, nullable: true })
  readonly lastAttempt: AttemptDto | null;
}

export class DeliveryListQuery extends ListQuery {
  @ApiPropertyOptional({ enum: DELIVERY_STATUSES, description: 'Only deliveries with this status.' })
  @MayBeMissing()
  @IsIn(DELIVERY_STATUSES)
  readonly status?: DeliveryStatus;
}

export class DeliveryListDto extends PageOf(DeliveryDto, 'Newest first, of the last 30 days.') {}
