import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import { TABLE_ACTIONS } from '../../../domain/index.js';
import { MayBeMissing } from '../../../platform/http/forms/form.js';
import { IsId } from '../../../platform/http/forms/ids.js';

export const BY = 'Chouettes only: who sends it. Without it: the player of the token, else the player to act.';
export const MEMBER =
  'Chouettes only: the member whose pair is meant, where the sender speaks for more than one. An action that has no use for it refuses it.';
export const MEMBER_OR_ALL = `${MEMBER} \`all\`: the box takes or drops every cube that is offered.`;
export const RESIGNING =
  'Chouettes only: who resigns in place of an answer to a double of the box, where the sender speaks for more than one. At any other time a side resigns with all its pairs, and names no member.';
export const TO =
  'Chouettes only, with `double` by the box: the members whose cubes are doubled. Left out or `all`: all that may be. A member of the team doubles by `member` or `by`.';

export const MOST_MEMBERS = 10;

/** What only a game of a chouette knows. */
export class TableActionDto {
  @ApiProperty({
    enum: TABLE_ACTIONS,
    description:
      'Chouettes only. `no-double`: a member will not double. `close-doubling`: the captain ends the time for ' +
      'doubles before the roll, the lone taker that for extras; a second one changes nothing. `close-answers`: ' +
      'open answers become drops, by the captain for the members or by the box for itself (C63). The others are ' +
      'about extras (C50).',
  })
  @IsIn(TABLE_ACTIONS)
  readonly type: (typeof TABLE_ACTIONS)[number];

  @ApiPropertyOptional({ format: 'uuid', description: BY })
  @MayBeMissing()
  @IsId()
  readonly by?: string;

  @ApiPropertyOptional({ format: 'uuid', description: MEMBER })
  @MayBeMissing()
  @IsId()
  readonly member?: string;

  @ApiPropertyOptional({ format: 'uuid', description: 'Whose extra is meant, where there is more than one.' })
  @MayBeMissing()
  @IsId()
  readonly offerer?: string;

  @ApiPropertyOptional({
    format: 'uuid',
    description:
      'With `offer-extra` at another time than the drop: the member who then agrees by `take-extra` or says ' +
      '`no-extra`.',
  })
  @MayBeMissing()
  @IsId()
  readonly taker?: string;
}
