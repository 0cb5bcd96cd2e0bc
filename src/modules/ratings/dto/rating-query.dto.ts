import { ApiPropertyOptional, IntersectionType } from '@nestjs/swagger';
import { IsIn, IsOptional, IsString, MaxLength } from 'class-validator';
import { EXPERIENCE_TIMINGS, FIBS_RATING, RAMPS, type Ramp, type RatingRules } from '../../../domain/index.js';
import { MayBeMissing } from '../../../platform/http/forms/form.js';
import { ListQuery } from '../../../platform/http/list.js';
import { NumberInQuery } from '../../../platform/http/forms/whole-number.js';
import { YesOrNoInQuery } from '../../../platform/http/forms/yes-or-no.js';

const LONGEST_VARIANT = 100;
const VARIANT = {
  maxLength: LONGEST_VARIANT,
  description: 'The id of a variant, as matches show it; each has ratings of its own (T77).',
} as const;
const HIGHEST_START = 5_000;
const WIDEST_SPREAD = 10_000;
const LARGEST_BASE = 100;

/** Which ratings: of what variant, and by which relative of the formula of FIBS (T75). */
export class RatingRulesQuery {
  @ApiPropertyOptional({ ...VARIANT, default: 'backgammon' })
  @MayBeMissing()
  @IsString()
  @MaxLength(LONGEST_VARIANT)
  readonly variant: string = 'backgammon';

  @ApiPropertyOptional({
    enum: RAMPS,
    default: FIBS_RATING.ramp,
    description:
      'How fast new players move: `fibs` up to 5 times, `gentle` up to twice, `none` like all players (T75).',
  })
  @MayBeMissing()
  @IsIn(RAMPS)
  readonly ramp?: Ramp;

  @ApiPropertyOptional({
    enum: EXPERIENCE_TIMINGS,
    default: FIBS_RATING.experienceTiming,
    description: 'Whether the ramp looks at the experience before the match or with it (T71).',
  })
  @MayBeMissing()
  @IsIn(EXPERIENCE_TIMINGS)
  readonly experienceTiming?: RatingRules['experienceTiming'];

  @ApiPropertyOptional({
    type: Number,
    minimum: 0,
    maximum: HIGHEST_START,
    default: FIBS_RATING.start,
    description: 'The rating of a player who has none yet.',
  })
  @MayBeMissing()
  @NumberInQuery(0, HIGHEST_START)
  readonly start?: number;

  @ApiPropertyOptional({
    type: Number,
    minimum: 1,
    maximum: WIDEST_SPREAD,
    default: FIBS_RATING.spread,
    description: 'The difference of ratings at which the better one wins a match to 1 ten times as often.',
  })
  @MayBeMissing()
  @NumberInQuery(1, WIDEST_SPREAD)
  readonly spread?: number;

  @ApiPropertyOptional({
    type: Number,
    minimum: 0,
    maximum: LARGEST_BASE,
    default: FIBS_RATING.base,
    description: 'How much a match to 1 can change a rating at most, without a ramp.',
  })
  @MayBeMissing()
  @NumberInQuery(0, LARGEST_BASE)
  readonly base?: number;
}

export class RatingHistoryQuery extends IntersectionType(RatingRulesQuery, ListQuery) {}

export class RatingTableQuery extends IntersectionType(RatingRulesQuery, ListQuery) {
  @ApiPropertyOptional({ type: Boolean, default: false, description: '`true`: with the archived players.' })
  @IsOptional()
  @YesOrNoInQuery()
  readonly archived: boolean = false;
}

export class HeadToHeadQuery extends ListQuery {
  @ApiPropertyOptional({ ...VARIANT, description: 'Only matches of this variant.' })
  @MayBeMissing()
  @IsString()
  @MaxLength(LONGEST_VARIANT)
  readonly variant?: string;
}
