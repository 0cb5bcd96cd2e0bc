/** The club's own matters: its facts and links, its people, its seasons, the programs that it tells, its backup; each part is loaded when it is shown. */
import '../parts/form/entry.css';
import { useTitle } from '../parts/page/frame.js';
import { type Load, Loaded, Loading } from '../parts/page/loaded.js';
import { NotForYou } from '../parts/sign-in/not-for-you.js';
import { Unanswered } from '../parts/page/shown.js';
import type { PageProps } from '../page.js';
import { go } from '../router.js';
import { isDirector, isUnanswered, me, token } from '../session.js';
import { t, withWords } from '../texts/index.js';

const PARTS = ['club', 'people', 'seasons', 'webhooks', 'backup'] as const;
type Part = (typeof PARTS)[number];

const LOADS: Readonly<Record<Part, Load<object>>> = {
  club: withWords(['begin'], () => import('../settings/club-and-links.js')),
  people: withWords(['people'], () => import('../settings/people.js')),
  seasons: withWords(['season'], () => import('../settings/seasons.js')),
  webhooks: () => import('../settings/webhooks.js'),
  backup: () => import('../settings/backup.js'),
};

export default function Settings({ search }: PageProps) {
  useTitle(t('nav.settings'));
  if (token.value !== null && me.value === null) {
    if (!isUnanswered.value) return <Loading whole />;
    return (
      <>
        <h1>{t('nav.settings')}</h1>
        <Unanswered />
      </>
    );
  }
  if (!isDirector()) return <NotForYou title={t('nav.settings')} text={t('settings.director-only')} />;
  const shown = PARTS.find((part) => part === search.get('show')) ?? 'club';
  return (
    <>
      <h1>{t('nav.settings')}</h1>
      <nav class="tabs wrap" aria-label={t('nav.parts')}>
        {PARTS.map((part) => (
          <a
            key={part}
            class="button"
            href={`/settings?show=${part}`}
            aria-current={part === shown ? 'page' : undefined}
            onClick={(event) => {
              event.preventDefault();
              go(`/settings?show=${part}`, 'replace');
            }}
          >
            {t(`settings.${part}`)}
          </a>
        ))}
      </nav>
      <Loaded key={shown} load={LOADS[shown]} given={{}} />
    </>
  );
}
