/** How the prizes are split: what of the pool each flight gets, and what of that each place. */
import { useState } from 'preact/hooks';
import { type Schemas, answerOf } from '../../../../client/src/index.js';
import { ActButton } from '../../act.js';
import { percentIn } from '../../parts/form/amount.js';
import { Form } from '../../parts/form/form.js';
import { Shown } from '../../parts/page/shown.js';
import { flightName, moneyOf } from '../../parts/said.js';
import { club } from '../../session.js';
import { locale, t } from '../../texts/index.js';
import { type View, useView } from '../../view.js';
import { useDesk } from '../desk.js';
import { usePrizes } from './terms.js';

type Payouts = Schemas['PaidPrizesDto'];
type ByFlight<T> = Readonly<Record<string, T>>;

/** Only what was typed: what another director sets is shown in the other fields, and kept. */
interface Typed {
  readonly shares: ByFlight<string>;
  readonly parts: ByFlight<readonly string[]>;
}

const NOTHING: Typed = { shares: {}, parts: {} };

/** What was typed as a part of the whole; null: none that there is. */
function partIn(typed: string): number | null {
  const plain = typed.trim().replace(',', '.');
  return /^\d{1,12}(?:\.\d{0,6})?$/.test(plain) ? Number(plain) : null;
}

/** The parts of all places; null where one of them is no number, or none of them is more than zero. */
function partsIn(typed: readonly string[]): readonly number[] | null {
  const parts = typed.map(partIn).filter((part) => part !== null);
  return parts.length === typed.length && parts.some((part) => part > 0) ? parts : null;
}

function written(value: number): string {
  return new Intl.NumberFormat(locale(), { maximumFractionDigits: 6, useGrouping: false }).format(value);
}

export function Split() {
  const { id } = useDesk().tournament;
  const view = useView(`payouts ${id}`, [`tournament:${id}`], () =>
    answerOf(club.GET('/v1/tournaments/{id}/payouts', { params: { path: { id } } })),
  );
  return <Shown view={view}>{(payouts) => <SplitForm payouts={payouts} reload={view.reload} />}</Shown>;
}

interface SplitFormProps {
  readonly payouts: Payouts;
  readonly reload: View<Payouts>['reload'];
}

function SplitForm({ payouts: { terms, flights, currency }, reload }: SplitFormProps) {
  const { entries, status } = useDesk().tournament;
  const { prizes, act, change } = usePrizes();
  const usual = usePrizes();
  const [typed, setTyped] = useState(NOTHING);
  const type = (now: Typed): void => {
    setTyped(now);
    act.forget();
  };
  const isSet = prizes?.flights !== undefined || prizes?.weights !== undefined;
  const fields = terms.map(({ flight, ...term }) => {
    const share = prizes?.flights === undefined ? term.share : (prizes.flights[flight] ?? 0);
    const weights = prizes?.weights?.[flight] ?? term.weights;
    const parts = typed.parts[flight] ?? weights.map(written);
    const { places = [] } = flights.find((each) => each.flight === flight) ?? {};
    // What is shown then is what it would be with the few entrants of now.
    const isOpen = places.length === 0 && typed.parts[flight] === undefined && prizes?.weights?.[flight] === undefined;
    return { flight, share: typed.shares[flight] ?? written(share), parts, weights: partsIn(parts), places, isOpen };
  });
  const shares = fields.map(({ share }) => percentIn(share));
  const sum = shares.reduce<number>((all, share) => all + (share ?? 0), 0);
  const areSharesTyped = fields.length > 1 && fields.some(({ flight }) => typed.shares[flight] !== undefined);
  const faultOfShares = shares.includes(null)
    ? t('split.share-number')
    : Math.abs(sum - 100) > 1e-9
      ? t('split.shares', { sum: written(sum) })
      : null;
  const isWrong = (areSharesTyped && faultOfShares !== null) || fields.some(({ weights }) => weights === null);
  const typedParts = fields.filter(({ flight }) => typed.parts[flight] !== undefined);
  const isSame = !areSharesTyped && typedParts.length === 0;
  const save = async (): Promise<void> => {
    const isDone = await change((now) => ({
      ...now,
      ...(areSharesTyped && {
        flights: Object.fromEntries(fields.map(({ flight, share }) => [flight, percentIn(share) ?? 0])),
      }),
      ...(typedParts.length > 0 && {
        weights: {
          ...now.weights,
          ...Object.fromEntries(typedParts.map(({ flight, weights }) => [flight, [...(weights ?? [])]])),
        },
      }),
    }));
    if (!isDone) return;
    await reload();
    // What was typed while it was on its way is not saved yet.
    setTyped((now) => (now === typed ? NOTHING : now));
  };
  const toUsual = async (): Promise<void> => {
    const isDone = await usual.change(({ flights: _flights, weights: _weights, ...others }) => others);
    if (!isDone) return;
    setTyped(NOTHING);
    await reload();
  };
  const isHere = (entry: (typeof entries)[number]): boolean =>
    entry.status === 'entered' || entry.status === 'checked-in';
  const entrants = status === 'entries' ? entries.filter(isHere).length : entries.length;
  return (
    <div class="stack">
      <Form onSend={() => void save()}>
        {!isSet && <p>{t('split.is-usual')}</p>}
        {fields.map(({ flight, share, parts, weights, places, isOpen }, nth) => (
          <fieldset key={flight} class="card">
            <legend>{flightName(flight)}</legend>
            {fields.length > 1 && (
              <label>
                {t('split.share')}
                <input
                  inputMode="decimal"
                  data-field={`/prizes/flights/${flight}${nth === 0 ? ' /prizes/flights' : ''}`}
                  autocomplete="off"
                  maxLength={20}
                  value={share}
                  aria-invalid={percentIn(share) === null}
                  onInput={({ currentTarget }) =>
                    type({ ...typed, shares: { ...typed.shares, [flight]: currentTarget.value } })
                  }
                />
              </label>
            )}
            <Places
              flight={flight}
              parts={parts}
              onTyped={(now) => type({ ...typed, parts: { ...typed.parts, [flight]: now } })}
            />
            <p class="quiet" role="status">
              {weights === null
                ? t('split.numbers', { example: written(2.5) })
                : isOpen
                  ? t('split.by-number')
                  : comesTo(weights, isSame ? places : [], currency)}
            </p>
            {flight === 'main' && entrants > 0 && parts.length > entrants && (
              <p class="quiet">{t('split.too-many', { count: entrants })}</p>
            )}
          </fieldset>
        ))}
        {areSharesTyped && faultOfShares !== null && <p role="status">{faultOfShares}</p>}
        <p class="quiet">{t('split.means')}</p>
        <ActButton act={act} disabled={isSame || isWrong}>
          {t('split.save')}
        </ActButton>
      </Form>
      {isSet && (
        <div>
          <ActButton act={usual.act} kind="plain" onAct={() => void toUsual()}>
            {t('split.usual')}
          </ActButton>
        </div>
      )}
    </div>
  );
}

interface PlacesProps {
  readonly flight: string;
  readonly parts: readonly string[];
  readonly onTyped: (parts: readonly string[]) => void;
}

function Places({ flight, parts, onTyped }: PlacesProps) {
  return (
    <>
      <div class="two">
        {parts.map((part, nth) => (
          <label key={nth}>
            {t('split.place', { place: nth + 1 })}
            <input
              inputMode="decimal"
              data-field={nth === 0 ? `/prizes/weights/${flight}` : undefined}
              autocomplete="off"
              maxLength={20}
              value={part}
              aria-invalid={partIn(part) === null}
              onInput={({ currentTarget }) =>
                onTyped(parts.map((each, place) => (place === nth ? currentTarget.value : each)))
              }
            />
          </label>
        ))}
      </div>
      <div class="two">
        <button type="button" onClick={() => onTyped([...parts, ''])}>
          {t('split.more')}
        </button>
        <button type="button" disabled={parts.length === 1} onClick={() => onTyped(parts.slice(0, -1))}>
          {t('split.fewer')}
        </button>
      </div>
    </>
  );
}

/** What each place gets of its flight, and in money where that is known. */
function comesTo(
  weights: readonly number[],
  places: Payouts['flights'][number]['places'],
  currency: string | null,
): string {
  const percent = new Intl.NumberFormat(locale(), { style: 'percent', maximumFractionDigits: 1 });
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  return weights
    .map((weight, nth) => {
      const prize = places.find(({ place }) => place === nth + 1);
      const money = prize === undefined ? '' : ` (${moneyOf(prize.amount, currency)})`;
      return `${nth + 1}: ${percent.format(weight / all)}${money}`;
    })
    .join(' · ');
}
