/** The groups of a round robin, and the knockout of the best behind them, or behind a Swiss. With the words of a beginning. */
import type { Schemas } from '../../../../client/src/index.js';
import { type Word, t } from '../../texts/index.js';
import { Check } from '../form/check.js';
import { Choice } from '../form/choice.js';
import { Count, isCount } from './count.js';

type Elimination = Schemas['AskedEliminationFormat'];
type Followed = Pick<Schemas['AskedTournamentFormatSwiss'], 'qualifiers' | 'then'>;

export interface GroupsWanted {
  readonly kind: Schemas['TournamentFormat']['kind'];
  /** As it is typed. */
  readonly groups: string;
  /** Null: the director has not said; then a knockout follows several groups. */
  readonly isFollowed: boolean | null;
  /** Of each group, or of a Swiss, as it is typed; null: as many as usual. */
  readonly qualifiers: string | null;
  /** What follows, where something stands already. */
  readonly thenKind: Elimination['kind'];
  /** Null: as long as the matches before, or of several lengths. */
  readonly thenLength: number | null;
  /** Of a knockout, also of one that follows. */
  readonly thirdPlace: boolean;
}

/** What most clubs play. */
export const USUAL_GROUPS = {
  groups: '1',
  isFollowed: null,
  qualifiers: null,
  thenKind: 'knockout',
  thenLength: null,
  thirdPlace: false,
} as const;
const USUAL_QUALIFIERS = { 'round-robin': '2', swiss: '4' } as const;
const FEWEST_IN_KNOCKOUT = 2;

/** A Swiss has no groups: all of it is one. */
function groupsIn({ kind, groups }: GroupsWanted): string {
  return kind === 'swiss' ? '1' : groups;
}

/** Whether a knockout of the best follows. */
export function isFollowed(wanted: GroupsWanted): boolean {
  const { kind, isFollowed: said } = wanted;
  return (kind === 'swiss' || kind === 'round-robin') && (said ?? Number(groupsIn(wanted)) > 1);
}

function qualifiersOf({ kind, qualifiers }: GroupsWanted): string {
  return qualifiers ?? USUAL_QUALIFIERS[kind === 'swiss' ? kind : 'round-robin'];
}

/** How many play the knockout. */
function inKnockout(wanted: GroupsWanted): number {
  return Number(groupsIn(wanted)) * Number(qualifiersOf(wanted));
}

/** What they need before a tournament can be made of them; null: nothing. */
export function missingOfGroups(wanted: GroupsWanted): Word | null {
  if (!isCount(groupsIn(wanted))) return 'missing.groups';
  if (!isFollowed(wanted)) return null;
  if (!isCount(qualifiersOf(wanted))) return 'missing.qualifiers';
  return inKnockout(wanted) < FEWEST_IN_KNOCKOUT ? 'new.two-go-on' : null;
}

/** @param then what follows so far, of which only what is chosen here changes */
export function followedBy(
  wanted: GroupsWanted,
  lengths: readonly number[],
  then: Elimination | null = null,
): Followed {
  // oxlint-disable-next-line unicorn/no-thenable -- the word of the API; no code awaits a format
  if (!isFollowed(wanted)) return { qualifiers: 0, then: null };
  const { thenLength, thirdPlace } = wanted;
  const before = then ?? { kind: 'knockout' as const, lengths: [...lengths] };
  const followed = { ...before, ...(thenLength === null ? {} : { lengths: [thenLength] }) };
  const next = followed.kind === 'knockout' ? { ...followed, thirdPlace } : followed;
  // oxlint-disable-next-line unicorn/no-thenable -- as above
  return { qualifiers: Number(qualifiersOf(wanted)), then: next };
}

interface GroupsProps {
  readonly wanted: GroupsWanted;
  readonly onChange: (part: Partial<GroupsWanted>) => void;
  /** Of the knockout; none where it has several lengths. */
  readonly lengths: readonly number[];
  /** The one that stands until another is chosen. */
  readonly length: number | null;
}

export function Groups({ wanted, onChange, lengths, length }: GroupsProps) {
  const { kind, groups, thenLength } = wanted;
  const follows = isFollowed(wanted);
  return (
    <>
      {kind === 'round-robin' && (
        <Count
          label={t('new.groups')}
          field="/format/groups"
          typed={groups}
          onTyped={(typed) => onChange({ groups: typed })}
        />
      )}
      <Check label={t('new.then')} checked={follows} onChange={(checked) => onChange({ isFollowed: checked })} />
      {follows && (
        <>
          <Count
            label={t(kind === 'swiss' ? 'new.qualifiers-of-all' : 'new.qualifiers')}
            field="/format/qualifiers"
            typed={qualifiersOf(wanted)}
            onTyped={(typed) => onChange({ qualifiers: typed })}
          />
          {kind === 'round-robin' && missingOfGroups(wanted) === null && (
            <p class="quiet">{t('new.go-on', { count: inKnockout(wanted) })}</p>
          )}
          {lengths.length > 0 && (
            <Choice
              legend={t('new.then-length')}
              kind="numbers"
              of={lengths}
              chosen={thenLength ?? length}
              onChoose={(chosen) => onChange({ thenLength: chosen })}
              textOf={String}
            />
          )}
        </>
      )}
    </>
  );
}
