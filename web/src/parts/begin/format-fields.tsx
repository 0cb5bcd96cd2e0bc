/** How a tournament is played: its kind with what belongs to that, and what few change folded away. With the words of a beginning. */
import type { ComponentChildren } from 'preact';
import { t } from '../../texts/index.js';
import { Check } from '../form/check.js';
import { Choice } from '../form/choice.js';
import { Select } from '../form/select.js';
import { flightName } from '../said.js';
import type { Variant } from '../rules/variant-name.js';
import { Count } from './count.js';
import {
  type Entrants,
  type FormatWanted,
  doAllMeet,
  doubtfulRounds,
  grandFinalLengthOf,
  hasDivisions,
  hasKnockout,
  isDrawn,
  isElimination,
  kindsFor,
  promotedOf,
  unusualFormat,
} from './format-wanted.js';
import { Groups } from './groups.js';
import { MatchRules, type RulesWanted, unusualRules } from './match-rules.js';
import { MoreRules } from './more-rules.js';
import { TieBreaks, hasTieBreaks } from './tie-breaks.js';

const LENGTHS = [1, 3, 5, 7, 9, 11, 13];
const DRAWS = ['random', 'seeded'] as const;
const CONSOLATIONS = ['progressive', 'plain'] as const;
const GRAND_FINALS = ['reset', 'single', 'longer'] as const;

function lengthsWith(length: number | null): readonly number[] {
  return [...new Set([...LENGTHS, ...(length === null ? [] : [length])])].sort((one, other) => one - other);
}

interface FormatFieldsProps {
  readonly wanted: FormatWanted;
  readonly onChange: (part: Partial<FormatWanted>) => void;
  readonly entrants: Entrants;
  /** Whether the knockout behind it has several lengths, which is no matter of one choice. */
  readonly hasThenLengths?: boolean;
  /** How many are entered so far; null: that is not known yet. */
  readonly entered?: number | null;
}

export function FormatFields({
  wanted,
  onChange,
  entrants,
  hasThenLengths = false,
  entered = null,
}: FormatFieldsProps) {
  const doubt = doubtfulRounds(wanted, entered);
  const { kind, length, byRound, consolation, consolationLength } = wanted;
  const count = (field: 'rounds' | 'reach' | 'days', pointer: string) => (
    <Count
      label={t(`new.${field}`)}
      field={pointer}
      typed={wanted[field]}
      onTyped={(typed) => onChange({ [field]: typed })}
    />
  );
  const points = (field: 'win' | 'loss') => (
    <Count
      label={t(`new.${field}`)}
      field={`/format/points/${field}`}
      typed={wanted[field]}
      onTyped={(typed) => onChange({ [field]: typed })}
    />
  );
  return (
    <>
      <Select
        label={t('new.kind')}
        field="/format/kind"
        of={kindsFor(entrants)}
        chosen={kind}
        onChoose={(chosen) => onChange({ kind: chosen })}
        textOf={(each) => t(`format.${each}`)}
      />
      {entrants === 'teams' && <p class="quiet">{t('new.not-for-teams')}</p>}
      {kind === 'ladder' && <p class="quiet">{t('new.ladder-means')}</p>}
      {kind === 'league' && <p class="quiet">{t('new.league-means')}</p>}
      {length !== null && (
        <Choice
          legend={t('new.length')}
          kind="numbers"
          of={lengthsWith(length)}
          chosen={byRound === null ? length : null}
          onChoose={(chosen) => onChange({ length: chosen, byRound: null })}
          textOf={String}
        />
      )}
      {kind === 'swiss' && count('rounds', '/format/rounds')}
      {doubt !== '' && (
        <p class="notice" role="status">
          {doubt}
        </p>
      )}
      {(kind === 'swiss' || kind === 'round-robin') && (
        <Groups
          wanted={wanted}
          onChange={onChange}
          lengths={hasThenLengths ? [] : lengthsWith(wanted.thenLength)}
          length={length}
        />
      )}
      {kind === 'ladder' && (
        <div class="two">
          {count('reach', '/format/reach')}
          {count('days', '/format/days')}
        </div>
      )}
      {kind === 'league' && (
        <div class="two">
          {points('win')}
          {points('loss')}
        </div>
      )}
      {kind === 'knockout' && (
        <>
          <Check label={t('new.consolation')} checked={consolation} onChange={(is) => onChange({ consolation: is })} />
          {consolation && consolationLength !== null && (
            <Choice
              legend={`${flightName('consolation')}: ${t('new.length')}`}
              kind="numbers"
              of={lengthsWith(consolationLength)}
              chosen={consolationLength}
              onChoose={(chosen) => onChange({ consolationLength: chosen })}
              textOf={String}
            />
          )}
          <Check
            label={t('new.last-chance')}
            checked={wanted.lastChance}
            onChange={(is) => onChange({ lastChance: is })}
          />
        </>
      )}
    </>
  );
}

interface MoreOfTournamentProps {
  readonly wanted: FormatWanted;
  readonly onChange: (part: Partial<FormatWanted>) => void;
  readonly entrants: Entrants;
  /** Of its matches. */
  readonly rules: RulesWanted;
  readonly onRules: (part: Partial<RulesWanted>) => void;
  /** The variant that stands already. */
  readonly standing?: Variant;
  /** What else is not as usual, with its fields. */
  readonly unusual?: readonly string[];
  readonly children?: ComponentChildren;
}

export function MoreOfTournament({
  wanted,
  onChange,
  entrants,
  rules,
  onRules,
  standing,
  unusual = [],
  children,
}: MoreOfTournamentProps) {
  const { kind, length, byRound, grandFinal } = wanted;
  const of = { length, isDoubles: entrants === 'doubles' };
  return (
    <MoreRules unusual={[...unusual, ...unusualFormat(wanted), ...unusualRules(rules, 'points', of)]}>
      {children}
      {/* A ladder has no rounds. */}
      {(kind !== 'ladder' || byRound !== null) && (
        <label>
          {t('new.by-round')}
          <span class="quiet small">{t('new.by-round-hint')}</span>
          <input
            data-field="/format/lengths"
            autocomplete="off"
            value={byRound ?? ''}
            // Where all had one length, that stands again.
            onInput={({ currentTarget: { value } }) =>
              onChange({ byRound: value === '' && length !== null ? null : value })
            }
          />
        </label>
      )}
      {isDrawn(wanted) && (
        <Choice
          legend={t('new.draw')}
          of={DRAWS}
          chosen={wanted.draw}
          onChoose={(draw) => onChange({ draw })}
          textOf={(each) => t(`new.${each}`)}
        />
      )}
      {hasKnockout(wanted) && (
        <Check
          label={t('new.third-place')}
          checked={wanted.thirdPlace}
          onChange={(thirdPlace) => onChange({ thirdPlace })}
        />
      )}
      {kind === 'knockout' && wanted.consolation && (
        <Select
          label={t('new.consolation-kind')}
          field="/format/consolation/kind"
          of={CONSOLATIONS}
          chosen={wanted.consolationKind ?? 'progressive'}
          onChoose={(consolationKind) => onChange({ consolationKind })}
          textOf={(each) => t(`new.consolation-${each}`)}
        />
      )}
      {hasTieBreaks(kind) && (
        <TieBreaks
          kind={kind}
          entrants={entrants}
          tieBreaks={wanted.tieBreaks ?? null}
          onChange={(tieBreaks) => onChange({ tieBreaks })}
        />
      )}
      {kind === 'league' && (
        <Count
          label={t('new.forfeit')}
          field="/format/points/forfeit"
          typed={wanted.forfeit ?? '0'}
          onTyped={(forfeit) => onChange({ forfeit })}
        />
      )}
      {kind === 'double-elimination' && (
        <Select
          label={t('new.grand-final')}
          field="/format/grandFinal"
          of={GRAND_FINALS}
          chosen={grandFinal}
          onChoose={(chosen) => onChange({ grandFinal: chosen })}
          textOf={(each) => t(`new.grand-final-${each}`)}
        />
      )}
      {kind === 'double-elimination' && grandFinal === 'longer' && (
        <Choice
          legend={t('new.grand-final-length')}
          kind="numbers"
          of={lengthsWith(grandFinalLengthOf(wanted))}
          chosen={grandFinalLengthOf(wanted)}
          onChoose={(chosen) => onChange({ grandFinalLength: chosen })}
          textOf={String}
        />
      )}
      {isElimination(wanted) && (
        <Check label={t('new.re-entry')} checked={wanted.reEntry} onChange={(reEntry) => onChange({ reEntry })} />
      )}
      {kind === 'league' && (
        <Count
          label={t('new.divisions')}
          field="/format/divisions"
          typed={wanted.divisions}
          onTyped={(divisions) => onChange({ divisions })}
        />
      )}
      {kind === 'league' && hasDivisions(wanted) && (
        <Count
          label={t('new.promoted')}
          field="/format/promoted"
          typed={promotedOf(wanted)}
          onTyped={(promoted) => onChange({ promoted })}
        />
      )}
      {doAllMeet(wanted) && (
        <Check label={t('new.twice')} checked={wanted.isDouble} onChange={(isDouble) => onChange({ isDouble })} />
      )}
      <MatchRules wanted={rules} kind="points" of={of} onChange={onRules} standing={standing ?? 'backgammon'} />
    </MoreRules>
  );
}
