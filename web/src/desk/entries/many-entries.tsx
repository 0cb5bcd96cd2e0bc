/** A list of names, or a part of a spreadsheet, entered at once. */
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
import { type NameList, listIn, namedIn, tableIn, textOf } from './names-in.js';

type Report = Schemas['EntryImportDto'];

/** What is said of the lines that the service has not entered. */
async function leftOut({ lines }: Report): Promise<readonly string[]> {
  const said = lines.map(async (line) => ({
    name: inText(line.name),
    why: line.code === 'player.ambiguous' ? t('entries.several') : await whyNot(line),
  }));
  return (await Promise.all(said)).flatMap(({ name, why }) =>
    why === null ? [] : [t('entries.left-out', { name, why })],
  );
}

/** The lines that are not entered, to be mended where they stand; not those of people who are entered already. */
function toMend({ lines, heading }: NameList, report: Report): string {
  const left = report.lines.flatMap(({ line, code, detail }) => {
    // In the table that was sent the headings are the first line.
    const written = lines[line - 2];
    return detail === null || code === 'entry.twice' || written === undefined ? [] : [written];
  });
  return (heading === null || left.length === 0 ? left : [heading, ...left]).join('\n');
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
  /** The columns that are the name, in the order of its parts; null: those that look like it. */
  const [columns, setColumns] = useState<readonly number[] | null>(null);
  const [asked, setAsked] = useState<readonly string[]>([]);
  const [left, setLeft] = useState<readonly string[]>([]);
  const list = listIn(text);
  const chosen = columns ?? list.likely;
  const named = namedIn(list, chosen);
  const typed = useRef({ text, chosen });
  typed.current = { text, chosen };
  /** What was asked or refused was another list. */
  const change = (now: string, ofNames: readonly number[] | null): void => {
    setText(now);
    setColumns(ofNames);
    setAsked([]);
    act.forget();
  };
  const type = (now: string): void => change(now, now === '' ? null : columns);
  const read = async (input: HTMLInputElement): Promise<void> => {
    const [file] = input.files ?? [];
    if (file === undefined) return;
    const now = await textOf(file);
    // The same file once more, mended meanwhile, is another choice.
    input.value = '';
    if (now !== null) change(now, null);
    setLeft(now === null ? [t('entries.no-table', { name: inText(file.name) })] : []);
  };
  const send = ({ headers }: Sending, dryRun: boolean): Promise<Report> =>
    answerOf(
      club.POST('/v1/tournaments/{id}/entries/import', {
        params: { path: { id: tournament.id }, query: { create: true, dryRun } },
        headers: { ...headers, 'content-type': 'text/csv' },
        body: tableOf(tableIn(named, chosen)),
        bodySerializer: String,
      }),
    );
  const enter = async (isSure: boolean): Promise<void> => {
    setLeft([]);
    const done = await act.send(async (sending) => {
      const unknown = isSure ? [] : await unknownIn(await send(sending, true));
      return unknown.length > 0 ? { unknown } : { report: await send(sending, false) };
    });
    if (done === null) return;
    const isSame = typed.current.text === text && String(typed.current.chosen) === String(chosen);
    if (done.report === undefined) {
      if (isSame) setAsked(done.unknown);
      return;
    }
    if (isSame) type(toMend(named, done.report));
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
        <label>
          {t('entries.file')}
          <input
            type="file"
            accept=".csv,.tsv,.txt,text/csv,text/plain"
            onChange={({ currentTarget }) => void read(currentTarget)}
          />
        </label>
        <Columns list={list} chosen={chosen} onChoose={(now) => change(text, now)} />
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
          <ActButton act={act} disabled={named.rows.length === 0} onAct={() => void enter(false)}>
            {t('entries.enter-many', { count: named.rows.length })}
          </ActButton>
        ) : (
          <Yes act={act} kind="main" onAct={() => void enter(true)}>
            {t('entries.enter-unknown', { count: named.rows.length })}
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

interface ColumnsProps {
  readonly list: NameList;
  readonly chosen: readonly number[];
  readonly onChoose: (columns: readonly number[]) => void;
}

/** Which cells of each line are the name, shown by those of the first one. */
function Columns({ list: { rows, headings }, chosen, onChoose }: ColumnsProps) {
  const [first = []] = rows;
  if (Math.max(0, ...rows.map((row) => row.length)) < 2) return null;
  return (
    <fieldset class="stack">
      <legend>{t('entries.columns')}</legend>
      <div class="row">
        {first.map((cell, column) => {
          const isChosen = chosen.includes(column);
          return (
            <button
              key={column}
              type="button"
              aria-pressed={isChosen}
              onClick={() => onChoose(isChosen ? chosen.filter((each) => each !== column) : [...chosen, column])}
            >
              <Name>{cell || headings[column] || '–'}</Name>
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}
