import { ApiPropertyOptional } from '@nestjs/swagger';
import { type Answer, found } from '../answers/answer.js';
import { MayBeMissing } from '../forms/form.js';
import { YesOrNoInQuery } from '../forms/yes-or-no.js';

/** The query of acts that can be tried. The call itself says whether it is one (`Call.isDryRun`). */
export class DryRunQuery {
  @ApiPropertyOptional({
    type: 'boolean',
    default: false,
    description:
      'Only shows what would change. The service writes nothing, does not require `If-Match` and ignores `Idempotency-Key`.',
  })
  @MayBeMissing()
  @YesOrNoInQuery()
  readonly dryRun: boolean = false;
}

/** Whether the query asks for a dry run. Operations that cannot be tried refuse the parameter. */
export function isDryRun(query: unknown): boolean {
  return typeof query === 'object' && query !== null && 'dryRun' in query && query.dryRun === 'true';
}

/** The answer of an act that tells what it changes, or in a dry run what it would change. `versions`: before and after. */
export function affectedAnswer<Told extends object>(
  { isDryRun: isTried }: { readonly isDryRun: boolean },
  told: Told,
  versions: { readonly before: number; readonly after: number },
): Answer<Told & { readonly applied: boolean }> {
  return found({ ...told, applied: !isTried }, isTried ? versions.before : versions.after);
}
