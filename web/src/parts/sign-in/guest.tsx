/** Asks whoever opens a link in a browser in which another person is signed in. */
import type { Me } from '../../session.js';
import { t } from '../../texts/index.js';
import { inText } from '../said.js';

export interface Guest {
  /** The token of the link, and for whom it is. */
  readonly given: string;
  readonly who: Me;
  readonly present: Me;
}

interface GuestProps extends Guest {
  readonly onStay: () => void;
  readonly onBecome: (given: string) => Promise<void>;
}

function nameOf({ name, label }: Me): string {
  return inText(name ?? label);
}

export default function GuestQuestion({ given, who, present, onStay, onBecome }: GuestProps) {
  return (
    <section class="card">
      <h1>{t('go.title')}</h1>
      <p>{t('go.other', { name: nameOf(present) })}</p>
      <div class="two">
        <button type="button" onClick={onStay}>
          {t('go.stay', { name: nameOf(present) })}
        </button>
        <button type="button" class="main" onClick={() => void onBecome(given)}>
          {t('go.become', { name: nameOf(who) })}
        </button>
      </div>
    </section>
  );
}
