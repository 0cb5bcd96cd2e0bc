import { ApiProperty } from '@nestjs/swagger';
import { ENTRY_REASONS, type EntryReason, RESULT_KINDS, type ResultKind } from '../../../domain/index.js';
import { PersonDto } from '../../games/index.js';

const BY_PERSON = {
  type: 'object',
  additionalProperties: { type: 'integer' },
  example: { '0199d0c5-3a4e-7cc1-9c0d-6f1b2f3a4b5c': 3 },
} as const;
const PEOPLE = { type: String, isArray: true, format: 'uuid' } as const;
const PERSON_OR_NULL = { type: String, format: 'uuid', nullable: true } as const;

/** One game in the table of an evening. */
export class SheetGameDto {
  @ApiProperty({ type: 'integer', minimum: 1, example: 1 })
  readonly number: number;

  @ApiProperty({ ...PERSON_OR_NULL, description: 'Null: the game has not begun, but the box was sold before it.' })
  readonly gameId: string | null;

  @ApiProperty({ enum: ['open', 'finished', 'undone'] })
  readonly status: 'open' | 'finished' | 'undone';

  @ApiProperty({ ...PERSON_OR_NULL, description: 'Null while it is open.' })
  readonly box: string | null;

  @ApiProperty(PERSON_OR_NULL)
  readonly captain: string | null;

  @ApiProperty({
    type: String,
    enum: ['box', 'team', null],
    nullable: true,
    description: 'Who won on the board; null where no member played to the end.',
  })
  readonly winner: 'box' | 'team' | null;

  @ApiProperty({ type: String, enum: [...RESULT_KINDS, null], nullable: true, example: 'single' })
  readonly kind: ResultKind | null;

  @ApiProperty({ ...BY_PERSON, description: 'What the game came to, corrections and a sale of the box included.' })
  readonly changes: Readonly<Record<string, number>>;

  @ApiProperty({ ...BY_PERSON, description: 'Points of each player after the game.' })
  readonly totals: Readonly<Record<string, number>>;

  @ApiProperty({
    enum: ENTRY_REASONS,
    isArray: true,
    description: 'What moved points besides wins on the board.',
    example: ['memberDropped'],
  })
  readonly reasons: readonly EntryReason[];

  @ApiProperty({
    ...PEOPLE,
    description:
      'Who has sat down since the game before it that counts, and may have come while it was played: its result may name them as `newcomers`. Empty while it is open.',
  })
  readonly arrivals: readonly string[];
}

/** The evening as a table. */
export class SheetDto {
  @ApiProperty({ format: 'uuid' })
  readonly id: string;

  @ApiProperty({ type: 'integer', description: 'What a point is worth.', example: 100 })
  readonly stake: number;

  @ApiProperty({ type: String, nullable: true, example: 'EUR' })
  readonly currency: string | null;

  @ApiProperty({ type: [PersonDto], description: 'The columns, in the order of coming.' })
  readonly players: readonly PersonDto[];

  @ApiProperty({ type: [SheetGameDto], description: 'The rows.' })
  readonly games: readonly SheetGameDto[];

  @ApiProperty({
    ...PEOPLE,
    description:
      'Who has sat down since the last game that counts: the result of the next one may name them as `newcomers`.',
  })
  readonly arrivals: readonly string[];

  @ApiProperty({ ...BY_PERSON, description: 'Points in the end.' })
  readonly points: Readonly<Record<string, number>>;

  @ApiProperty({ ...BY_PERSON, description: 'In the smallest unit of the currency.' })
  readonly amounts: Readonly<Record<string, number>>;
}
