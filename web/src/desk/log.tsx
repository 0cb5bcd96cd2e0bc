/** What was done tonight, the latest first, and how to take it back. */
import { ClubProblem, type Schemas, answerOf } from '../../../client/src/index.js';
import { Refusal } from '../act.js';
import { useKeptFocus } from '../parts/page/kept-focus.js';
import { Yes } from '../parts/form/yes.js';
import { outcomeOf } from '../parts/matches/report.js';
import { otherDayOf } from '../parts/other-day.js';
import { inText, timeOf } from '../parts/said.js';
import { Name } from '../parts/page/shown.js';
import { place } from '../router.js';
import { club, isDirector } from '../session.js';
import { loadWords, locale } from '../texts/index.js';
import type { Entry } from '../tournament.js';
import { useView } from '../view.js';
import { type Desk, useDesk } from './desk.js';
import { useForeseenAct } from './foreseen/foreseen-act.js';
import { Foreseen } from './foreseen/foreseen.js';
import { Unfolded } from './unfolded.js';
import { t } from './log-words.js';
import { sayingOf } from './pairings/penalty.js';

type ListedAct = Schemas['TournamentActDto'];

/** The names of those who did the acts, by what the record calls them; of tokens only directors learn what they are for. */
function useActors(): ReadonlyMap<string, string> {
  const { acts, tournament } = useDesk();
  const tokens = [...new Set(acts.map(({ actor }) => actor))].filter((actor) => actor.startsWith('token:')).sort();
  const view = useView(`actors ${tokens.join()}`, [], () =>
    isDirector() ? Promise.all(tokens.map(labelOf)) : Promise.resolve([]),
  );
  const players = tournament.entries.map(({ playerId, name }) => [`player:${playerId}`, name] as const);
  return new Map([...players, ...(view.data ?? [])]);
}

async function labelOf(actor: string): Promise<readonly [string, string]> {
  try {
    const path = { id: actor.slice('token:'.length) };
    return [actor, (await answerOf(club.GET('/v1/tokens/{id}', { params: { path } }))).label];
  } catch (error) {
    // A restored club keeps its record and has other tokens.
    if (error instanceof ClubProblem && error.status === 404) return [actor, ''];
    throw error;
  }
}

/** @param onEarlier asks for the acts behind those that are shown */
export default function Log({ onEarlier }: { readonly onEarlier: () => Promise<void> }) {
  const { acts, hasEarlier } = useDesk();
  const actors = useActors();
  const list = useKeptFocus<HTMLOListElement>();
  return (
    <section class="card">
      <h2>{t('log.title')}</h2>
      <FoldedAppeals onEarlier={onEarlier} />
      <ol class="list" ref={list}>
        {acts.map((act) => (
          <Act key={act.version} listed={act} by={actors.get(act.actor) ?? ''} />
        ))}
      </ol>
      {hasEarlier && (
        <button type="button" onClick={() => void onEarlier()}>
          {t('log.earlier')}
        </button>
      )}
    </section>
  );
}

/** Few nights have a committee. */
const loadAppeals = async () => {
  const [script] = await Promise.all([
    import('./appeals.js'),
    loadWords({ en: () => import('../texts/en/appeals.js'), de: () => import('../texts/de/appeals.js') }),
  ]);
  return script;
};

/** The appeals, and what can be appealed against. */
function FoldedAppeals({ onEarlier }: { readonly onEarlier: () => Promise<void> }) {
  const desk = useDesk();
  const { acts, hasEarlier } = desk;
  const rulings = acts
    .filter(({ appealable, appeal }) => appealable || appeal !== null)
    .map((act) => ({
      act,
      text: whatIn(act, desk),
      outcome: outcomeIn(act, desk),
      day: otherDayOf(act.at),
    }));
  const count = rulings.filter(({ act }) => act.appeal?.status === 'open').length;
  if (rulings.length === 0 && !hasEarlier) return null;
  const title = count === 0 ? t('log.appeals') : t('log.appeals-open', { count });
  return (
    <Unfolded
      title={title}
      load={loadAppeals}
      given={{ rulings, onEarlier: hasEarlier ? onEarlier : null }}
      isMeant={new URLSearchParams(place.value.search).get('open') === 'appeals'}
    />
  );
}

/** Whom an act was about; empty where it was about the tournament, or about people who are no longer entered. */
function subjectOf({ version, entryIds, pairingId, replacement }: ListedAct, { acts, tournament }: Desk): string {
  if (replacement !== null) {
    const { absent, player } = replacement;
    return t('foreseen.replaced', { name: inText(player.name), absent: inText(absent.name) });
  }
  const later = acts.filter((act) => act.version > version && !act.undone && act.undoes === null);
  const named = entryIds.flatMap((entryId) => {
    const entry = tournament.entries.find(({ id }) => id === entryId);
    return entry === undefined ? [] : nameBefore(entry, later);
  });
  const said = named.map(inText);
  // Those who meet, and else a list: of entrants who came together, or who left.
  return pairingId === null ? new Intl.ListFormat(locale()).format(said) : said.join(' – ');
}

/** The name of an entrant before these acts, the latest first: another player may play there since. A team keeps its own. */
function nameBefore({ id, name, players }: Entry, later: readonly ListedAct[]): string {
  if (players !== undefined) return name;
  const first = later.flatMap(({ replacement, entryIds }) => (entryIds.includes(id) ? (replacement ?? []) : [])).at(-1);
  return first?.absent.name ?? name;
}

function lengthsIn({ before, after }: NonNullable<ListedAct['length']>): string {
  return before === null ? t('log.length', { after }) : t('log.lengths', { before, after });
}

/** What was done, and to whom. */
function whatIn(act: ListedAct, desk: Desk): string {
  const [name, about] = [nameOf(act, desk.acts), subjectOf(act, desk)];
  const said = about === '' ? name : `${name}: ${about}`;
  return act.length === null ? said : `${said} (${lengthsIn(act.length)})`;
}

/** Acts for which people are asked why; for others the desk says it. */
const WITH_REASON: readonly string[] = ['disqualify', 'object-to-result'];

const RESULTS: readonly string[] = ['record-result', 'correct-result', 'confirm-result'];

/** What the pairing tells of an act: the result that it wrote, or the penalty that it gave; empty where another act came later. */
function outcomeIn({ version, act, pairingId, undone }: ListedAct, { acts, pairings }: Desk): string {
  const pairing = pairings.find(({ id }) => id === pairingId);
  if (pairing === undefined || undone) return '';
  const counting = acts.filter((each) => each.pairingId === pairingId && !each.undone);
  if (RESULTS.includes(act)) {
    const written = counting.find((each) => RESULTS.includes(each.act) && each.act !== 'confirm-result');
    return version >= (written?.version ?? 0) ? outcomeOf(pairing) : '';
  }
  const given = counting.filter(({ cancels, undoes }) => cancels === false && undoes === null);
  const nth = given.findIndex((each) => each.version === version);
  const penalty = given.length === pairing.penalties.length ? pairing.penalties.at(-1 - nth) : undefined;
  return nth < 0 || penalty === undefined ? '' : sayingOf(pairing, penalty);
}

function wordOf({ act, undoes, paid, proposed, cancels, pairingId, table }: ListedAct) {
  if (table !== null) return 'log.called';
  if ((undoes?.act ?? act) === 'assign-table' && pairingId !== null) return 'log.no-table';
  if (paid !== null) return paid ? 'log.paid' : 'log.not-paid';
  if (cancels !== null) return cancels ? 'log.cancel-penalty' : 'log.add-penalty';
  return proposed === true ? 'log.propose-round' : (`log.${undoes?.act ?? act}` as const);
}

function saidOf(listed: ListedAct): string {
  return t(wordOf(listed), { table: listed.table ?? '' });
}

/** What was done, in a word; of an undoing, what it took back, and of the undoing of that, what counts again. */
function nameOf(listed: ListedAct, acts: readonly ListedAct[]): string {
  const { undoes } = listed;
  const undone = undoes?.act === 'undo' ? acts.find(({ version }) => version === undoes.version) : undefined;
  if (undone?.undoes) {
    const of = acts.find(({ version }) => version === undone.undoes?.version);
    // An undoing of an undoing is the act itself once more, as far back as the log goes.
    return of?.undoes ? nameOf(of, acts) : t('log.again-of', { act: saidOf(undone) });
  }
  return undoes === null ? saidOf(listed) : t('log.undone-of', { act: saidOf(listed) });
}

interface ActProps {
  readonly listed: ListedAct;
  /** The name of who did it; empty where it is not known. */
  readonly by: string;
}

function Act({ listed, by }: ActProps) {
  const { version, at, undone, undoable } = listed;
  const desk = useDesk();
  const { tournament } = desk;
  const outcome = outcomeIn(listed, desk);
  const reason = WITH_REASON.includes(listed.act) ? listed.reason : null;
  const day = otherDayOf(at);
  const what = whatIn(listed, desk);
  const isOpen = undoable && !undone;
  // The log can be older than the service's: the act that the director reads is named, so no other one is undone.
  const body = { act: version, reason: t('log.reason') };
  const { foreseen, ...undo } = useForeseenAct<typeof body>((asked, sending, query) =>
    club.POST('/v1/tournaments/{id}/undo', { ...sending, params: { path: { id: tournament.id }, query }, body: asked }),
  );
  return (
    <li class="entry">
      <div class="line">
        <span class="quiet number">
          {timeOf(at)}
          {day !== '' && <span class="small below">{day}</span>}
        </span>
        <span class="grow">
          <span class={undone ? 'undone' : undefined}>{what}</span>
          {outcome !== '' && <span class="small below">{outcome}</span>}
          {reason !== null && (
            <span class="small below" dir="auto">
              {reason}
            </span>
          )}
          {by !== '' && (
            <span class="quiet small below">
              <Name>{by}</Name>
            </span>
          )}
        </span>
        <span class="push">
          {undone && <span class="tag quiet">{t('log.undone')}</span>}
          {isOpen && isDirector() && foreseen === null && (
            <button
              type="button"
              aria-busy={undo.looking.isBusy}
              aria-label={t('log.undo-of', { act: what })}
              onClick={() => void undo.look(body)}
            >
              {t('log.undo')}
            </button>
          )}
        </span>
      </div>
      <Refusal problem={undo.looking.problem} />
      {isOpen && foreseen !== null && (
        <div class="stack">
          <Foreseen {...foreseen} />
          <div class="two">
            <Yes act={undo.doing} isElsewhere onAct={() => void undo.go()}>
              {t('log.yes')}
            </Yes>
            <button type="button" onClick={undo.forget}>
              {t('act.cancel')}
            </button>
          </div>
        </div>
      )}
    </li>
  );
}
