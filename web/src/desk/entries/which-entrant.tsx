/** What tells an entrant from another one of the same name. */
import { answerOf } from '../../../../client/src/index.js';
import { namesakesOf, whichIs } from '../../parts/people/which.js';
import { club } from '../../session.js';
import type { Entry } from '../../tournament.js';
import { useView } from '../../view.js';
import { useDesk } from '../desk.js';

/** Nothing, unless another entrant has the name. Pairs and teams are told apart by who plays in them. */
export function WhichEntrant({ entry: { id, name, playerId } }: { readonly entry: Entry }) {
  const { entrants, entries } = useDesk().tournament;
  const isShared = entrants.kind === 'singles' && entries.some((each) => each.id !== id && each.name === name);
  return isShared ? <WhichPlayer id={playerId} name={name} /> : null;
}

function WhichPlayer({ id, name }: { readonly id: string; readonly name: string }) {
  const { data } = useView(`namesake ${id}`, [], () =>
    Promise.all([answerOf(club.GET('/v1/players/{id}', { params: { path: { id } } })), namesakesOf(name)]),
  );
  return data === null ? null : <span class="quiet small"> {whichIs(...data)}</span>;
}
