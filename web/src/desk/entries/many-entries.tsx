/** A list of names, entered at once. */
import { useRef, useState } from 'preact/hooks';
import { type Schemas, answerOf } from '../../../../client/src/index.js';
import { ActButton, type Sending } from '../../act.js';
import { useKeptFocus } from '../../parts/page/kept-focus.js';
import { Yes } from '../../parts/form/yes.js';
import { inText } from '../../parts/said.js';
import { Name } from '../../parts/page/shown.js';
import { club } from '../../session.js';
import { t } from '../../texts/index.js';
import { useDesk, useDeskAct } from '../desk.js';
import { tableOf, whyNot } from './entry-table.js';

type Report = Schemas['EntryImportDto'];

/** What is said of the lines that the service has not entered. */
async function leftOut({ lines }: Report): Promise<readonly string[]> {
  const said = lines.map(async (line) => ({ name: inText(line.name), why: await whyNot(line) }));
  return (await Promise.all(said)).flatMap(({ name, why }) =>
    why === null ? [] : [t('entries.left-out', { name, why })],
  );
}

/** Names of which the service would make new people. On the first night of a club all are new, and none is worth a question. */
async function unknownIn({ lines }: Report): Promise<readonly string[]> {
  const names = lines.flatMap(({ made, name }) => (made ? [name] : []));
  if (names.length === 0) return [];
  const { items } = await answerOf(club.GET('/v1/players', { params: { query: { limit: 1 } } }));
  return items.length === 0 ? [] : names;
}

export function ManyAtOnce() {
  const { tournament } = useDesk();
  const act = useDeskAct();
  const fields = useKeptFocus<HTMLDivElement>();
  const [text, setText] = useState('');
  const [asked, setAsked] = useState<readonly string[]>([]);
  const [left, setLeft] = useState<readonly string[]>([]);
  const typed = useRef(text);
  const type = (now: string): void => {
    typed.current = now;
    setText(now);
    // What was asked or refused was another list.
    setAsked([]);
    act.forget();
  };
  const names = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const send = ({ headers }: Sending, dryRun: boolean): Promise<Report> =>
    answerOf(
      club.POST('/v1/tournaments/{id}/entries/import', {
        params: { path: { id: tournament.id }, query: { create: true, dryRun } },
        headers: { ...headers, 'content-type': 'text/csv' },
        body: tableOf([['name'], ...names.map((each) => [each])]),
        bodySerializer: String,
      }),
    );
  const enter = async (isSure: boolean): Promise<void> => {
    setLeft([]);
    const done = await act.run(async (sending) => {
      const unknown = isSure ? [] : await unknownIn(await send(sending, true));
      return unknown.length > 0 ? { unknown } : { report: await send(sending, false) };
    });
    if (done === null) return;
    const isSame = typed.current === text;
    if (done.report === undefined) {
      if (isSame) setAsked(done.unknown);
      return;
    }
    if (isSame) type('');
    setLeft(await leftOut(done.report));
  };
  return (
    <details>
      <summary>{t('entries.many')}</summary>
      <div class="stack" ref={fields}>
        <label>
          {t('entries.many-hint')}
          <textarea rows={8} value={text} onInput={({ currentTarget }) => type(currentTarget.value)} />
        </label>
        {asked.length > 0 && (
          <div class="notice stack" role="status">
            <b>{t('entries.unknown')}</b>
            <ul class="bullets">
              {asked.map((name) => (
                <li key={name}>
                  <Name>{name}</Name>
                </li>
              ))}
            </ul>
          </div>
        )}
        {asked.length === 0 ? (
          <ActButton act={act} disabled={names.length === 0} onAct={() => void enter(false)}>
            {t('entries.enter-many', { count: names.length })}
          </ActButton>
        ) : (
          <Yes act={act} kind="main" onAct={() => void enter(true)}>
            {t('entries.enter-unknown', { count: names.length })}
          </Yes>
        )}
        {left.map((line, nth) => (
          <p key={nth} class="refusal">
            {line}
          </p>
        ))}
      </div>
    </details>
  );
}
