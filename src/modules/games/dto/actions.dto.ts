import { ApiProperty, ApiPropertyOptional, getSchemaPath } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  Equals,
  IsArray,
  IsBoolean,
  IsIn,
  IsObject,
  IsString,
  MaxLength,
  ValidateNested,
} from 'class-validator';
import {
  CUBE_TURNS,
  RESULT_KINDS,
  type Die,
  type LossLevel,
  SIDES,
  type Side,
  TABLE_ACTIONS,
  VOID_REASONS,
  type VoidReason,
} from '../../../domain/index.js';
import { MayBeBlank, MayBeMissing } from '../../../platform/http/forms/form.js';
import { IsWholeNumber, LARGEST_INTEGER } from '../../../platform/http/forms/whole-number.js';
import { IsId } from '../../../platform/http/forms/ids.js';
import { IsLossLevel, MOST_CHECKERS } from './is-loss-level.js';
import { IsMemberOrAll, IsMembers } from './is-members.js';
import { IsPlace } from './is-place.js';
import { BY, MEMBER_OR_ALL, MOST_MEMBERS, RESIGNING, TO, TableActionDto } from './table-actions.dto.js';

const DIE = { type: 'integer', minimum: 1, maximum: 6 } as const;
const SIDE =
  "Matches only: who sends it. Without it: the side of a player's own token, else the side that is to act. The first action of a scorer or a director has to name it, or the request an If-Match, where it is `roll`, `skip` or `double`.";
const DICE = 'The two dice as they fell: required with recorded dice, forbidden with server dice.';

export class OpeningDiceDto {
  @ApiProperty({ ...DIE, example: 3 })
  @IsWholeNumber(1, 6)
  readonly white: number;

  @ApiProperty({ ...DIE, example: 1 })
  @IsWholeNumber(1, 6)
  readonly black: number;
}

export class PlayMoveDto {
  @ApiProperty({
    oneOf: [
      { type: 'integer', minimum: 1, maximum: 24 },
      { type: 'string', enum: ['bar', 'rsv'] },
    ],
    description: "Point 1–24 in the mover's own view, `bar`, or `rsv`: the reserve (V20).",
    example: 8,
  })
  @IsPlace('bar', 'rsv')
  readonly from: number | 'bar' | 'rsv';

  @ApiProperty({
    oneOf: [
      { type: 'integer', minimum: 1, maximum: 24 },
      { type: 'string', enum: ['off'] },
    ],
    description: "Point 1–24 in the mover's own view, or `off`.",
    example: 5,
  })
  @IsPlace('off')
  readonly to: number | 'off';

  @ApiPropertyOptional({ ...DIE, description: 'The die used; found out when it is left out.' })
  @MayBeMissing()
  @IsWholeNumber(1, 6)
  readonly die?: number;

  @ApiPropertyOptional({ description: 'Accepted and ignored: the service knows what is hit.' })
  @MayBeMissing()
  @IsBoolean()
  readonly hit?: boolean;
}

class SideOnly {
  @ApiPropertyOptional({ enum: SIDES, description: SIDE })
  @MayBeMissing()
  @IsIn(SIDES)
  readonly side?: Side;

  @ApiPropertyOptional({ format: 'uuid', description: BY })
  @MayBeMissing()
  @IsId()
  readonly by?: string;
}

class PlayFields extends SideOnly {
  @ApiPropertyOptional({
    description: "The play as text in the mover's own view, any order; empty or `pass` for none (R101).",
    example: '8/5 6/5',
    maxLength: 200,
  })
  @MayBeMissing()
  @IsString()
  @MaxLength(200)
  readonly play?: string;

  @ApiPropertyOptional({
    type: [PlayMoveDto],
    description: 'The play move by move, instead of `play`; moves of one checker may be merged.',
    maxItems: 16,
  })
  @MayBeMissing()
  @IsArray()
  @ArrayMaxSize(16)
  @IsObject({ each: true })
  @ValidateNested({ each: true })
  @Type(() => PlayMoveDto)
  readonly moves?: readonly PlayMoveDto[];
}

export class OpeningRollAction {
  @ApiProperty({ enum: ['opening-roll'] })
  @Equals('opening-roll')
  readonly type: 'opening-roll';

  @ApiPropertyOptional({
    type: OpeningDiceDto,
    description:
      'One die each: required with recorded dice, forbidden with server dice. A tie is recorded and thrown again.',
  })
  @MayBeMissing()
  @IsObject()
  @ValidateNested()
  @Type(() => OpeningDiceDto)
  readonly dice?: OpeningDiceDto;

  @ApiPropertyOptional({
    type: 'integer',
    minimum: 1,
    maximum: LARGEST_INTEGER,
    description:
      'Which throw of the opening this is, as `openingThrow` of the game says. With recorded dice a throw after a tie needs it, or If-Match, so that one tie is not recorded twice.',
    example: 2,
  })
  @MayBeMissing()
  @IsWholeNumber(1, LARGEST_INTEGER)
  readonly throw?: number;
}

export class RollAction extends SideOnly {
  @ApiProperty({ enum: ['roll'] })
  @Equals('roll')
  readonly type: 'roll';

  @ApiPropertyOptional({
    type: 'array',
    items: { ...DIE },
    minItems: 2,
    maxItems: 2,
    description: DICE,
    example: [6, 5],
  })
  @MayBeMissing()
  @IsArray()
  @ArrayMinSize(2)
  @ArrayMaxSize(2)
  @IsWholeNumber(1, 6, { each: true })
  readonly dice?: readonly number[];
}

export class PlayAction extends PlayFields {
  @ApiProperty({ enum: ['play'] })
  @Equals('play')
  readonly type: 'play';
}

export class CorrectPlayAction extends PlayFields {
  @ApiProperty({
    enum: ['correct-play'],
    description:
      'Replaces the last play, which was illegal, by a legal one (R44, R45). Before the opponent rolls, staff may replace a legal one, too.',
  })
  @Equals('correct-play')
  readonly type: 'correct-play';
}

export const PLAIN_ACTIONS = [
  'commit',
  'lay-back',
  'pick-up',
  'double',
  'take',
  'drop',
  'pass',
  ...CUBE_TURNS,
  'skip',
  'accept-resignation',
  'refuse-resignation',
  'withdraw-resignation',
  'accept-settlement',
] as const;
export type PlainActionType = (typeof PLAIN_ACTIONS)[number];

export class PlainAction extends SideOnly {
  @ApiProperty({
    enum: PLAIN_ACTIONS,
    description:
      '`pass` is another word for `drop`; `beaver`, `raccoon` and `otter` (every further turn) are for money play; `commit` and `lay-back` (once `pick-up`), which puts the checkers back, belong to `commit: explicit` (R43).',
  })
  @IsIn(PLAIN_ACTIONS)
  readonly type: PlainActionType;

  @ApiPropertyOptional({
    oneOf: [
      { type: 'string', enum: ['all'] },
      { type: 'string', format: 'uuid' },
    ],
    description: MEMBER_OR_ALL,
  })
  @MayBeMissing()
  @IsMemberOrAll()
  readonly member?: string;

  @ApiPropertyOptional({
    oneOf: [
      { type: 'string', enum: ['all'] },
      { type: 'array', items: { type: 'string', format: 'uuid' }, minItems: 1, maxItems: MOST_MEMBERS },
    ],
    description: TO,
    example: 'all',
  })
  @MayBeMissing()
  @IsMembers()
  readonly to?: 'all' | readonly string[];
}

export class ResignAction extends SideOnly {
  @ApiProperty({ enum: ['resign'] })
  @Equals('resign')
  readonly type: 'resign';

  @ApiProperty({
    oneOf: [
      { type: 'string', enum: [...RESULT_KINDS] },
      { type: 'integer', minimum: 1, maximum: MOST_CHECKERS },
    ],
    description: 'What the side offers to lose (R55); a number of points where the variant counts checkers (V23).',
    example: 'gammon',
  })
  @IsLossLevel()
  readonly as: LossLevel;

  @ApiPropertyOptional({ format: 'uuid', description: RESIGNING })
  @MayBeMissing()
  @IsId()
  readonly member?: string;
}

export class SettleAction extends SideOnly {
  @ApiProperty({
    enum: ['settle'],
    description:
      'Money play: offers to settle the game for points (R47). It ends when the other side offers the same or sends `accept-settlement`; from staff without a `side` at once. Playing on declines it.',
  })
  @Equals('settle')
  readonly type: 'settle';

  @ApiProperty({ type: 'integer', minimum: 0, maximum: LARGEST_INTEGER, description: 'Points to pay.', example: 3 })
  @IsWholeNumber(0, LARGEST_INTEGER)
  readonly points: number;

  @ApiProperty({
    type: String,
    enum: [...SIDES, null],
    nullable: true,
    description: 'Who gets them; null with 0 points.',
    example: 'white',
  })
  @IsIn([...SIDES, null])
  readonly to: Side | null;
}

export class NameDoubletAction extends SideOnly {
  @ApiProperty({ enum: ['name-doublet'], description: 'Names the doublet that a completed 1-2 has earned (V25).' })
  @Equals('name-doublet')
  readonly type: 'name-doublet';

  @ApiProperty({ ...DIE, description: 'Four of it are to be played.', example: 4 })
  @IsWholeNumber(1, 6)
  readonly die: Die;
}

export class VoidRollAction extends SideOnly {
  @ApiProperty({
    enum: ['void-roll'],
    description: 'Recorded dice only: a throw that does not count, or a roll entered by mistake (R18).',
  })
  @Equals('void-roll')
  readonly type: 'void-roll';

  @ApiProperty({ enum: VOID_REASONS })
  @IsIn(VOID_REASONS)
  readonly reason: VoidReason;

  @ApiPropertyOptional({
    type: 'array',
    items: { ...DIE },
    minItems: 1,
    maxItems: 2,
    description: 'What could be read of the throw.',
  })
  @MayBeMissing()
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(2)
  @IsWholeNumber(1, 6, { each: true })
  readonly dice?: readonly number[];
}

export class TakeBackAction extends SideOnly {
  @ApiProperty({
    enum: ['take-back'],
    description:
      'Recorded dice, scorer or director: undoes the last action of the game, or everything after a version.',
  })
  @Equals('take-back')
  readonly type: 'take-back';

  @ApiPropertyOptional({
    type: 'integer',
    minimum: 1,
    maximum: LARGEST_INTEGER,
    description: 'The version of this game to return to.',
  })
  @MayBeMissing()
  @IsWholeNumber(1, LARGEST_INTEGER)
  readonly to?: number;

  @ApiPropertyOptional({ maxLength: 500, description: 'Why; the event tells it. A blank one counts as left out.' })
  @MayBeBlank()
  @IsString()
  @MaxLength(500)
  readonly reason?: string;
}

export class ClaimTimeAction extends SideOnly {
  @ApiProperty({
    enum: ['claim-time'],
    description:
      'Says that the time of the side to act is over. Either side may send it; without it the service finds out ' +
      'with the next action (T35).',
  })
  @Equals('claim-time')
  readonly type: 'claim-time';
}

export type ActionDto =
  | OpeningRollAction
  | RollAction
  | PlayAction
  | CorrectPlayAction
  | PlainAction
  | ResignAction
  | SettleAction
  | NameDoubletAction
  | VoidRollAction
  | TakeBackAction
  | ClaimTimeAction
  | TableActionDto;

/** The form of each action, by its type. */
export const ACTION_FORMS: Readonly<Record<string, new () => ActionDto>> = {
  'opening-roll': OpeningRollAction,
  roll: RollAction,
  play: PlayAction,
  'correct-play': CorrectPlayAction,
  resign: ResignAction,
  settle: SettleAction,
  'name-doublet': NameDoubletAction,
  'void-roll': VoidRollAction,
  'take-back': TakeBackAction,
  'claim-time': ClaimTimeAction,
  ...Object.fromEntries(PLAIN_ACTIONS.map((type) => [type, PlainAction])),
  ...Object.fromEntries(TABLE_ACTIONS.map((type) => [type, TableActionDto])),
};

/** The schema of one action among its kinds. */
export function oneOfActions(forms: readonly (new () => object)[]): { oneOf: { $ref: string }[] } {
  return { oneOf: forms.map((form) => ({ $ref: getSchemaPath(form) })) };
}
