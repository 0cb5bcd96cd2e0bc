import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsUUID } from 'class-validator';
import { TABLE_ACTIONS } from '../../../domain/index.js';
import { MayBeMissing } from '../../../platform/http/form.js';

export const BY = 'Chouettes only: who sends it. Without it: the player of the token, else whoever is to act.';
export const MEMBER = 'Chouettes only: the member whose pair is meant, where the sender speaks for more than one.';
export const TO =
  'Chouettes only, with `double` by the box: the members whose cubes are doubled. Left out or `all`: all that may be.';

export const MOST_MEMBERS = 10;

/** What only a game of a chouette knows. */
export class TableActionDto {
  @ApiProperty({
    enum: TABLE_ACTIONS,
    description:
      'Chouettes only. `no-double`: a member will not double. `close-doubling`: the captain or staff end the time for doubles ' +
      'before the roll; staff also that for answers, and what was not answered is dropped (C63). The others are about extras ' +
      '(C50); there `close-doubling` by the taker or staff says that nobody else offers one.',
  })
  @IsIn(TABLE_ACTIONS)
  readonly type: (typeof TABLE_ACTIONS)[number];

  @ApiPropertyOptional({ format: 'uuid', description: BY })
  @MayBeMissing()
  @IsUUID()
  readonly by?: string;

  @ApiPropertyOptional({ format: 'uuid', description: MEMBER })
  @MayBeMissing()
  @IsUUID()
  readonly member?: string;

  @ApiPropertyOptional({ format: 'uuid', description: 'Whose extra is meant, where there is more than one.' })
  @MayBeMissing()
  @IsUUID()
  readonly offerer?: string;
}
