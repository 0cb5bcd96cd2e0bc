import { ApiProperty, ApiPropertyOptional, getSchemaPath } from '@nestjs/swagger';
import {
  ArrayMaxSize,
  ArrayMinSize,
  Equals,
  IsArray,
  IsIn,
  IsString,
  MaxLength,
  MinLength,
  ValidateIf,
} from 'class-validator';
import { MOST_PLAYERS, type PairSide } from '../../../domain/index.js';
import { MayBeMissing } from '../../../platform/http/forms/form.js';
import { IsWholeNumber } from '../../../platform/http/forms/whole-number.js';
import { AreIds, IsId } from '../../../platform/http/forms/ids.js';

const MAX_POINTS = 1_000_000;
const LONGEST_REASON = 500;
const PAIR_SIDES = ['box', 'member'] as const;
const SELF = 'Left out: the player whose token it is.';

/** Leaves the line for whole games, or is back (C62). */
export class SeatAct {
  @ApiProperty({ enum: ['sit-out', 'return'], description: 'Sits out for whole games, or comes back (C62).' })
  @IsIn(['sit-out', 'return'])
  readonly type: 'sit-out' | 'return';

  @ApiPropertyOptional({ format: 'uuid', description: SELF })
  @MayBeMissing()
  @IsId()
  readonly playerId?: string;
}

export class InvitePartnerAct {
  @ApiProperty({ enum: ['invite-partner'], description: 'By the box, before a game (C52).' })
  @Equals('invite-partner')
  readonly type: 'invite-partner';

  @ApiPropertyOptional({ format: 'uuid', description: 'Left out: the player whom the option `partnerPick` names.' })
  @MayBeMissing()
  @IsId()
  readonly playerId?: string;
}

export class BuyBoxAct {
  @ApiProperty({
    enum: ['buy-box'],
    description:
      'Sells the seat of the box before a game. The buyer and the box each send it, and the sale is done with ' +
      'the second; a scorer sends it for both (C55).',
  })
  @Equals('buy-box')
  readonly type: 'buy-box';

  @ApiPropertyOptional({ format: 'uuid', description: `Who buys. ${SELF}` })
  @MayBeMissing()
  @IsId()
  readonly playerId?: string;

  @ApiProperty({ type: 'integer', minimum: 1, maximum: MAX_POINTS, example: 3 })
  @IsWholeNumber(1, MAX_POINTS)
  readonly points: number;
}

export class SettleAct {
  @ApiProperty({
    enum: ['settle'],
    description:
      'Settles a pair of the open game for points. Both of the pair send the same, and it is done with the ' +
      'second; a scorer sends it for both (A15).',
  })
  @Equals('settle')
  readonly type: 'settle';

  @ApiPropertyOptional({ format: 'uuid', description: `The member of the pair. ${SELF}` })
  @MayBeMissing()
  @IsId()
  readonly playerId?: string;

  @ApiProperty({ type: 'integer', minimum: 0, maximum: MAX_POINTS, example: 2 })
  @IsWholeNumber(0, MAX_POINTS)
  readonly points: number;

  @ApiPropertyOptional({ enum: PAIR_SIDES, description: 'Who gets the points; left out where there are none.' })
  @MayBeMissing()
  @IsIn(PAIR_SIDES)
  readonly winner?: PairSide;
}

export class NameProxyAct {
  @ApiProperty({
    enum: ['name-proxy'],
    description: 'Another player decides for an absent one, in the open game (C63).',
  })
  @Equals('name-proxy')
  readonly type: 'name-proxy';

  @ApiPropertyOptional({ format: 'uuid', description: `Who is away. ${SELF}` })
  @MayBeMissing()
  @IsId()
  readonly playerId?: string;

  @ApiProperty({
    type: String,
    format: 'uuid',
    nullable: true,
    description: 'Who decides for the absent member; null: the service copies what the captain decides.',
  })
  @ValidateIf((_, value) => value !== null)
  @IsId()
  readonly proxy: string | null;
}

export class EndProxyAct {
  @ApiProperty({
    enum: ['end-proxy'],
    description: 'Ends the proxy: the player is back and decides in the open game (C63).',
  })
  @Equals('end-proxy')
  readonly type: 'end-proxy';

  @ApiPropertyOptional({ format: 'uuid', description: SELF })
  @MayBeMissing()
  @IsId()
  readonly playerId?: string;
}

export class AbandonAct {
  @ApiProperty({
    enum: ['abandon'],
    description:
      'The box gives up the open game and its seat, and loses on each cube what the option `boxForfeit` says ' +
      '(C64).',
  })
  @Equals('abandon')
  readonly type: 'abandon';
}

/** Says why the host has the last word. */
class HostAct {
  @ApiProperty({ minLength: 1, maxLength: LONGEST_REASON, example: 'The house lets a host rotate by age.' })
  @IsString()
  @MinLength(1)
  @MaxLength(LONGEST_REASON)
  readonly reason: string;
}

export class SetSeatsAct extends HostAct {
  @ApiProperty({
    enum: ['seat'],
    description:
      'The host says before a game who sits where; corrections of earlier games do not change it. While the first order ' +
      'is thrown it takes the place of the throws.',
  })
  @Equals('seat')
  readonly type: 'seat';

  @ApiProperty({ format: 'uuid', description: 'Who is box.' })
  @IsId()
  readonly box: string;

  @ApiPropertyOptional({
    type: [String],
    items: { type: 'string', format: 'uuid' },
    minItems: 1,
    maxItems: MOST_PLAYERS,
    description:
      'All others at the table, the captain first. Left out: the new box changes places with the old one. Needed while ' +
      'the first order is thrown.',
  })
  @MayBeMissing()
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(MOST_PLAYERS)
  @AreIds()
  readonly line?: readonly string[];
}

export class AdjustAct extends HostAct {
  @ApiProperty({
    enum: ['adjust'],
    description:
      'Moves points from one player to another. The host may send it at any time; corrections of games do not ' +
      'change it.',
  })
  @Equals('adjust')
  readonly type: 'adjust';

  @ApiProperty({ format: 'uuid', description: 'Who pays.' })
  @IsId()
  readonly from: string;

  @ApiProperty({ format: 'uuid', description: 'Who is paid.' })
  @IsId()
  readonly to: string;

  @ApiProperty({ type: 'integer', minimum: 1, maximum: MAX_POINTS, example: 2 })
  @IsWholeNumber(1, MAX_POINTS)
  readonly points: number;
}

/** What happens at the table besides the games. */
export type ActDto =
  | SeatAct
  | InvitePartnerAct
  | BuyBoxAct
  | SettleAct
  | NameProxyAct
  | EndProxyAct
  | AbandonAct
  | SetSeatsAct
  | AdjustAct;

/** The form of each type of act. */
export const ACT_FORMS: Readonly<Record<string, new () => ActDto>> = {
  'sit-out': SeatAct,
  return: SeatAct,
  'invite-partner': InvitePartnerAct,
  'buy-box': BuyBoxAct,
  settle: SettleAct,
  'name-proxy': NameProxyAct,
  'end-proxy': EndProxyAct,
  abandon: AbandonAct,
  seat: SetSeatsAct,
  adjust: AdjustAct,
};

export const ACT_CLASSES = [...new Set(Object.values(ACT_FORMS))];

/** Any act, as the document describes it. */
export const ANY_ACT = {
  oneOf: ACT_CLASSES.map((form) => ({ $ref: getSchemaPath(form) })),
};
