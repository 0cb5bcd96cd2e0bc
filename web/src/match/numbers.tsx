/** Numbers to touch: what fell on a real board, or the doublet that is named. */
import { useState } from 'preact/hooks';
import type { Names } from './moment.js';
import { t } from '../texts/index.js';

/** An action as a button makes it. */
export interface Sent {
  readonly type: string;
  readonly [fact: string]: unknown;
}

interface NumbersProps {
  /** What the side may do. */
  readonly may: readonly string[];
  readonly names: Names;
  readonly isBusy: boolean;
  readonly send: (action: Sent) => void;
}

export default function GivenNumbers({ may, names, isBusy, send }: NumbersProps) {
  return (
    <>
      {may.includes('opening-roll') && (
        <Throw
          first={names.white}
          second={names.black}
          isBusy={isBusy}
          send={([white, black]) => send({ type: 'opening-roll', dice: { white, black } })}
        />
      )}
      {may.includes('roll') && (
        <Throw
          first={t('act.first-die')}
          second={t('act.second-die')}
          isBusy={isBusy}
          send={(dice) => send({ type: 'roll', dice })}
        />
      )}
      {may.includes('name-doublet') && (
        <Numbers label={t('act.name-doublet')} isBusy={isBusy} choose={(die) => send({ type: 'name-doublet', die })} />
      )}
    </>
  );
}

const FACES = [1, 2, 3, 4, 5, 6];

function Numbers({
  label,
  isBusy,
  chosen = null,
  choose,
}: {
  label: string;
  isBusy: boolean;
  chosen?: number | null;
  choose: (face: number) => void;
}) {
  return (
    <fieldset>
      <legend>{label}</legend>
      <div class="numbers">
        {FACES.map((face) => (
          <button
            key={face}
            type="button"
            disabled={isBusy}
            aria-pressed={chosen === face}
            onClick={() => choose(face)}
          >
            {face}
          </button>
        ))}
      </div>
    </fieldset>
  );
}

/** A throw of two dice that fell on a real board: the second number sends it. */
function Throw({
  first,
  second,
  isBusy,
  send,
}: {
  first: string;
  second: string;
  isBusy: boolean;
  send: (dice: readonly [number, number]) => void;
}) {
  const [one, setOne] = useState<number | null>(null);
  return (
    <div class="stack">
      <Numbers label={first} isBusy={isBusy} chosen={one} choose={setOne} />
      <Numbers
        label={second}
        isBusy={isBusy || one === null}
        choose={(face) => {
          if (one === null) return;
          send([one, face]);
          setOne(null);
        }}
      />
    </div>
  );
}
