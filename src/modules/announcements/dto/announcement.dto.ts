import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsOptional, MinLength } from 'class-validator';
import { MayBeMissing } from '../../../platform/http/forms/form.js';
import { IsInstant } from '../../../platform/http/forms/instant.js';
import { IsId } from '../../../platform/http/forms/ids.js';
import { ListQuery, PageOf } from '../../../platform/http/list.js';
import { IsText, Tidy } from '../../players/index.js';

const LONGEST = 500;

const TEXT = { minLength: 1, maxLength: LONGEST, example: 'Round 3 begins at half past eight' } as const;
const ABOUT = {
  type: String,
  format: 'uuid',
  nullable: true,
  description: 'The tournament it is about. Null: the whole club; only readers with a token see it then.',
} as const;
const UNTIL = {
  type: String,
  format: 'date-time',
  nullable: true,
  description: 'Shown until then; null: until a scorer or a director ends it.',
  example: '2099-12-31T22:00:00.000Z',
} as const;

export class CreateAnnouncementDto {
  @ApiProperty({ ...TEXT, description: 'Blanks around it are cut off.' })
  @Tidy()
  @IsText(LONGEST)
  @MinLength(1)
  readonly text: string;

  @ApiPropertyOptional(ABOUT)
  @IsOptional()
  @IsId()
  readonly tournamentId?: string | null;

  @ApiPropertyOptional(UNTIL)
  @IsOptional()
  @IsInstant()
  readonly until?: string | null;
}

/** What the club announces (api.md, "The club as a whole"). */
export class AnnouncementDto {
  @ApiProperty({ format: 'uuid' })
  readonly id: string;

  @ApiProperty({ type: 'integer', minimum: 1, example: 1 })
  readonly version: number;

  @ApiProperty(TEXT)
  readonly text: string;

  @ApiProperty({ ...ABOUT, example: null })
  readonly tournamentId: string | null;

  @ApiProperty({ format: 'date-time' })
  readonly createdAt: string;

  @ApiProperty(UNTIL)
  readonly until: string | null;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'When a scorer or a director ended it; null: neither has.',
    example: null,
  })
  readonly endedAt: string | null;
}

export class AnnouncementListDto extends PageOf(AnnouncementDto, 'Newest first.') {}

export class AnnouncementListQuery extends ListQuery {
  @ApiPropertyOptional({ format: 'uuid', description: 'Only those about this tournament.' })
  @MayBeMissing()
  @IsId()
  readonly tournamentId?: string;
}
