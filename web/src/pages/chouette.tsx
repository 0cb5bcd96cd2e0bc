/** A chouette for its host and its players: who sits where, the next game, what everybody has won. */
import '../chouette/chouette.css';
import { Fragment } from 'preact';
import { useState } from 'preact/hooks';
import { type Schemas, answerOf } from '../../../client/src/index.js';
import { type Sending, useAct } from '../act.js';
import { Asked } from '../parts/yes.js';
import { Close } from '../chouette/close.js';
import { Entry, type Member, type Sheet } from '../chouette/entry.js';
import { Chart, SettleUp, signed } from '../chouette/money.js';
import { Join, SeatActs, SitDown } from '../chouette/people.js';
import { useTitle } from '../parts/frame.js';
import { useKeptFocus } from '../parts/kept-focus.js';
import { moneyOf } from '../parts/said.js';
import { Name, Shown } from '../parts/shown.js';
import type { PageProps } from '../page.js';
import { club, isDirector, isMe, isStaff } from '../session.js';
import { t } from '../texts/index.js';
import { useView } from '../view.js';

type Chouette = Schemas['ChouetteDto'];
type SheetView = Schemas['SheetDto'];
type Ledger = Schemas['ChouetteLedgerDto'];

interface Evening {
  readonly chouette: Chouette;
  readonly sheet: SheetView;
  readonly ledger: Ledger;
}

async function loaded(id: string): Promise<Evening> {
  const params = { params: { path: { id } } };
  const [chouette, sheet, ledger] = await Promise.all([
    answerOf(club.GET('/v1/chouettes/{id}', params)),
    answerOf(club.GET('/v1/chouettes/{id}/sheet', params)),
    answerOf(club.GET('/v1/chouettes/{id}/ledger', params)),
  ]);
  return { chouette, sheet, ledger };
}

interface TableProps extends Evening {
  readonly reload: () => Promise<void>;
}

export default function ChouettePage({ id }: PageProps) {
  useTitle(t('chouette.title'));
  const view = useView(`chouette ${id}`, [`chouette:${id}`], () => loaded(id), {
    versionOf: ({ chouette }) => chouette.version,
  });
  return (
    <Shown view={view} whole>
      {(evening) => <Table {...evening} reload={view.reload} />}
    </Shown>
  );
}

/** Whether the reader may write games down: the service has the last word. */
function mayWrite({ host, players }: Chouette): boolean {
  return isStaff() || (host !== null && isMe(host)) || players.some(({ playerId }) => isMe(playerId));
}

function Table(evening: TableProps) {
  const { chouette, sheet, ledger, reload } = evening;
  const isOpen = chouette.status !== 'closed';
  const writes = mayWrite(chouette) && isOpen;
  const isOrdered = chouette.status !== 'ordering';
  const corrects = isDirector();
  return (
    <>
      <div class="head">
        <h1>{t('chouette.title')}</h1>
        {!isOpen && <span class="tag">{t('chouette.ended')}</span>}
      </div>
      <Stake chouette={chouette} />
      <div class="columns">
        <div class="stack">
          <Seats chouette={chouette} reload={reload} writes={writes} />
          {isOpen && isOrdered && isStaff() && <Join chouette={chouette} reload={reload} />}
          {isOpen && isOrdered && !isStaff() && <SitDown chouette={chouette} reload={reload} />}
          {writes && isOrdered && <NextGame chouette={chouette} reload={reload} />}
          {corrects && isOpen && <UndoLast chouette={chouette} reload={reload} />}
        </div>
        <div class="stack">
          <Chart sheet={sheet} />
          <Games {...evening} corrects={corrects} />
          <section class="card">
            <h2>{t('chouette.settle-up')}</h2>
            <SettleUp ledger={ledger} />
            {writes && <Close chouette={chouette} reload={reload} />}
          </section>
        </div>
      </div>
    </>
  );
}

interface PartProps {
  readonly chouette: Chouette;
  readonly reload: () => Promise<void>;
}

/** What a point is worth: to all, and to those who play for another stake. */
function Stake({ chouette: { stake, currency, players } }: Pick<PartProps, 'chouette'>) {
  const others = players.filter((player) => player.stake !== stake);
  return (
    <p class="quiet">
      {t('chouette.worth', { amount: moneyOf(stake, currency) })}
      {others.map((player) => (
        <Fragment key={player.playerId}>
          {' · '}
          <Name>{player.name}</Name>: {moneyOf(player.stake, currency)}
        </Fragment>
      ))}
    </p>
  );
}

/** The table as they sit: the box alone, the team in its order, those who wait. */
function Seats({ chouette, reload, writes }: PartProps & { readonly writes: boolean }) {
  const { players, box, captain, line, currency } = chouette;
  const [open, setOpen] = useState<string | null>(null);
  const seats = useKeptFocus<HTMLElement>('li');
  const team = line.flatMap((id) => players.filter(({ playerId }) => playerId === id));
  const seated = players.filter(({ playerId }) => playerId === box);
  const others = players.filter((player) => !seated.includes(player) && !team.includes(player));
  const groups = [
    [t('chouette.box'), seated],
    [t('chouette.team'), team],
    [t('chouette.out'), others],
  ] as const;
  return (
    <section class="card seats" ref={seats}>
      {groups.map(([title, people]) =>
        people.length === 0 ? null : (
          <div key={title} class="stack">
            <h2 class="small quiet">{title}</h2>
            <ul class="list">
              {people.map((player) => (
                <li key={player.playerId} data-subject={player.playerId}>
                  <button
                    type="button"
                    class="seat-line"
                    aria-expanded={open === player.playerId}
                    disabled={!writes || !(isStaff() || isMe(player.playerId))}
                    onClick={() => setOpen(open === player.playerId ? null : player.playerId)}
                  >
                    <Name>{player.name}</Name>
                    {player.playerId === captain && <span class="tag">{t('chouette.captain')}</span>}
                    {player.sittingOut && <span class="tag quiet">{t('chouette.sits-out')}</span>}
                    <span class="push number">
                      <b>{signed(player.points)}</b>
                      {currency !== null && <span class="quiet small"> {moneyOf(player.amount, currency)}</span>}
                    </span>
                  </button>
                  {writes && open === player.playerId && (
                    <SeatActs chouette={chouette} player={player} reload={reload} />
                  )}
                </li>
              ))}
            </ul>
          </div>
        ),
      )}
    </section>
  );
}

function nameIn({ players }: Chouette, id: string | null): string {
  return players.find(({ playerId }) => playerId === id)?.name ?? '';
}

/** The entry of the next game. What is half entered stays, also where another phone writes down a game meanwhile. */
function NextGame({ chouette, reload }: PartProps) {
  const act = useAct();
  const number = chouette.games.length + 1;
  /** Counts the games that were entered here: each begins with nothing. */
  const [turn, setTurn] = useState(0);
  /** The game whose entry was begun here, and who sat where; null: nothing is entered. */
  const [begun, setBegun] = useState<{ readonly game: number; readonly seats: string } | null>(null);
  const seats = [chouette.box, ...chouette.line].join();
  /** The game that is on its way. Until its answer the page may hear of it as of anybody's. */
  const [sent, setSent] = useState<number | null>(null);
  const shown = sent ?? number;
  const members: readonly Member[] = chouette.line.map((playerId) => ({ playerId, name: nameIn(chouette, playerId) }));
  const beginAgain = (): void => {
    setBegun(null);
    setTurn((now) => now + 1);
  };
  const send = async (result: Sheet): Promise<void> => {
    const params = { path: { id: chouette.id } };
    setSent(number);
    // Under its number a game that two people write down at once counts once.
    const done = await act.send((sending) =>
      answerOf(club.POST('/v1/chouettes/{id}/games', { ...sending, params, body: { result, number } })),
    );
    if (done !== null) {
      await reload();
      beginAgain();
    }
    setSent(null);
  };
  const isOvertaken = begun !== null && begun.game !== shown;
  // What is entered names the box and the others by their seats.
  const isChanged = begun !== null && sent === null && (isOvertaken || !seats.startsWith(begun.seats));
  const notice =
    isOvertaken && begun.game < shown
      ? t('chouette.overtaken', { number: shown - 1, next: shown })
      : t('chouette.changed');
  return (
    <section class="card">
      <h2>{t('chouette.game', { number: shown })}</h2>
      <div role="status">{isChanged && <p class="notice">{notice}</p>}</div>
      {isChanged && (
        <button
          type="button"
          onClick={() => {
            act.forget();
            beginAgain();
          }}
        >
          {t('chouette.begin-again')}
        </button>
      )}
      <Entry
        key={turn}
        box={nameIn(chouette, chouette.box)}
        members={members}
        act={act}
        sendText={t('chouette.record', { number: shown })}
        onTouched={() => setBegun((before) => before ?? { game: shown, seats })}
        onSend={(sheet) => {
          if (sent === null) void send(sheet);
        }}
      />
    </section>
  );
}

function correct(
  chouette: Chouette,
  gameId: string,
  result: Sheet | null,
  reason: string,
  headers: Sending['headers'],
) {
  return answerOf(
    club.POST('/v1/chouettes/{id}/games/{gameId}/correction', {
      params: { path: { id: chouette.id, gameId }, header: { 'If-Match': `"${chouette.version}"` } },
      headers,
      body: { result, reason },
    }),
  );
}

/** Two touches: the wish, and the confirmation that names the game. */
function UndoLast({ chouette, reload }: PartProps) {
  const act = useAct();
  const last = [...chouette.games].reverse().find(({ status }) => status === 'finished');
  if (last === undefined) return null;
  const undo = async (): Promise<boolean> => {
    const done = await act.send(({ headers }) =>
      correct(chouette, last.id, null, t('chouette.undone-reason'), headers),
    );
    if (done !== null) await reload();
    return done !== null;
  };
  return (
    <Asked
      act={act}
      question={t('chouette.undo', { number: last.number })}
      means={t('chouette.undo-sure', { number: last.number })}
      yes={t('chouette.undo-yes')}
      no={t('chouette.undo-no')}
      onYes={undo}
    />
  );
}

/** The games with what each of them came to; a wrong one is put right where it stands. */
function Games({ chouette, sheet, reload, corrects }: TableProps & { readonly corrects: boolean }) {
  const [open, setOpen] = useState<string | null>(null);
  const games = sheet.games.filter(({ status }) => status === 'finished');
  if (games.length === 0) return <p class="quiet">{t('chouette.no-games')}</p>;
  return (
    <section class="card">
      <h2>{t('match.games')}</h2>
      <div class="scroll" tabIndex={0} role="group" aria-label={t('match.games')}>
        <table>
          <thead>
            <tr>
              <th class="number">#</th>
              {sheet.players.map(({ playerId, name }) => (
                <th key={playerId} class="number">
                  <Name>{name}</Name>
                </th>
              ))}
              {corrects && <td />}
            </tr>
          </thead>
          <tbody>
            {games.map(({ number, gameId, box, changes }) => (
              <tr key={number}>
                <td class="number quiet">{number}</td>
                {sheet.players.map(({ playerId }) => (
                  <td key={playerId} class={playerId === box ? 'number of-box' : 'number'}>
                    {changes[playerId] === undefined ? '' : signed(changes[playerId])}
                  </td>
                ))}
                {corrects && (
                  <td>
                    {gameId !== null && (
                      <button
                        type="button"
                        aria-expanded={open === gameId}
                        aria-label={t('chouette.correct', { number })}
                        onClick={() => setOpen(open === gameId ? null : gameId)}
                      >
                        ✎
                      </button>
                    )}
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {open !== null && corrects && (
        <Correction
          key={open}
          chouette={chouette}
          sheet={sheet}
          gameId={open}
          reload={reload}
          onDone={() => setOpen(null)}
        />
      )}
    </section>
  );
}

interface CorrectionProps extends PartProps {
  readonly sheet: SheetView;
  readonly gameId: string;
  readonly onDone: () => void;
}

function Correction({ chouette, sheet, gameId, reload, onDone }: CorrectionProps) {
  const act = useAct();
  const game = sheet.games.find((each) => each.gameId === gameId);
  const { result } = chouette.games.find(({ id }) => id === gameId) ?? { result: null };
  const members = (result?.cubes ?? []).map(({ playerId }) => ({ playerId, name: nameIn(chouette, playerId) }));
  const number = game?.number ?? 0;
  const send = async (corrected: Sheet): Promise<void> => {
    const done = await act.send(({ headers }) =>
      correct(chouette, gameId, corrected, t('chouette.corrected-reason'), headers),
    );
    if (done === null) return;
    onDone();
    await reload();
  };
  return (
    <div class="stack">
      <h3>{t('chouette.correct', { number })}</h3>
      <Entry
        {...(result === null ? {} : { recorded: result })}
        box={nameIn(chouette, game?.box ?? null)}
        members={members}
        act={act}
        sendText={t('chouette.correct', { number })}
        onSend={(corrected) => void send(corrected)}
      />
    </div>
  );
}
