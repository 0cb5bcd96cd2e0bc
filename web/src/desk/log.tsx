/** What was done tonight, the latest first, and how to take it back. */
import { useState } from 'preact/hooks';
import { ClubProblem, type Schemas, answerOf } from '../../../client/src/index.js';
import { ActButton, Refusal, useAct } from '../act.js';
import { inText, timeOf } from '../parts/said.js';
import { Name } from '../parts/shown.js';
import { club, isDirector } from '../session.js';
import { t } from '../texts/index.js';
import { useView } from '../view.js';
import { type Preview, previewOf, seen, useDesk, useDeskAct } from './desk.js';
import { Foreseen } from './foreseen.js';

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
export function Log({ onEarlier }: { readonly onEarlier: () => Promise<void> }) {
  const { acts, hasEarlier } = useDesk();
  const actors = useActors();
  return (
    <section class="card">
      <h2>{t('log.title')}</h2>
      <ol class="list">
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

/** Whom an act was about; empty where it was about the tournament, or about people who are no longer entered. */
function useSubject({ entryIds }: ListedAct): string {
  const { entries } = useDesk().tournament;
  const named = entryIds.flatMap((entryId) => entries.find(({ id }) => id === entryId)?.name ?? []);
  return named.map(inText).join(' – ');
}

interface ActProps {
  readonly listed: ListedAct;
  /** The name of who did it; empty where it is not known. */
  readonly by: string;
}

function Act({ listed, by }: ActProps) {
  const { version, act: name, at, undone, undoable } = listed;
  const { tournament } = useDesk();
  const about = useSubject(listed);
  const what = about === '' ? t(`log.${name}`) : `${t(`log.${name}`)}: ${about}`;
  const [look, undo] = [useAct(), useDeskAct()];
  const [preview, setPreview] = useState<Preview | null>(null);
  const path = { id: tournament.id };
  // The log can be older than the service's: the act that the director reads is named, so no other one is undone.
  const body = { act: version, reason: t('log.reason') };
  const foresee = async (): Promise<void> => {
    const params = { path, query: { dryRun: true } };
    setPreview(
      await look.send((sending) => previewOf(club.POST('/v1/tournaments/{id}/undo', { ...sending, params, body }))),
    );
  };
  const takeBack = async (foreseen: Preview): Promise<void> => {
    const done = await undo.run((sending) =>
      answerOf(club.POST('/v1/tournaments/{id}/undo', { ...seen(sending, foreseen.version), params: { path }, body })),
    );
    if (done !== null) setPreview(null);
  };
  return (
    <li class="entry">
      <div class="line">
        <span class="quiet number">{timeOf(at)}</span>
        <span class="grow">
          <span class={undone ? 'undone' : undefined}>{what}</span>
          {by !== '' && (
            <span class="quiet small below">
              <Name>{by}</Name>
            </span>
          )}
        </span>
        <span class="push">
          {undone && <span class="tag quiet">{t('log.undone')}</span>}
          {undoable && !undone && isDirector() && preview === null && (
            <button
              type="button"
              aria-busy={look.state === 'sending'}
              aria-label={t('log.undo-of', { act: what })}
              onClick={() => void foresee()}
            >
              {t('log.undo')}
            </button>
          )}
        </span>
      </div>
      <Refusal problem={look.problem} />
      {preview !== null && (
        <div class="stack">
          <Foreseen affected={preview.affected} />
          <div class="two">
            <ActButton act={undo} kind="danger" onAct={() => void takeBack(preview)}>
              {t('log.yes')}
            </ActButton>
            <button
              type="button"
              onClick={() => {
                undo.forget();
                setPreview(null);
              }}
            >
              {t('act.cancel')}
            </button>
          </div>
        </div>
      )}
    </li>
  );
}
