import type { ChouetteCommand, Result, Violation } from '../../../domain/index.js';
import { type FieldFault, requestInvalid } from '../../../platform/http/application-error.js';
import { namedFields } from '../../../platform/http/forms/form.js';
import type { RulesService } from '../../../rules/rules.service.js';
import type { GroupOptions } from '../groups/chouette-group.view.js';

type Terms = Pick<
  Extract<ChouetteCommand, { type: 'OpenChouette' }>,
  'order' | 'variant' | 'dice' | 'stake' | 'stakes' | 'groupStakes' | 'rules'
>;

/** The options that a request names, and nothing for those that it leaves out. */
export function optionsOf(asked: GroupOptions): GroupOptions {
  const { order, variant, dice, stake, stakes, currency, rules } = asked;
  return namedFields({
    order,
    variant,
    dice,
    stake,
    stakes: stakes?.map(({ playerId, stake: own }) => ({ playerId, stake: own })),
    currency,
    rules: rules === undefined ? undefined : namedFields(rules),
  });
}

/** The options of a group, with what the request says itself; of own stakes those of the request alone. */
export function together(ofGroup: GroupOptions, own: GroupOptions): GroupOptions {
  const { stakes = [] } = own;
  return { ...ofGroup, ...own, stakes, rules: { ...ofGroup.rules, ...own.rules } };
}

/** The options as the rules take them, each with its default where it has one before the rules know it. */
export function termsOf(
  rules: RulesService,
  options: GroupOptions,
  ofGroup: GroupOptions['stakes'] = [],
): Result<Terms, Violation> {
  const {
    order = 'given',
    variant = 'backgammon',
    dice = 'recorded',
    stake,
    stakes = [],
    rules: chosen = {},
  } = options;
  const known = rules.variant(variant);
  return known.ok
    ? {
        ok: true,
        value: {
          order,
          variant: known.value,
          dice,
          stake,
          stakes: stakesOf(stakes),
          groupStakes: stakesOf(ofGroup),
          rules: namedFields(chosen),
        },
      }
    : known;
}

/** Own stakes by player. */
function stakesOf(asked: NonNullable<GroupOptions['stakes']>): Readonly<Record<string, number>> {
  return Object.fromEntries(asked.map(({ playerId, stake }) => [playerId, stake]));
}

/** The players for whom a request names stakes of their own, each once; `pointer`: where its options stand. */
export function ownStakesOf({ stakes = [] }: Pick<GroupOptions, 'stakes'> = {}, pointer = ''): readonly string[] {
  const players = stakes.map(({ playerId }) => playerId);
  const faults = players.flatMap((player, index): FieldFault[] => {
    const first = players.indexOf(player);
    const message = `has a stake already, at ${pointer}/stakes/${first}`;
    return first === index ? [] : [{ pointer: `${pointer}/stakes/${index}/playerId`, message, rule: 'unique' }];
  });
  if (faults.length > 0) throw requestInvalid(faults);
  return players;
}
