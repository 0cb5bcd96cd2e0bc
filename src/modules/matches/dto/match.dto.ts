import { ApiExtraModels, ApiProperty, ApiPropertyOptional, OmitType, getSchemaPath } from '@nestjs/swagger';
import { Transform, Type } from 'class-transformer';
import { IsDefined, IsIn, IsObject, ValidateNested } from 'class-validator';
import {
  CRAWFORD_STATES,
  type CrawfordState,
  DICE_MODES,
  type DiceMode,
  type Format,
  type FormatRules,
  type LossLevel,
  MATCH_ENDS,
  type MatchEnd,
  SIDES,
  type Side,
  type Variant,
} from '../../../domain/index.js';
import { MayBeMissing } from '../../../platform/http/forms/form.js';
import { IsWholeNumber } from '../../../platform/http/forms/whole-number.js';
import { IsId } from '../../../platform/http/forms/ids.js';
import { PageOf } from '../../../platform/http/list.js';
import {
  ASKED_VARIANT,
  type AskedVariant,
  AskedVariantDto,
  BoardOfVariantDto,
  ClockDto,
  GameResultDto,
  IsVariant,
  LEVELS,
  PersonDto,
  SHOWN_VARIANT,
  VariantRulesDto,
} from '../../games/index.js';
import { PenaltyDto } from './directors-acts.dto.js';
import { AskedFormatDto, AskedMoneyFormatDto, MoneyFormatDto, PointsFormatDto } from './format.dto.js';
import { ChosenMatchRulesDto, MatchRulesDto, MoneyRulesDto } from './rules.dto.js';

const STATUSES = ['open', 'finished'] as const;
export const MATCH_STATUSES = [...STATUSES, 'void'] as const;
const MAX_SCORE = 10_000;

const TIME = { type: String, format: 'date-time', nullable: true, example: null } as const;

@ApiExtraModels(AskedVariantDto, AskedMoneyFormatDto)
export class CreateMatchDto {
  @ApiProperty({ format: 'uuid', description: 'The player with the white checkers.' })
  @IsId()
  readonly white: string;

  @ApiProperty({ format: 'uuid', description: 'The player with the black checkers.' })
  @IsId()
  readonly black: string;

  @ApiProperty({
    oneOf: [{ $ref: getSchemaPath(PointsFormatDto) }, { $ref: getSchemaPath(AskedMoneyFormatDto) }],
    description: 'A match to points, or a money session until it is closed.',
    example: { kind: 'points', length: 7 },
  })
  @IsDefined()
  @IsObject()
  @ValidateNested()
  @Type(() => AskedFormatDto)
  // Readonly, and so no class, of which the document would make a form of its own beside the two.
  readonly format: Readonly<AskedFormatDto>;

  @ApiPropertyOptional({ ...ASKED_VARIANT, default: 'backgammon' })
  @MayBeMissing()
  // As it was sent: whatever the names in a record are, they are for the rules to judge.
  @Transform(({ obj }: { obj: { variant?: unknown } }) => obj.variant)
  @IsVariant()
  readonly variant: AskedVariant = 'backgammon';

  @ApiPropertyOptional({
    enum: DICE_MODES,
    default: 'recorded',
    description: 'Who throws: the service, or people at a board who send what fell.',
  })
  @MayBeMissing()
  @IsIn(DICE_MODES)
  readonly dice: DiceMode = 'recorded';

  @ApiPropertyOptional({ type: ChosenMatchRulesDto, description: 'Options that differ from their defaults.' })
  @MayBeMissing()
  @IsObject()
  @ValidateNested()
  @Type(() => ChosenMatchRulesDto)
  readonly rules?: ChosenMatchRulesDto;
}

export class SeatDto extends PersonDto {
  @ApiPropertyOptional({ type: [PersonDto], description: 'In doubles: the two who play this side.' })
  readonly players?: readonly PersonDto[];

  @ApiProperty({
    type: 'integer',
    minimum: 0,
    description: "Points won; the winner's may pass the length.",
    example: 3,
  })
  readonly score: number;
}

export class GameEntryDto {
  @ApiProperty({ format: 'uuid' })
  readonly id: string;

  @ApiProperty({ type: 'integer', minimum: 1, example: 1 })
  readonly number: number;

  @ApiProperty({ enum: STATUSES })
  readonly status: 'open' | 'finished';

  @ApiProperty({
    type: GameResultDto,
    nullable: true,
    description: 'Null while it is open, and where it was annulled.',
  })
  readonly result: GameResultDto | null;

  @ApiProperty({
    description: 'Whether its points are in the score: not so behind the end of the match, nor where it was annulled.',
    example: true,
  })
  readonly counts: boolean;

  @ApiProperty({ description: 'Whether another result was recorded first.', example: false })
  readonly corrected: boolean;
}

export class ScoreDto {
  @ApiProperty({ type: 'integer', minimum: 0, example: 7 })
  @IsWholeNumber(0, MAX_SCORE)
  readonly white: number;

  @ApiProperty({ type: 'integer', minimum: 0, example: 4 })
  @IsWholeNumber(0, MAX_SCORE)
  readonly black: number;
}

/** A match or money session as everybody sees it. */
@ApiExtraModels(PointsFormatDto, MoneyFormatDto, MatchRulesDto, MoneyRulesDto, VariantRulesDto)
export class MatchDto {
  @ApiProperty({ format: 'uuid' })
  readonly id: string;

  @ApiProperty({ type: 'integer', description: 'Events recorded so far; the `ETag` says the same.', example: 41 })
  readonly version: number;

  @ApiProperty({
    enum: MATCH_STATUSES,
    description:
      '`void`: it counts for nothing, because it was voided, or its pairing in a tournament has other players now.',
  })
  readonly status: (typeof MATCH_STATUSES)[number];

  @ApiProperty({
    type: String,
    enum: [...MATCH_ENDS, null],
    nullable: true,
    description: 'How it ended; null while it is open, and for a money session that was closed.',
    example: null,
  })
  readonly by: MatchEnd | null;

  @ApiProperty({ oneOf: [{ $ref: getSchemaPath(PointsFormatDto) }, { $ref: getSchemaPath(MoneyFormatDto) }] })
  readonly format: Format;

  @ApiProperty(SHOWN_VARIANT)
  readonly variant: Variant;

  @ApiProperty({
    type: BoardOfVariantDto,
    description: 'What a board of the variant looks like, so that a client draws it without the list of variants.',
  })
  readonly board: BoardOfVariantDto;

  @ApiProperty({
    ...LEVELS,
    description:
      'What a win of its games can be, smallest first: kinds, or how many checkers the loser has left (V23).',
  })
  readonly levels: readonly LossLevel[];

  @ApiProperty({ enum: DICE_MODES })
  readonly dice: DiceMode;

  @ApiProperty({
    oneOf: [{ $ref: getSchemaPath(MatchRulesDto) }, { $ref: getSchemaPath(MoneyRulesDto) }],
    description: 'Every option of the format with its value; `format.kind` says which of the two forms it is.',
  })
  readonly rules: FormatRules;

  @ApiProperty({ type: SeatDto })
  readonly white: SeatDto;

  @ApiProperty({ type: SeatDto })
  readonly black: SeatDto;

  @ApiProperty({
    type: String,
    enum: [...CRAWFORD_STATES, null],
    nullable: true,
    description:
      '`now`: the open game, or the next one, is the Crawford game. Null: there is none in this match (R72).',
    example: 'before',
  })
  readonly crawford: CrawfordState | null;

  @ApiProperty({
    description: 'Whether a game, points or an end have been recorded. Until then its players may void it.',
    example: true,
  })
  readonly begun: boolean;

  @ApiProperty({ type: String, format: 'uuid', nullable: true })
  readonly currentGameId: string | null;

  @ApiProperty({ type: [GameEntryDto] })
  readonly games: readonly GameEntryDto[];

  @ApiProperty({ type: String, enum: [...SIDES, null], nullable: true, example: null })
  readonly winner: Side | null;

  @ApiProperty({
    type: ScoreDto,
    nullable: true,
    description:
      'What the finished match counts in a bracket: a forfeit as the length to nothing (T24), a match lost on time or conceded as the ' +
      'length to the points that the loser has (T35). Null while it is open, and for a money session.',
    example: null,
  })
  readonly recorded: ScoreDto | null;

  @ApiProperty({
    type: [PenaltyDto],
    description: 'Penalty points, which neither side won, in the order in which they were given (T20 to T23, T35).',
    example: [],
  })
  readonly penalties: readonly PenaltyDto[];

  @ApiProperty({ type: ClockDto, nullable: true, description: 'Null in a match without a clock.', example: null })
  readonly clock: ClockDto | null;

  @ApiProperty({
    type: String,
    format: 'uuid',
    nullable: true,
    description: 'The tournament in which it is played; null outside of tournaments.',
  })
  readonly tournamentId: string | null;

  @ApiProperty({ format: 'date-time' })
  readonly createdAt: string;

  @ApiProperty({ ...TIME, description: 'When it was played, if an import told it; null: while it was recorded.' })
  readonly playedAt: string | null;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Where it was played, if an import told it.',
    example: null,
  })
  readonly event: string | null;

  @ApiProperty(TIME)
  readonly finishedAt: string | null;
}

/** A match in a list. Read the match itself for its games. */
export class ListedMatchDto extends OmitType(MatchDto, ['games']) {
  @ApiProperty({
    type: 'integer',
    minimum: 0,
    description: 'How many games it has; `getMatch` lists them.',
    example: 3,
  })
  readonly gameCount: number;
}

export class MatchListDto extends PageOf(ListedMatchDto) {}
