import { ApiProperty, ApiPropertyOptional, OmitType } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { ArrayMaxSize, ArrayMinSize, IsArray, IsIn, IsObject, ValidateNested } from 'class-validator';
import {
  type ChouetteRules,
  DICE_MODES,
  type DiceMode,
  LARGEST_TABLE_STAKE,
  MOST_PLAYERS,
  type TableAction,
  type Variant,
} from '../../../domain/index.js';
import { MayBeMissing, RequiredWithout } from '../../../platform/http/forms/form.js';
import { ListQuery, PageOf } from '../../../platform/http/list.js';
import { IsWholeNumber } from '../../../platform/http/forms/whole-number.js';
import { AreIds, IsId } from '../../../platform/http/forms/ids.js';
import { SHOWN_VARIANT, TableOutcomeDto } from '../../games/index.js';
import { ROLES_AT_TABLE, TABLE_ACTS, type TableAct } from '../chouette.view.js';
import { ChouetteRulesDto } from './chouette-rules.dto.js';
import { ORDERS, STAKE, TableOptionsDto } from './table-options.dto.js';

const STATUSES = ['ordering', 'waiting', 'playing', 'closed'] as const;
const GAME_STATUSES = ['open', 'finished', 'undone'] as const;
const ASKS = ['join', 'leave', 'sit-out', 'return'] as const;
const MOST_THROWS = 10;
const MOST_DICE = 4;

export class CreateChouetteDto extends TableOptionsDto {
  @ApiPropertyOptional({
    type: [String],
    minItems: 3,
    maxItems: MOST_PLAYERS,
    format: 'uuid',
    description:
      'Three or more, required without `groupId`. Where the order is given: the box, the captain, then the rest of the line.',
  })
  @RequiredWithout('groupId')
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(MOST_PLAYERS)
  @AreIds()
  readonly players?: readonly string[];

  @ApiPropertyOptional({
    enum: ORDERS,
    description: 'The first order by throws (C5), or as the players are named; required without `groupId`.',
    example: 'given',
  })
  @RequiredWithout('groupId')
  @IsIn(ORDERS)
  readonly order?: (typeof ORDERS)[number];

  @ApiPropertyOptional({
    format: 'uuid',
    description:
      'The saved group that plays: its members and options count wherever the request says nothing. Own stakes of people who sit down later stay theirs.',
  })
  @MayBeMissing()
  @IsId()
  readonly groupId?: string;
}

export class OrderThrowDto {
  @ApiProperty({ format: 'uuid' })
  @IsId()
  readonly playerId: string;

  @ApiProperty({
    type: 'array',
    items: { type: 'integer', minimum: 1, maximum: 6 },
    minItems: 1,
    maxItems: MOST_DICE,
    description: 'As many numbers as `orderDice`.',
    example: [5],
  })
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(MOST_DICE)
  @IsWholeNumber(1, 6, { each: true })
  readonly dice: readonly number[];
}

export class OrderThrowsDto {
  @ApiProperty({
    type: [OrderThrowDto],
    minItems: 1,
    maxItems: MOST_THROWS,
    description: 'One round: each player of `toThrow`, and no others.',
  })
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(MOST_THROWS)
  @IsObject({ each: true })
  @ValidateNested({ each: true })
  @Type(() => OrderThrowDto)
  readonly throws: readonly OrderThrowDto[];
}

export class JoinDto {
  @ApiProperty({ format: 'uuid', description: 'Who joins. Sent by the box: the newcomer to whom it agrees.' })
  @IsId()
  readonly playerId: string;

  @ApiPropertyOptional({
    ...STAKE,
    description:
      'What a point is worth to the newcomer, for the whole evening (C10). Left out: what the group of the chouette says, or the stake of the table.',
  })
  @MayBeMissing()
  @IsWholeNumber(0, LARGEST_TABLE_STAKE)
  readonly stake?: number;
}

export class ChouettePlayerDto {
  @ApiProperty({ format: 'uuid' })
  readonly playerId: string;

  @ApiProperty({ example: 'Ann' })
  readonly name: string;

  @ApiProperty({ enum: ROLES_AT_TABLE })
  readonly role: (typeof ROLES_AT_TABLE)[number];

  @ApiProperty({ description: 'Out, but coming back (C62).', example: false })
  readonly sittingOut: boolean;

  @ApiProperty({ type: 'integer', description: 'Points won less points lost.', example: -3 })
  readonly points: number;

  @ApiProperty({ ...STAKE, description: 'What a point is worth to this player; two settle at the lower stake (C10).' })
  readonly stake: number;

  @ApiProperty({ type: 'integer', description: 'In the smallest unit of the currency.', example: -300 })
  readonly amount: number;
}

export class ChouetteGameEntryDto {
  @ApiProperty({ format: 'uuid' })
  readonly id: string;

  @ApiProperty({ type: 'integer', minimum: 1, example: 1 })
  readonly number: number;

  @ApiProperty({ enum: GAME_STATUSES, description: '`undone`: it never counted.' })
  readonly status: (typeof GAME_STATUSES)[number];

  @ApiProperty({ type: TableOutcomeDto, nullable: true })
  readonly result: TableOutcomeDto | null;
}

export class SeatAskDto {
  @ApiProperty({ format: 'uuid' })
  readonly player: string;

  @ApiProperty({ enum: ASKS })
  readonly ask: (typeof ASKS)[number];

  @ApiProperty({ description: 'False: the box has still to agree (C60).' })
  readonly agreed: boolean;

  @ApiPropertyOptional({ ...STAKE, description: 'What a point is worth to the newcomer.' })
  readonly stake?: number;
}

export class BoxOfferDto {
  @ApiProperty({ format: 'uuid' })
  readonly buyer: string;

  @ApiProperty({ type: 'integer', minimum: 1, example: 3 })
  readonly points: number;

  @ApiProperty({
    format: 'uuid',
    description: 'Which of the two has said so; the sale is done when the other says the same.',
  })
  readonly by: string;
}

const PERSON_OR_NULL = { type: String, format: 'uuid', nullable: true } as const;

/** A chouette as everybody sees it. */
export class ChouetteDto {
  @ApiProperty({ format: 'uuid' })
  readonly id: string;

  @ApiProperty({ type: 'integer', description: 'Events recorded so far; the `ETag` says the same.', example: 12 })
  readonly version: number;

  @ApiProperty({ enum: STATUSES, description: '`ordering`: the first order is still being thrown.' })
  readonly status: (typeof STATUSES)[number];

  @ApiProperty({ ...PERSON_OR_NULL, description: 'The player against all others; null until the order is found.' })
  readonly box: string | null;

  @ApiProperty({
    ...PERSON_OR_NULL,
    description: 'The player who shares the result of the box; null: no player does (C52).',
    example: null,
  })
  readonly partner: string | null;

  @ApiProperty({ ...PERSON_OR_NULL, description: 'First of the line: rolls and moves for the team.' })
  readonly captain: string | null;

  @ApiProperty({
    ...PERSON_OR_NULL,
    description:
      'Who rolls and moves for the team in the open game: the captain, or the member who followed the captain ' +
      '(C28). Null between games.',
    example: null,
  })
  readonly actingCaptain: string | null;

  @ApiProperty({ type: [String], format: 'uuid', description: 'The team in its order, the captain first.' })
  readonly line: readonly string[];

  @ApiProperty({ description: 'Two are left: box and captain, no rotation (C4).', example: false })
  readonly headsUp: boolean;

  @ApiProperty({
    type: [ChouettePlayerDto],
    description: 'All players who were ever at the table; while the order is thrown, those who throw.',
  })
  readonly players: readonly ChouettePlayerDto[];

  @ApiProperty({ type: [String], format: 'uuid', description: 'Those who have to throw for the order now (C5).' })
  readonly toThrow: readonly string[];

  @ApiProperty({
    type: [SeatAskDto],
    description:
      'Wishes to join, leave, sit out or return that wait: each takes effect when the open game ends, or when ' +
      'the box agrees (C60–C62).',
  })
  readonly asks: readonly SeatAskDto[];

  @ApiProperty({ type: BoxOfferDto, nullable: true, description: 'An offer for the box (C55).', example: null })
  readonly offer: BoxOfferDto | null;

  @ApiProperty({ type: String, format: 'uuid', nullable: true })
  readonly currentGameId: string | null;

  @ApiProperty({ type: [ChouetteGameEntryDto] })
  readonly games: readonly ChouetteGameEntryDto[];

  @ApiProperty(SHOWN_VARIANT)
  readonly variant: Variant;

  @ApiProperty({ enum: DICE_MODES })
  readonly dice: DiceMode;

  @ApiProperty({ type: 'integer', minimum: 0, description: 'What a point is worth.', example: 100 })
  readonly stake: number;

  @ApiProperty({ type: String, nullable: true, example: 'EUR' })
  readonly currency: string | null;

  @ApiProperty({ type: ChouetteRulesDto, description: 'Every option with its value.' })
  readonly rules: ChouetteRules;

  @ApiProperty({ ...PERSON_OR_NULL, description: 'The player who opened it; null: staff did.', example: null })
  readonly host: string | null;

  @ApiProperty({ ...PERSON_OR_NULL, description: 'The saved group that plays.', example: null })
  readonly groupId: string | null;

  @ApiProperty({ format: 'date-time' })
  readonly createdAt: string;

  @ApiProperty({ type: String, format: 'date-time', nullable: true, example: null })
  readonly finishedAt: string | null;
}

/** A chouette in a list. Read the chouette itself for its games. */
export class ListedChouetteDto extends OmitType(ChouetteDto, ['games']) {
  @ApiProperty({
    type: 'integer',
    minimum: 0,
    description: 'How many games it has; `getChouette` lists them.',
    example: 9,
  })
  readonly gameCount: number;
}

/** A chouette at which a person sits, or which they have asked to join. */
export class ChouetteTaskDto {
  @ApiProperty({ type: ListedChouetteDto })
  readonly chouette: ListedChouetteDto;

  @ApiProperty({ format: 'uuid', description: 'The person, as the chouette knows them.' })
  readonly playerId: string;

  @ApiProperty({ type: [String], description: 'What the person may do in its open game now.', example: ['roll'] })
  readonly actions: readonly TableAction[];

  @ApiProperty({
    enum: TABLE_ACTS,
    isArray: true,
    description:
      'What the person may do at its table. `admit`: agree to a newcomer of `asks`; `leave`: also take back the wish to join.',
    example: ['sit-out', 'leave'],
  })
  readonly acts: readonly TableAct[];
}

export class ChouetteListDto extends PageOf(ListedChouetteDto) {}

export class ChouetteListQuery extends ListQuery {
  @ApiPropertyOptional({ enum: ['open', 'closed'], description: 'Only those still going on, or only closed ones.' })
  @MayBeMissing()
  @IsIn(['open', 'closed'])
  readonly status?: 'open' | 'closed';

  @ApiPropertyOptional({ format: 'uuid', description: 'Only those with this player.' })
  @MayBeMissing()
  @IsId()
  readonly playerId?: string;

  @ApiPropertyOptional({ format: 'uuid', description: 'Only those of this saved group.' })
  @MayBeMissing()
  @IsId()
  readonly groupId?: string;
}
