/** A new tournament in a few words; what few change is folded away, and can be changed on its desk until it is drawn. */
import { useEffect, useState } from 'preact/hooks';
import { type Schemas, answerOf } from '../../../../client/src/index.js';
import { useAct } from '../../act.js';
import { go } from '../../router.js';
import { club } from '../../session.js';
import { t } from '../../texts/index.js';
import { Check } from '../form/check.js';
import { Choice } from '../form/choice.js';
import { Form } from '../form/form.js';
import { ReadyButton } from '../form/ready-button.js';
import { Select } from '../form/select.js';
import { useKeptEntry } from '../page/kept-entry.js';
import { FormatFields, MoreOfTournament } from './format-fields.js';
import {
  type Entrants,
  type FormatWanted,
  USUAL_FORMAT,
  formatOf,
  kindsFor,
  missingOfFormat,
} from './format-wanted.js';
import { type RulesWanted, USUAL_RULES, missingOfRules, rulesOf } from './match-rules.js';

type EqualBoards = Schemas['EqualBoards'];

const ENTRANTS = ['singles', 'doubles', 'teams'] as const;
const BOARDS = [2, 3, 4, 5, 6];
const EQUAL_BOARDS = ['points', 'draw'] as const;

interface Wanted {
  readonly name: string;
  readonly isPublic: boolean;
  readonly entrants: Entrants;
  /** Of a match of two teams. */
  readonly boards: number;
  readonly equalBoards: EqualBoards;
  readonly stopWhenDecided: boolean;
  readonly format: FormatWanted;
  readonly rules: RulesWanted;
}

const USUAL: Wanted = {
  name: '',
  isPublic: true,
  entrants: 'singles',
  boards: 3,
  equalBoards: 'points',
  stopWhenDecided: false,
  format: USUAL_FORMAT,
  rules: USUAL_RULES,
};

/** Whether two teams can win as many boards each, and a draw is a result of that. */
function mayBeDrawn({ entrants, boards, format }: Wanted): boolean {
  return entrants === 'teams' && boards % 2 === 0 && format.kind !== 'knockout';
}

function entrantsOf(wanted: Wanted): Schemas['EntrantsDto'] {
  const { entrants: kind, boards, equalBoards, stopWhenDecided } = wanted;
  if (kind !== 'teams') return { kind };
  return { kind, boards, stopWhenDecided, ...(mayBeDrawn(wanted) ? { equalBoards } : {}) };
}

/** What of the teams is folded away and not as usual. */
function unusualTeams(wanted: Wanted): readonly string[] {
  const { entrants, equalBoards, stopWhenDecided } = wanted;
  return [
    ...(mayBeDrawn(wanted) && equalBoards === 'draw' ? [`${t('new.equal-boards')}: ${t('new.equal-draw')}`] : []),
    ...(entrants === 'teams' && stopWhenDecided ? [t('new.stop-short')] : []),
  ];
}

function askedOf(wanted: Wanted): Schemas['CreateTournamentDto'] {
  const { name, isPublic, format, rules } = wanted;
  return {
    name: name.trim() === '' ? t('new.usual-name') : name.trim(),
    format: formatOf(format),
    entrants: entrantsOf(wanted),
    variant: rules.variant,
    rules: rulesOf(rules, 'points'),
    visibility: isPublic ? 'public' : 'private',
  };
}

export default function NewTournament() {
  const act = useAct();
  const [kept, keep] = useKeptEntry<Wanted>('new-tournament');
  const [wanted, setWanted] = useState(kept ?? USUAL);
  const { name, isPublic, entrants, boards, format, rules } = wanted;
  const isMade = act.state === 'done';
  useEffect(() => keep(isMade || wanted === USUAL ? null : wanted), [wanted, isMade]);
  const change = (part: Partial<Wanted>): void => setWanted((now) => ({ ...now, ...part }));
  const changeFormat = (part: Partial<FormatWanted>): void => change({ format: { ...format, ...part } });
  const enter = (chosen: Entrants): void => {
    const [first = format.kind, ...others] = kindsFor(chosen);
    change({ entrants: chosen, format: { ...format, kind: others.includes(format.kind) ? format.kind : first } });
  };
  const missing = missingOfFormat(format, false) ?? missingOfRules(rules, 'points');
  const make = async (): Promise<void> => {
    const body = askedOf(wanted);
    const made = await act.send((sending) => answerOf(club.POST('/v1/tournaments', { ...sending, body })));
    if (made === null) return;
    // The page may be gone before it has heard that it is done.
    keep(null);
    if (act.isHere()) go(`/t/${made.id}/desk`);
  };
  return (
    <Form onSend={() => void make()}>
      <label>
        {t('new.name')}
        <input
          value={name}
          data-field="/name"
          maxLength={100}
          placeholder={t('new.usual-name')}
          onInput={({ currentTarget }) => change({ name: currentTarget.value })}
        />
      </label>
      <Select
        label={t('new.entrants')}
        of={ENTRANTS}
        chosen={entrants}
        onChoose={enter}
        textOf={(each) => t(`new.${each}`)}
      />
      {entrants === 'teams' && (
        <Choice
          legend={t('new.boards')}
          kind="numbers"
          of={BOARDS}
          chosen={boards}
          onChoose={(chosen) => change({ boards: chosen })}
          textOf={String}
        />
      )}
      <FormatFields wanted={format} onChange={changeFormat} entrants={entrants} />
      <Check label={t('new.public')} checked={isPublic} onChange={(is) => change({ isPublic: is })} />
      <MoreOfTournament
        wanted={format}
        onChange={changeFormat}
        entrants={entrants}
        rules={rules}
        onRules={(part) => change({ rules: { ...rules, ...part } })}
        unusual={unusualTeams(wanted)}
      >
        {mayBeDrawn(wanted) && (
          <Choice
            legend={t('new.equal-boards')}
            of={EQUAL_BOARDS}
            chosen={wanted.equalBoards}
            onChoose={(equalBoards) => change({ equalBoards })}
            textOf={(each) => t(`new.equal-${each}`)}
          />
        )}
        {entrants === 'teams' && (
          <Check
            label={t('new.stop')}
            checked={wanted.stopWhenDecided}
            onChange={(stopWhenDecided) => change({ stopWhenDecided })}
          />
        )}
      </MoreOfTournament>
      <ReadyButton act={act} missing={missing && t(missing)}>
        {t('new.make')}
      </ReadyButton>
    </Form>
  );
}
