import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsOptional } from 'class-validator';
import { ROLES, type Role } from '../../../platform/http/roles.js';
import { IsInstant } from '../../../platform/http/forms/instant.js';
import { IsId } from '../../../platform/http/forms/ids.js';
import { PageOf } from '../../../platform/http/list.js';
import { IsLabel, MAX_LABEL, TidyLabel } from './label.js';

const ROLE = {
  enum: ROLES,
  description:
    "`viewer` reads; `player` also acts in one player's own games and matches; `scorer` also records for any " +
    'player and adds players; `director` may do everything.',
  example: 'player',
} as const;
const LABEL = {
  minLength: 1,
  maxLength: MAX_LABEL,
  description: 'What the token is for, so that a director finds it to revoke it.',
  example: 'Phone of Ann',
} as const;
const PLAYER = {
  type: String,
  format: 'uuid',
  nullable: true,
  example: '01998a3e-6f0a-7c31-9d6e-0242ac120002',
} as const;
const EXPIRY = { type: String, format: 'date-time', nullable: true, example: '2099-12-31T22:00:00.000Z' } as const;

export class CreateTokenDto {
  @ApiProperty(ROLE)
  @IsIn(ROLES)
  readonly role: Role;

  @ApiPropertyOptional({
    ...PLAYER,
    default: null,
    description: 'For whom a token of the role `player` acts: required there, and allowed nowhere else.',
  })
  @IsOptional()
  @IsId()
  readonly playerId?: string | null;

  @ApiProperty({ ...LABEL, description: `${LABEL.description} Blanks around it are cut off.` })
  @TidyLabel()
  @IsLabel()
  readonly label: string;

  @ApiPropertyOptional({
    ...EXPIRY,
    default: null,
    description:
      'The service refuses the token from then on; a future time with its zone. Null: good until a director ' +
      'revokes it.',
  })
  @IsOptional()
  @IsInstant()
  readonly expiresAt?: string | null;
}

/** A token as directors see it; what has to be sent with a call is not kept and cannot be shown. */
export class TokenDto {
  @ApiProperty({ format: 'uuid', example: '01998a3e-7c55-7d18-8f0a-0242ac120002' })
  readonly id: string;

  @ApiProperty({
    type: 'integer',
    minimum: 1,
    description: 'Goes up when the token is revoked; the `ETag` says the same.',
    example: 1,
  })
  readonly version: number;

  @ApiProperty(ROLE)
  readonly role: Role;

  @ApiProperty({ ...PLAYER, description: 'For whom it acts; null for all roles but `player`.' })
  readonly playerId: string | null;

  @ApiProperty(LABEL)
  readonly label: string;

  @ApiProperty({ format: 'date-time', example: '2026-01-02T03:04:05.678Z' })
  readonly createdAt: string;

  @ApiProperty({ ...EXPIRY, description: 'The service refuses the token from then on; null: it does not expire.' })
  readonly expiresAt: string | null;

  @ApiProperty({
    ...PLAYER,
    example: null,
    description:
      'Of a link that a director made for an entrant: the tournament. The token is good only as long as the ' +
      'player is entered there. Null for all other tokens.',
  })
  readonly tournamentId: string | null;

  @ApiProperty({
    ...EXPIRY,
    example: null,
    description: 'When a director revoked the token; the service refuses it since then. Null: not revoked.',
  })
  readonly revokedAt: string | null;
}

/** The answer to making one, the only one that shows the token itself; null when that answer is given again. */
export class NewTokenDto extends TokenDto {
  @ApiProperty({
    type: String,
    nullable: true,
    description:
      'What to send as `Authorization: Bearer …`. Shown this once: the service keeps only its hash. Null in the answer to the same ' +
      'request sent again (`Idempotent-Replayed`); then revoke the token and make another.',
    example: 'pYk2mB0c3vVdE8h1sJq5tXoLzRwU7nAiGfC4uT9yKbM',
  })
  readonly token: string | null;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Opens the pages with this token. Shown this once, like the token.',
    example: 'https://club.example/go#pYk2mB0c3vVdE8h1sJq5tXoLzRwU7nAiGfC4uT9yKbM',
  })
  readonly link: string | null;
}

export class TokenListDto extends PageOf(TokenDto, 'Newest first, with those that have expired or were revoked.') {}
