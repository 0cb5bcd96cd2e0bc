import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsBoolean, IsIn, IsObject, ValidateIf, ValidateNested } from 'class-validator';
import { WITHDRAWN_UNTIL } from '../../../domain/index.js';
import { schemaNamed } from '../../../platform/http/forms/named-schema.js';
import { MayBeMissing } from '../../../platform/http/forms/form.js';
import { ListQuery } from '../../../platform/http/list.js';
import { IsWholeNumber } from '../../../platform/http/forms/whole-number.js';
import { AreIds, IsId } from '../../../platform/http/forms/ids.js';
import { DryRunQuery } from '../../../platform/http/requests/dry-run.js';
import { YesOrNoInQuery } from '../../../platform/http/forms/yes-or-no.js';
import { ImportLineDto, IsName, Tidy } from '../../players/index.js';
import type { AffectedView } from '../views/tournament.view.js';
import { EntryDto } from './tournament.dto.js';
import { MOST_WANTED, WantedByeDto } from './wanted-bye.dto.js';
import { Reason } from './reason.js';

const NEW_NAME = {
  minLength: 1,
  maxLength: 100,
  description:
    'In place of `playerId`: the name of a person who is new to the club, as scorers and directors may send it. The same ' +
    'write makes the person, so nothing is left of one where the service refuses the act or only tries it; the id that a dry ' +
    'run tells is not kept.',
  example: 'Nina Newcomer',
};

/** The name of a person who is new to the club, in place of an id. */
function NewName(): PropertyDecorator {
  return applyDecorators(ApiPropertyOptional(NEW_NAME), MayBeMissing(), Tidy(), IsName());
}

/** Not looked at where a new person is named instead; whether both are sent, the service says. */
function isOfClub({ playerName }: { readonly playerName?: string }, playerId: unknown): boolean {
  return playerName === undefined || playerId !== undefined;
}

const MOST_SEEDS = 1_024;
const MOST_PARTNERS = 39;

export class CreateEntryDto {
  @ApiPropertyOptional({ format: 'uuid', description: 'The player. Required without `playerName`.' })
  @ValidateIf(isOfClub)
  @IsId()
  readonly playerId?: string;

  @NewName()
  readonly playerName?: string;

  @ApiPropertyOptional({
    type: 'array',
    items: { type: 'string', format: 'uuid' },
    maxItems: MOST_PARTNERS,
    description:
      'In doubles the partner of the player, in teams the other members; the player is then the captain. In ' +
      'doubles either may do whatever the entrant may, in teams the captain.',
    example: ['0198c5a0-0000-7000-8000-000000000002'],
  })
  @MayBeMissing()
  @IsArray()
  @ArrayMaxSize(MOST_PARTNERS)
  @AreIds()
  readonly partners?: readonly string[];

  @ApiPropertyOptional({
    minLength: 1,
    maxLength: 100,
    description: 'In doubles the name of the pair, by default both names; in teams the name of the team.',
    example: 'Ann & Bob',
  })
  @MayBeMissing()
  @Tidy()
  @IsName()
  readonly name?: string;

  @ApiPropertyOptional({
    type: 'integer',
    minimum: 1,
    maximum: MOST_SEEDS,
    description:
      'The place in the seeding, of one entrant only. In every draw the seeded stand first, in that order and kept apart; the others ' +
      'follow by rating (seeded draw) or by lot (random draw).',
    example: 1,
  })
  @MayBeMissing()
  @IsWholeNumber(1, MOST_SEEDS)
  readonly seed?: number;

  @ApiPropertyOptional({ default: false, description: 'Whether the entry fee was paid.', example: true })
  @MayBeMissing()
  @IsBoolean()
  readonly paid: boolean = false;

  @ApiPropertyOptional({
    type: [WantedByeDto],
    maxItems: MOST_WANTED,
    description: 'Rounds of a Swiss with a wanted bye.',
  })
  @MayBeMissing()
  @IsArray()
  @ArrayMaxSize(MOST_WANTED)
  @IsObject({ each: true })
  @ValidateNested({ each: true })
  @Type(() => WantedByeDto)
  readonly byes?: readonly WantedByeDto[];
}

export class ChangeEntryDto {
  @ApiPropertyOptional({ description: 'Whether the entry fee was paid.', example: true })
  @MayBeMissing()
  @IsBoolean()
  readonly paid?: boolean;

  @ApiPropertyOptional({
    type: 'integer',
    nullable: true,
    minimum: 1,
    maximum: MOST_SEEDS,
    description: 'The place in the seeding until play begins; null: none. It counts in the next draw.',
    example: 1,
  })
  @ValidateIf((_form: object, value: unknown) => value !== undefined && value !== null)
  @IsWholeNumber(1, MOST_SEEDS)
  readonly seed?: number | null;
}

export class WithdrawDto {
  @Reason('Last train')
  readonly reason: string;

  @ApiPropertyOptional({
    enum: WITHDRAWN_UNTIL,
    default: 'end',
    description:
      '`end`: for good, and the entrant forfeits open matches (T19). `return`: for a while, in which the ' +
      'service does not pair the entrant.',
    example: 'end',
  })
  @MayBeMissing()
  @IsIn(WITHDRAWN_UNTIL)
  readonly until: (typeof WITHDRAWN_UNTIL)[number] = 'end';
}

export class ReasonDto {
  @Reason('Moved checkers of the opponent')
  readonly reason: string;
}

export class ReplaceDto {
  @ApiPropertyOptional({
    format: 'uuid',
    description: 'Who of the pair or team has not come; without it the first.',
  })
  @MayBeMissing()
  @IsId()
  readonly replaces?: string;

  @ApiPropertyOptional({
    format: 'uuid',
    description: 'The player who takes the place, not in the tournament yet. Required without `playerName`.',
  })
  @ValidateIf(isOfClub)
  @IsId()
  readonly playerId?: string;

  @NewName()
  readonly playerName?: string;

  @Reason('Did not come')
  readonly reason: string;
}

export class EntryListDto {
  @ApiProperty({ type: [EntryDto] })
  readonly items: readonly EntryDto[];

  @ApiProperty({ type: String, nullable: true, example: null })
  readonly nextCursor: string | null;

  @ApiProperty({
    type: 'integer',
    minimum: 0,
    description:
      'What all who play and have not paid owe together, entry fees and side pools, as far as the reader may know who has paid.',
    example: 2000,
  })
  readonly owed: number;
}

export class EntryListQuery extends ListQuery {
  @ApiPropertyOptional({
    type: 'boolean',
    description: 'Only entries that are paid (`true`) or not, as far as the reader may know.',
  })
  @MayBeMissing()
  @YesOrNoInQuery()
  readonly paid?: boolean;
}

/** An entry after an act, with everything else that the act changed. */
export class EntryChangeDto extends EntryDto {
  @ApiProperty({
    type: 'array',
    items: schemaNamed('TournamentAffected'),
    description:
      'What else changed: pairings, matches, entries, places on a ladder, flights and the tournament itself.',
  })
  readonly affected: readonly AffectedView[];
}

export class EntryImportQuery extends DryRunQuery {
  @ApiPropertyOptional({
    type: 'boolean',
    default: false,
    description: 'Adds a player for each name that the club does not know, with the other columns of `importPlayers`.',
  })
  @MayBeMissing()
  @YesOrNoInQuery()
  readonly create: boolean = false;
}

export class ImportedLineDto extends ImportLineDto {
  @ApiProperty({ enum: ['entered', 'refused'], example: 'entered' })
  readonly status: 'entered' | 'refused';

  @ApiProperty({ example: 'Ann Example' })
  readonly name: string;

  @ApiProperty({
    type: String,
    format: 'uuid',
    nullable: true,
    description: 'Null where the line was refused, and in a dry run.',
  })
  readonly entryId: string | null;

  @ApiProperty({
    type: String,
    format: 'uuid',
    nullable: true,
    description: 'Null where the line was refused, and in a dry run where the person would be new in the club.',
  })
  readonly playerId: string | null;

  @ApiProperty({ description: 'Whether the person is new in the club (`create`).', example: false })
  readonly made: boolean;
}

export class EntryImportDto {
  @ApiProperty({ type: 'integer', example: 12 })
  readonly entered: number;

  @ApiProperty({ type: 'integer', example: 1 })
  readonly refused: number;

  @ApiProperty({ description: 'False in a dry run.', example: true })
  readonly applied: boolean;

  @ApiProperty({ type: [ImportedLineDto] })
  readonly lines: readonly ImportedLineDto[];
}
