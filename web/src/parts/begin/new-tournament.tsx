/** A new tournament in a few words; everything else can be changed on its desk, or by the API. */
import { useState } from 'preact/hooks';
import { type Schemas, answerOf } from '../../../../client/src/index.js';
import { ActButton, useAct } from '../../act.js';
import { Check } from '../form/check.js';
import { Choice } from '../form/choice.js';
import { Form } from '../form/form.js';
import { go } from '../../router.js';
import { club } from '../../session.js';
import { t } from '../../texts/index.js';
import { Count, isCount } from './count.js';
import { Groups, type GroupsWanted, USUAL_GROUPS, areGroups, inGroups } from './groups.js';

type Format = Schemas['CreateTournamentDto']['format'];
type Entrants = Schemas['EntrantsDto'];

const KINDS = ['knockout', 'double-elimination', 'swiss', 'round-robin'] as const;
type Kind = (typeof KINDS)[number];
const LENGTHS = [3, 5, 7, 9, 11];
const ENTRANTS = ['singles', 'doubles', 'teams'] as const;
const BOARDS = [2, 3, 4, 5, 6];

interface Wanted extends GroupsWanted {
  readonly entrants: Entrants['kind'];
  /** Of a match of two teams. */
  readonly boards: number;
  readonly kind: Kind;
  readonly length: number;
  /** As it is typed. */
  readonly rounds: string;
  readonly consolation: boolean;
  readonly lastChance: boolean;
}

function formatOf(wanted: Wanted): Format {
  const { kind, length, rounds, consolation, lastChance } = wanted;
  const lengths = [length];
  if (kind === 'swiss') return { kind, lengths, rounds: Number(rounds) };
  if (kind === 'round-robin') return { kind, lengths, ...inGroups(wanted, lengths) };
  if (kind !== 'knockout') return { kind, lengths };
  const shorter = [Math.max(1, length - 2)];
  return {
    kind,
    lengths,
    ...(consolation ? { consolation: { kind: 'progressive', lengths: shorter } } : {}),
    ...(lastChance ? { lastChance: { lengths: shorter } } : {}),
  };
}

function entrantsOf({ entrants: kind, boards }: Wanted): Entrants {
  return kind === 'teams' ? { kind, boards } : { kind };
}

/** In a double elimination no teams play. */
function kindsFor({ entrants }: Wanted): readonly Kind[] {
  return KINDS.filter((kind) => entrants !== 'teams' || kind !== 'double-elimination');
}

export default function NewTournament() {
  const act = useAct();
  const [name, setName] = useState('');
  const [wanted, setWanted] = useState<Wanted>({
    entrants: 'singles',
    boards: 3,
    kind: 'knockout',
    length: 5,
    rounds: '4',
    consolation: true,
    lastChance: false,
    ...USUAL_GROUPS,
  });
  const [isPublic, setPublic] = useState(true);
  const change = (part: Partial<Wanted>): void => setWanted({ ...wanted, ...part });
  const enter = (entrants: Entrants['kind']): void => {
    const [first = wanted.kind, ...others] = kindsFor({ ...wanted, entrants });
    change({ entrants, kind: others.includes(wanted.kind) ? wanted.kind : first });
  };
  const isPossible =
    (wanted.kind !== 'swiss' || isCount(wanted.rounds)) && (wanted.kind !== 'round-robin' || areGroups(wanted));
  const make = async (): Promise<void> => {
    const body = {
      name: name.trim() === '' ? t('new.usual-name') : name.trim(),
      format: formatOf(wanted),
      entrants: entrantsOf(wanted),
      visibility: isPublic ? ('public' as const) : ('private' as const),
    };
    const made = await act.send((sending) => answerOf(club.POST('/v1/tournaments', { ...sending, body })));
    if (made !== null && act.isHere()) go(`/t/${made.id}/desk`);
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
          onInput={({ currentTarget }) => setName(currentTarget.value)}
        />
      </label>
      <label>
        {t('new.entrants')}
        <select
          value={wanted.entrants}
          onChange={({ currentTarget }) => enter(currentTarget.value as Entrants['kind'])}
        >
          {ENTRANTS.map((kind) => (
            <option key={kind} value={kind}>
              {t(`new.${kind}`)}
            </option>
          ))}
        </select>
      </label>
      {wanted.entrants === 'teams' && (
        <Choice
          legend={t('new.boards')}
          kind="numbers"
          of={BOARDS}
          chosen={wanted.boards}
          onChoose={(boards) => change({ boards })}
          textOf={String}
        />
      )}
      <label>
        {t('new.kind')}
        <select value={wanted.kind} onChange={({ currentTarget }) => change({ kind: currentTarget.value as Kind })}>
          {kindsFor(wanted).map((kind) => (
            <option key={kind} value={kind}>
              {t(`format.${kind}`)}
            </option>
          ))}
        </select>
      </label>
      <Choice
        legend={t('new.length')}
        kind="numbers"
        of={LENGTHS}
        chosen={wanted.length}
        onChoose={(length) => change({ length })}
        textOf={String}
      />
      {wanted.kind === 'swiss' && (
        <Count
          label={t('new.rounds')}
          field="/format/rounds"
          typed={wanted.rounds}
          onTyped={(rounds) => change({ rounds })}
        />
      )}
      {wanted.kind === 'round-robin' && (
        <Groups wanted={wanted} onChange={change} lengths={LENGTHS} length={wanted.length} />
      )}
      {wanted.kind === 'knockout' && (
        <>
          <Check
            label={t('new.consolation')}
            checked={wanted.consolation}
            onChange={(consolation) => change({ consolation })}
          />
          <Check
            label={t('new.last-chance')}
            checked={wanted.lastChance}
            onChange={(lastChance) => change({ lastChance })}
          />
        </>
      )}
      <Check label={t('new.public')} checked={isPublic} onChange={setPublic} />
      <div class="wide">
        <ActButton act={act} disabled={!isPossible}>
          {t('new.make')}
        </ActButton>
      </div>
    </Form>
  );
}
