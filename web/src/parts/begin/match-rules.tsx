/** The rules that people vary in a match to points or a money session: variant, clock, Crawford, beavers, the cube. With the words of a beginning. */
import type { Schemas } from '../../../../client/src/index.js';
import { type Word, t } from '../../texts/index.js';
import { Check } from '../form/check.js';
import { Select } from '../form/select.js';
import { type ClockOf, type ClockWanted, NO_CLOCK, clockInWords, clockWantedOf } from '../rules/clock.js';
import { type Variant, variantName } from '../rules/variant-name.js';
import { ClockFields, clockOf, missingOfClock } from './clock.js';
import { AutomaticDoubles, HighestCube, type Times, numberOf } from './cube-rules.js';
import { VariantChoice, hasCube } from './variant.js';

type Rules = Schemas['ChosenMatchRulesDto'];
type Kind = 'points' | 'money';

/** How often the cube may be turned again. */
const TURNS = ['1', '2', 'any'] as const;

export interface RulesWanted {
  readonly variant: Variant;
  readonly clock: ClockWanted;
  readonly crawford: boolean;
  readonly holland: boolean;
  readonly jacoby: boolean;
  readonly beavers: boolean;
  /** With beavers. */
  readonly turns: (typeof TURNS)[number];
  readonly automatic: Times;
  /** Null: the cube has no limit. */
  readonly maxCube: number | null;
}

export const USUAL_RULES: RulesWanted = {
  variant: 'backgammon',
  clock: NO_CLOCK,
  crawford: true,
  holland: false,
  jacoby: true,
  beavers: false,
  turns: '1',
  automatic: '0',
  maxCube: null,
};

/** The rules of matches to points that stand already. */
export function rulesWantedOf(variant: Variant, rules: Rules): RulesWanted {
  const { crawford = true, holland = false, maxCube = null, clock } = rules;
  return { ...USUAL_RULES, variant, crawford, holland, maxCube, clock: clockWantedOf(clock) };
}

/**
 * The rules as they are asked for, without those that are as usual.
 *
 * @param before what stands already, of which only what is chosen here changes
 */
export function rulesOf(wanted: RulesWanted, kind: Kind, before: Rules = {}): Rules {
  const { crawford: _c, holland: _h, maxCube: _m, clock: standing, ...others } = before;
  const { crawford, holland, maxCube, jacoby, beavers, turns, automatic } = wanted;
  const withCube = hasCube(wanted.variant);
  const clock = clockOf(wanted.clock, standing);
  return {
    ...others,
    ...(withCube && maxCube !== null ? { maxCube } : {}),
    ...(kind === 'points' && withCube && !crawford ? { crawford } : {}),
    ...(kind === 'points' && withCube && crawford && holland ? { holland } : {}),
    ...(kind === 'points' && clock !== null ? { clock } : {}),
    ...(kind === 'money' && withCube
      ? { jacoby, beavers: beavers ? numberOf(turns) : 0, automaticDoubles: numberOf(automatic) }
      : {}),
  };
}

/** What is not as usual, each in a few words. */
export function unusualRules(wanted: RulesWanted, kind: Kind, of: ClockOf): readonly string[] {
  const { variant, clock, crawford, holland, maxCube, beavers, turns, automatic } = wanted;
  const isPoints = kind === 'points';
  const cube: readonly (readonly [isSo: boolean, words: string])[] = [
    [isPoints && !crawford, t('rules.no-crawford')],
    [isPoints && crawford && holland, t('rules.holland')],
    [!isPoints && beavers && turns !== '1', `${t('rules.turns')}: ${t(`rules.turns-${turns}`)}`],
    [!isPoints && automatic !== '0', `${t('rules.automatic')}: ${t(`rules.automatic-${automatic}`)}`],
    [maxCube !== null, t('rules.capped', { most: maxCube ?? '' })],
  ];
  return [
    ...(variant === 'backgammon' ? [] : [variantName(variant)]),
    ...(isPoints && clock.mode !== 'none' ? [clockInWords(clock, of)] : []),
    ...(hasCube(wanted.variant) ? cube.filter(([isSo]) => isSo).map(([, words]) => words) : []),
  ];
}

/** What the rules need before they can be asked for; null: nothing. */
export function missingOfRules({ clock }: RulesWanted, kind: Kind): Word | null {
  return kind === 'points' ? missingOfClock(clock) : null;
}

interface MatchRulesProps {
  readonly wanted: RulesWanted;
  readonly kind: Kind;
  readonly of: ClockOf;
  readonly onChange: (part: Partial<RulesWanted>) => void;
  /** The variant that stands already. */
  readonly standing?: Variant;
}

export function MatchRules({ wanted, kind, of, onChange, standing = 'backgammon' }: MatchRulesProps) {
  const { variant, clock, crawford, holland, maxCube, beavers, turns, automatic } = wanted;
  const isPoints = kind === 'points';
  return (
    <>
      <VariantChoice variant={variant} onChange={(chosen) => onChange({ variant: chosen })} own={standing} />
      {isPoints && <ClockFields clock={clock} of={of} onChange={(changed) => onChange({ clock: changed })} />}
      {hasCube(wanted.variant) && (
        <>
          {isPoints && (
            <Check label={t('rules.crawford')} checked={crawford} onChange={(is) => onChange({ crawford: is })} />
          )}
          {isPoints && crawford && (
            <Check label={t('rules.holland-means')} checked={holland} onChange={(is) => onChange({ holland: is })} />
          )}
          {!isPoints && beavers && (
            <Select
              label={t('rules.turns')}
              field="/rules/beavers"
              of={TURNS}
              chosen={turns}
              onChoose={(chosen) => onChange({ turns: chosen })}
              textOf={(each) => t(`rules.turns-${each}`)}
            />
          )}
          {!isPoints && <AutomaticDoubles chosen={automatic} onChoose={(chosen) => onChange({ automatic: chosen })} />}
          <HighestCube most={maxCube} onChoose={(most) => onChange({ maxCube: most })} />
        </>
      )}
    </>
  );
}
