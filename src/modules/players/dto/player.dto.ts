import { ApiProperty, ApiPropertyOptional, PartialType } from '@nestjs/swagger';
import { IsIn, IsOptional } from 'class-validator';
import { MayBeMissing } from '../../../platform/http/forms/form.js';
import { ListQuery, PageOf } from '../../../platform/http/list.js';
import { IsNumberFrom, IsWholeNumber } from '../../../platform/http/forms/whole-number.js';
import { IsId } from '../../../platform/http/forms/ids.js';
import { YesOrNoInQuery } from '../../../platform/http/forms/yes-or-no.js';
import { PLAYER_STATUSES, type PlayerStatus } from '../player.view.js';
import { MAX_NAME } from '../player-name.js';
import { IsCountry, IsName, IsText, Tidy } from './text.js';

const MAX_NOTES = 2_000;
const MAX_RATING = 5_000;
/** The largest number that its column can hold. */
const MAX_EXPERIENCE = 2_147_483_647;

const NAME = { minLength: 1, maxLength: MAX_NAME, example: 'Ann Example' } as const;
const NICKNAME = {
  type: String,
  nullable: true,
  minLength: 1,
  maxLength: MAX_NAME,
  description: 'What the club calls the player; found by `q` too. Null: not known.',
  example: 'Annie',
} as const;
const COUNTRY = {
  type: String,
  nullable: true,
  pattern: '^[A-Z]{2}$',
  description: 'ISO 3166-1 code of two capital letters. Null: not known.',
  example: 'CH',
} as const;
const RATING = {
  type: Number,
  nullable: true,
  minimum: 0,
  maximum: MAX_RATING,
  description: 'Rating on the scale of FIBS, where 1500 is a beginner; as the club enters it. Null: not known.',
  example: 1534.25,
} as const;
const EXPERIENCE = {
  type: 'integer',
  nullable: true,
  minimum: 0,
  maximum: MAX_EXPERIENCE,
  description:
    'Sum of the lengths of all matches played, in points: what the rating formula calls experience. Null: not known.',
  example: 412,
} as const;
const NOTES = {
  type: String,
  nullable: true,
  maxLength: MAX_NOTES,
  description: 'Notes of the club. Null: nothing.',
  example: 'Plays on Tuesdays',
} as const;

export class CreatePlayerDto {
  @ApiProperty({ ...NAME, description: 'Blanks around it are cut off. Several players may have the same name.' })
  @Tidy()
  @IsName()
  readonly name: string;

  @ApiPropertyOptional(NICKNAME)
  @Tidy()
  @IsOptional()
  @IsName()
  readonly nickname?: string | null;

  @ApiPropertyOptional(COUNTRY)
  @IsOptional()
  @IsCountry()
  readonly country?: string | null;

  @ApiPropertyOptional(RATING)
  @IsOptional()
  @IsNumberFrom(0, MAX_RATING)
  readonly rating?: number | null;

  @ApiPropertyOptional(EXPERIENCE)
  @IsOptional()
  @IsWholeNumber(0, MAX_EXPERIENCE)
  readonly experience?: number | null;

  @ApiPropertyOptional(NOTES)
  @IsOptional()
  @IsText(MAX_NOTES)
  readonly notes?: string | null;
}

/** Only what changes; null empties a field, which the name cannot be. */
export class UpdatePlayerDto extends PartialType(CreatePlayerDto, { skipNullProperties: false }) {
  @ApiPropertyOptional({
    enum: ['active'],
    description: 'Brings an archived player back. `DELETE` archives; a merged player stays merged.',
  })
  @MayBeMissing()
  @IsIn(['active'])
  readonly status?: 'active';
}

export class MergePlayerDto {
  @ApiProperty({
    format: 'uuid',
    description: 'The player who remains; not archived, and not merged into another one.',
  })
  @IsId()
  readonly into: string;
}

/** A person of the club. */
export class PlayerDto {
  @ApiProperty({ format: 'uuid', example: '01998a3e-6f0a-7c31-9d6e-0242ac120002' })
  readonly id: string;

  @ApiProperty({
    type: 'integer',
    minimum: 1,
    description: 'Goes up with every change; the `ETag` says the same.',
    example: 1,
  })
  readonly version: number;

  @ApiProperty(NAME)
  readonly name: string;

  @ApiProperty(NICKNAME)
  readonly nickname: string | null;

  @ApiProperty(COUNTRY)
  readonly country: string | null;

  @ApiProperty(RATING)
  readonly rating: number | null;

  @ApiProperty(EXPERIENCE)
  readonly experience: number | null;

  @ApiPropertyOptional({ ...NOTES, description: `${NOTES.description} Only scorers and directors see it.` })
  readonly notes?: string | null;

  @ApiProperty({
    enum: PLAYER_STATUSES,
    description: '`archived`: starts no more matches, the results stay. `merged`: was the same person as `mergedInto`.',
    example: 'active',
  })
  readonly status: PlayerStatus;

  @ApiProperty({
    type: String,
    format: 'uuid',
    nullable: true,
    description: 'Under whose name the results of a merged player are shown; else null.',
    example: null,
  })
  readonly mergedInto: string | null;

  @ApiProperty({ format: 'date-time', example: '2026-01-02T03:04:05.678Z' })
  readonly createdAt: string;
}

export class PlayerListDto extends PageOf(PlayerDto, 'In the order in which they were made.') {}

export class PlayerListQuery extends ListQuery {
  @ApiPropertyOptional({
    maxLength: MAX_NAME,
    default: '',
    description: 'Part of the name or the nickname, in capital or small letters.',
    example: 'ann',
  })
  @Tidy()
  @IsOptional()
  @IsText(MAX_NAME)
  readonly q: string = '';

  @ApiPropertyOptional({
    minLength: 1,
    maxLength: MAX_NAME,
    description: 'The whole name or nickname, in capital or small letters: only the players with exactly this one.',
    example: 'Ann Archer',
  })
  @Tidy()
  @MayBeMissing()
  @IsName()
  readonly name?: string;

  @ApiPropertyOptional({
    type: Boolean,
    default: false,
    description: '`true`: archived and merged players too.',
  })
  @IsOptional()
  @YesOrNoInQuery()
  readonly archived: boolean = false;
}
