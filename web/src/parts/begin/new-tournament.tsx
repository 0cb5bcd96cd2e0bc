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

const ENTRANTS = ['singles', 'doubles', 'teams'] as const;
const BOARDS = [2, 3, 4, 5, 6];

interface Wanted {
  readonly name: string;
  readonly isPublic: boolean;
  readonly entrants: Entrants;
  /** Of a match of two teams. */
  readonly boards: number;
  readonly format: FormatWanted;
  readonly rules: RulesWanted;
}

const USUAL: Wanted = {
  name: '',
  isPublic: true,
  entrants: 'singles',
  boards: 3,
  format: USUAL_FORMAT,
  rules: USUAL_RULES,
};

function askedOf({ name, isPublic, entrants: kind, boards, format, rules }: Wanted): Schemas['CreateTournamentDto'] {
  return {
    name: name.trim() === '' ? t('new.usual-name') : name.trim(),
    format: formatOf(format),
    entrants: kind === 'teams' ? { kind, boards } : { kind },
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
      />
      <ReadyButton act={act} missing={missing && t(missing)}>
        {t('new.make')}
      </ReadyButton>
    </Form>
  );
}
