/** How pairs end without their cubes: resigned, settled by agreement, forfeited (C64, A15; section 9, number 6). */

import { dropCost } from '../../../cube/cube.js';
import { gameAfterAnswer, withPairs } from '../doubling/evolve-cubes.js';
import type { TableEvent } from '../events.js';
import { BOX, type OpenTableGame, type Pair, type PairEnd, TEAM, activePairs, isTurned } from '../state.js';

type EventOf<Type extends TableEvent['type']> = Extract<TableEvent, { type: Type }>;

/** Of a side for all pairs; or, while doubles wait for their answers, of members instead of theirs. */
export function resignationOffered(state: OpenTableGame, event: EventOf<'ResignationOffered'>): OpenTableGame {
  const { side, as, members } = event;
  if (state.stage.name === 'answers') {
    return { ...state, pairs: withPairs(state, members, (pair) => ({ ...pair, resigning: as })) };
  }
  const agreed = side === TEAM ? members.slice(0, 1) : [];
  return { ...state, windows: state.windows + 1, stage: { name: 'resignation', by: side, as, agreed } };
}

export function resignationAnswered(
  state: OpenTableGame,
  event: EventOf<'ResignationAccepted' | 'ResignationRefused' | 'ResignationWithdrawn'>,
): OpenTableGame {
  const { type, members } = event;
  const { stage } = state;
  if (stage.name === 'answers') {
    const pairs = withPairs(state, members, (pair) =>
      type === 'ResignationAccepted' && pair.resigning !== null
        ? resigned(state, pair, 'box', pair.resigning)
        : { ...pair, resigning: null },
    );
    return gameAfterAnswer({ ...state, pairs });
  }
  if (stage.name !== 'resignation') return state;
  if (type === 'ResignationWithdrawn') return { ...state, stage: { name: 'board' } };
  if (type === 'ResignationAccepted') {
    const winner = stage.by === BOX ? 'member' : 'box';
    const pairs = withPairs(state, members, (pair) => resigned(state, pair, winner, stage.as));
    return resignationOver({ ...state, pairs });
  }
  if (stage.by === TEAM) return { ...state, stage: { name: 'board' } };
  return resignationOver({ ...state, stage: { ...stage, agreed: [...stage.agreed, ...members] } });
}

/** Once everybody in the game has answered the box, play goes on for those who did not accept. */
function resignationOver(state: OpenTableGame): OpenTableGame {
  const { stage } = state;
  if (stage.name !== 'resignation') return state;
  const open = activePairs(state).some(({ member }) => !stage.agreed.includes(member));
  return open ? state : { ...state, stage: { name: 'board' } };
}

function resigned(
  { windows }: OpenTableGame,
  pair: Pair,
  winner: 'box' | 'member',
  level: NonNullable<PairEnd['level']>,
): Pair {
  const { cube } = pair;
  const turns = cube.offered?.turns ?? 0;
  const how = { outcome: 'resigned', winner, level, left: { window: windows, turns } } as const;
  // Instead of dropping: what a drop would cost counts (section 9, number 6).
  return ended(pair, how, dropCost(cube), isTurned(cube) || turns > 0);
}

function ended(
  pair: Pair,
  how: Pick<PairEnd, 'outcome' | 'winner' | 'level' | 'left'>,
  value: number,
  turned: boolean,
): Pair {
  return {
    ...pair,
    cube: { ...pair.cube, offered: null },
    resigning: null,
    end: { value, turned, beaver: false, ...how },
  };
}

/** A15, and those who leave because they did not want to double (C20). */
export function pairSettled(state: OpenTableGame, event: EventOf<'PairSettled'>): OpenTableGame {
  const { member, winner, points } = event;
  // Agreed at another moment than any window; those who leave together, in the window that is being closed.
  const window = event.by === 'hand' ? state.windows + 1 : state.windows;
  const how = { outcome: 'settled', winner, level: null, left: { window, turns: 0 } } as const;
  const pairs = withPairs(state, [member], (pair) => ended(pair, how, points, isTurned(pair.cube)));
  const proposals = state.proposals.filter((each) => each.member !== member);
  return { ...state, windows: window, pairs, proposals };
}

/** C64: the value of each cube as it is, once; a double that waits for its answer has not changed it. */
export function allForfeited(state: OpenTableGame): OpenTableGame {
  const window = state.windows + 1;
  const members = activePairs(state).map(({ member }) => member);
  const how = { outcome: 'forfeited', winner: null, level: null, left: { window, turns: 0 } } as const;
  const pairs = withPairs(state, members, (pair) => ended(pair, how, pair.cube.value, isTurned(pair.cube)));
  return { ...state, windows: window, pairs, stage: { name: 'board' } };
}
