/** The groups of a round robin, and the knockout of those who qualify. With the words of a beginning. */
import type { Schemas } from '../../../../client/src/index.js';
import { Check } from '../form/check.js';
import { Choice } from '../form/choice.js';
import { t } from '../../texts/index.js';
import { Count, isCount } from './count.js';

type Elimination = Schemas['AskedEliminationFormat'];
type InGroups = Pick<Schemas['AskedTournamentFormatRoundRobin'], 'groups' | 'qualifiers' | 'then'>;

export interface GroupsWanted {
  /** As it is typed. */
  readonly groups: string;
  /** Null: the director has not said; then a knockout follows several groups. */
  readonly isFollowed: boolean | null;
  /** Of each group, as it is typed. */
  readonly qualifiers: string;
  /** Null: as long as the matches before, or of several lengths. */
  readonly thenLength: number | null;
}

/** What most clubs play. */
export const USUAL_GROUPS: GroupsWanted = { groups: '1', isFollowed: null, qualifiers: '2', thenLength: null };
const FEWEST_IN_KNOCKOUT = 2;

function isFollowed({ groups, isFollowed: said }: GroupsWanted): boolean {
  return said ?? Number(groups) > 1;
}

function areEnough({ groups, qualifiers }: GroupsWanted): boolean {
  return Number(groups) * Number(qualifiers) >= FEWEST_IN_KNOCKOUT;
}

/** Whether a tournament can be made of them. */
export function areGroups(wanted: GroupsWanted): boolean {
  const { groups, qualifiers } = wanted;
  return isCount(groups) && (!isFollowed(wanted) || (isCount(qualifiers) && areEnough(wanted)));
}

/** @param then what follows so far, of which only the length is chosen here */
export function inGroups(wanted: GroupsWanted, lengths: readonly number[], then: Elimination | null = null): InGroups {
  const groups = Number(wanted.groups);
  // oxlint-disable-next-line unicorn/no-thenable -- the word of the API; no code awaits a format
  if (!isFollowed(wanted)) return { groups, qualifiers: 0, then: null };
  const { thenLength, qualifiers } = wanted;
  const followed = { ...(then ?? { kind: 'knockout' as const }), lengths: [...(then?.lengths ?? lengths)] };
  const next = thenLength === null ? followed : { ...followed, lengths: [thenLength] };
  // oxlint-disable-next-line unicorn/no-thenable -- as above
  return { groups, qualifiers: Number(qualifiers), then: next };
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
  const { groups, qualifiers, thenLength } = wanted;
  const follows = isFollowed(wanted);
  return (
    <>
      <Count
        label={t('new.groups')}
        field="/format/groups"
        typed={groups}
        onTyped={(typed) => onChange({ groups: typed })}
      />
      <Check label={t('new.then')} checked={follows} onChange={(checked) => onChange({ isFollowed: checked })} />
      {follows && (
        <>
          <Count
            label={t('new.qualifiers')}
            field="/format/qualifiers"
            typed={qualifiers}
            onTyped={(typed) => onChange({ qualifiers: typed })}
          />
          {isCount(groups) && isCount(qualifiers) && (
            <p class="quiet">
              {areEnough(wanted) ? t('new.go-on', { count: Number(groups) * Number(qualifiers) }) : t('new.two-go-on')}
            </p>
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
