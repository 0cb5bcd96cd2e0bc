/** A list of names, entered at once. */
import { useState } from 'preact/hooks';
import { type Schemas, answerOf } from '../../../client/src/index.js';
import { ActButton, type Sending, useAct } from '../act.js';
import { inText } from '../parts/said.js';
import { Name } from '../parts/shown.js';
import { club } from '../session.js';
import { t } from '../texts/index.js';
import { useDesk, useDeskAct } from './desk.js';

type Report = Schemas['EntryImportDto'];

/** A cell of CSV. */
function cell(text: string): string {
  return `"${text.replaceAll('"', '""')}"`;
}

/** The names in a text, as a table of entries. */
function tableOf(names: readonly string[]): string {
  return ['name', ...names.map(cell)].join('\n');
}

/** What the service says of the lines that it has not entered. */
function leftOut({ lines }: Report): readonly string[] {
  return lines.flatMap(({ name, detail }) =>
    detail === null ? [] : [t('entries.left-out', { name: inText(name), why: detail })],
  );
}

/**
 * Names of nobody in the club, among people whom it knows: those are the ones that a slip of the pen makes. Where all are new, it is
 * the first night of the club.
 */
function unknownIn({ lines }: Report, entrants: number): readonly string[] {
  const entered = lines.filter(({ status }) => status === 'entered');
  const made = entered.filter((line) => line.made);
  return made.length === entered.length + entrants ? [] : made.map(({ name }) => name);
}

export function ManyAtOnce() {
  const { tournament } = useDesk();
  const [looking, entering] = [useAct(), useDeskAct()];
  const [text, setText] = useState('');
  const [unknown, setUnknown] = useState<{ readonly of: string; readonly names: readonly string[] } | null>(null);
  const [left, setLeft] = useState<readonly string[]>([]);
  const names = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const table = tableOf(names);
  const underWay = [looking, entering].find(
    ({ state, problem }) => state === 'sending' || state === 'waiting' || problem !== null,
  );
  // What was typed while the answer was on its way is another list.
  const asked = unknown?.of === table ? unknown.names : [];
  const send = ({ headers }: Sending, dryRun: boolean): Promise<Report> =>
    answerOf(
      club.POST('/v1/tournaments/{id}/entries/import', {
        params: { path: { id: tournament.id }, query: { create: true, dryRun } },
        headers: { ...headers, 'content-type': 'text/csv' },
        body: table,
        bodySerializer: String,
      }),
    );
  const enter = async (): Promise<void> => {
    const report = await entering.run((sending) => send(sending, false));
    if (report === null) return;
    setText('');
    setUnknown(null);
    setLeft(leftOut(report));
  };
  const look = async (): Promise<void> => {
    const report = await looking.send((sending) => send(sending, true));
    if (report === null) return;
    const found = unknownIn(report, tournament.entries.length);
    if (found.length === 0) await enter();
    else setUnknown({ of: table, names: found });
  };
  return (
    <details>
      <summary>{t('entries.many')}</summary>
      <div class="stack">
        <label>
          {t('entries.many-hint')}
          <textarea rows={8} value={text} onInput={({ currentTarget }) => setText(currentTarget.value)} />
        </label>
        {asked.length === 0 ? (
          <ActButton act={underWay ?? entering} disabled={names.length === 0} onAct={() => void look()}>
            {t('entries.enter-many', { count: names.length })}
          </ActButton>
        ) : (
          <>
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
            <ActButton act={entering} onAct={() => void enter()}>
              {t('entries.enter-unknown', { count: names.length })}
            </ActButton>
          </>
        )}
        {left.map((line) => (
          <p key={line} class="refusal">
            {line}
          </p>
        ))}
      </div>
    </details>
  );
}
