/** Links for those who help, each shown once, and all tokens that are alive. */
import { useState } from 'preact/hooks';
import { type Schemas, answerOf } from '../../../client/src/index.js';
import { ActButton, useAct } from '../act.js';
import { Form } from '../parts/form/form.js';
import { Yes } from '../parts/form/yes.js';
import { useKeptFocus } from '../parts/page/kept-focus.js';
import { dayOf } from '../parts/said.js';
import { Name, Shown } from '../parts/page/shown.js';
import { aliveTokens } from '../parts/sign-in/alive-tokens.js';
import { club, me } from '../session.js';
import { t } from '../texts/index.js';
import { useView } from '../view.js';
import { MadeLink } from './made-link.js';

const ROLES = ['scorer', 'director', 'viewer'] as const;

export function Links() {
  const view = useView('tokens', [], aliveTokens);
  const section = useKeptFocus<HTMLElement>(':scope > form, :scope > .list > li');
  const act = useAct(view.reload);
  const [role, setRole] = useState<(typeof ROLES)[number]>('scorer');
  const [label, setLabel] = useState('');
  const [made, setMade] = useState<Schemas['NewTokenDto'] | null>(null);
  const make = async (): Promise<void> => {
    const body = { role, label: label.trim() === '' ? t(`role.${role}`) : label.trim() };
    await act.send(async (sending) => {
      setMade(await answerOf(club.POST('/v1/tokens', { ...sending, body })));
      setLabel('');
    });
  };
  return (
    <section class="card" ref={section}>
      <h2>{t('settings.links')}</h2>
      <Form onSend={() => void make()}>
        <fieldset class="stack">
          <legend>{t('settings.role')}</legend>
          <div class="row">
            {ROLES.map((each) => (
              <button key={each} type="button" aria-pressed={role === each} onClick={() => setRole(each)}>
                {t(`role.${each}`)}
              </button>
            ))}
          </div>
        </fieldset>
        <label>
          {t('settings.label')}
          <input
            data-field="/label"
            value={label}
            maxLength={100}
            onInput={({ currentTarget }) => setLabel(currentTarget.value)}
          />
        </label>
        <ActButton act={act}>{t('settings.make-link')}</ActButton>
      </Form>
      {made !== null && made.link !== null && <MadeLink link={made.link} />}
      <Shown view={view}>
        {(tokens) => (
          <ul class="list">
            {tokens.map((each) => (
              <TokenRow
                key={each.id}
                alive={each}
                reload={view.reload}
                onEnded={() => setMade((last) => (last?.id === each.id ? null : last))}
              />
            ))}
          </ul>
        )}
      </Shown>
    </section>
  );
}

interface TokenRowProps {
  readonly alive: Schemas['TokenDto'];
  readonly reload: () => Promise<void>;
  readonly onEnded: () => void;
}

function TokenRow({ alive: { id, label, role, createdAt, version }, reload, onEnded }: TokenRowProps) {
  const act = useAct(reload);
  const [isAsked, setAsked] = useState(false);
  const end = async (): Promise<void> => {
    const seen = String(version);
    const ended = await act.send(({ headers }) =>
      club.DELETE('/v1/tokens/{id}', {
        headers: { ...headers, 'if-match': seen },
        params: { path: { id }, header: { 'If-Match': seen } },
      }),
    );
    if (ended !== null) onEnded();
  };
  return (
    <li class="entry">
      <div class="line">
        <Name>{label}</Name>
        <span class="push row">
          <span class="quiet small">
            {t(`role.${role}`)}, {dayOf(createdAt)}
          </span>
          {me.value?.tokenId !== id && (
            <button type="button" aria-label={t('settings.end-of', { label })} onClick={() => setAsked(!isAsked)}>
              {t('settings.end')}
            </button>
          )}
        </span>
      </div>
      {isAsked && (
        <Yes act={act} onAct={() => void end()}>
          {t('settings.end-yes', { label })}
        </Yes>
      )}
    </li>
  );
}
