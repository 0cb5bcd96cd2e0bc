/** What there is to win, and who has won it. */
import { type Schemas, answerOf } from '../../../../client/src/index.js';
import { club } from '../../session.js';
import { t } from './prize-words.js';
import { useView } from '../../view.js';
import { flightName, moneyOf } from '../said.js';
import { Name, Shown } from '../page/shown.js';
import type { Apart } from '../people/told-apart.js';

interface PrizesProps {
  readonly id: string;
  /** Names people who share a name otherwise. */
  readonly apart: Apart;
  /** What staff reads of the fees. */
  readonly ofFees?: (fees: Schemas['FeesSoFarDto']) => string;
}

export function Prizes({ id, apart, ofFees }: PrizesProps) {
  const view = useView(`payouts ${id}`, [`tournament:${id}`], () =>
    answerOf(club.GET('/v1/tournaments/{id}/payouts', { params: { path: { id } } })),
  );
  return (
    <Shown view={{ ...view, data: apart(view.data) }}>
      {({ pool, currency, flights, items, sidePools, fees }) => (
        <div class="stack">
          {fees !== undefined && ofFees !== undefined && <p>{ofFees(fees)}</p>}
          <p>
            {t('prizes.pool')} <b class="big">{moneyOf(pool, currency)}</b>
          </p>
          <PrizeTable items={items} currency={currency} hasFlights />
          {items.length === 0 && pool > 0 && <PlaceTable flights={flights} currency={currency} />}
          {sidePools.map((side) => (
            <section key={side.name} class="stack">
              <h2>
                <Name>{side.name}</Name> · {moneyOf(side.pool, currency)}
              </h2>
              <PrizeTable items={side.items} currency={currency} />
            </section>
          ))}
        </div>
      )}
    </Shown>
  );
}

interface PrizeTableProps extends Pick<Schemas['PaidPrizesDto'], 'items' | 'currency'> {
  /** Whether there are prizes of several flights; a side pool has a heading. */
  readonly hasFlights?: boolean;
}

function PrizeTable({ items, currency, hasFlights = false }: PrizeTableProps) {
  if (items.length === 0) return <p class="quiet">{t('prizes.none')}</p>;
  return (
    <table>
      <tbody>
        {items.map(({ entryId, name, flight, place, amount }) => (
          <tr key={`${flight} ${place} ${entryId}`}>
            {hasFlights && <td>{flightName(flight)}</td>}
            <td class="number">{place}</td>
            <th scope="row">
              <Name>{name}</Name>
            </th>
            <td class="number">{moneyOf(amount, currency)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What there is to win, as it stands. */
function PlaceTable({ flights, currency }: Pick<Schemas['PaidPrizesDto'], 'flights' | 'currency'>) {
  const rows = flights.flatMap(({ flight, amount, places }) =>
    // How many places the money is for may not be known yet.
    (places.length === 0 ? [{ place: '', amount }] : places).map((each) => ({ flight, ...each })),
  );
  return (
    <table>
      <tbody>
        {rows.map(({ flight, place, amount }) => (
          <tr key={`${flight} ${place}`}>
            <th scope="row">{flightName(flight)}</th>
            <td class="number">{place}</td>
            <td class="number">{moneyOf(amount, currency)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
