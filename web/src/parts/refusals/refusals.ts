/**
 * Says why something was refused in the words of the page, whatever shows it: the service says it in English. Of a form it says what
 * is wrong as the form calls its fields, which the service names by JSON pointers; of anything else which rule forbids it. The words come with the
 * first such refusal; what they do not know stays as the service says it, without the numbers of rules.
 */
import { ClubProblem, problemOf } from '../../../../client/src/index.js';
import { club } from '../../session.js';
import { language, loadWords, t } from '../../texts/index.js';
import type { Refused } from './sentence.js';

/** Where the reader was when a request was sent. */
const places = new WeakMap<Request, Element | null>();

/** Looks at everything that the service refuses from now on. */
export function sayRefusals(): void {
  club.use({
    onRequest({ request }) {
      places.set(request, document.activeElement);
    },
    async onResponse({ request, response }) {
      if (response.status < 400) return;
      const problem = await problemOf(response.clone());
      const said = (await faultsIn(problem, places.get(request) ?? null)) ?? (await ruleIn(problem, request.url));
      const detail = said ?? withoutRules(problem.document.detail);
      if (said === null && detail === problem.document.detail) return;
      // A page that cannot be shown has the title as its heading, in English too.
      const title = language === 'en' ? problem.document.title : t('club');
      throw new ClubProblem({ ...problem.document, title, detail }, problem.retryAfter);
    },
  });
}

/** Why something was refused, as the page says it. `address`: what was asked for. */
export async function wordsFor(refused: Refused & { readonly detail: string }, address = ''): Promise<string> {
  return (await ruleIn({ document: refused }, address)) ?? withoutRules(refused.detail);
}

/** The numbers of the rules, such as ` (R31)` or ` (T9, T25)`: they are for those who write programs and have the rules at hand. */
const RULES = / \([CRTV]\d[^()]*\)/g;

/** The service's own sentence, as people read it. */
function withoutRules(detail: string): string {
  return detail.replaceAll(RULES, '');
}

/** What is wrong with the fields of a form; null where it is no fault of a field, or where the words cannot be had. */
async function faultsIn({ document }: ClubProblem, from: Element | null): Promise<string | null> {
  try {
    const { status, detail, errors = [] } = document;
    const [first] = errors;
    // Where the sentence does not begin with a pointer, it says more than any rule of a field.
    if (status !== 400 || first === undefined || first.pointer === '' || !detail.startsWith(`${first.pointer}: `)) {
      return null;
    }
    const [{ sayingOf }] = await Promise.all([
      import('../form/faults-in-words.js'),
      loadWords({ en: () => import('../../texts/en/faults.js'), de: () => import('../../texts/de/faults.js') }),
    ]);
    return sayingOf(errors, from);
  } catch {
    return null;
  }
}

/** Which rule forbids it; null where the page speaks as the service does, has no words for it, or cannot load them. */
async function ruleIn({ document }: { readonly document: Refused }, address: string): Promise<string | null> {
  if (language === 'en') return null;
  try {
    return await (await import('./rules-in-words.js')).sayingOf(document, address);
  } catch {
    return null;
  }
}
