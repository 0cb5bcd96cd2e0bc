/** How often equal opening dice turn the cube, and how high it goes. With the words of a beginning. */
import { t } from '../../texts/index.js';
import { Select } from '../form/select.js';

/** How often, in the list of choices. */
const TIMES = ['0', '1', '2', 'any'] as const;
export type Times = (typeof TIMES)[number];

const CAPS = ['2', '4', '8', '16', '32', '64'];
/** In the list of caps: none. */
const UNLIMITED = 'any';

/** Null: without limit. */
export function numberOf(times: Times): number | null {
  return times === 'any' ? null : Number(times);
}

/** Of a number of times that has no name of its own, the nearest name: without limit. */
export function timesOf(number: number | null): Times {
  return TIMES.find((each) => numberOf(each) === number) ?? 'any';
}

interface AutomaticDoublesProps {
  readonly chosen: Times;
  readonly onChoose: (chosen: Times) => void;
}

export function AutomaticDoubles({ chosen, onChoose }: AutomaticDoublesProps) {
  return (
    <Select
      label={t('rules.automatic')}
      field="/rules/automaticDoubles"
      of={TIMES}
      chosen={chosen}
      onChoose={onChoose}
      textOf={(each) => t(`rules.automatic-${each}`)}
    />
  );
}

interface HighestCubeProps {
  /** Null: without limit. */
  readonly most: number | null;
  readonly onChoose: (most: number | null) => void;
}

export function HighestCube({ most, onChoose }: HighestCubeProps) {
  const cap = most === null ? UNLIMITED : String(most);
  return (
    <Select
      label={t('rules.cap')}
      field="/rules/maxCube"
      of={[...new Set([UNLIMITED, ...CAPS, cap])]}
      chosen={cap}
      onChoose={(chosen) => onChoose(chosen === UNLIMITED ? null : Number(chosen))}
      textOf={(each) => (each === UNLIMITED ? t('rules.no-cap') : each)}
    />
  );
}
