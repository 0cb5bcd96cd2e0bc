/** How extras change (C50): offered, taken with the double, doubled and dropped between the two whom they concern. */

import { offeredCube, takenCube } from '../../cube/cube.js';
import { opponent } from '../../kernel/side.js';
import type { TableEvent } from './events.js';
import { BOX, type Extra, type OpenTableGame, TEAM } from './state.js';

type ExtraEvent = Extract<
  TableEvent,
  {
    type: 'ExtraOffered' | 'ExtraDeclined' | 'ExtraTaken' | 'ExtraDoubled' | 'ExtraDoubleTaken' | 'ExtraDropped';
  }
>;

export function extraChanged(state: OpenTableGame, event: ExtraEvent): OpenTableGame {
  switch (event.type) {
    case 'ExtraOffered':
    case 'ExtraDeclined': {
      const { stage } = state;
      if (stage.name !== 'extras') return state;
      const said = { offerer: event.offerer, offers: event.type === 'ExtraOffered' };
      return { ...state, stage: { ...stage, said: [...stage.said, said] } };
    }
    case 'ExtraTaken': {
      const { offerer, taker, payment, value } = event;
      const cube = { value, owner: TEAM, offered: null };
      return { ...state, extras: [...state.extras, { offerer, taker, payment, cube, fresh: true, end: null }] };
    }
    case 'ExtraDoubled':
      return withExtra(state, event.offerer, (extra) => ({ ...extra, cube: offeredCube(extra.cube, event.side) }));
    case 'ExtraDoubleTaken':
      return withExtra(state, event.offerer, (extra) => ({
        ...extra,
        cube: takenCube(extra.cube, opponent(event.side)),
      }));
    case 'ExtraDropped':
      return withExtra(state, event.offerer, (extra) => ({
        ...extra,
        cube: { ...extra.cube, offered: null },
        end: { outcome: event.side === BOX ? 'offerer-dropped' : 'taker-dropped', value: event.value },
      }));
  }
}

function withExtra(state: OpenTableGame, offerer: string, change: (extra: Extra) => Extra): OpenTableGame {
  return { ...state, extras: state.extras.map((extra) => (extra.offerer === offerer ? change(extra) : extra)) };
}
