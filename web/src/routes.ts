/** What each address shows. The service answers all of them with the same document (`src/modules/pages/club-pages.ts`). */
import type { PageProps } from './page.js';
import type { Load } from './parts/page/loaded.js';
import { withWords } from './texts/index.js';

export interface Route {
  readonly pattern: RegExp;
  readonly load: Load<PageProps>;
  /** Without the line at the top: for walls and paper. */
  readonly bare?: boolean;
}

const ROUTES: readonly Route[] = [
  { pattern: /^\/$/, load: withWords(['start', 'announce'], () => import('./pages/tonight.js')) },
  { pattern: /^\/c\/([^/]+)$/, load: withWords(['table', 'chouette'], () => import('./pages/chouette.js')) },
  { pattern: /^\/m\/([^/]+)$/, load: withWords(['table'], () => import('./pages/match.js')) },
  { pattern: /^\/go$/, load: withWords(['own'], () => import('./pages/go.js')) },
  { pattern: /^\/me$/, load: withWords(['own'], () => import('./pages/me.js')) },
  {
    pattern: /^\/t\/([^/]+)\/desk$/,
    load: withWords(['staff', 'own', 'announce', 'standing'], () => import('./pages/desk.js')),
  },
  { pattern: /^\/t\/([^/]+)$/, load: withWords(['standing'], () => import('./pages/tournament.js')) },
  {
    pattern: /^\/t\/([^/]+)\/screen$/,
    load: withWords(['announce', 'standing'], () => import('./pages/screen.js')),
    bare: true,
  },
  { pattern: /^\/p\/([^/]+)$/, load: withWords(['people'], () => import('./pages/person.js')) },
  { pattern: /^\/s\/([^/]+)$/, load: withWords(['season', 'standing'], () => import('./pages/season.js')) },
  {
    pattern: /^\/print\/t\/([^/]+)$/,
    load: withWords(['staff', 'standing'], () => import('./pages/print.js')),
    bare: true,
  },
  { pattern: /^\/settings$/, load: withWords(['settings'], () => import('./pages/settings.js')) },
];

const ID = /^[\da-f-]{36}$/i;

/** What an address shows; undefined for one of no page. */
export function routeOf(path: string): Route | undefined {
  return ROUTES.find(({ pattern }) => {
    const found = pattern.exec(path);
    return found !== null && (found[1] === undefined || ID.test(found[1]));
  });
}
