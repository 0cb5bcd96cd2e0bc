/** A view with all that it can be: loading, there, there but old, not to be had. */
import type { ComponentChildren } from 'preact';
import type { ClubProblem } from '../../../../client/src/index.js';
import { t } from '../../texts/index.js';
import type { View } from '../../view.js';
import { Loaded, Loading } from './loaded.js';

interface ShownProps<T> {
  readonly view: View<T>;
  readonly children: (data: T) => ComponentChildren;
  /** Whether it is the whole page, which has to have a heading also where there is nothing to show. */
  readonly whole?: boolean;
}

export function Shown<T>({ view: { data, trouble, reload }, children, whole = false }: ShownProps<T>) {
  if (data === null && trouble === null) return <Loading whole={whole} />;
  // Also what is deleted while one reads it.
  if (whole && trouble !== 'offline' && trouble?.status === 404) return <Lost />;
  return (
    <>
      {whole && data === null && <h1>{headingOf(trouble)}</h1>}
      {trouble === 'offline' && <Unanswered />}
      {trouble !== null && trouble !== 'offline' && (
        <p class="refusal" role="alert">
          {isStranger(trouble) ? t('state.sign-in') : trouble.message}{' '}
          {isStranger(trouble) ? (
            <a class="button" href="/go">
              {t('nav.sign-in')}
            </a>
          ) : (
            <button type="button" class="plain" onClick={() => void reload()}>
              {t('state.again')}
            </button>
          )}
        </p>
      )}
      {data !== null && children(data)}
    </>
  );
}

const loadLost = () => import('./lost.js');

/** Says that nothing is there. Few readers lose their way. */
export function Lost() {
  return <Loaded load={loadLost} given={{}} whole />;
}

/** Says that the club does not answer, and that the page goes on asking. */
export function Unanswered() {
  return (
    <p class="offline" role="status">
      {t('state.offline')}
    </p>
  );
}

/** Whether the reader has no token that holds: the service's words for that are for programs. */
function isStranger(trouble: ClubProblem): boolean {
  return trouble.status === 401;
}

function headingOf(trouble: View<unknown>['trouble']): string {
  if (trouble === null || trouble === 'offline') return t('club');
  return isStranger(trouble) ? t('nav.sign-in') : trouble.document.title;
}

/** Where a name ends and what tells it apart begins, as `told-apart` puts it. */
const TELLING = /(?= \(.+\)$)/;

/** A person's name: in its own direction of writing, and never wider than its place. */
export function Name({ children }: { readonly children: string }) {
  return (
    <bdi class="name" title={children}>
      {children.split(TELLING).map((part) => (
        <span>{part}</span>
      ))}
    </bdi>
  );
}

/** A person's name as the way to their page. */
export function PersonLink({ id, name }: { readonly id: string; readonly name: string }) {
  return (
    <a href={`/p/${id}`}>
      <Name>{name}</Name>
    </a>
  );
}
