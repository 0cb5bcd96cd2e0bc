/** A season in a few fields: its days and a formula to choose; what limits it is folded away. */
import './season-form.css';
import { useState } from 'preact/hooks';
import { type Schemas, answerOf } from '../../../client/src/index.js';
import { ActButton, type Act } from '../act.js';
import { Form } from '../parts/form/form.js';
import { Formula as FormulaInWords } from '../parts/season/formula.js';
import { dayOf } from '../parts/said.js';
import { Name, Shown } from '../parts/page/shown.js';
import { club } from '../session.js';
import { t } from '../texts/index.js';
import { useView } from '../view.js';
import { FIRST, FORMULAS, type Formula, type Typed, chosen, formulaOf, pointsOf } from './season-formula.js';

export type Season = Schemas['SeasonDto'];
export type Wanted = Pick<Season, 'name' | 'from' | 'to' | 'points' | 'best' | 'only' | 'tournaments'>;

const KINDS = ['tournaments', 'matches'] as const;
const OWN = ['perMatch', 'perWin', 'perTournament', 'byPlace', 'byLength'] as const;
const LABELS = {
  perMatch: 'seasons.per-match',
  perWin: 'seasons.per-win',
  perTournament: 'seasons.per-tournament',
  byPlace: 'seasons.by-place',
  byLength: 'seasons.by-length',
} as const;

type Rest = Omit<Wanted, 'points' | 'best'> & { readonly best: string };

/** This year, of which everything counts. */
function usual(): Rest {
  const year = new Date().getFullYear();
  const name = t('seasons.usual-name', { year });
  return { name, from: `${year}-01-01`, to: `${year}-12-31`, best: '', only: null, tournaments: null };
}

interface SeasonFormProps {
  /** The one that is changed; null: a new one. */
  readonly season: Season | null;
  readonly act: Act;
  readonly onSend: (wanted: Wanted) => void;
}

export function SeasonForm({ season, act, onSend }: SeasonFormProps) {
  const [first] = useState(usual);
  // Only what was typed is kept: the rest is as another director may have changed it meanwhile.
  const [typedFormula, setTypedFormula] = useState<Typed | null>(null);
  const [typedRest, setTypedRest] = useState<Partial<Rest>>({});
  const typed = typedFormula ?? (season === null ? FIRST : formulaOf(season.points));
  const saved = season === null ? first : { ...season, best: season.best === null ? '' : String(season.best) };
  const rest: Rest = { ...saved, ...typedRest };
  // What was refused was another season.
  const change = (part: Partial<Rest>): void => {
    setTypedRest({ ...typedRest, ...part });
    act.forget();
  };
  const changeFormula = (formula: Typed): void => {
    setTypedFormula(formula);
    act.forget();
  };
  const points = pointsOf(typed);
  const best = rest.best.trim() === '' ? null : Number(rest.best);
  const { name, from, to, only } = rest;
  // Matches outside of tournaments are in none of them.
  const tournaments = only === 'matches' ? null : rest.tournaments;
  const isReady = points !== null && name.trim() !== '' && from !== '' && to !== '';
  const send = (): void => {
    if (isReady) onSend({ name: name.trim(), from, to, points, best, only, tournaments });
  };
  const day = (field: 'from' | 'to') => (
    <label>
      {t(`seasons.${field}`)}
      <input
        type="date"
        data-field={`/${field}`}
        value={rest[field]}
        onInput={({ currentTarget }) => change({ [field]: currentTarget.value })}
      />
    </label>
  );
  return (
    <Form onSend={send}>
      <label>
        {t('seasons.name')}
        <input
          value={name}
          data-field="/name"
          maxLength={100}
          autocomplete="off"
          onInput={({ currentTarget }) => change({ name: currentTarget.value })}
        />
      </label>
      <div class="days">
        {day('from')}
        {day('to')}
      </div>
      <FormulaField typed={typed} onChange={changeFormula} />
      {points === null ? (
        <p class="refusal">{t('seasons.unreadable')}</p>
      ) : (
        <FormulaInWords season={{ points, best, only, tournaments }} />
      )}
      <details open={best !== null || only !== null || tournaments !== null}>
        <summary>{t('seasons.more')}</summary>
        <div class="stack">
          <label>
            {t('seasons.best')}
            <span class="quiet small">{t('seasons.best-hint')}</span>
            <input
              type="number"
              data-field="/best"
              min={1}
              value={rest.best}
              onInput={({ currentTarget }) => change({ best: currentTarget.value })}
            />
          </label>
          <label>
            {t('seasons.only')}
            <select
              value={only ?? ''}
              onChange={({ currentTarget: { value } }) =>
                change({ only: KINDS.find((kind) => kind === value) ?? null })
              }
            >
              {['', ...KINDS].map((kind) => (
                <option key={kind} value={kind}>
                  {t(kind === '' ? 'seasons.only-all' : (`seasons.only-${kind}` as 'seasons.only-matches'))}
                </option>
              ))}
            </select>
          </label>
          {only !== 'matches' && <Tournaments chosen={tournaments} onChange={(ids) => change({ tournaments: ids })} />}
        </div>
      </details>
      <ActButton act={act} disabled={!isReady}>
        {t(season === null ? 'seasons.make' : 'seasons.save')}
      </ActButton>
    </Form>
  );
}

interface FormulaFieldProps {
  readonly typed: Typed;
  readonly onChange: (typed: Typed) => void;
}

function FormulaField({ typed, onChange }: FormulaFieldProps) {
  return (
    <>
      <label>
        {t('seasons.formula')}
        <select
          value={typed.formula}
          onChange={({ currentTarget }) => onChange(chosen(currentTarget.value as Formula, typed))}
        >
          {FORMULAS.map((formula) => (
            <option key={formula} value={formula}>
              {t(`seasons.${formula}`)}
            </option>
          ))}
        </select>
      </label>
      {typed.formula === 'own' &&
        OWN.map((field) => (
          <label key={field}>
            {t(LABELS[field])}
            {field === 'byPlace' && <span class="quiet small">{t('seasons.by-place-hint')}</span>}
            {field === 'byLength' && <span class="quiet small">{t('seasons.by-length-hint')}</span>}
            <input
              value={typed[field]}
              data-field={`/points/${field}`}
              inputMode={field.startsWith('per') ? 'decimal' : 'text'}
              autocomplete="off"
              onInput={({ currentTarget }) => onChange({ ...typed, [field]: currentTarget.value })}
            />
          </label>
        ))}
    </>
  );
}

/** The most that the service gives at once. */
const MOST = 200;

interface TournamentsProps {
  /** Null: all. */
  readonly chosen: readonly string[] | null;
  readonly onChange: (ids: string[] | null) => void;
}

function Tournaments({ chosen: ids, onChange }: TournamentsProps) {
  const view = useView('tournaments to count', [], async () => {
    const { items } = await answerOf(club.GET('/v1/tournaments', { params: { query: { limit: MOST } } }));
    return items;
  });
  return (
    <fieldset>
      <label class="check">
        <input
          type="checkbox"
          checked={ids === null}
          onChange={({ currentTarget }) => onChange(currentTarget.checked ? null : [])}
        />
        {t('seasons.all-tournaments')}
      </label>
      {ids !== null && (
        <Shown view={view}>
          {(tournaments) => (
            <>
              {tournaments.length === 0 && <p class="quiet">{t('seasons.no-tournaments')}</p>}
              {tournaments.map(({ id, name, finishedAt, createdAt }) => (
                <label key={id} class="check">
                  <input
                    type="checkbox"
                    checked={ids.includes(id)}
                    onChange={({ currentTarget }) =>
                      onChange(currentTarget.checked ? [...ids, id] : ids.filter((each) => each !== id))
                    }
                  />
                  <span class="grow">
                    <Name>{name}</Name> <span class="quiet small">{dayOf(finishedAt ?? createdAt)}</span>
                  </span>
                </label>
              ))}
            </>
          )}
        </Shown>
      )}
    </fieldset>
  );
}
