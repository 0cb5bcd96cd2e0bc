/** Two entrants change places: who, with whom, what that changes, do it. */
import { useRef, useState } from 'preact/hooks';
import { ActButton } from '../../act.js';
import { Form } from '../../parts/form/form.js';
import { inText } from '../../parts/said.js';
import { club } from '../../session.js';
import { t } from '../../texts/index.js';
import { useDesk } from '../desk.js';
import { useForeseenAct } from '../foreseen/foreseen-act.js';
import { ForeseenYes } from '../foreseen/foreseen-yes.js';

/** An entrant with a place. */
export interface Placed {
  readonly entryId: string;
  readonly name: string;
}

export interface SwapProps {
  /** Those of whom one changes places. */
  readonly ones: readonly Placed[];
  /** Those with whom. */
  readonly others: readonly Placed[];
  readonly onDone: () => void;
}

type Two = readonly [Placed, Placed];

const NOT_CHOSEN = { one: '', other: '' };

export default function Swap({ ones, others, onDone }: SwapProps) {
  const { tournament } = useDesk();
  const [chosen, setChosen] = useState(NOT_CHOSEN);
  const first = useRef<HTMLSelectElement>(null);
  const swap = useForeseenAct<Two>((entries, sending, query) =>
    club.POST('/v1/tournaments/{id}/pairings/swap', {
      ...sending,
      params: { path: { id: tournament.id }, query },
      body: { entries: entries.map(({ entryId }) => entryId) },
    }),
  );
  // Who has begun meanwhile is no longer among them.
  const one = ones.find(({ entryId }) => entryId === chosen.one) ?? ones[0];
  const rest = others.filter(({ entryId }) => entryId !== one?.entryId);
  const other = rest.find(({ entryId }) => entryId === chosen.other) ?? null;
  const choose = (part: Partial<typeof chosen>): void => {
    setChosen({ one: one?.entryId ?? '', other: other?.entryId ?? '', ...part });
    swap.forget();
  };
  const look = (): void => {
    if (one !== undefined && other !== null) void swap.look([one, other]);
  };
  /** The next two; the keyboard, whose button is gone, is where these are chosen. */
  const again = (): void => {
    setChosen(NOT_CHOSEN);
    first.current?.focus();
    onDone();
  };
  return (
    <Form kind="stack" onSend={look}>
      <label>
        {t('swap.one')}
        <select
          ref={first}
          value={one?.entryId ?? ''}
          onChange={({ currentTarget }) => choose({ one: currentTarget.value })}
        >
          <Options of={ones} />
        </select>
      </label>
      <label>
        {t('swap.other')}
        <select value={other?.entryId ?? ''} onChange={({ currentTarget }) => choose({ other: currentTarget.value })}>
          <option value="">{t('swap.choose')}</option>
          <Options of={rest} />
        </select>
      </label>
      <ActButton act={swap.looking} kind="plain" disabled={other === null}>
        {t('correct.look')}
      </ActButton>
      <ForeseenYes act={swap} onDone={again}>
        {(two) => t('swap.do', { one: inText(two[0].name), other: inText(two[1].name) })}
      </ForeseenYes>
    </Form>
  );
}

function Options({ of: people }: { readonly of: readonly Placed[] }) {
  return people.map(({ entryId, name }) => (
    <option key={entryId} value={entryId}>
      {name}
    </option>
  ));
}
