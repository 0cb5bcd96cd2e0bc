import type { ChouetteCommand, Result, Violation } from '../../../domain/index.js';
import { namedFields } from '../../../platform/http/forms/form.js';
import type { RulesService } from '../../../rules/rules.service.js';
import type { GroupOptions } from '../groups/chouette-group.view.js';

type Terms = Pick<
  Extract<ChouetteCommand, { type: 'OpenChouette' }>,
  'order' | 'variant' | 'dice' | 'stake' | 'stakes' | 'rules'
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

/** The options of a group, with what the request says itself; of own stakes those of the people who sit down. */
export function together(ofGroup: GroupOptions, own: GroupOptions, players: readonly string[]): GroupOptions {
  const stakes = [
    ...(ofGroup.stakes ?? []).filter(({ playerId }) => players.includes(playerId)),
    ...(own.stakes ?? []),
  ];
  return { ...ofGroup, ...own, stakes, rules: { ...ofGroup.rules, ...own.rules } };
}

/** The options as the rules take them, each with its default where it has one before the rules know it. */
export function termsOf(rules: RulesService, options: GroupOptions): Result<Terms, Violation> {
  const { order = 'given', variant = 'backgammon', dice = 'recorded', stake, stakes, rules: chosen = {} } = options;
  const known = rules.variant(variant);
  return known.ok
    ? {
        ok: true,
        value: { order, variant: known.value, dice, stake, stakes: stakesOf(stakes), rules: namedFields(chosen) },
      }
    : known;
}

/** Own stakes by player; the last word about one counts. */
function stakesOf(asked: GroupOptions['stakes']): Readonly<Record<string, number>> | undefined {
  if (asked === undefined || asked.length === 0) return undefined;
  return Object.fromEntries(asked.map(({ playerId, stake }) => [playerId, stake]));
}

/** The players for whom a request names stakes of their own. */
export function ownStakesOf(options: Pick<GroupOptions, 'stakes'> = {}): readonly string[] {
  return (options.stakes ?? []).map(({ playerId }) => playerId);
}
