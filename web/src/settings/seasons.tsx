/** The seasons of the club: made, changed, removed. */
import { useState } from 'preact/hooks';
import { answerOf } from '../../../client/src/index.js';
import { useAct } from '../act.js';
import { Yes } from '../parts/form/yes.js';
import { Name, Shown } from '../parts/page/shown.js';
import { go, place } from '../router.js';
import { club } from '../session.js';
import { useView } from '../view.js';
import { t } from './seasons-words.js';
import { type Season, SeasonForm, type Wanted } from './season-form.js';

/** The most that the service gives at once. */
const MOST = 200;

export default function Seasons() {
  const view = useView('seasons to change', [], async () => {
    const { items } = await answerOf(club.GET('/v1/seasons', { params: { query: { limit: MOST } } }));
    return items;
  });
  const [open, setOpen] = useState(new URLSearchParams(place.value.search).get('season'));
  return (
    <div class="columns">
      <section class="card">
        <h2>{t('seasons.title')}</h2>
        <Shown view={view}>
          {(seasons) => (
            <ul class="list">
              {seasons.map((season) => (
                <SeasonRow
                  key={season.id}
                  season={season}
                  isOpen={open === season.id}
                  toggle={() => setOpen(open === season.id ? null : season.id)}
                  reload={view.reload}
                />
              ))}
              {seasons.length === 0 && <li class="quiet">{t('seasons.none')}</li>}
            </ul>
          )}
        </Shown>
      </section>
      <NewSeason />
    </div>
  );
}

function NewSeason() {
  const act = useAct();
  const make = async (wanted: Wanted): Promise<void> => {
    const made = await act.send((sending) => answerOf(club.POST('/v1/seasons', { ...sending, body: wanted })));
    if (made !== null && act.isHere()) go(`/s/${made.id}`);
  };
  return (
    <section class="card" aria-label={t('seasons.new')}>
      <h2>{t('seasons.new')}</h2>
      <SeasonForm season={null} act={act} onSend={(wanted) => void make(wanted)} />
    </section>
  );
}

interface SeasonProps {
  readonly season: Season;
  readonly reload: () => Promise<void>;
}

/** What a director has seen is what is changed: what another has changed since is not overwritten. */
function seenAs({ id, version }: Season) {
  return { path: { id }, header: { 'If-Match': String(version) } };
}

function SeasonRow({
  season,
  isOpen,
  toggle,
  reload,
}: SeasonProps & { readonly isOpen: boolean; readonly toggle: () => void }) {
  const { id, name } = season;
  const act = useAct(reload);
  const save = async (wanted: Wanted): Promise<void> => {
    const params = seenAs(season);
    const done = await act.send(({ headers }) =>
      answerOf(
        club.PATCH('/v1/seasons/{id}', {
          headers: { ...headers, 'if-match': params.header['If-Match'] },
          params,
          body: wanted,
        }),
      ),
    );
    if (done !== null) toggle();
  };
  return (
    <li class="entry" aria-label={name}>
      <div class="line">
        <a class="grow" href={`/s/${id}`}>
          <Name>{name}</Name>
        </a>
        <span class="push">
          <button type="button" aria-expanded={isOpen} aria-label={t('seasons.change-of', { name })} onClick={toggle}>
            {t('season.change')}
          </button>
        </span>
      </div>
      {isOpen && (
        <div class="stack">
          <SeasonForm season={season} act={act} onSend={(wanted) => void save(wanted)} />
          <Remove season={season} reload={reload} />
        </div>
      )}
    </li>
  );
}

function Remove({ season, reload }: SeasonProps) {
  const act = useAct(reload);
  const [isAsked, ask] = useState(false);
  const remove = async (): Promise<void> => {
    const params = seenAs(season);
    await act.send(({ headers }) =>
      answerOf(
        club.DELETE('/v1/seasons/{id}', { headers: { ...headers, 'if-match': params.header['If-Match'] }, params }),
      ),
    );
  };
  if (!isAsked) {
    return (
      <div class="row">
        <button type="button" class="danger" onClick={() => ask(true)}>
          {t('seasons.remove')}
        </button>
      </div>
    );
  }
  return (
    <div class="stack">
      <p>{t('seasons.remove-means')}</p>
      <Yes act={act} onAct={() => void remove()}>
        {t('seasons.remove-yes', { name: season.name })}
      </Yes>
    </div>
  );
}
