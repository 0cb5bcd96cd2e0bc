/** Enters people who play together: the two of a pair, or the members of a team. All of them are entered at once, or none. */
import { useState } from 'preact/hooks';
import { type Schemas, answerOf } from '../../../../client/src/index.js';
import { ReadyButton } from '../../parts/form/ready-button.js';
import { ChosenPeople } from '../../parts/people/chosen-people.js';
import { type Found, PersonFinder, withPerson } from '../../parts/people/person-finder.js';
import { club } from '../../session.js';
import { t } from '../../texts/index.js';
import { peopleOf } from '../../tournament.js';
import { useDesk, useDeskAct } from '../desk.js';
import { tableOf, whyNot } from './entry-table.js';

interface EnterTogetherProps {
  readonly entrants: Schemas['EntrantsDto'];
}

const COLUMNS = {
  doubles: ['name', 'playerId', 'partner', 'partnerId'],
  teams: ['name', 'playerId', 'team'],
} as const;

/** A person as the table of entries names them: by the id, or by the name, for a new person. */
function cellsOf({ playerId, name }: Found): readonly string[] {
  return playerId === null ? [name, ''] : ['', playerId];
}

export default function EnterTogether({ entrants: { kind, boards = 0 } }: EnterTogetherProps) {
  const { tournament } = useDesk();
  const act = useDeskAct();
  const [people, setPeople] = useState<readonly Found[]>([]);
  const [team, setTeam] = useState('');
  const [refused, setRefused] = useState<string | null>(null);
  const isOfTeams = kind === 'teams';
  const isWhole = isOfTeams ? people.length >= boards && team.trim() !== '' : people.length === 2;
  const others = tournament.entries.flatMap(peopleOf);
  const ids = [...others, ...people].flatMap(({ playerId }) => (playerId === null ? [] : [playerId]));
  const change = (now: readonly Found[]): void => {
    setPeople(now);
    setRefused(null);
    act.forget();
  };
  const enter = async (): Promise<void> => {
    const rows = isOfTeams
      ? people.map((person) => [...cellsOf(person), team.trim()])
      : [people.flatMap((person) => cellsOf(person))];
    const done = await act.send(({ headers }) =>
      answerOf(
        club.POST('/v1/tournaments/{id}/entries/import', {
          params: { path: { id: tournament.id }, query: { create: true } },
          headers: { ...headers, 'content-type': 'text/csv' },
          body: tableOf([COLUMNS[isOfTeams ? 'teams' : 'doubles'], ...rows]),
          bodySerializer: String,
        }),
      ),
    );
    if (done === null) return;
    const line = done.lines.find(({ detail }) => detail !== null);
    if (line !== undefined) {
      setRefused(await whyNot(line));
      return;
    }
    setRefused(null);
    setPeople([]);
    setTeam('');
  };
  const enterTeam = people.length === 1 ? 'together.enter-team-one' : 'together.enter-team';
  return (
    <section class="card">
      <p class="quiet">{t(isOfTeams ? 'together.team-text' : 'together.pair-text', { boards })}</p>
      {isOfTeams && (
        <label>
          {t('together.team-name')}
          <input
            value={team}
            maxLength={100}
            autocomplete="off"
            onInput={({ currentTarget }) => {
              setTeam(currentTarget.value);
              setRefused(null);
              act.forget();
            }}
          />
        </label>
      )}
      <ChosenPeople
        people={people}
        onChange={change}
        tagOf={(place) => {
          if (!isOfTeams) return null;
          return place === 0 ? t('chouette.captain') : place >= boards ? t('together.reserve') : null;
        }}
      />
      {(isOfTeams || people.length < 2) && (
        <PersonFinder
          seated={new Set(ids)}
          coming={[...others, ...people].map(({ name }) => name)}
          comingText="together.already"
          onFound={async (found) => {
            setPeople((now) => withPerson(now, found));
            setRefused(null);
            return true;
          }}
          onTyped={() => {
            setRefused(null);
            act.forget();
          }}
        />
      )}
      <div class="wide">
        <ReadyButton
          act={act}
          missing={isWhole ? null : t(isOfTeams ? 'together.team-missing' : 'together.pair-missing', { boards })}
          onAct={() => void enter()}
        >
          {t(isOfTeams ? enterTeam : 'together.enter-pair', { count: people.length })}
        </ReadyButton>
      </div>
      {refused !== null && (
        <p class="refusal" role="alert">
          {refused}
        </p>
      )}
    </section>
  );
}
