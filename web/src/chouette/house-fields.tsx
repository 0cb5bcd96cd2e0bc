/** The house rules of a new chouette, folded away. With the words of a beginning. */
import { AutomaticDoubles, HighestCube, numberOf, timesOf } from '../parts/begin/cube-rules.js';
import { MoreRules } from '../parts/begin/more-rules.js';
import { VariantChoice } from '../parts/begin/variant.js';
import { Check } from '../parts/form/check.js';
import { Select } from '../parts/form/select.js';
import type { Variant } from '../parts/rules/variant-name.js';
import {
  type ChoiceName,
  type ChosenRules,
  type Cubes,
  USUAL,
  askedOf,
  belongs,
  offeredOf,
  unusualHouse,
  valueInWords,
} from './house-rules.js';
import { t } from './house-words.js';

const SIZES = ['3', '4', '5', '6', '7', '8', '9', '10'] as const;
const BEAVERS = ['0', '1', '2', 'any'] as const;

interface HouseFieldsProps {
  /** Null: backgammon. */
  readonly variant: Variant | null;
  readonly onVariant: (variant: Variant) => void;
  readonly rules: ChosenRules;
  readonly cubes: Cubes;
  readonly onChange: (part: ChosenRules) => void;
}

export function HouseFields({ variant, onVariant, rules, cubes, onChange }: HouseFieldsProps) {
  const played = variant ?? 'backgammon';
  const { beavers, automaticDoubles, maxCube, maxPlayers, jacoby, joinNeedsBoxConsent } = { ...USUAL, ...rules };
  const choice = (name: ChoiceName) =>
    belongs(name, rules, cubes) && <HouseChoice name={name} rules={rules} onChange={onChange} />;
  return (
    <MoreRules title={t('house.title')} usual={t('house.usual')} unusual={unusualHouse(askedOf(rules, cubes), played)}>
      <VariantChoice variant={played} onChange={onVariant} needsCube />
      <Check label={t('house.jacoby')} checked={jacoby} onChange={(is) => onChange({ jacoby: is })} />
      {belongs('beavers', rules, cubes) && (
        <Select
          label={t('house.beavers')}
          field="/rules/beavers"
          of={BEAVERS}
          chosen={timesOf(beavers)}
          onChoose={(chosen) => onChange({ beavers: numberOf(chosen) })}
          textOf={(each) => t(each === '0' ? 'house.no-beavers' : `rules.turns-${each}`)}
        />
      )}
      {choice('loneTaker')}
      <AutomaticDoubles
        chosen={timesOf(automaticDoubles)}
        onChoose={(chosen) => onChange({ automaticDoubles: numberOf(chosen) })}
      />
      <HighestCube most={maxCube} onChoose={(most) => onChange({ maxCube: most })} />
      {choice('teamDouble')}
      {choice('boxTakePolicy')}
      {choice('boxDoublePolicy')}
      {choice('answerOrder')}
      {choice('consultation')}
      {choice('rotation')}
      <Select
        label={t('house.maxPlayers')}
        field="/rules/maxPlayers"
        of={SIZES}
        chosen={String(maxPlayers) as (typeof SIZES)[number]}
        onChoose={(chosen) => onChange({ maxPlayers: Number(chosen) })}
        textOf={String}
      />
      {choice('joinPosition')}
      {choice('sitOutReturn')}
      <Check
        label={t('house.joinNeedsBoxConsent')}
        checked={joinNeedsBoxConsent}
        onChange={(is) => onChange({ joinNeedsBoxConsent: is })}
      />
    </MoreRules>
  );
}

interface HouseChoiceProps<Name extends ChoiceName> {
  readonly name: Name;
  readonly rules: ChosenRules;
  readonly onChange: (part: ChosenRules) => void;
}

/** An option with its usual value, which is named as that. */
function HouseChoice<Name extends ChoiceName>({ name, rules, onChange }: HouseChoiceProps<Name>) {
  const offered = offeredOf(name);
  const usual = USUAL[name] as (typeof offered)[number];
  return (
    <Select<(typeof offered)[number]>
      label={t(`house.${name}`)}
      field={`/rules/${name}`}
      of={offered}
      chosen={(rules[name] as (typeof offered)[number] | undefined) ?? usual}
      onChoose={(chosen) => onChange({ [name]: chosen })}
      textOf={(each) => {
        const words = valueInWords(name, each);
        return each === usual ? t('house.as-usual', { words }) : words;
      }}
    />
  );
}
