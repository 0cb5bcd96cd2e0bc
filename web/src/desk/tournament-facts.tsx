/** What a tournament is called and who may watch it; before the draw, to how many points it is played, and in how many groups. With the words of a beginning. */
import { useState } from 'preact/hooks';
import { type Schemas, answerOf } from '../../../client/src/index.js';
import { ActButton } from '../act.js';
import { Count, isCount } from '../parts/begin/count.js';
import { Groups, type GroupsWanted, USUAL_GROUPS, areGroups, inGroups } from '../parts/begin/groups.js';
import { Check } from '../parts/form/check.js';
import { Choice } from '../parts/form/choice.js';
import { Form } from '../parts/form/form.js';
import { flightName } from '../parts/said.js';
import { club } from '../session.js';
import { t } from '../texts/index.js';
import { seen, useDesk, useDeskAct } from './desk.js';

type Format = Schemas['TournamentDto']['format'];
type Asked = Schemas['AskedTournamentFormat'];

const LENGTHS = [1, 3, 5, 7, 9, 11, 13];

interface Facts extends GroupsWanted {
  readonly name: string;
  readonly isPublic: boolean;
  readonly length: number | null;
  readonly consolation: number | null;
  /** As it is typed. */
  readonly rounds: string;
}

/** The one length of all rounds; null where they differ: that is no matter of one choice. */
function oneOf(lengths: readonly number[] | undefined): number | null {
  const [length = null, ...others] = lengths ?? [];
  return others.length === 0 ? length : null;
}

function lengthsWith(length: number | null): readonly number[] {
  return [...new Set([...LENGTHS, ...(length === null ? [] : [length])])].sort((one, other) => one - other);
}

function consolationOf(format: Format) {
  return format.kind === 'knockout' ? (format.consolation ?? null) : null;
}

function groupsOf(format: Format): GroupsWanted {
  if (format.kind !== 'round-robin') return USUAL_GROUPS;
  const { groups, qualifiers, then } = format;
  return {
    groups: String(groups),
    isFollowed: then !== null,
    qualifiers: then === null ? USUAL_GROUPS.qualifiers : String(qualifiers),
    thenLength: oneOf(then?.lengths),
  };
}

function formatWith(format: Format, facts: Facts): Asked {
  const { length, consolation, rounds } = facts;
  const lengths = length === null ? format.lengths : [length];
  if (format.kind === 'swiss') return { ...format, lengths, rounds: rounds === '' ? null : Number(rounds) };
  if (format.kind === 'round-robin') return { ...format, lengths, ...inGroups(facts, lengths, format.then) };
  if (format.kind !== 'knockout') return { ...format, lengths };
  const { consolation: second } = format;
  if (second === null || second === undefined || consolation === null) return { ...format, lengths };
  return { ...format, lengths, consolation: { ...second, lengths: [consolation] } };
}

export default function TournamentFacts() {
  const { tournament } = useDesk();
  const { id, name, visibility, format, status, version } = tournament;
  const act = useDeskAct();
  // Only what was typed stands against what is set now: what another director sets is shown in the other fields, and kept.
  const [typed, setTyped] = useState<Partial<Facts>>({});
  const known: Facts = {
    name,
    isPublic: visibility === 'public',
    length: oneOf(format.lengths),
    consolation: oneOf(consolationOf(format)?.lengths),
    rounds: format.kind === 'swiss' ? String(format.rounds ?? '') : '',
    ...groupsOf(format),
  };
  const all = { ...known, ...typed };
  // A choice that is not shown is none: another director may have set several lengths since.
  const facts: Facts = {
    ...all,
    length: known.length === null ? null : all.length,
    consolation: known.consolation === null ? null : all.consolation,
  };
  const change = (part: Partial<Facts>): void => {
    setTyped({ ...typed, ...part });
    act.forget();
  };
  const isOpen = status === 'entries';
  const asked = formatWith(format, facts);
  const isOther = isOpen && JSON.stringify(asked) !== JSON.stringify(format);
  const save = async (): Promise<void> => {
    const body = {
      name: facts.name.trim(),
      visibility: facts.isPublic ? ('public' as const) : ('private' as const),
      ...(isOther ? { format: asked } : {}),
    };
    const params = { path: { id }, header: { 'If-Match': String(version) } };
    const done = await act.run((sending) =>
      answerOf(club.PATCH('/v1/tournaments/{id}', { ...seen(sending, version), params, body })),
    );
    // What was typed while it was on its way is not saved yet.
    if (done !== null) setTyped((now) => (now === typed ? {} : now));
  };
  const points = (of: 'length' | 'consolation', legend: string) =>
    known[of] !== null && (
      <Choice
        legend={legend}
        kind="numbers"
        of={lengthsWith(known[of])}
        chosen={facts[of]}
        onChoose={(chosen) => change({ [of]: chosen })}
        textOf={String}
      />
    );
  // A Swiss may also have as many rounds as its draw finds right.
  const areWrongRounds = format.kind === 'swiss' && facts.rounds !== '' && !isCount(facts.rounds);
  const isWrong = isOpen && (areWrongRounds || (format.kind === 'round-robin' && !areGroups(facts)));
  const isSame = !isOther && facts.name.trim() === name && facts.isPublic === known.isPublic;
  return (
    <Form onSend={() => void save()}>
      <label>
        {t('new.name')}
        <input
          value={facts.name}
          data-field="/name"
          maxLength={100}
          autocomplete="off"
          onInput={({ currentTarget }) => change({ name: currentTarget.value })}
        />
      </label>
      {isOpen && points('length', t('new.length'))}
      {isOpen && points('consolation', `${flightName('consolation')}: ${t('new.length')}`)}
      {isOpen && format.kind === 'swiss' && (
        <Count
          label={t('new.rounds')}
          field="/format/rounds"
          typed={facts.rounds}
          onTyped={(rounds) => change({ rounds })}
        />
      )}
      {isOpen && format.kind === 'round-robin' && (
        <Groups
          wanted={facts}
          onChange={change}
          lengths={(format.then?.lengths.length ?? 1) > 1 ? [] : lengthsWith(known.thenLength)}
          length={facts.length}
        />
      )}
      <Check label={t('new.public')} checked={facts.isPublic} onChange={(isPublic) => change({ isPublic })} />
      {!isOpen && <p class="quiet">{t('desk.drawn-facts')}</p>}
      <ActButton act={act} disabled={isSame || isWrong || facts.name.trim() === ''}>
        {t('money.save')}
      </ActButton>
    </Form>
  );
}
