import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsIn, IsOptional } from 'class-validator';
import { type BySide, LARGEST_STAKE, NOTATIONS, type Notation, VARIANT_NAMES } from '../../../domain/index.js';
import { CURRENCY, IsCurrency } from '../../../platform/http/forms/currency.js';
import { ChosenRulesDto, MatchDto } from '../../matches/index.js';
import { InstantInQuery } from '../../../platform/http/forms/instant.js';
import { IsWholeNumber } from '../../../platform/http/forms/whole-number.js';
import { IsId } from '../../../platform/http/forms/ids.js';

const SEAT =
  'Without it the name in the transcript means the present player of that name, else the archived one, or the one into whom a ' +
  'player of that name was merged; else the service adds one.';

/** What a query can say about a transcript: who played, and every option of a match by its name. */
export class ImportQuery extends ChosenRulesDto {
  @ApiPropertyOptional({ enum: NOTATIONS, description: 'The notation of the text. Default: what the text looks like.' })
  @IsOptional()
  @IsIn(NOTATIONS)
  readonly format?: Notation;

  @ApiPropertyOptional({ format: 'uuid', description: `The player of the left column, or of SGF's White. ${SEAT}` })
  @IsOptional()
  @IsId()
  readonly white?: string;

  @ApiPropertyOptional({ format: 'uuid', description: `The player of the right column, or of SGF's Black. ${SEAT}` })
  @IsOptional()
  @IsId()
  readonly black?: string;

  @ApiPropertyOptional({
    enum: VARIANT_NAMES,
    description: 'Default: the built-in variant that the header of the transcript names; without a header, backgammon.',
  })
  @IsOptional()
  @IsIn(VARIANT_NAMES)
  readonly variant?: (typeof VARIANT_NAMES)[number];

  @ApiPropertyOptional({
    enum: ['money'],
    description:
      'Reads the transcript as a money session, whatever length it names, like "16 point match" over one game.',
  })
  @IsOptional()
  @IsIn(['money'])
  readonly as?: 'money';

  @ApiPropertyOptional({
    type: 'integer',
    minimum: 0,
    maximum: LARGEST_STAKE,
    description: 'Money sessions: what a point is worth, in the smallest unit. Default 1.',
  })
  @IsOptional()
  @Transform(valueOf)
  @IsWholeNumber(0, LARGEST_STAKE)
  readonly stake?: number;

  @ApiPropertyOptional({
    description: 'Money sessions: the currency of the stake (ISO 4217).',
    pattern: CURRENCY.source,
    example: 'EUR',
  })
  @IsOptional()
  @IsCurrency()
  readonly currency?: string;

  @ApiPropertyOptional({
    format: 'date-time',
    description:
      'When the match was played. Default: what the transcript says (`EventDate`, `DT`), else when it was finished.',
    example: '2026-03-04T20:15:00Z',
  })
  @IsOptional()
  @InstantInQuery()
  readonly playedAt?: string;

  /** The ids that were named. */
  players(): Partial<BySide<string>> {
    return {
      ...(this.white === undefined ? {} : { white: this.white }),
      ...(this.black === undefined ? {} : { black: this.black }),
    };
  }
}

const OWN_KEYS: readonly string[] = ['format', 'white', 'black', 'variant', 'as', 'stake', 'currency', 'playedAt'];

/** The options of the match that the query names. */
export function chosenRules(query: ImportQuery): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(query).filter(([key, value]) => value !== undefined && !OWN_KEYS.includes(key)),
  );
}

/** In a query everything is text. */
function valueOf({ value }: { value: unknown }): unknown {
  if (value === 'true') return true;
  if (value === 'false') return false;
  if (value === 'null') return null;
  return typeof value === 'string' && /^(0|[1-9]\d{0,15})$/.test(value) ? Number(value) : value;
}

const TYPED_RULES = [
  'cubeBeforeFirstRoll',
  'winnerStarts',
  'diceOnCheckerValid',
  'autoPassShutOut',
  'backgammonMultiplier',
  'gammons',
  'cube',
  'maxCube',
  'crawford',
  'holland',
  'jacoby',
  'jacobyAfterAutomaticDouble',
  'beavers',
  'beaverOnRedouble',
  'raccoonDrop',
  'automaticDoubles',
] as const satisfies readonly (keyof ChosenRulesDto)[];
for (const rule of TYPED_RULES) Transform(valueOf)(ImportQuery.prototype, rule);

/** Something that was read with care. */
export class WarningDto {
  @ApiProperty({
    type: 'integer',
    nullable: true,
    description: 'The number of the game; null: not about one game.',
    example: 4,
  })
  readonly game: number | null;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    description: 'The row of the two columns, as a `.mat` text numbers them; 0 before the first.',
    example: 27,
  })
  readonly turn: number | null;

  @ApiProperty({ example: 'transcript.points-capped' })
  readonly code: string;

  @ApiProperty({
    example: 'The transcript cuts the points of white from 4 to 3, no more than were needed; the record keeps 4.',
  })
  readonly detail: string;
}

export class ImportedMatchDto extends MatchDto {
  @ApiProperty({ type: [WarningDto], description: 'What was read with care.' })
  readonly warnings: readonly WarningDto[];
}
