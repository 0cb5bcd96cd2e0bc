import { ApiProperty } from '@nestjs/swagger';
import { IsString, Matches, MaxLength } from 'class-validator';

const MAX_REASON = 500;

/** Something to be seen. */
const SOMETHING = /\S/;

/** Not empty, and not blank. */
export function SaysSomething(): PropertyDecorator {
  return Matches(SOMETHING, { message: '$property must say something' });
}

/** What directors do has a reason. */
export class WithReasonDto {
  @ApiProperty({
    minLength: 1,
    maxLength: MAX_REASON,
    description: 'Why; it stays in the record.',
    example: 'The slip says gammon',
  })
  @IsString()
  @MaxLength(MAX_REASON)
  @SaysSomething()
  readonly reason: string;
}
