/** A list of names, or a part of a spreadsheet, entered at once. */
import { useRef, useState } from 'preact/hooks';
import { type Schemas, answerOf } from '../../../../client/src/index.js';
import { ActButton, type Sending } from '../../act.js';
import { useKeptFocus } from '../../parts/page/kept-focus.js';
import { Yes } from '../../parts/form/yes.js';
import { inText } from '../../parts/said.js';
import { Name } from '../../parts/page/shown.js';
import { club } from '../../session.js';
import { useDesk, useDeskAct } from '../desk.js';
import { tableOf, whyNot } from './entry-table.js';
import { t } from './name-list-words.js';
import { type NameList, listIn, namedIn, newIn, tableIn, textOf } from './names-in.js';

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

export default function ManyAtOnce() {
  const { tournament } = useDesk();
  const act = useDeskAct();
  const fields = useKeptFocus<HTMLDivElement>();
  const [text, setText] = useState('');
  /** The columns that are the name, in the order of its parts; null: those that look like it. */
  const [columns, setColumns] = useState<readonly number[] | null>(null);
  /** Whether each cell is a name of its own; null: as it looks. */
  const [isEach, setEach] = useState<boolean | null>(null);
  const [asked, setAsked] = useState<readonly string[]>([]);
  const [left, setLeft] = useState<readonly string[]>([]);
  const list = listIn(text, isEach);
  const chosen = columns ?? list.likely;
  const named = namedIn(list, chosen);
  const table = tableIn(named, chosen);
  const { count, already, repeated } = newIn(table, tournament.entries);
  const typed = useRef({ text, chosen, isEach: list.isEach });
  typed.current = { text, chosen, isEach: list.isEach };
  /** What was asked or refused was another list. */
  const change = (now: string, ofNames: readonly number[] | null, areEach: boolean | null): void => {
    setText(now);
    setColumns(ofNames);
    setEach(areEach);
    setAsked([]);
    act.forget();
  };
  const type = (now: string): void => change(now, now === '' ? null : columns, now === '' ? null : isEach);
  const read = async (input: HTMLInputElement): Promise<void> => {
    const [file] = input.files ?? [];
    if (file === undefined) return;
    const now = await textOf(file);
    // The same file once more, mended meanwhile, is another choice.
    input.value = '';
    if (now !== null) change(now, null, null);
    setLeft(now === null ? [t('entries.no-table', { name: inText(file.name) })] : []);
  };
  const send = ({ headers }: Sending, dryRun: boolean): Promise<Report> =>
    answerOf(
      club.POST('/v1/tournaments/{id}/entries/import', {
        params: { path: { id: tournament.id }, query: { create: true, dryRun } },
        headers: { ...headers, 'content-type': 'text/csv' },
        body: tableOf(table),
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
    const isSame = JSON.stringify(typed.current) === JSON.stringify({ text, chosen, isEach: list.isEach });
    if (done.report === undefined) {
      if (isSame) setAsked(done.unknown);
      return;
    }
    if (isSame) type(toMend(named, done.report));
    setLeft(await leftOut(done.report));
  };
  return (
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
      <Columns
        list={list}
        chosen={chosen}
        onChoose={(now) => change(text, now, isEach)}
        onEach={(now) => change(text, null, now)}
      />
      {already.length > 0 && <p class="quiet">{t('entries.already', { names: already.map(inText).join(', ') })}</p>}
      {repeated.length > 0 && <p class="quiet">{t('entries.repeated', { names: repeated.map(inText).join(', ') })}</p>}
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
        <ActButton act={act} disabled={count === 0} onAct={() => void enter(false)}>
          {count === 0 ? t('entries.enter-none') : t('entries.enter-many', { count })}
        </ActButton>
      ) : (
        <Yes act={act} kind="main" onAct={() => void enter(true)}>
          {t('entries.enter-unknown', { count })}
        </Yes>
      )}
      {left.map((line, nth) => (
        <p key={nth} class="refusal">
          {line}
        </p>
      ))}
    </div>
  );
}

interface ColumnsProps {
  readonly list: NameList;
  readonly chosen: readonly number[];
  readonly onChoose: (columns: readonly number[]) => void;
  readonly onEach: (isEach: boolean) => void;
}

/** Which cells of each line are the name, shown by those of the first one, or whether each of them is one. */
function Columns({ list: { rows, headings, isEach }, chosen, onChoose, onEach }: ColumnsProps) {
  const [first = []] = rows;
  const hasColumns = rows.some((row) => row.length > 1);
  if (!hasColumns && isEach === null) return null;
  return (
    <fieldset class="stack">
      <legend>{t('entries.columns')}</legend>
      <div class="row">
        {hasColumns &&
          first.map((cell, column) => {
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
        {isEach !== null && (
          <button key="each" type="button" aria-pressed={isEach} onClick={() => onEach(!isEach)}>
            {t('entries.each')}
          </button>
        )}
      </div>
    </fieldset>
  );
}
