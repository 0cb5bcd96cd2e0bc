/** A match to points, or a money session, outside of a tournament. */
import { useEffect, useState } from 'preact/hooks';
import { type Schemas, answerOf } from '../../../../client/src/index.js';
import { useAct } from '../../act.js';
import { go } from '../../router.js';
import { club, facts } from '../../session.js';
import { type Word, t } from '../../texts/index.js';
import { Check } from '../form/check.js';
import { Choice } from '../form/choice.js';
import { ReadyButton } from '../form/ready-button.js';
import { Stake, stakeIn } from '../form/stake.js';
import { useKeptEntry } from '../page/kept-entry.js';
import { useKeptFocus } from '../page/kept-focus.js';
import { ChosenPeople } from '../people/chosen-people.js';
import { type Found, PersonFinder, withPerson } from '../people/person-finder.js';
import { playerIdsOf, thoseAtFirst } from '../people/players.js';
import { NO_CLOCK } from '../rules/clock.js';
import { MatchRules, type RulesWanted, USUAL_RULES, missingOfRules, rulesOf, unusualRules } from './match-rules.js';
import { MoreRules } from './more-rules.js';
import { hasCube } from './variant.js';

type Asked = Schemas['CreateMatchDto'];

const KINDS = ['points', 'money'] as const;
const LENGTHS = [1, 3, 5, 7, 9, 11, 13, 15, 21, 25];
const DICE = ['recorded', 'server'] as const;

interface Kept extends RulesWanted {
  readonly people: readonly Found[];
  readonly kind: (typeof KINDS)[number];
  readonly length: number;
  /** As it is typed. */
  readonly stake: string;
  readonly dice: (typeof DICE)[number];
}

function atFirst(): Kept {
  return {
    people: thoseAtFirst(),
    kind: 'points',
    length: 7,
    stake: '1',
    dice: 'recorded',
    ...USUAL_RULES,
    clock: { ...NO_CLOCK, isWhole: true },
  };
}

function playedAs(wanted: Kept): Pick<Asked, 'format' | 'rules' | 'variant'> {
  const { kind, length, stake, variant } = wanted;
  const played = { variant, rules: rulesOf(wanted, kind) };
  if (kind === 'points') return { ...played, format: { kind, length } };
  const currency = facts.value?.currency ?? null;
  return { ...played, format: { kind, stake: stakeIn(stake) ?? 0, ...(currency === null ? {} : { currency }) } };
}

/** What is missing before it can begin; null: nothing. */
function missingIn(wanted: Kept): Word | null {
  const { people, kind, stake } = wanted;
  if (people.length < 2) return people.length === 0 ? 'missing.two-players' : 'missing.one-player';
  return kind === 'money' && stakeIn(stake) === null ? 'missing.stake' : missingOfRules(wanted, kind);
}

export default function NewMatch() {
  const act = useAct();
  const [kept, keep] = useKeptEntry<Kept>('new-match');
  const [first] = useState((): Kept => ({ ...atFirst(), ...kept }));
  const [wanted, setWanted] = useState(first);
  const { people, kind, length, stake, dice } = wanted;
  const isNothing = act.state === 'done' || (kept === null && wanted === first);
  useEffect(() => keep(isNothing ? null : wanted), [wanted, isNothing]);
  const change = (part: Partial<Kept>): void => setWanted((now) => ({ ...now, ...part }));
  const sit = async (found: Found): Promise<boolean> => {
    setWanted((now) => ({ ...now, people: withPerson(now.people, found) }));
    return true;
  };
  const begin = async (): Promise<void> => {
    const begun = await act.send(async ({ headers }) => {
      const [white = '', black = ''] = await playerIdsOf(people, headers['idempotency-key'] ?? '', (found, made) =>
        setWanted((now) => ({ ...now, people: now.people.map((each) => (each === found ? made : each)) })),
      );
      const body = { white, black, dice, ...playedAs(wanted) };
      return answerOf(club.POST('/v1/matches', { headers, body }));
    });
    if (begun === null) return;
    // The page may be gone before it has heard that it is done.
    keep(null);
    if (act.isHere()) go(`/m/${begun.id}`);
  };
  const missing = missingIn(wanted);
  const fields = useKeptFocus<HTMLDivElement>();
  const of = { length, isDoubles: false };
  return (
    <div class="form" ref={fields}>
      <ChosenPeople
        people={people}
        onChange={(chosen) => change({ people: chosen })}
        tagOf={(place) => t(place === 0 ? 'board.white' : 'board.black')}
      />
      {people.length < 2 && (
        <PersonFinder
          seated={new Set(people.flatMap(({ playerId }) => playerId ?? []))}
          coming={people.map(({ name }) => name)}
          comingText="begin.plays"
          onFound={sit}
          onTyped={act.forget}
        />
      )}
      <Choice
        legend={t('begin.what')}
        of={KINDS}
        chosen={kind}
        onChoose={(chosen) => change({ kind: chosen })}
        textOf={(each) => t(`begin.${each}`)}
      />
      {kind === 'points' ? (
        <Choice
          legend={t('begin.length')}
          kind="numbers"
          of={LENGTHS}
          chosen={length}
          onChoose={(chosen) => change({ length: chosen })}
          textOf={String}
        />
      ) : (
        <>
          <Stake typed={stake} onTyped={(typed) => change({ stake: typed })} field="/format/stake" />
          {hasCube(wanted.variant) && (
            <>
              <Check label={t('match.jacoby')} checked={wanted.jacoby} onChange={(jacoby) => change({ jacoby })} />
              <Check label={t('match.beavers')} checked={wanted.beavers} onChange={(beavers) => change({ beavers })} />
            </>
          )}
        </>
      )}
      <Choice
        legend={t('begin.dice')}
        of={DICE}
        chosen={dice}
        onChoose={(chosen) => change({ dice: chosen })}
        textOf={(each) => t(`begin.dice-${each}`)}
      />
      <MoreRules unusual={unusualRules(wanted, kind, of)}>
        <MatchRules wanted={wanted} kind={kind} of={of} onChange={change} />
      </MoreRules>
      <ReadyButton act={act} missing={missing && t(missing)} onAct={() => void begin()}>
        {t('begin.begin')}
      </ReadyButton>
    </div>
  );
}
