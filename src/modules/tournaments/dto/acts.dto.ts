import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { MayBeMissing } from '../../../platform/http/forms/form.js';
import { IsWholeNumber } from '../../../platform/http/forms/whole-number.js';

import type { ActName } from '../../../domain/index.js';
import { schemaNamed } from '../../../platform/http/forms/named-schema.js';
import { PairingCorrectionAnswerDto } from './pairing.dto.js';
import { OptionalReason } from './reason.js';

const MOST_EVENTS = 1_000_000;

export class UndoDto {
  @ApiPropertyOptional({
    type: 'integer',
    minimum: 1,
    maximum: MOST_EVENTS,
    description: 'The version of the act, or of any of its events. Without it: the last act that can be undone.',
    example: 12,
  })
  @MayBeMissing()
  @IsWholeNumber(1, MOST_EVENTS)
  readonly act?: number;

  @OptionalReason('Wrong player')
  readonly reason?: string;
}

export class UndoneActDto {
  @ApiProperty({ type: 'integer', example: 9 })
  readonly version: number;

  @ApiProperty({ ...schemaNamed('TournamentActName'), example: 'withdraw' })
  readonly act: ActName;
}

export class TournamentActDto {
  @ApiProperty({ type: 'integer', description: 'The version of the first event of the act.', example: 12 })
  readonly version: number;

  @ApiProperty({ ...schemaNamed('TournamentActName'), example: 'withdraw' })
  readonly act: ActName;

  @ApiProperty({
    type: String,
    format: 'uuid',
    nullable: true,
    description: 'The pairing that the act is about; null where it is about none, or about several.',
  })
  readonly pairingId: string | null;

  @ApiProperty({
    type: 'array',
    items: { type: 'string', format: 'uuid' },
    description:
      'The entries that the act is about: the one that came or left, or those who met in its pairing at that time. An `undo` is ' +
      'about the pairing and the entries of the act that it undoes.',
  })
  readonly entryIds: readonly string[];

  @ApiProperty({
    type: UndoneActDto,
    nullable: true,
    description: 'The act that an `undo` undoes; null for all others.',
  })
  readonly undoes: UndoneActDto | null;

  @ApiProperty({
    type: Boolean,
    nullable: true,
    description:
      'Whether a `change-entry` says that the entry fee was paid, or that it was not; null where it says nothing of it, and for ' +
      'all other acts but an `undo` of such a one.',
    example: null,
  })
  readonly paid: boolean | null;

  @ApiProperty({
    type: Boolean,
    nullable: true,
    description:
      'Whether a `pair-round` only proposes the round; false: the round is published with it. Null for all other acts but an ' +
      '`undo` of such a one.',
    example: null,
  })
  readonly proposed: boolean | null;

  @ApiProperty({ format: 'date-time' })
  readonly at: string;

  @ApiProperty({
    description: 'Who did it: `player:` or `token:` with an id.',
    example: 'token:01998a3e-7c55-7d18-8f0a-0242ac120002',
  })
  readonly actor: string;

  @ApiProperty({ description: 'True: the act is undone and does not count.', example: false })
  readonly undone: boolean;

  @ApiProperty({ description: 'Whether a director can undo the act now.', example: true })
  readonly undoable: boolean;
}

export class TournamentActListDto {
  @ApiProperty({ type: [TournamentActDto] })
  readonly items: readonly TournamentActDto[];

  @ApiProperty({ type: String, nullable: true, example: null })
  readonly nextCursor: string | null;
}

export class UndoAnswerDto extends PairingCorrectionAnswerDto {
  @ApiProperty({ type: TournamentActDto, description: 'The act.' })
  readonly act: TournamentActDto;
}
