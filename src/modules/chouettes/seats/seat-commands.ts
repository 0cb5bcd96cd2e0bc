import type {
  ChouetteCommand,
  ChouetteSender,
  ChouetteState,
  Milliseconds,
  TableGameCommand,
} from '../../../domain/index.js';
import { requestInvalid } from '../../../platform/http/application-error.js';
import type { Caller } from '../../../recording/gate.js';
import { isStaff, ownSeat } from '../../auth/index.js';
import { CHOUETTE_SERIES } from '../../games/index.js';
import type { ActDto } from '../dto/acts.dto.js';

/** The sender of an act; staff have no seat at the table. */
export type SeatSender = ChouetteSender;

/** The sender: a player at the table, or staff. */
export function senderOf(state: ChouetteState, caller: Caller): SeatSender {
  return { player: ownSeat(caller, CHOUETTE_SERIES.players(state)), staff: isStaff(caller) };
}

/** The only person who may send the act; null where the rules decide who may. */
export function ownSeatOf(asked: ActDto): string | null {
  switch (asked.type) {
    case 'sit-out':
    case 'return':
    case 'name-proxy':
    case 'end-proxy':
      return asked.playerId ?? null;
    case 'invite-partner':
    case 'buy-box':
    case 'settle':
    case 'abandon':
    case 'seat':
    case 'adjust':
      return null;
  }
}

/** What only the host may do, in words; null where it is another's act. */
export function hostsAct(asked: ActDto): string | null {
  return asked.type === 'seat' ? 'set the seats' : asked.type === 'adjust' ? 'move points' : null;
}

/** The command for what people at the table arrange with each other. */
export function actCommand(asked: ActDto, sender: SeatSender, at: Milliseconds): ChouetteCommand {
  const inGame = (command: TableGameCommand): ChouetteCommand => ({ type: 'ActInGame', gameId: null, command, at });
  switch (asked.type) {
    case 'sit-out':
      return { type: 'SitOut', player: named(asked.playerId, sender), sender, at };
    case 'return':
      return { type: 'Return', player: named(asked.playerId, sender), sender, at };
    case 'invite-partner':
      return { type: 'InvitePartner', player: asked.playerId ?? null, sender };
    case 'buy-box':
      return { type: 'BuyBox', buyer: named(asked.playerId, sender), points: asked.points, sender };
    case 'settle': {
      const { playerId, winner = null, points } = asked;
      return inGame({ type: 'ProposeSettlement', member: playerId ?? null, winner, points, sender });
    }
    case 'name-proxy':
      return inGame({ type: 'NameProxy', player: named(asked.playerId, sender), proxy: asked.proxy ?? null, sender });
    case 'end-proxy':
      return inGame({ type: 'EndProxy', player: named(asked.playerId, sender), sender });
    case 'abandon':
      return inGame({ type: 'AbandonGame', sender });
    case 'seat': {
      const { box, line = null, reason } = asked;
      return { type: 'SetSeats', box, line, reason };
    }
    case 'adjust': {
      const { from, to, points, reason } = asked;
      return { type: 'AdjustPoints', from, to, points, reason };
    }
  }
}

/** The person who is named, or the sender. */
function named(playerId: string | undefined, { player: self }: SeatSender): string {
  const player = playerId ?? self;
  if (player === null)
    throw requestInvalid([{ pointer: '/playerId', message: 'is required: name the player', rule: 'required' }]);
  return player;
}
