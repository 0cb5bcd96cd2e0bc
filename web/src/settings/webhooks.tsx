/** Programs that the service tells what happens: added with a secret that is shown once, paused, resumed, deleted; what they were sent. */
import { useState } from 'preact/hooks';
import { type Schemas, answerOf } from '../../../client/src/index.js';
import { ActButton, useAct, type Sending } from '../act.js';
import { Form } from '../parts/form/form.js';
import { Yes } from '../parts/form/yes.js';
import { dayOf, inText, timeOf } from '../parts/said.js';
import { Shown } from '../parts/page/shown.js';
import { club } from '../session.js';
import { useView } from '../view.js';
import { ToCopy } from './made-link.js';
import { t } from './webhooks-words.js';

type Webhook = Schemas['WebhookDto'];
type Delivery = Schemas['DeliveryDto'];
type Told = Webhook['types'][number];

/** Everything that a program can be told; the compiler misses what is not in it. */
const TOLD: Readonly<Record<Told, true>> = {
  'match.started': true,
  'match.finished': true,
  'match.corrected': true,
  'game.finished': true,
  'chouette.opened': true,
  'chouette.game-finished': true,
  'chouette.corrected': true,
  'chouette.closed': true,
  'tournament.opened': true,
  'tournament.drawn': true,
  'tournament.round': true,
  'tournament.finished': true,
  'tournament.cancelled': true,
  'tournament.corrected': true,
  'pairing.ready': true,
  'pairing.finished': true,
  'pairing.corrected': true,
};
const ALL = Object.keys(TOLD) as Told[];
const AT_FIRST: readonly Told[] = ['match.finished', 'pairing.ready', 'pairing.finished', 'tournament.finished'];

export default function Webhooks() {
  const view = useView('webhooks', [], async () => {
    const { items } = await answerOf(club.GET('/v1/webhooks', { params: { query: { limit: 200 } } }));
    return items;
  });
  return (
    <div class="columns">
      <section class="card">
        <h2>{t('settings.webhooks')}</h2>
        <p class="quiet">{t('webhooks.what')}</p>
        <Shown view={view}>
          {(webhooks) => (
            <ul class="list">
              {webhooks.map((webhook) => (
                <WebhookRow key={webhook.id} webhook={webhook} reload={view.reload} />
              ))}
              {webhooks.length === 0 && <li class="quiet">{t('webhooks.none')}</li>}
            </ul>
          )}
        </Shown>
      </section>
      <Add reload={view.reload} />
    </div>
  );
}

function Add({ reload }: { readonly reload: () => Promise<void> }) {
  const act = useAct(reload);
  const [url, setUrl] = useState('');
  const [types, setTypes] = useState<readonly Told[]>(AT_FIRST);
  const [secret, setSecret] = useState<string | null>(null);
  const add = async (): Promise<void> => {
    const body = { url: url.trim(), types: [...types] };
    await act.send(async (sending) => {
      const made = await answerOf(club.POST('/v1/webhooks', { ...sending, body }));
      setSecret(made.secret);
      setUrl('');
    });
  };
  return (
    <section class="card">
      <h2>{t('webhooks.add')}</h2>
      <Form onSend={() => void add()}>
        <label>
          {t('webhooks.url')}
          <input
            type="url"
            inputMode="url"
            value={url}
            data-field="/url"
            maxLength={2000}
            autocomplete="off"
            placeholder="https://"
            onInput={({ currentTarget }) => setUrl(currentTarget.value)}
          />
        </label>
        <fieldset>
          <legend>{t('webhooks.types')}</legend>
          {ALL.map((type) => (
            <label key={type} class="check">
              <input
                type="checkbox"
                checked={types.includes(type)}
                onChange={({ currentTarget }) =>
                  setTypes(ALL.filter((each) => (each === type ? currentTarget.checked : types.includes(each))))
                }
              />
              <code>{type}</code>
            </label>
          ))}
        </fieldset>
        <ActButton act={act} disabled={url.trim() === '' || types.length === 0}>
          {t('webhooks.do-add')}
        </ActButton>
      </Form>
      {secret !== null && (
        <div class="notice stack">
          <p>{t('webhooks.secret-once')}</p>
          <ToCopy label={t('webhooks.secret')} value={secret} />
        </div>
      )}
    </section>
  );
}

interface WebhookProps {
  readonly webhook: Webhook;
  readonly reload: () => Promise<void>;
}

function WebhookRow({ webhook, reload }: WebhookProps) {
  const { id, url, types, status, statusSince, pausedBecause, waiting } = webhook;
  const [turn, remove, trial] = [useAct(reload), useAct(reload), useAct()];
  const [isOpen, setOpen] = useState(false);
  const [tests, setTests] = useState(0);
  const [isAsked, ask] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  const params = { path: { id } };
  // The service counts its own pauses as versions too: what is asked for here holds whatever it has done meanwhile.
  const whatever = ({ headers }: Sending) => ({
    headers: { ...headers, 'if-match': '*' },
    params: { ...params, header: { 'If-Match': '*' } },
  });
  const to = async (wanted: Webhook['status']): Promise<void> => {
    await turn.send(async (sending) => {
      const body = { status: wanted };
      const changed = await answerOf(club.PATCH('/v1/webhooks/{id}', { ...whatever(sending), body }));
      // One that came with a restored club gets its secret when it is resumed.
      setSecret(changed.secret);
    });
  };
  const test = async (): Promise<void> => {
    const sent = await trial.send((sending) => answerOf(club.POST('/v1/webhooks/{id}/test', { ...sending, params })));
    if (sent === null) return;
    setTests(tests + 1);
    setOpen(true);
  };
  const end = async (): Promise<void> => {
    await remove.send((sending) => answerOf(club.DELETE('/v1/webhooks/{id}', whatever(sending))));
  };
  return (
    <li class="entry stack" aria-label={url}>
      <p class="line">
        <span class="clip" title={url}>
          {url}
        </span>
        <span class={status === 'active' ? 'tag push' : 'tag warn push'}>{t(`webhooks.${status}`)}</span>
      </p>
      <p class="quiet small">
        {pausedBecause !== null && `${t(`webhooks.because-${pausedBecause}`)} `}
        {t('webhooks.since', { day: dayOf(statusSince), time: timeOf(statusSince) })}{' '}
        {waiting > 0 && t('webhooks.waiting', { count: waiting })}
      </p>
      <p class="small">{types.join(', ')}</p>
      <div class="row">
        <ActButton act={turn} kind="plain" onAct={() => void to(status === 'active' ? 'paused' : 'active')}>
          {t(status === 'active' ? 'webhooks.pause' : 'webhooks.resume')}
        </ActButton>
        {status === 'active' && (
          <ActButton act={trial} kind="plain" onAct={() => void test()}>
            {t('webhooks.test')}
          </ActButton>
        )}
        <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t('webhooks.deliveries')}
        </button>
        <button type="button" class="danger" aria-expanded={isAsked} onClick={() => ask(!isAsked)}>
          {t('webhooks.delete')}
        </button>
      </div>
      {isAsked && (
        <Yes act={remove} onAct={() => void end()}>
          {t('webhooks.delete-yes')}
        </Yes>
      )}
      {secret !== null && (
        <div class="notice stack">
          <p>{t('webhooks.secret-once')}</p>
          <ToCopy label={t('webhooks.secret')} value={secret} />
        </div>
      )}
      {isOpen && <Deliveries key={tests} id={id} />}
    </li>
  );
}

const SHOWN = 10;
const SENT = {
  waiting: 'webhooks.waiting-to-be-sent',
  sent: 'webhooks.sent',
  'given-up': 'webhooks.given-up',
} as const;

function Deliveries({ id }: { readonly id: string }) {
  const view = useView(`deliveries ${id}`, [], async () => {
    const params = { path: { id }, query: { limit: SHOWN } };
    const { items } = await answerOf(club.GET('/v1/webhooks/{id}/deliveries', { params }));
    return items;
  });
  return (
    <Shown view={view}>
      {(deliveries) => (
        <>
          <ul class="list">
            {deliveries.map((delivery) => (
              <DeliveryRow key={delivery.id} webhookId={id} delivery={delivery} reload={view.reload} />
            ))}
            {deliveries.length === 0 && <li class="quiet">{t('webhooks.no-deliveries')}</li>}
          </ul>
          <button type="button" onClick={() => void view.reload()}>
            {t('webhooks.look-again')}
          </button>
        </>
      )}
    </Shown>
  );
}

/** Why an attempt failed; empty where it did not. */
function failureOf({ reason, status, cause }: Schemas['AttemptDto']): string {
  return reason === null ? '' : t(`webhooks.failed-${reason}`, { status: status ?? '', cause: inText(cause ?? '') });
}

interface DeliveryProps {
  readonly webhookId: string;
  readonly delivery: Delivery;
  readonly reload: () => Promise<void>;
}

function DeliveryRow({ webhookId, delivery, reload }: DeliveryProps) {
  const { id: did, type, status, createdAt, attempts, lastAttempt } = delivery;
  const act = useAct(reload);
  const again = async (): Promise<void> => {
    const params = { path: { id: webhookId, did } };
    await act.send((sending) =>
      answerOf(club.POST('/v1/webhooks/{id}/deliveries/{did}/redeliver', { ...sending, params })),
    );
  };
  return (
    <li class="entry stack">
      <div class="line">
        <span class="quiet number">{timeOf(createdAt)}</span>
        <code>{type}</code>
        <span class={status === 'sent' ? 'tag push' : 'tag warn push'}>{t(SENT[status])}</span>
      </div>
      <p class="quiet small">
        {t('webhooks.attempts', { count: attempts })} {lastAttempt !== null && failureOf(lastAttempt)}
      </p>
      <ActButton
        act={act}
        kind="plain"
        label={t('webhooks.send-again-of', { type, time: timeOf(createdAt) })}
        onAct={() => void again()}
      >
        {t('webhooks.send-again')}
      </ActButton>
    </li>
  );
}
