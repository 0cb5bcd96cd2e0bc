/** The entry of the next game of a chouette. */
import { useEffect, useState } from 'preact/hooks';
import { ClubProblem, type Schemas, answerOf } from '../../../client/src/index.js';
import { type Sending, useAct } from '../act.js';
import { useKeptEntry } from '../parts/page/kept-entry.js';
import { club } from '../session.js';
import { t } from '../texts/index.js';
import { type Entered, NOTHING, type Sheet } from './entered.js';
import { Entry } from './entry.js';
import { Newcomers } from './newcomers.js';
import { type Chouette, type Game, nameIn } from './seen.js';

type SheetView = Schemas['SheetDto'];

interface NextGameProps {
  readonly chouette: Chouette;
  readonly sheet: SheetView;
  readonly reload: () => Promise<void>;
}

/** The game whose entry was begun, and who sat where. */
interface Begun {
  readonly game: number;
  readonly box: string | null;
  readonly line: readonly string[];
}

interface Said {
  readonly game: number;
  readonly out: Readonly<Record<string, boolean>>;
}

/** What is half entered of a game. */
interface Kept {
  readonly begun: Begun;
  readonly entered: Entered;
  readonly said: Said;
}

/** The game that was written down since the entry was begun; one that was undone since has taken nothing away from it. */
function overtakes({ games }: Chouette, begun: Begun, before = Infinity): Game | undefined {
  return [...games]
    .reverse()
    .find(({ status, number }) => status === 'finished' && number >= begun.game && number < before);
}

/** What is half entered stays, also where another phone writes down a game meanwhile, or somebody sits down. */
export default function NextGame({ chouette, sheet, reload }: NextGameProps) {
  const act = useAct(reload);
  const { box, line } = chouette;
  // A game that is being played by the service is the one that the sheet tells: it takes its place.
  const number = chouette.games.length + (chouette.currentGameId === null ? 1 : 0);
  const [kept, keep] = useKeptEntry<Kept>(`chouette ${chouette.id}`);
  // Of a game that has been written down meanwhile nothing is left to enter.
  const found = kept === null || overtakes(chouette, kept.begun) !== undefined ? null : kept;
  const [entered, setEntered] = useState(found?.entered ?? NOTHING);
  /** Null: nothing is entered. */
  const [begun, setBegun] = useState<Begun | null>(found?.begun ?? null);
  /** Of whom the reader has said whether they are in the game. */
  const [said, setSaid] = useState<Said>(found?.said ?? { game: 0, out: {} });
  /** The game that is on its way. Until its answer the page may hear of it as of anybody's. */
  const [sent, setSent] = useState<number | null>(null);
  const shown = sent ?? number;
  const overtaking = begun === null ? undefined : overtakes(chouette, begun, shown);
  const isOvertaken = overtaking !== undefined;
  /** Whether the person has sat down since the entry was begun. */
  const isLate = (id: string): boolean => begun !== null && !isOvertaken && !begun.line.includes(id);
  const out = said.game === shown ? said.out : {};
  // The captain was there when the game began.
  const newcomers = line
    .slice(1)
    .filter((id) => isLate(id) || sheet.arrivals.includes(id))
    .map((playerId) => ({ playerId, name: nameIn(chouette, playerId), isOut: out[playerId] ?? isLate(playerId) }));
  const isIn = (id: string): boolean => newcomers.every(({ playerId, isOut }) => playerId !== id || !isOut);
  const beginAgain = (): void => {
    setBegun(null);
    setSaid({ game: 0, out: {} });
    setEntered(NOTHING);
  };
  const whole = (sheetOfLine: Sheet): Sheet => {
    const left = newcomers.flatMap(({ playerId, isOut }) => (isOut ? [playerId] : []));
    return left.length === 0 ? sheetOfLine : { ...sheetOfLine, newcomers: left };
  };
  const send = async (result: Sheet): Promise<void> => {
    setSent(number);
    const done = await act.send(telling(chouette, whole(result), number));
    if (done !== null) beginAgain();
    setSent(null);
  };
  // What is entered names the box and the others by their seats.
  const seats = [box, ...line.slice(0, 1), ...line.slice(1).filter((id) => !isLate(id))].join();
  const isChanged = begun !== null && sent === null && (isOvertaken || seats !== [begun.box, ...begun.line].join());
  const notice = isOvertaken
    ? t('chouette.overtaken', { number: overtaking.number, next: shown })
    : t('chouette.changed');
  useEffect(() => keep(begun === null ? null : { begun, entered, said }), [begun, entered, said]);
  // What was refused of one game says nothing of the next.
  useEffect(() => act.forget(), [shown]);
  return (
    <section class="card" data-subject="next">
      <h2>{t('chouette.game', { number: shown })}</h2>
      <Entry
        entered={entered}
        terms={chouette}
        box={{ playerId: box, name: nameIn(chouette, box) }}
        members={line.filter(isIn).map((playerId) => ({ playerId, name: nameIn(chouette, playerId) }))}
        act={act}
        disabled={isChanged}
        sendText={t('chouette.record', { number: shown })}
        tries={{
          version: chouette.version,
          ask: (tried) =>
            answerOf(
              club.POST('/v1/chouettes/{id}/score-sheet', {
                params: { path: { id: chouette.id } },
                body: whole(tried),
              }),
            ),
        }}
        onEnter={(now) => {
          setEntered(now);
          setBegun((before) => before ?? { game: shown, box, line });
        }}
        onSend={(result) => {
          if (sent === null) void send(result);
        }}
      >
        <Newcomers
          people={newcomers}
          onSay={(playerId, isOut) => {
            act.forget();
            setSaid({ game: shown, out: { ...out, [playerId]: isOut } });
          }}
        />
        {/* Where the reader touches: the head of the form is out of sight. */}
        <div role="status">{isChanged && <p class="notice">{notice}</p>}</div>
        {isChanged && (
          <div class="row">
            <button
              type="button"
              onClick={() => {
                act.forget();
                beginAgain();
              }}
            >
              {t('chouette.begin-again')}
            </button>
            <button type="button" onClick={() => setBegun({ game: shown, box, line })}>
              {t('chouette.keep-mine')}
            </button>
          </div>
        )}
      </Entry>
    </section>
  );
}

/** The request that writes the game down. Under its number a game that two people write down at once counts once. */
function telling({ id, line }: Chouette, whole: Sheet, number: number): (sending: Sending) => Promise<unknown> {
  let result = whole;
  let part = '';
  return async ({ headers }) => {
    const params = { path: { id } };
    for (;;) {
      try {
        // Another sheet is another request, and has a key of its own.
        const key = { ...headers, 'idempotency-key': `${headers['idempotency-key'] ?? ''}${part}` };
        return await answerOf(
          club.POST('/v1/chouettes/{id}/games', { headers: key, params, body: { result, number } }),
        );
      } catch (error) {
        const isImpossible = error instanceof ClubProblem && error.code === 'chouette.outcome-impossible';
        if (!isImpossible || part !== '') throw error;
        // Somebody may have sat down in the very moment of the touch.
        const { line: now } = await answerOf(club.GET('/v1/chouettes/{id}', { params }));
        const come = now.filter((player) => !line.includes(player));
        if (come.length === 0) throw error;
        result = { ...whole, newcomers: [...(whole.newcomers ?? []), ...come] };
        part = '-come';
      }
    }
  };
}
