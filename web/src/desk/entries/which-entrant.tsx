/** What tells an entrant from another one of the same name. */
import { answerOf } from '../../../../client/src/index.js';
import { whichIs } from '../../parts/people/which.js';
import { club } from '../../session.js';
import type { Entry } from '../../tournament.js';
import { useView } from '../../view.js';
import { useDesk } from '../desk.js';

/** Nothing, unless another entrant has the name. Pairs and teams are told apart by who plays in them. */
export function WhichEntrant({ entry: { id, name, playerId } }: { readonly entry: Entry }) {
  const { entrants, entries } = useDesk().tournament;
  const isShared = entrants.kind === 'singles' && entries.some((each) => each.id !== id && each.name === name);
  return isShared ? <WhichPlayer id={playerId} /> : null;
}

function WhichPlayer({ id }: { readonly id: string }) {
  const { data } = useView(`player ${id}`, [], () =>
    answerOf(club.GET('/v1/players/{id}', { params: { path: { id } } })),
  );
  return data === null ? null : <span class="quiet small"> {whichIs(data)}</span>;
}
