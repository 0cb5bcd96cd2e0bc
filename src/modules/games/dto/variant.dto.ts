import {
  ApiExtraModels,
  ApiProperty,
  ApiPropertyOptional,
  PartialType,
  PickType,
  getSchemaPath,
} from '@nestjs/swagger';
import { ValidateBy, buildMessage } from 'class-validator';
import { VARIANT_IDS, VARIANT_NAMES, type VariantRules } from '../../../domain/index.js';
import { wordOrFacts } from '../../../platform/http/forms/field-checks.js';

class OpeningRulesDto {
  @ApiProperty({
    enum: ['useOpeningDice', 'rerollBothDice'],
    description: 'Whether the starter plays the opening dice or rolls both again (R12).',
  })
  readonly firstRoll: 'useOpeningDice' | 'rerollBothDice';

  @ApiProperty({
    description: 'The winner of a game starts the next one without an opening roll (R14).',
    example: false,
  })
  readonly winnerStarts: boolean;
}

class StandardScoringDto {
  @ApiProperty({ type: String, enum: ['standard'], description: 'By what the loser has left undone (R49–R51).' })
  readonly kind: 'standard';

  @ApiProperty({ type: 'integer', enum: [1, 2], description: 'What a gammon multiplies the cube by.', example: 2 })
  readonly gammon: 1 | 2;

  @ApiProperty({
    type: 'integer',
    enum: [1, 2, 3],
    description: 'What a backgammon multiplies the cube by.',
    example: 3,
  })
  readonly backgammon: 1 | 2 | 3;
}

class CheckersLeftScoringDto {
  @ApiProperty({ type: String, enum: ['checkersLeft'], description: 'By the checkers that the loser has left (V23).' })
  readonly kind: 'checkersLeft';

  @ApiProperty({ enum: ['notBorneOff', 'onBoardOnly'], description: 'Which checkers count as left (V23).' })
  readonly count: 'notBorneOff' | 'onBoardOnly';
}

class BonusDto {
  @ApiProperty({
    enum: ['acey-deucey', 'complement'],
    description: 'What 1-2 earns (V25), or that and the complement of every doublet (V30).',
    example: 'acey-deucey',
  })
  readonly kind: 'acey-deucey' | 'complement';
}

/** All parameters of a variant (variants.md section 1). */
@ApiExtraModels(StandardScoringDto, CheckersLeftScoringDto)
export class VariantRulesDto implements VariantRules {
  @ApiProperty({
    maxLength: 60,
    description: 'The id of a built-in variant, or the name that a club gives its own.',
    example: 'backgammon',
  })
  readonly id: string;

  @ApiProperty({ type: 'integer', minimum: 1, maximum: 15, description: 'Checkers of each side.', example: 15 })
  readonly checkers: number;

  @ApiProperty({
    type: 'object',
    additionalProperties: { type: 'integer', minimum: 0, maximum: 15 },
    description: 'Checkers of each side by its own point on which they begin (R7).',
    example: { 24: 2, 13: 5, 8: 3, 6: 5 },
  })
  readonly start: Readonly<Record<number, number>>;

  @ApiProperty({ type: 'integer', description: 'Checkers that begin on the bar (V10).', example: 0 })
  readonly startBar: number;

  @ApiProperty({ type: 'integer', description: 'Checkers that begin in the reserve (V20).', example: 0 })
  readonly startReserve: number;

  @ApiProperty({
    enum: ['opposite', 'parallel'],
    description: 'Whether the sides run towards each other or the same way round (V60).',
    example: 'opposite',
  })
  readonly direction: 'opposite' | 'parallel';

  @ApiProperty({
    enum: ['hit', 'pin', 'none'],
    description: 'What landing on a lone checker does (R26, V50, V61).',
    example: 'hit',
  })
  readonly contact: 'hit' | 'pin' | 'none';

  @ApiProperty({
    oneOf: [
      { type: 'boolean', enum: [false] },
      { type: 'string', enum: ['ever', 'current'] },
    ],
    description: 'Whether hitting needs a checker that has been, or is, in its own home board or off (V11).',
    example: false,
  })
  readonly hitRequiresHomeChecker: false | 'ever' | 'current';

  @ApiProperty({
    description: 'A checker that has hit in its own home board may move on in the same play (V41).',
    example: true,
  })
  readonly hitAndRunInHome: boolean;

  @ApiProperty({ description: 'A side comes into play with a doublet or 1-2 only.', example: false })
  readonly startGate: boolean;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    description: 'The point that the first checker must have passed before another may move (V62).',
    example: null,
  })
  readonly firstCheckerMustPass: number | null;

  @ApiProperty({
    enum: ['none', 'noFullStartQuarter', 'noSixBeforeTrapped', 'both'],
    description: 'Points that may not all be held after a play (V63).',
    example: 'none',
  })
  readonly primeLimit: 'none' | 'noFullStartQuarter' | 'noSixBeforeTrapped' | 'both';

  @ApiProperty({ description: "A play may leave all points of the side's own home board held (V64).", example: true })
  readonly fullHomeBoard: boolean;

  @ApiProperty({
    enum: ['none', 'immediateLoss', 'playOn'],
    description: 'What a pinned last checker on the start point means (V54).',
    example: 'none',
  })
  readonly mother: 'none' | 'immediateLoss' | 'playOn';

  @ApiProperty({ type: BonusDto, nullable: true, description: 'What a roll earns beyond itself.', example: null })
  readonly bonus: BonusDto | null;

  @ApiProperty({ description: 'Each 1-2 doubles what the game is worth (V24).', example: false })
  readonly stakeDoublesOnAceyDeucey: boolean;

  @ApiProperty({
    type: 'integer',
    enum: [1, 2],
    description: 'Checkers that close a point to the other side (R24).',
    example: 2,
  })
  readonly ownPointSize: 1 | 2;

  @ApiProperty({ description: 'Checkers on the bar must enter before any other move (R30).', example: true })
  readonly barMandatory: boolean;

  @ApiProperty({
    description: 'A die may bear off from a lower point when no checker stands higher (R38).',
    example: true,
  })
  readonly overshootBearOff: boolean;

  @ApiProperty({ type: 'integer', enum: [2, 4], description: 'Moves that a doublet gives (R17).', example: 4 })
  readonly doubletMoves: 4 | 2;

  @ApiProperty({ type: OpeningRulesDto, description: 'How a game begins; a match may choose otherwise.' })
  readonly opening: OpeningRulesDto;

  @ApiProperty({
    oneOf: [StandardScoringDto, CheckersLeftScoringDto].map((form) => ({ $ref: getSchemaPath(form) })),
    description: 'What wins count, in cubes (R50–R52); a match may choose otherwise.',
    example: { kind: 'standard', gammon: 2, backgammon: 3 },
  })
  readonly scoring: StandardScoringDto | CheckersLeftScoringDto;

  @ApiProperty({
    enum: ['allowed', 'none'],
    description: 'Whether the variant is played with a cube.',
    example: 'allowed',
  })
  readonly cube: 'allowed' | 'none';
}

/** What a client has to know of a variant to draw its board. */
export class BoardOfVariantDto extends PickType(VariantRulesDto, ['direction', 'ownPointSize', 'cube']) {}

/** A club's own variant as it is asked for; what is left out is as in `base`. */
export class AskedVariantDto extends PartialType(VariantRulesDto) {
  @ApiPropertyOptional({
    enum: VARIANT_NAMES,
    default: 'backgammon',
    description: 'The built-in variant that the club has changed.',
  })
  readonly base?: (typeof VARIANT_NAMES)[number];
}

/** How a variant is asked for. */
export const ASKED_VARIANT = {
  oneOf: [{ type: 'string', enum: [...VARIANT_NAMES] }, { $ref: getSchemaPath(AskedVariantDto) }],
  description:
    "A built-in variant, or a club's own: an `id`, the `base` and the parameters that differ from it. " +
    '`aceyDeucey` is `aceyDeucey.seed`.',
  example: 'backgammon',
};

/** How a variant is shown. */
export const SHOWN_VARIANT = {
  oneOf: [{ type: 'string', enum: [...VARIANT_IDS] }, { $ref: getSchemaPath(VariantRulesDto) }],
  description: "The id of a built-in variant, or the whole record of a club's own.",
  example: 'backgammon',
};

/** What may stand for a variant in a request; whether a record can be played is for the rules to say. */
export type AskedVariant = (typeof VARIANT_NAMES)[number] | object;

/** The name of a built-in variant, or a record. */
export function IsVariant(): PropertyDecorator {
  return ValidateBy({
    name: 'isVariant',
    constraints: [wordOrFacts(VARIANT_NAMES, 'object', () => ({ rule: 'format' }))],
    validator: {
      validate: isAskedVariant,
      defaultMessage: buildMessage((prefix) => `${prefix}$property ${WHAT_A_VARIANT_IS}`),
    },
  });
}

export const WHAT_A_VARIANT_IS = `must be one of: ${VARIANT_NAMES.join(', ')}; or a record of parameters`;

export function isAskedVariant(value: unknown): value is AskedVariant {
  if (typeof value === 'string') return VARIANT_NAMES.some((name) => name === value);
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
