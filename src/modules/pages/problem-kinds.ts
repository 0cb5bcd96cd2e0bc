/** Every kind of problem as readers see it: status and title from the program, when it comes from docs/problems.md. */
import type { ProblemDto } from '../../platform/http/operation.js';
import { PROBLEMS } from '../../rules/problems.js';
import type { ListedProblemKindDto, ProblemKindDto } from './dto/problem-kind.dto.js';

/** The kinds in the order of the table in the text of docs/problems.md. */
export function problemKinds(text: string): readonly ListedProblemKindDto[] {
  return text
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .flatMap((line) => {
      const [, code = '', , , when = ''] = line.split('|').map((cell) => cell.trim());
      return kindOf(code.replaceAll('`', ''), when);
    });
}

function kindOf(code: string, when: string): readonly ListedProblemKindDto[] {
  const kind = PROBLEMS[code];
  if (kind === undefined) return [];
  const { status, statusInBody = null, title } = kind;
  return [{ code, status, statusInBody, title, when }];
}

/** Documents as the service has sent them, by their codes. */
export type ProblemExamples = Readonly<Record<string, ProblemDto>>;

/** The kind with a document of it; one that no test could bring about has no more than its head and the title. */
export function withExample(kind: ListedProblemKindDto, examples: ProblemExamples): ProblemKindDto {
  const { code, status, title } = kind;
  const requestId = '7a2739ea-cc03-45fd-9a8c-2f8dae8717de';
  const params = PROBLEMS[code]?.example;
  const made = { type: `/problems/${code}`, title, status, detail: `${title}.`, code, requestId };
  return { ...kind, example: examples[code] ?? (params === undefined ? made : { ...made, params: { ...params } }) };
}
