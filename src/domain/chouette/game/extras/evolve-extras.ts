/** How extras change (C50): offered, taken with the double, doubled and dropped between the two whom they concern. */

import { cubeAfter } from '../../../cube/duel.js';
import { opponent } from '../../../kernel/side.js';
import type { TableEvent } from '../events.js';
import { BOX, type Extra, type OpenTableGame, TEAM } from '../state.js';

type ExtraEvent = Extract<
  TableEvent,
  {
    type:
      | 'ExtraOffered'
      | 'ExtraProposed'
      | 'ExtraDeclined'
      | 'ExtraTaken'
      | 'ExtraDoubled'
      | 'ExtraDoubleTaken'
      | 'ExtraDropped';
  }
>;

export function extraChanged(state: OpenTableGame, event: ExtraEvent): OpenTableGame {
  switch (event.type) {
    case 'ExtraOffered':
    case 'ExtraDeclined': {
      const { stage } = state;
      if (stage.name !== 'extras') return withoutOffers(state, event.offerer);
      const said = { offerer: event.offerer, offers: event.type === 'ExtraOffered' };
      return { ...state, stage: { ...stage, said: [...stage.said, said] } };
    }
    case 'ExtraProposed': {
      const { offerer, taker } = event;
      return { ...state, extraOffers: [...(state.extraOffers ?? []), { offerer, taker }] };
    }
    case 'ExtraTaken': {
      const { offerer, taker, payment, value } = event;
      const cube = { value, owner: TEAM, offered: null };
      return {
        ...withoutOffers(state, offerer),
        extras: [...state.extras, { offerer, taker, payment, cube, fresh: true, end: null }],
      };
    }
    case 'ExtraDoubled':
    case 'ExtraDoubleTaken': {
      const fact = event.type === 'ExtraDoubled' ? 'Doubled' : 'DoubleTaken';
      return withExtra(state, event.offerer, (extra) => ({
        ...extra,
        cube: cubeAfter(extra.cube, fact, event.side, opponent(event.side)),
      }));
    }
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

/** The game without the open offer of this player, or of all. */
export function withoutOffers(
  { extraOffers = [], ...state }: OpenTableGame,
  offerer: string | null = null,
): OpenTableGame {
  const rest = offerer === null ? [] : extraOffers.filter((offer) => offer.offerer !== offerer);
  return rest.length === 0 ? state : { ...state, extraOffers: rest };
}
