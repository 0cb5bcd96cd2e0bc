/** Who comes, goes or sits out as soon as the game is over, and who waits for a word of the box, with the way to say it. */
import { type Schemas, answerOf } from '../../../client/src/index.js';
import { type Sending, useAct } from '../act.js';
import { Acting } from '../match/acting.js';
import { inText } from '../parts/said.js';
import { club, isMe, isStaff } from '../session.js';
import { t } from '../texts/index.js';
import { useView } from '../view.js';
import type { PeopleProps } from './people.js';
import { type Chouette, nameIn } from './seen.js';

type Ask = Schemas['SeatAskDto'];

const WORDS = {
  join: 'chouette.comes-next',
  return: 'chouette.returns-next',
  leave: 'chouette.leaves-then',
  'sit-out': 'chouette.sits-out-then',
} as const;

/** Who has never sat at the table is not among its people. */
async function nameOf(chouette: Chouette, id: string): Promise<string> {
  const known = nameIn(chouette, id);
  return known === '' ? (await answerOf(club.GET('/v1/players/{id}', { params: { path: { id } } }))).name : known;
}

export default function Asks({ chouette, reload }: PeopleProps) {
  const { asks, players } = chouette;
  const named = async (asked: Ask) => ({ asked, name: inText(await nameOf(chouette, asked.player)) });
  const names = players.map(({ name }) => name);
  const view = useView(`asks ${JSON.stringify([asks, names])}`, [], () => Promise.all(asks.map(named)));
  if (view.data === null) return null;
  return (
    <div class="notice">
      <ul class="bullets">
        {view.data.map(({ asked, name }) => (
          <li key={asked.player} data-subject={`asks ${asked.player}`}>
            {t(asked.agreed ? WORDS[asked.ask] : 'chouette.waits-for-box', { name })}
            {asked.ask === 'join' && <Word chouette={chouette} asked={asked} name={name} reload={reload} />}
          </li>
        ))}
      </ul>
    </div>
  );
}

interface WordProps extends PeopleProps {
  readonly asked: Ask;
  readonly name: string;
}

/** The box agrees to a newcomer, and a newcomer thinks better of it; staff say both for others. */
function Word({ chouette: { id, box }, asked: { player, agreed }, name, reload }: WordProps) {
  const act = useAct(reload);
  const say = async (request: (sending: Sending) => Promise<object>): Promise<void> => {
    await act.send(request);
  };
  const agree = ({ headers }: Sending) =>
    answerOf(
      club.POST('/v1/chouettes/{id}/players', { headers, params: { path: { id } }, body: { playerId: player } }),
    );
  // Also where the game has ended meanwhile: who does not play leaves the table then.
  const stay = ({ headers }: Sending) =>
    answerOf(
      club.DELETE('/v1/chouettes/{id}/players/{playerId}', {
        headers,
        params: { path: { id, playerId: player }, header: { 'If-Match': '*' } },
      }),
    );
  const { isBusy } = act;
  const mayAgree = !agreed && (isStaff() || (box !== null && isMe(box)));
  const mayStay = isStaff() || isMe(player);
  return (
    <div class="stack" hidden={!mayAgree && !mayStay}>
      <div class="row">
        {mayAgree && (
          <button type="button" class="main" disabled={isBusy} onClick={() => void say(agree)}>
            {t('chouette.agree', { name })}
          </button>
        )}
        {mayStay && (
          <button type="button" disabled={isBusy} onClick={() => void say(stay)}>
            {t('chouette.not', { name })}
          </button>
        )}
      </div>
      <Acting act={act} />
    </div>
  );
}
