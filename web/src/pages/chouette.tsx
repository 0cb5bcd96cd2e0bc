/** A chouette for its host and its players: who sits where, the next game, what everybody has won. */
import '../chouette/chouette.css';
import { Fragment } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { type Schemas, answerOf } from '../../../client/src/index.js';
import { Close } from '../chouette/close.js';
import { Games } from '../chouette/games.js';
import { Chart, SettleUp } from '../chouette/money.js';
import { signed } from '../parts/signed.js';
import { SeatActs, SitDown } from '../chouette/people.js';
import { Loaded } from '../parts/page/loaded.js';
import { useTitle } from '../parts/page/frame.js';
import { useKeptFocus } from '../parts/page/kept-focus.js';
import { useApart } from '../parts/people/apart.js';
import { moneyOf } from '../parts/said.js';
import { Name, Shown } from '../parts/page/shown.js';
import type { PageProps } from '../page.js';
import { club, isDirector, isMe, isStaff } from '../session.js';
import { t } from '../texts/index.js';
import { useView } from '../view.js';

type Chouette = Schemas['ChouetteDto'];
type SheetView = Schemas['SheetDto'];
type Ledger = Schemas['ChouetteLedgerDto'];

// Who only looks on writes nothing down.
const loadNextGame = () => import('../chouette/next-game.js');
/** Mostly nothing waits for the end of a game. */
const loadAsks = () => import('../chouette/asks.js');
const loadJoin = () => import('../chouette/join.js');
const loadUndo = () => import('../chouette/undo.js');
const loadHouse = () => import('../chouette/house-said.js');

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
  const { reload } = evening;
  const apart = useApart(evening.chouette.players);
  const [chouette, sheet, ledger] = [apart(evening.chouette), apart(evening.sheet), apart(evening.ledger)];
  const isOpen = chouette.status !== 'closed';
  const writes = mayWrite(chouette) && isOpen;
  const isOrdered = chouette.status !== 'ordering';
  const corrects = isDirector();
  const settling = useRef<HTMLHeadingElement>(null);
  const table = useKeptFocus<HTMLDivElement>('[data-subject]');
  return (
    <>
      <div class="head">
        <h1>{t('chouette.title')}</h1>
        {!isOpen && <span class="tag">{t('chouette.ended')}</span>}
      </div>
      <Stake chouette={chouette} />
      <Loaded load={loadHouse} given={{ chouette }} quiet />
      <div class="columns" ref={table}>
        <div class="stack">
          <Seats chouette={chouette} reload={reload} writes={writes} />
          {chouette.asks.length > 0 && <Loaded load={loadAsks} given={{ chouette, reload }} quiet />}
          {isOpen && isOrdered && isStaff() && (
            <Loaded load={loadJoin} given={{ chouette: evening.chouette, reload }} quiet />
          )}
          {isOpen && isOrdered && !isStaff() && <SitDown chouette={chouette} reload={reload} />}
          {writes && isOrdered && <Loaded load={loadNextGame} given={{ chouette, sheet, reload }} />}
          {corrects && isOpen && <Loaded load={loadUndo} given={{ chouette, reload }} quiet />}
        </div>
        <div class="stack">
          <Chart sheet={sheet} />
          <Games chouette={chouette} sheet={sheet} reload={reload} corrects={corrects} />
          <section class="card">
            {/* Where the evening is ended a keyboard goes on here. */}
            <h2 ref={settling} tabIndex={-1}>
              {t('chouette.settle-up')}
            </h2>
            <SettleUp ledger={ledger} />
            {writes && (
              <Close
                chouette={chouette}
                reload={reload}
                onDone={() => settling.current?.focus({ preventScroll: true })}
              />
            )}
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
function Stake({ chouette: { stake, currency, players, rules } }: Pick<PartProps, 'chouette'>) {
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
      {' · '}
      {t('chouette.cubes')}: {t(`chouette.cubes-${rules.cubes}`)}
    </p>
  );
}

/** The table as they sit: the box alone, the team in its order, those who wait. */
function Seats({ chouette, reload, writes }: PartProps & { readonly writes: boolean }) {
  const { players, box, captain, line, currency } = chouette;
  const [open, setOpen] = useState<string | null>(null);
  const team = line.flatMap((id) => players.filter(({ playerId }) => playerId === id));
  const seated = players.filter(({ playerId, role }) => playerId === box || role === 'partner');
  const others = players.filter((player) => !seated.includes(player) && !team.includes(player));
  const groups = [
    [t('chouette.box'), seated],
    [t('chouette.team'), team],
    [t('chouette.out'), others],
  ] as const;
  return (
    <section class="card seats">
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
                    {people === others && chouette.status !== 'ordering' && (
                      <span class="tag quiet">{t(player.sittingOut ? 'chouette.sits-out' : 'chouette.has-left')}</span>
                    )}
                    <span class="push number">
                      <b>{signed(player.points)}</b>
                      {currency !== null && <span class="quiet small"> {moneyOf(player.amount, currency)}</span>}
                    </span>
                  </button>
                  {writes && open === player.playerId && (
                    <SeatActs
                      chouette={chouette}
                      player={player}
                      reload={reload}
                      // Another seat may have been opened meanwhile.
                      onDone={() => setOpen((now) => (now === player.playerId ? null : now))}
                    />
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
