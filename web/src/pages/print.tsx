/** What hangs on the wall and lies on the tables: entry list, draw sheet, slips, links for phones, standings; on paper. */
import './print.css';
import { useRef, useState } from 'preact/hooks';
import { type Schemas, answerOf } from '../../../client/src/index.js';
import { ActButton, useAct } from '../act.js';
import { Yes } from '../parts/form/yes.js';
import { Bracket } from '../parts/matches/bracket.js';
import { entryText } from '../parts/matches/gone.js';
import { flightAndPart } from '../parts/matches/part.js';
import { useTitle } from '../parts/page/frame.js';
import { Loaded } from '../parts/page/loaded.js';
import { Qr } from '../parts/page/qr.js';
import { useToldApart } from '../parts/people/apart.js';
import { boardName } from '../parts/matches/of-pairing.js';
import { dayOf, formatOf, inText, namesOf, seatName, timeOf } from '../parts/said.js';
import { Name, Shown } from '../parts/page/shown.js';
import { Standings } from '../parts/matches/standings.js';
import { aliveTokens } from '../parts/sign-in/alive-tokens.js';
import { go, place } from '../router.js';
import type { PageProps } from '../page.js';
import { club, isDirector, isStaff } from '../session.js';
import { t } from '../texts/index.js';
import {
  type Entry,
  FOLLOWING,
  type Night,
  atPlay,
  byTable,
  isTeamMatch,
  kindOf,
  nightOf,
  peopleIn,
} from '../tournament.js';
import { useView } from '../view.js';

/** Most tournaments are backgammon without a clock. */
const loadPlayedBy = () => import('../parts/rules/played-by.js');

const SHEETS = ['entrants', 'draw', 'slips', 'links', 'standings'] as const;

/** Whether the players agree when they play, as in a ladder and a league, which last for weeks. */
function isArranged({ tournament: { format } }: Night): boolean {
  return format.kind === 'ladder' || format.kind === 'league';
}

/** What a night has on paper. Matches for which players agree on a time are no rounds of a sheet. */
function sheetsOf(night: Night): readonly (typeof SHEETS)[number][] {
  return SHEETS.filter((sheet) => (sheet !== 'links' || isDirector()) && (sheet !== 'draw' || !isArranged(night)));
}

/** How long links are good where the players agree when they play: longer than a season of most clubs. */
const LINK_DAYS = 90;
const DAY_MS = 86_400_000;
/** The last moment that the service takes. */
const LATEST = Date.parse('9999-12-31T00:00:00Z');

/** When links that are made now end; null: when the service says, at noon of the day after. */
function endOfLinks(night: Night): string | null {
  if (!isArranged(night)) return null;
  const begins = Date.parse(night.tournament.startsAt ?? '') || 0;
  return new Date(Math.min(Math.max(begins, Date.now()) + LINK_DAYS * DAY_MS, LATEST)).toISOString();
}

function untilOf(instant: string) {
  return { day: dayOf(instant), time: timeOf(instant) };
}

export default function PrintPage({ id, search }: PageProps) {
  const view = useView(`night ${id}`, [`tournament:${id}`], () => nightOf(id), FOLLOWING);
  // A slip or a link with a name that two people share can reach the wrong one: a sheet waits for what tells them apart.
  const told = useToldApart(peopleIn(view.data));
  useTitle(view.data?.tournament.name ?? null);
  // Links are shown once. They stay while another sheet is looked at: made again, they would end the ones that are in use.
  const [links, setLinks] = useState<MadeLinks>([]);
  const sheets = view.data === null ? [] : sheetsOf(view.data);
  const shown = sheets.find((sheet) => sheet === search.get('sheet')) ?? 'entrants';
  return (
    <main class="paper">
      <div class="row screen-only">
        {sheets.map((sheet) => (
          <button
            key={sheet}
            type="button"
            aria-pressed={sheet === shown}
            onClick={() => go(`${place.value.path}?sheet=${sheet}`, 'replace')}
          >
            {t(`print.${sheet}`)}
          </button>
        ))}
        <button type="button" class="main" onClick={() => print()}>
          {t('desk.print')}
        </button>
        <a class="button" href={`/t/${id}/desk`}>
          {t('tonight.desk')}
        </a>
      </div>
      <Shown view={view} whole>
        {(night) => (
          <>
            <header>
              <h1>
                <Name>{night.tournament.name}</Name>
              </h1>
              <p class="quiet">
                {formatOf(night.tournament.format)}
                <Loaded load={loadPlayedBy} given={{ tournament: night.tournament }} quiet />
              </p>
            </header>
            <Shown view={told}>
              {(apart) => (
                <>
                  {shown === 'entrants' && <Entrants night={apart(night)} />}
                  {shown === 'draw' && <Bracket {...apart(night)} still />}
                  {shown === 'slips' && <Slips night={apart(night)} />}
                  {shown === 'links' && <Links night={apart(night)} links={apart(links)} onMade={setLinks} />}
                  {shown === 'standings' && <Standings id={id} apart={apart} />}
                </>
              )}
            </Shown>
          </>
        )}
      </Shown>
    </main>
  );
}

type MadeLinks = readonly Schemas['PlayerLinkDto'][];

interface OfNight {
  readonly night: Night;
}

/** Lines of a table that fit on a page with room for a pen. */
const LINES = 36;

/** Everybody by name; a long list in two halves beside each other. */
function Entrants({ night: { tournament } }: OfNight) {
  const isIn = ({ status }: Entry): boolean => status === 'entered' || status === 'checked-in';
  const entries = tournament.entries.filter(isIn).sort((one, other) => one.name.localeCompare(other.name));
  const isOfTeams = tournament.entrants.kind === 'teams';
  // A line of a team is two lines high.
  const half = entries.length <= LINES / (isOfTeams ? 2 : 1) ? entries.length : Math.ceil(entries.length / 2);
  return (
    <div class="halves">
      <EntryTable entries={entries.slice(0, half)} before={0} isOfTeams={isOfTeams} />
      {half < entries.length && <EntryTable entries={entries.slice(half)} before={half} isOfTeams={isOfTeams} />}
    </div>
  );
}

interface EntryTableProps {
  readonly entries: readonly Entry[];
  readonly before: number;
  /** Of a pair the name says who they are. */
  readonly isOfTeams: boolean;
}

function EntryTable({ entries, before, isOfTeams }: EntryTableProps) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col" class="number">
            #
          </th>
          <th scope="col">{t('standings.name')}</th>
          <th scope="col">{t('entries.check-in')}</th>
          {isStaff() && <th scope="col">{t('entries.paid')}</th>}
        </tr>
      </thead>
      <tbody>
        {entries.map(({ id, name, status, until, paid, players = [] }, nth) => (
          <tr key={id}>
            <td class="number">{before + nth + 1}</td>
            <td>
              <Name>{name}</Name>
              {isOfTeams && <div class="small">{players.map((each) => inText(each.name)).join(', ')}</div>}
            </td>
            <td>{status === 'checked-in' ? '✓' : status === 'entered' ? '☐' : entryText({ status, until })}</td>
            {isStaff() && <td>{paid === true ? '✓' : '☐'}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A slip for each pairing that can be played, of teams for each board: the two, a place for the score, the way to the pairing on its page. */
function Slips({ night: { tournament, pairings } }: OfNight) {
  const open = byTable(atPlay(pairings)).filter((pairing) => !isTeamMatch(pairing));
  if (open.length === 0) return <p class="quiet">{t('pairings.none')}</p>;
  return (
    <div class="slips">
      {open.map((pairing) => (
        <article key={pairing.id} class="slip">
          <div>
            <p class="small">
              {kindOf(tournament, pairing.stage) === 'ladder'
                ? t('me.to', { length: pairing.length })
                : t('queue.round', {
                    flight: flightAndPart(pairing, tournament.format.kind),
                    round: pairing.round,
                    length: pairing.length,
                  })}
            </p>
            {pairing.board !== undefined && <p class="small">{boardName(pairing)}</p>}
            <p class="big">{pairing.table === null ? t('print.table') : t('me.table', { table: pairing.table })}</p>
          </div>
          <Qr
            text={`${location.origin}/t/${tournament.id}?pairing=${pairing.id}`}
            label={t('print.code', namesOf(pairing))}
          />
          {(['white', 'black'] as const).map((side) => (
            <p key={side} class="slip-line">
              <span class="clip">
                <Name>{seatName(pairing[side])}</Name>
              </span>
              <span class="slip-score" />
            </p>
          ))}
        </article>
      ))}
    </div>
  );
}

interface LinksProps extends OfNight {
  readonly links: MadeLinks;
  readonly onMade: (after: (links: MadeLinks) => MadeLinks) => void;
}

interface OneLinkProps extends OfNight, Pick<LinksProps, 'onMade'> {
  readonly entry: Entry;
}

function OneLink({ night, entry, onMade }: OneLinkProps) {
  const { act, make } = useMakeLinks(night, onMade, entry.id);
  return (
    <ActButton act={act} onAct={() => void make()} kind="plain" more={{ class: 'clip' }}>
      <Name>{entry.name}</Name>
    </ActButton>
  );
}

/** Makes the links of all entrants, or of one, who keep theirs otherwise. Answers whether they are made. */
function useMakeLinks(night: Night, onMade: LinksProps['onMade'], entry: string | null) {
  const act = useAct();
  const make = async (): Promise<boolean> => {
    const params = { path: { id: night.tournament.id } };
    const body = { expiresAt: endOfLinks(night), ...(entry !== null && { entryIds: [entry] }) };
    const made = await act.send((sending) =>
      answerOf(club.POST('/v1/tournaments/{id}/player-links', { ...sending, params, body })),
    );
    if (made === null) return false;
    onMade((before) => [...made.items, ...before.filter(({ entryId }) => entry !== null && entryId !== entry)]);
    return true;
  };
  return { act, make };
}

/** How many players have a link of a tournament that works. */
async function linkedPlayers(id: string): Promise<number> {
  const links = (await aliveTokens()).filter(({ tournamentId }) => tournamentId === id);
  return new Set(links.map(({ playerId }) => playerId)).size;
}

/** Makes the links of all entrants. The director is asked first where links end that work, also those made on another device. */
function LinksOfAll({ night, links, onMade }: LinksProps) {
  const { act, make } = useMakeLinks(night, onMade, null);
  const [ending, setEnding] = useState(0);
  const isLeft = useRef(false);
  const asking = (button: HTMLButtonElement | null): void => {
    if (isLeft.current) button?.focus();
    isLeft.current = false;
  };
  const begin = async (): Promise<void> => {
    const linked = await act.send(() => linkedPlayers(night.tournament.id));
    if (linked === 0) await make();
    else setEnding(linked ?? 0);
  };
  if (ending > 0) {
    return (
      <div class="card stack">
        <p>{t('print.links-end', { count: ending })}</p>
        <div class="two">
          <Yes act={act} onAct={() => void make().then((isMade) => isMade && setEnding(0))}>
            {t('print.links-yes')}
          </Yes>
          <button
            type="button"
            onClick={() => {
              isLeft.current = true;
              setEnding(0);
            }}
          >
            {t('whole.no')}
          </button>
        </div>
      </div>
    );
  }
  return (
    <ActButton act={act} onAct={() => void begin()} kind={links.length === 0 ? 'main' : 'plain'} more={{ ref: asking }}>
      {t(links.length === 0 ? 'print.make-links' : 'print.make-new-links')}
    </ActButton>
  );
}

/** A link for the phone of each entrant, or of one. Making it ends the earlier ones. */
function Links({ night, links, onMade }: LinksProps) {
  const { tournament } = night;
  const entries = [...tournament.entries].sort((one, other) => one.name.localeCompare(other.name));
  const end = endOfLinks(night);
  return (
    <>
      <div class="screen-only stack">
        <p>
          {t('print.links-text')} {end === null ? t('print.links-night') : t('print.links-until', untilOf(end))}
        </p>
        <LinksOfAll night={night} links={links} onMade={onMade} />
        {entries.length > 0 && (
          <details>
            <summary>{t('print.one-link')}</summary>
            <div class="stack">
              <p class="quiet">{t('print.one-link-text')}</p>
              <div class="row">
                {entries.map((entry) => (
                  <OneLink key={entry.id} night={night} entry={entry} onMade={onMade} />
                ))}
              </div>
            </div>
          </details>
        )}
      </div>
      <div class="slips">
        {links.map(({ playerId, name, link, expiresAt }) => (
          <article key={playerId} class="slip">
            <p class="big clip">
              <Name>{name}</Name>
            </p>
            {link !== null && <Qr text={link} label={t('print.link-of', { name })} />}
            <p class="small">
              {t('print.scan')}
              {link !== null && (
                <>
                  <br />
                  {t('print.link-until', untilOf(expiresAt))}
                </>
              )}
            </p>
          </article>
        ))}
      </div>
    </>
  );
}
