import { ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsBoolean } from 'class-validator';
import { MayBeMissing } from './form.js';

/** The query of acts that can be tried. The call itself says whether it is one (`Call.isDryRun`). */
export class DryRunQuery {
  @ApiPropertyOptional({
    type: 'boolean',
    default: false,
    description:
      'Only tells what would change. Nothing is written, `If-Match` is not required and keys are not looked at.',
  })
  @MayBeMissing()
  @Transform(({ value }: { value: unknown }): unknown => (value === 'true' ? true : value === 'false' ? false : value))
  @IsBoolean()
  readonly dryRun: boolean = false;
}

/** Whether the query asks for a dry run. Operations that cannot be tried refuse the parameter. */
export function isDryRun(query: unknown): boolean {
  return typeof query === 'object' && query !== null && 'dryRun' in query && query.dryRun === 'true';
}
