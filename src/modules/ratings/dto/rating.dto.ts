import { ApiProperty } from '@nestjs/swagger';
import {
  EXPERIENCE_TIMINGS,
  FIBS_RATING,
  MATCH_ENDS,
  type MatchEnd,
  PROVISIONAL_BELOW,
  RAMPS,
  type Ramp,
  type RatingRules,
} from '../../../domain/index.js';
import { NEXT_CURSOR } from '../../../platform/http/list.js';

const RATING = { description: 'With two decimals; computed with all of them (T72).', example: 1526.46 } as const;
const EXPERIENCE = {
  type: 'integer',
  minimum: 0,
  description: 'Sum of the lengths of all rated matches, and what the club entered.',
  example: 7,
} as const;
const PROVISIONAL = { description: `Experience below ${PROVISIONAL_BELOW} (T75).`, example: true } as const;
const TOURNAMENT_ID = {
  type: String,
  format: 'uuid',
  nullable: true,
  description: 'The tournament in which it was played; else null.',
  example: null,
} as const;
const AT = {
  format: 'date-time',
  description: 'When the match was played; where that was not told, when it was finished.',
  example: '2026-01-02T03:04:05.678Z',
} as const;
const LENGTH = { type: 'integer', minimum: 1, description: 'To how many points it was played.', example: 7 } as const;
const VARIANT = { description: 'The id of the variant.', example: 'backgammon' } as const;

/** The parameters of the formula (T75). */
export class RatingRulesDto implements RatingRules {
  @ApiProperty({ description: 'The rating of a player who has none yet.', example: FIBS_RATING.start })
  readonly start: number;

  @ApiProperty({ example: FIBS_RATING.spread })
  readonly spread: number;

  @ApiProperty({ example: FIBS_RATING.base })
  readonly base: number;

  @ApiProperty({ enum: RAMPS, example: FIBS_RATING.ramp })
  readonly ramp: Ramp;

  @ApiProperty({ enum: EXPERIENCE_TIMINGS, example: FIBS_RATING.experienceTiming })
  readonly experienceTiming: RatingRules['experienceTiming'];
}

/** A player by the present name. */
export class RatedPersonDto {
  @ApiProperty({ format: 'uuid', description: 'The player who remains, where players were merged.' })
  readonly playerId: string;

  @ApiProperty({ example: 'Ann Example' })
  readonly name: string;
}

/** One match and what it did to a rating. */
export class RatingChangeDto {
  @ApiProperty({ format: 'uuid' })
  readonly matchId: string;

  @ApiProperty(TOURNAMENT_ID)
  readonly tournamentId: string | null;

  @ApiProperty(AT)
  readonly at: string;

  @ApiProperty({ type: RatedPersonDto })
  readonly opponent: RatedPersonDto;

  @ApiProperty({ example: true })
  readonly won: boolean;

  @ApiProperty(LENGTH)
  readonly length: number;

  @ApiProperty({ description: 'The rating before the match.', example: 1500 })
  readonly before: number;

  @ApiProperty({ ...RATING, description: 'The rating after the match.' })
  readonly after: number;

  @ApiProperty({
    description: 'Rounded from the exact difference, which the rounded ratings may miss by 0.01 (T72).',
    example: 26.46,
  })
  readonly change: number;

  @ApiProperty({ description: 'How likely the win was beforehand (T76).', minimum: 0, maximum: 1, example: 0.5 })
  readonly expected: number;

  @ApiProperty({
    description: 'The sum behind the change, in a sentence.',
    example:
      'Won to 7 against Bob Example, rated 1500.00; a win was 50.0 % likely. +26.46 = 4 × 5 × √7 × 0.5000, K at experience 0.',
  })
  readonly reason: string;
}

/** A player's rating and the matches that made it. */
export class RatingHistoryDto extends RatedPersonDto {
  @ApiProperty(VARIANT)
  readonly variant: string;

  @ApiProperty({ type: RatingRulesDto })
  readonly rules: RatingRulesDto;

  @ApiProperty(RATING)
  readonly rating: number;

  @ApiProperty(EXPERIENCE)
  readonly experience: number;

  @ApiProperty(PROVISIONAL)
  readonly provisional: boolean;

  @ApiProperty({ type: [RatingChangeDto], description: 'The last match first.' })
  readonly items: readonly RatingChangeDto[];

  @ApiProperty(NEXT_CURSOR)
  readonly nextCursor: string | null;
}

export class RatingRowDto extends RatedPersonDto {
  @ApiProperty({ type: 'integer', minimum: 1, description: 'Shared by equal ratings.', example: 1 })
  readonly place: number;

  @ApiProperty(RATING)
  readonly rating: number;

  @ApiProperty(EXPERIENCE)
  readonly experience: number;

  @ApiProperty(PROVISIONAL)
  readonly provisional: boolean;

  @ApiProperty({ type: 'integer', minimum: 0, description: 'How many matches were rated.', example: 1 })
  readonly matches: number;

  @ApiProperty({ type: 'integer', minimum: 0, description: 'How many of them were won.', example: 1 })
  readonly wins: number;
}

/** The club's table: the players with a rated match, and in backgammon also those for whom the club entered a rating. */
export class RatingTableDto {
  @ApiProperty(VARIANT)
  readonly variant: string;

  @ApiProperty({ type: RatingRulesDto })
  readonly rules: RatingRulesDto;

  @ApiProperty({ type: [RatingRowDto], description: 'The best rating first.' })
  readonly items: readonly RatingRowDto[];

  @ApiProperty(NEXT_CURSOR)
  readonly nextCursor: string | null;
}

export class RecordDto extends RatedPersonDto {
  @ApiProperty({ type: 'integer', minimum: 0, example: 3 })
  readonly matchesWon: number;

  @ApiProperty({ type: 'integer', minimum: 0, description: 'Of the games whose results are known.', example: 11 })
  readonly gamesWon: number;

  @ApiProperty({
    type: 'integer',
    minimum: 0,
    description: 'At most the length of each match; penalty points are none (T22, T52).',
    example: 19,
  })
  readonly pointsWon: number;
}

export class OfBothDto {
  @ApiProperty({ type: 'integer', minimum: 0, example: 5 })
  readonly player: number;

  @ApiProperty({ type: 'integer', minimum: 0, example: 3 })
  readonly opponent: number;
}

export class EncounterDto {
  @ApiProperty({ format: 'uuid' })
  readonly matchId: string;

  @ApiProperty(TOURNAMENT_ID)
  readonly tournamentId: string | null;

  @ApiProperty(AT)
  readonly at: string;

  @ApiProperty(VARIANT)
  readonly variant: string;

  @ApiProperty(LENGTH)
  readonly length: number;

  @ApiProperty({ enum: MATCH_ENDS, example: 'play' })
  readonly by: MatchEnd;

  @ApiProperty({ description: 'Whether `player` has won.', example: true })
  readonly won: boolean;

  @ApiProperty({ type: OfBothDto, description: 'Games whose results are known.' })
  readonly gamesWon: OfBothDto;

  @ApiProperty({ type: OfBothDto, description: 'At most the length; penalty points are none.' })
  readonly pointsWon: OfBothDto;
}

/** What two people have played against each other; forfeits, walkovers and money sessions do not count (T24). */
export class HeadToHeadDto {
  @ApiProperty({
    type: String,
    nullable: true,
    description: 'The variant that was asked for; null: all.',
    example: null,
  })
  readonly variant: string | null;

  @ApiProperty({ type: RecordDto, description: 'The first player of the path.' })
  readonly player: RecordDto;

  @ApiProperty({ type: RecordDto, description: 'The other one.' })
  readonly opponent: RecordDto;

  @ApiProperty({ type: [EncounterDto], description: 'The last match first.' })
  readonly items: readonly EncounterDto[];

  @ApiProperty(NEXT_CURSOR)
  readonly nextCursor: string | null;
}
