import { ApiProperty, PickType } from '@nestjs/swagger';
import type { MatchRulingKind, RulingName } from '../../../domain/index.js';
import { schemaNamed } from '../../../platform/http/forms/named-schema.js';
import { ActAppealDto, TournamentActDto } from './acts.dto.js';

export class MatchRulingDto extends PickType(TournamentActDto, ['at', 'actor']) {
  @ApiProperty({
    type: 'integer',
    nullable: true,
    description: 'The version of the ruling in the record of the match; null where it wrote nothing there.',
    example: 31,
  })
  readonly version: number | null;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    description:
      'The version of the act of the tournament that the ruling is; null: it stands in the record of the match alone.',
    example: null,
  })
  readonly act: number | null;

  @ApiProperty({
    ...schemaNamed('MatchRulingName'),
    description: 'What was done in the match, or the name of the act of the tournament.',
    example: 'adjust-clock',
  })
  readonly kind: MatchRulingKind | RulingName;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    description: 'The number of the game; null where the ruling is about the match.',
    example: null,
  })
  readonly game: number | null;

  @ApiProperty({
    type: 'array',
    items: { type: 'string', format: 'uuid' },
    description: 'The entries that the ruling is about; none where the match is no longer part of the tournament.',
  })
  readonly entryIds: readonly string[];

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'The reason that was given; null where none was.',
    example: 'The clock ran during the break',
  })
  readonly reason: string | null;

  @ApiProperty({ description: 'True: it is undone or taken back and does not count.', example: false })
  readonly undone: boolean;

  @ApiProperty({
    description:
      'Whether one of `entryIds` may appeal against it: it counts, the match is part of the tournament, and it had no appeal (T48).',
    example: true,
  })
  readonly appealable: boolean;

  @ApiProperty({
    type: ActAppealDto,
    nullable: true,
    description: 'The appeal against this ruling; null where there was none.',
    example: null,
  })
  readonly appeal: ActAppealDto | null;
}

export class EntriesOfMatchDto {
  @ApiProperty({ format: 'uuid' })
  readonly white: string;

  @ApiProperty({ format: 'uuid' })
  readonly black: string;
}

export class MatchRulingListDto {
  @ApiProperty({
    type: EntriesOfMatchDto,
    nullable: true,
    description: 'The entries that play the match; null where it is no longer part of the tournament.',
  })
  readonly entries: EntriesOfMatchDto | null;

  @ApiProperty({ type: [MatchRulingDto] })
  readonly items: readonly MatchRulingDto[];
}
