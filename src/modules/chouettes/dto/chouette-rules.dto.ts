import { ApiProperty, IntersectionType, PartialType } from '@nestjs/swagger';
import { Allow, IsBoolean, IsIn } from 'class-validator';
import {
  ANSWER_ORDERS,
  BOX_DOUBLE_POLICIES,
  BOX_FORFEITS,
  BOX_TAKE_POLICIES,
  CONSULTATIONS,
  CUBE_MODES,
  type ChouetteOptions,
  JOIN_POSITIONS,
  LONE_TAKERS,
  ORDER_DICE,
  PARTNERS,
  PARTNER_PICKS,
  ROTATIONS,
  SIT_OUT_RETURNS,
  TEAM_DOUBLES,
} from '../../../domain/index.js';
import { GameRulesDto, MoneyOptionsDto } from '../../games/index.js';
import { IsOneOrSeveral } from '../../../platform/http/forms/one-or-several.js';
import { IsWholeNumber } from '../../../platform/http/forms/whole-number.js';

const SIZE = { type: 'integer', minimum: 3, maximum: 10 } as const;

/** The options that only a chouette has (chouette.md). */
class ChouetteOptionsDto implements ChouetteOptions {
  @ApiProperty({
    enum: CUBE_MODES,
    default: 'multi',
    description: 'A cube for each member, or one for the team (C11).',
  })
  @IsIn(CUBE_MODES)
  readonly cubes: ChouetteOptions['cubes'];

  @ApiProperty({
    enum: ROTATIONS,
    default: 'succession',
    description:
      'Who is box after a game (C30, C34): the captain or who followed as captain decides, only the first or ' +
      'the last captain, the Los Angeles way, or the net result of the box.',
  })
  @IsIn(ROTATIONS)
  readonly rotation: ChouetteOptions['rotation'];

  @ApiProperty({ type: 'integer', enum: ORDER_DICE, default: 1, description: 'Dice in a throw for the order (C5).' })
  @IsIn(ORDER_DICE)
  readonly orderDice: ChouetteOptions['orderDice'];

  @ApiProperty({ ...SIZE, default: 7, description: 'How many may sit at the table (C3).' })
  @IsWholeNumber(3, 10)
  readonly maxPlayers: number;

  @ApiProperty({
    enum: CONSULTATIONS,
    default: 'afterCubeTurned',
    description: 'When the members still in may advise the captain (C16).',
  })
  @IsIn(CONSULTATIONS)
  readonly consultation: ChouetteOptions['consultation'];

  @ApiProperty({
    enum: TEAM_DOUBLES,
    default: 'captain',
    description: 'Who decides about a double of the team, which has one cube (C20).',
  })
  @IsIn(TEAM_DOUBLES)
  readonly teamDouble: ChouetteOptions['teamDouble'];

  @ApiProperty({
    enum: ANSWER_ORDERS,
    default: 'sealed',
    description: 'How members answer a double of the box: together, or one after another (C23).',
  })
  @IsIn(ANSWER_ORDERS)
  readonly answerOrder: ChouetteOptions['answerOrder'];

  @ApiProperty({
    oneOf: [
      { type: 'string', enum: [...BOX_TAKE_POLICIES] },
      { type: 'array', items: { type: 'string', enum: [...BOX_TAKE_POLICIES] }, minItems: 1, uniqueItems: true },
    ],
    default: 'free',
    description: 'What the box may take of the cubes offered at once (C26); of several policies, all must allow it.',
  })
  @IsOneOrSeveral(BOX_TAKE_POLICIES)
  readonly boxTakePolicy: ChouetteOptions['boxTakePolicy'];

  @ApiProperty({
    enum: BOX_DOUBLE_POLICIES,
    default: 'anySubset',
    description: 'Whom the box may double at once (C27).',
  })
  @IsIn(BOX_DOUBLE_POLICIES)
  readonly boxDoublePolicy: ChouetteOptions['boxDoublePolicy'];

  @ApiProperty({ enum: LONE_TAKERS, default: 'none', description: 'What a lone taker must do (C49, C50).' })
  @IsIn(LONE_TAKERS)
  readonly loneTaker: ChouetteOptions['loneTaker'];

  @ApiProperty({ enum: PARTNERS, default: 'none', description: 'Whether the box plays with a partner (C52).' })
  @IsIn(PARTNERS)
  readonly partner: ChouetteOptions['partner'];

  @ApiProperty({ ...SIZE, minimum: 4, default: 6, description: 'From how many players on the box has one (C52).' })
  @IsWholeNumber(3, 10)
  readonly partnerFrom: number;

  @ApiProperty({
    enum: PARTNER_PICKS,
    default: 'last',
    description: 'Who is invited: the last of the line, or the next behind the captain (C52).',
  })
  @IsIn(PARTNER_PICKS)
  readonly partnerPick: ChouetteOptions['partnerPick'];

  @ApiProperty({
    enum: JOIN_POSITIONS,
    default: 'end',
    description: 'Where a newcomer stands: last, or ahead of the player who has just lost (C60).',
  })
  @IsIn(JOIN_POSITIONS)
  readonly joinPosition: ChouetteOptions['joinPosition'];

  @ApiProperty({ default: false, description: 'Newcomers wait until the box agrees (C60).' })
  @IsBoolean()
  readonly joinNeedsBoxConsent: boolean;

  @ApiProperty({
    enum: SIT_OUT_RETURNS,
    default: 'end',
    description: 'Where a player stands who returns after sitting out (C62).',
  })
  @IsIn(SIT_OUT_RETURNS)
  readonly sitOutReturn: ChouetteOptions['sitOutReturn'];

  @ApiProperty({
    enum: BOX_FORFEITS,
    default: 'single',
    description: 'What a box loses on each cube when it abandons a game (C64).',
  })
  @IsIn(BOX_FORFEITS)
  readonly boxForfeit: ChouetteOptions['boxForfeit'];

  @ApiProperty({ default: false, description: 'A pair may settle for points instead of playing on (A15).' })
  @IsBoolean()
  readonly settlements: boolean;

  @ApiProperty({ default: false, description: 'The seat of the box may be bought (C55).' })
  @IsBoolean()
  readonly buying: boolean;
}

/** Every option of a chouette with its value. */
export class ChouetteRulesDto extends IntersectionType(
  IntersectionType(GameRulesDto, MoneyOptionsDto),
  ChouetteOptionsDto,
) {}

/** Options of a match to points. A form lets them through, because the rules say why a chouette has none of them (C14). */
class PointsOptionsHere {
  @Allow()
  readonly crawford?: unknown;

  @Allow()
  readonly holland?: unknown;

  @Allow()
  readonly hollandApplies?: unknown;

  @Allow()
  readonly deadCube?: unknown;

  @Allow()
  readonly clock?: unknown;
}

/** The options that are chosen; the others take their defaults. */
export class ChosenChouetteRulesDto extends IntersectionType(
  PartialType(ChouetteRulesDto, { skipNullProperties: false }),
  PointsOptionsHere,
) {}
