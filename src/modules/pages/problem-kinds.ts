/** Every kind of problem as readers see it: status and title from the program, when it comes from docs/problems.md. */
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

/** The kind with a document as it could come. */
export function withExample(kind: ListedProblemKindDto): ProblemKindDto {
  const { code, status, title, when } = kind;
  // A real detail names what was wrong in its request.
  const detail = `${(when.split('. ', 1)[0] ?? '').replaceAll('`', '').replace(/\.$/, '')}.`;
  const requestId = '7a2739ea-cc03-45fd-9a8c-2f8dae8717de';
  const params = PROBLEMS[code]?.example;
  const example = { type: `/problems/${code}`, title, status, detail, code, requestId };
  return { ...kind, example: params === undefined ? example : { ...example, params: { ...params } } };
}
