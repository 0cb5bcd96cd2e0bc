/**
 * Says what is wrong with a form in the words of the page, as the form calls its fields: the service says it in English, and
 * names a field by its JSON pointer. The words come with the first such refusal.
 */
import { ClubProblem, type ProblemDocument } from '../../../../client/src/index.js';
import { club } from '../../session.js';
import { loadWords } from '../../texts/index.js';

/** Where the reader was when a request was sent. */
const places = new WeakMap<Request, Element | null>();

/** Looks at everything that the service refuses from now on. */
export function sayFaults(): void {
  club.use({
    onRequest({ request }) {
      places.set(request, document.activeElement);
    },
    async onResponse({ request, response }) {
      if (response.status !== 400) return;
      const said = await inWords(response.clone(), places.get(request) ?? null);
      if (said !== null) throw new ClubProblem(said, null);
    },
  });
}

/** The refusal in words of the page; null where it is no fault of a field, or where the words cannot be had. */
async function inWords(refused: Response, from: Element | null): Promise<ProblemDocument | null> {
  try {
    const problem = (await refused.json()) as ProblemDocument;
    const { detail, errors = [] } = problem;
    const [first] = errors;
    // Where the sentence does not begin with a pointer, it says more than any rule.
    if (first === undefined || first.pointer === '' || !detail.startsWith(`${first.pointer}: `)) return null;
    const [{ sayingOf }] = await Promise.all([
      import('./faults-in-words.js'),
      loadWords({ en: () => import('../../texts/en/faults.js'), de: () => import('../../texts/de/faults.js') }),
    ]);
    return { ...problem, detail: sayingOf(errors, from) };
  } catch {
    return null;
  }
}
