/** The window of the team closed (C20, C26): with one cube the team decides about it as the house does. */

import type { Cause } from '../../../board/events.js';
import type { Id } from '../../../kernel/brands.js';
import { doubledValues } from './access.js';
import type { TableGameEvent } from '../events.js';
import { captainOf } from '../speakers.js';
import { type OpenTableGame, type Pair, TEAM, activePairs, hasOneCube } from '../state.js';

/** The end of the window with what was voted in it. Who has said nothing wants no double, and does not object to one. */
export function closing(state: OpenTableGame, by: Cause): readonly TableGameEvent[] {
  const close: TableGameEvent = { type: 'DoublingClosed', side: TEAM, by };
  return hasOneCube(state) ? [close, ...voted(state)] : [close];
}

function voted(state: OpenTableGame): readonly TableGameEvent[] {
  const active = activePairs(state);
  const captain = captainOf(state);
  const wants = (member: Id): boolean => state.spoken.some((word) => word.member === member && word.double);
  switch (state.rules.teamDouble) {
    case 'captain':
      return [];
    case 'majority': {
      const twice = active.filter(({ member }) => wants(member)).length * 2;
      const decided = twice > active.length || (twice === active.length && wants(captain));
      return decided ? [doubled(active)] : [];
    }
    case 'dissentersMayLeave':
      return wants(captain) ? withoutDissenters(state, active) : [];
  }
}

/** Where half of those in the game or more object, they leave it for nothing (M-Index). */
function withoutDissenters({ spoken }: OpenTableGame, active: readonly Pair[]): readonly TableGameEvent[] {
  const objects = ({ member }: Pair): boolean => spoken.some((word) => word.member === member && !word.double);
  const dissenters = active.filter(objects);
  const leaving = dissenters.length * 2 >= active.length ? dissenters : [];
  const settled = leaving.map(({ member }): TableGameEvent => ({
    type: 'PairSettled',
    member,
    winner: null,
    points: 0,
    by: 'rule',
  }));
  return [...settled, doubled(active.filter((pair) => !leaving.includes(pair)))];
}

function doubled(pairs: readonly Pair[]): TableGameEvent {
  return { type: 'Doubled', side: TEAM, cubes: doubledValues(pairs), by: 'rule' };
}
