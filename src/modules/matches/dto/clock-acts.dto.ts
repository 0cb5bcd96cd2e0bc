import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { Equals, IsDefined, IsIn, IsObject, IsString, Length, ValidateNested } from 'class-validator';
import { CLOCK_BOUNDS } from '../../../domain/index.js';
import { MayBeMissing } from '../../../platform/http/forms/form.js';
import { IsWholeNumber } from '../../../platform/http/forms/whole-number.js';
import { AskedClockDto } from './clock.dto.js';

const FROM = ['next-game', 'now'] as const;
const MOST_SECONDS = CLOCK_BOUNDS.reserveSeconds[1];
const SECONDS = {
  type: 'integer',
  minimum: 0,
  maximum: MOST_SECONDS,
  description: 'Seconds that the clock is to show from now on; left out: as it is.',
  example: 300,
} as const;

class Reasoned {
  @ApiProperty({
    description: 'Why; the service records it.',
    minLength: 1,
    maxLength: 500,
    example: 'The fire alarm rang',
  })
  @IsString()
  @Length(1, 500)
  readonly reason: string;
}

export class PauseClockAct extends Reasoned {
  @ApiProperty({ enum: ['pause'] })
  @Equals('pause')
  readonly act: 'pause';
}

export class ResumeClockAct extends Reasoned {
  @ApiProperty({ enum: ['resume'] })
  @Equals('resume')
  readonly act: 'resume';
}

export class ShownSecondsDto {
  @ApiPropertyOptional(SECONDS)
  @MayBeMissing()
  @IsWholeNumber(0, MOST_SECONDS)
  readonly white?: number;

  @ApiPropertyOptional(SECONDS)
  @MayBeMissing()
  @IsWholeNumber(0, MOST_SECONDS)
  readonly black?: number;
}

export class AdjustClockAct extends Reasoned {
  @ApiProperty({ enum: ['adjust'] })
  @Equals('adjust')
  readonly act: 'adjust';

  @ApiProperty({ type: ShownSecondsDto, description: 'Of white, of black or of both.' })
  @IsDefined()
  @IsObject()
  @ValidateNested()
  @Type(() => ShownSecondsDto)
  readonly reserveSeconds: ShownSecondsDto;
}

export class IntroduceClockAct extends Reasoned {
  @ApiProperty({ enum: ['introduce'] })
  @Equals('introduce')
  readonly act: 'introduce';

  @ApiPropertyOptional({
    type: AskedClockDto,
    description: 'Default: the usual clock for what is left of the match (T32).',
  })
  @MayBeMissing()
  @IsObject()
  @ValidateNested()
  @Type(() => AskedClockDto)
  readonly clock?: AskedClockDto;

  @ApiPropertyOptional({
    enum: FROM,
    default: 'next-game',
    description: 'From the start of a game, or in extreme cases at once (T36).',
  })
  @MayBeMissing()
  @IsIn(FROM)
  readonly from: (typeof FROM)[number] = 'next-game';
}

export type ClockActDto = PauseClockAct | ResumeClockAct | AdjustClockAct | IntroduceClockAct;

/** The form of each act, by its name. */
export const CLOCK_ACT_FORMS: Readonly<Record<string, new () => ClockActDto>> = {
  pause: PauseClockAct,
  resume: ResumeClockAct,
  adjust: AdjustClockAct,
  introduce: IntroduceClockAct,
};
