import { ApiProperty, ApiPropertyOptional, PickType } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import { MayBeMissing } from '../../../platform/http/forms/form.js';
import { IsWholeNumber } from '../../../platform/http/forms/whole-number.js';
import { APPEAL_OUTCOMES, type ActName, type AppealOutcome, type MatchRulingKind } from '../../../domain/index.js';
import { IsId } from '../../../platform/http/forms/ids.js';
import { schemaNamed } from '../../../platform/http/forms/named-schema.js';
import { PersonDto } from '../../games/index.js';
import { PairingCorrectionAnswerDto } from './pairing.dto.js';
import { OptionalReason, Reason } from './reason.js';

const MOST_EVENTS = 1_000_000;

export class UndoDto {
  @ApiPropertyOptional({
    type: 'integer',
    minimum: 1,
    maximum: MOST_EVENTS,
    description: 'The version of the act, or of any of its events. Without it: the last act that can be undone.',
    example: 12,
  })
  @MayBeMissing()
  @IsWholeNumber(1, MOST_EVENTS)
  readonly act?: number;

  @OptionalReason('Wrong player')
  readonly reason?: string;
}

export class AppealDto {
  @ApiProperty({ format: 'uuid', description: 'The entrant who appeals: one of those whom the ruling is about.' })
  @IsId()
  readonly entryId: string;

  @Reason('The clock ran during the break')
  readonly reason: string;
}

export class AppealDecisionDto {
  @ApiProperty({
    enum: APPEAL_OUTCOMES,
    description: '`upheld`: the ruling stands. `overturned`: it was wrong; undo it, or correct what it decided.',
    example: 'upheld',
  })
  @IsIn(APPEAL_OUTCOMES)
  readonly outcome: AppealOutcome;

  @OptionalReason('The break was over at 21:05')
  readonly reason?: string;
}

export class ActAppealDto {
  @ApiProperty({ format: 'uuid', description: 'The entrant who has appealed.' })
  readonly entryId: string;

  @ApiProperty({ example: 'The clock ran during the break' })
  readonly reason: string;

  @ApiProperty({
    enum: ['open', ...APPEAL_OUTCOMES],
    description: '`open`: the committee has not decided. `upheld`: the ruling stands. `overturned`: it was wrong.',
    example: 'open',
  })
  readonly status: 'open' | AppealOutcome;

  @ApiProperty({ type: String, nullable: true, description: 'Why the committee has decided so.', example: null })
  readonly decision: string | null;
}

export class RulingInMatchDto {
  @ApiProperty({ format: 'uuid' })
  readonly matchId: string;

  @ApiProperty({ type: 'integer', description: 'The version of the ruling in the record of the match.', example: 31 })
  readonly version: number;

  @ApiProperty({ ...schemaNamed('MatchRulingKind'), example: 'adjust-clock' })
  readonly kind: MatchRulingKind;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    description: 'The number of the game; null where it is about the match.',
    example: null,
  })
  readonly game: number | null;
}

export class ReplacementDto {
  @ApiProperty({ type: PersonDto, description: 'The player who did not come.' })
  readonly absent: PersonDto;

  @ApiProperty({ type: PersonDto, description: 'The player who came instead.' })
  readonly player: PersonDto;
}

export class CorrectedLengthDto {
  @ApiProperty({
    type: 'integer',
    nullable: true,
    description: 'Null where the match is not part of the tournament any more, and no earlier correction tells it.',
    example: 5,
  })
  readonly before: number | null;

  @ApiProperty({ type: 'integer', example: 7 })
  readonly after: number;
}

export class UndoneActDto {
  @ApiProperty({ type: 'integer', example: 9 })
  readonly version: number;

  @ApiProperty({ ...schemaNamed('TournamentActName'), example: 'withdraw' })
  readonly act: ActName;
}

export class TournamentActDto {
  @ApiProperty({ type: 'integer', description: 'The version of the first event of the act.', example: 12 })
  readonly version: number;

  @ApiProperty({ ...schemaNamed('TournamentActName'), example: 'withdraw' })
  readonly act: ActName;

  @ApiProperty({
    type: String,
    format: 'uuid',
    nullable: true,
    description: 'The pairing that the act is about; null where it is about none, or about several.',
  })
  readonly pairingId: string | null;

  @ApiProperty({
    type: 'array',
    items: { type: 'string', format: 'uuid' },
    description:
      'The entries that the act is about: the one that came or left, or those who met in its pairing at that time. An `undo` is ' +
      'about the pairing and the entries of the act that it undoes.',
  })
  readonly entryIds: readonly string[];

  @ApiProperty({
    type: UndoneActDto,
    nullable: true,
    description: 'The act that an `undo` undoes; null for all others.',
  })
  readonly undoes: UndoneActDto | null;

  @ApiProperty({
    type: Boolean,
    nullable: true,
    description:
      'Whether a `change-entry` says that the entry fee was paid, or that it was not; null where it says nothing of it, and for ' +
      'all other acts but an `undo` of such a one.',
    example: null,
  })
  readonly paid: boolean | null;

  @ApiProperty({
    type: Boolean,
    nullable: true,
    description:
      'Whether a `pair-round` only proposes the round; false: the round is published with it. Null for all other acts but an ' +
      '`undo` of such a one.',
    example: null,
  })
  readonly proposed: boolean | null;

  @ApiProperty({
    type: Boolean,
    nullable: true,
    description:
      'Whether a `penalty` cancels one; false: it gives one. Null for all other acts but an `undo` of such a one.',
    example: null,
  })
  readonly cancels: boolean | null;

  @ApiProperty({
    type: String,
    nullable: true,
    description:
      'The table to which an `assign-table` calls; null where it takes a table away, and where it calls to several. Null for all ' +
      'other acts but an `undo` of such a one.',
    example: null,
  })
  readonly table: string | null;

  @ApiProperty({
    type: CorrectedLengthDto,
    nullable: true,
    description:
      'How long the match was before a `correct-length`, and is after it. Null for all other acts but an `undo` of such a one.',
    example: null,
  })
  readonly length: CorrectedLengthDto | null;

  @ApiProperty({
    type: ReplacementDto,
    nullable: true,
    description: 'Who came instead of whom, for a `replace`. Null for all other acts but an `undo` of such a one.',
    example: null,
  })
  readonly replacement: ReplacementDto | null;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Why it was done, in the words of who did it; null where nothing was said.',
    example: 'The slip was read the wrong way round',
  })
  readonly reason: string | null;

  @ApiProperty({
    type: RulingInMatchDto,
    nullable: true,
    description:
      'The ruling inside a match, against which this `appeal` is; null for all other acts. Such a ruling is no act of the tournament: ' +
      'its appeal and the decision on it stand at this act.',
    example: null,
  })
  readonly inMatch: RulingInMatchDto | null;

  @ApiProperty({
    description:
      'Whether one of `entryIds` may appeal against it: it is a ruling of a director or scorer that counts, about a pairing that is ' +
      'part of the tournament, and had no appeal (T48).',
    example: false,
  })
  readonly appealable: boolean;

  @ApiProperty({
    type: ActAppealDto,
    nullable: true,
    description: 'The appeal against this ruling, or against the one of `inMatch`; null where there was none.',
    example: null,
  })
  readonly appeal: ActAppealDto | null;

  @ApiProperty({ format: 'date-time' })
  readonly at: string;

  @ApiProperty({
    description: 'Who did it: `player:` or `token:` with an id.',
    example: 'token:01998a3e-7c55-7d18-8f0a-0242ac120002',
  })
  readonly actor: string;

  @ApiProperty({ description: 'True: the act is undone and does not count.', example: false })
  readonly undone: boolean;

  @ApiProperty({ description: 'Whether a director can undo the act now.', example: true })
  readonly undoable: boolean;
}

/** A ruling against which an entrant has appealed. */
export class RulingDto extends PickType(TournamentActDto, [
  'version',
  'act',
  'pairingId',
  'entryIds',
  'inMatch',
  'appeal',
]) {}

export class TournamentActListDto {
  @ApiProperty({ type: [TournamentActDto] })
  readonly items: readonly TournamentActDto[];

  @ApiProperty({ type: String, nullable: true, example: null })
  readonly nextCursor: string | null;

  @ApiProperty({
    type: 'array',
    items: { type: 'integer', minimum: 1 },
    description:
      'The versions of all acts with an appeal that the committee has not decided, whether they are on this page or not (T48): ' +
      'rulings, and appeals against rulings inside a match.',
    example: [],
  })
  readonly openAppeals: readonly number[];
}

export class UndoAnswerDto extends PairingCorrectionAnswerDto {
  @ApiProperty({ type: TournamentActDto, description: 'The act.' })
  readonly act: TournamentActDto;
}
