/** The house rules of a chouette: which there are, which are usual, and how those that are not are said. */
import type { Schemas } from '../../../client/src/index.js';
import { type Variant, variantName } from '../parts/rules/variant-name.js';
import type { Word } from '../texts/index.js';
import { t } from './house-words.js';

type Rules = Schemas['ChouetteRulesDto'];
/** Of the options of the API those that are chosen; all others are as usual. */
export type ChosenRules = Omit<Schemas['ChosenChouetteRulesDto'], 'cubes'>;
export type Cubes = Rules['cubes'];

/** What an option may be, the usual first. */
const CHOICES = {
  rotation: ['succession', 'captainOfRecord', 'lastActive', 'losAngeles', 'net'],
  consultation: ['afterCubeTurned', 'free', 'never'],
  teamDouble: ['captain', 'majority', 'dissentersMayLeave'],
  boxDoublePolicy: ['anySubset', 'includeCaptain', 'sameValue', 'all'],
  answerOrder: ['sealed', 'captainFirst', 'captainLast'],
  boxTakePolicy: ['free', 'captainIfAny', 'atLeastHalf', 'breakEven', 'sameValueSameAction', 'allOrNothing'],
  loneTaker: ['none', 'mustBeaver', 'extras'],
  joinPosition: ['end', 'beforeLoser'],
  sitOutReturn: ['end', 'samePlace'],
} as const;
export type ChoiceName = keyof typeof CHOICES;
export type Value<Name extends ChoiceName> = (typeof CHOICES)[Name][number];
type ValueWord = { [Name in ChoiceName]: `house.${Name}-${Value<Name>}` }[ChoiceName];

const NAMES = Object.keys(CHOICES) as readonly ChoiceName[];
/** What the pages cannot write down or say: a member who objects leaves, and who dropped pays extras. */
const WITHOUT_PAGE: readonly string[] = ['dissentersMayLeave', 'extras'];

/** The choices that a host has on the page. */
export function offeredOf<Name extends ChoiceName>(name: Name): readonly Value<Name>[] {
  return CHOICES[name].filter((value) => !WITHOUT_PAGE.includes(value));
}

const ONLY_WITH: Readonly<Partial<Record<keyof Rules, Cubes>>> = {
  beavers: 'multi',
  boxDoublePolicy: 'multi',
  boxTakePolicy: 'multi',
  loneTaker: 'multi',
  teamDouble: 'single',
};

export const USUAL = {
  jacoby: true,
  beavers: 0,
  automaticDoubles: 0,
  maxCube: null,
  maxPlayers: 7,
  joinNeedsBoxConsent: false,
  ...(Object.fromEntries(NAMES.map((name) => [name, CHOICES[name][0]])) as {
    readonly [Name in ChoiceName]: Value<Name>;
  }),
} as const;
export type OptionName = keyof typeof USUAL;

/** Whether an option says something beside the others that are chosen (C13, C20, C26, C27, C49). */
export function belongs(name: OptionName, rules: ChosenRules, cubes: Cubes): boolean {
  if (name === 'loneTaker' && (rules.beavers === undefined || rules.beavers === 0)) return false;
  return (ONLY_WITH[name] ?? cubes) === cubes;
}

/** What is sent: nothing that is as usual, nor what the rest leaves without a meaning. */
export function askedOf(rules: ChosenRules, cubes: Cubes): ChosenRules {
  const isAsked = (name: string): boolean =>
    rules[name as OptionName] !== USUAL[name as OptionName] && belongs(name as OptionName, rules, cubes);
  return Object.fromEntries(Object.entries(rules).filter(([name]) => isAsked(name)));
}

export function valueInWords<Name extends ChoiceName>(name: Name, value: Value<Name>): string {
  const word = `house.${name}-${value}` as ValueWord satisfies Word;
  return t(word);
}

/** How often the cube turns: there are words for few times and for any number. */
function timesInWords(rule: 'turns' | 'automatic', times: number | null): string {
  return times !== null && times > 2 ? String(times) : t(`rules.${rule}-${times ?? 'any'}` as 'rules.turns-any');
}

type Said = readonly (readonly [isSo: boolean, words: string])[];

/** What is not as usual, each in a few words; also what only other clients of the API can choose. */
export function unusualHouse(rules: ChosenRules, variant: Variant): readonly string[] {
  const { beavers = 0, automaticDoubles = 0, maxCube = null, maxPlayers = USUAL.maxPlayers } = rules;
  const { partner = 'none', partnerFrom: count = '' } = rules;
  const ofCubes: Said = [
    [variant !== 'backgammon', variantName(variant)],
    [rules.jacoby === false, t('house.no-jacoby')],
    [beavers !== 0, `${t('house.beavers')}: ${timesInWords('turns', beavers)}`],
    [automaticDoubles !== 0, `${t('rules.automatic')}: ${timesInWords('automatic', automaticDoubles)}`],
    [maxCube !== null, t('rules.capped', { most: maxCube ?? '' })],
  ];
  const ofTable: Said = [
    [maxPlayers !== USUAL.maxPlayers, t('house.at-most', { count: maxPlayers })],
    [rules.joinNeedsBoxConsent === true, t('house.joinNeedsBoxConsent')],
    [rules.settlements === true, t('house.settlements')],
    [rules.buying === true, t('house.buying')],
    [partner !== 'none', partner === 'none' ? '' : t(`house.partner-${partner}`, { count })],
  ];
  return [
    ...ofCubes.filter(([isSo]) => isSo).map(([, words]) => words),
    ...NAMES.flatMap((name) => {
      const values = [rules[name] ?? USUAL[name]].flat() as readonly Value<typeof name>[];
      const isUsual = values.length === 1 && values[0] === USUAL[name];
      return isUsual ? [] : [`${t(`house.${name}`)}: ${values.map((each) => valueInWords(name, each)).join(' + ')}`];
    }),
    ...ofTable.filter(([isSo]) => isSo).map(([, words]) => words),
  ];
}
