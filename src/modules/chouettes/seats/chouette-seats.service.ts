import { Injectable } from '@nestjs/common';
import type { ChouetteState } from '../../../domain/index.js';
import type { Answer } from '../../../platform/http/answers/answer.js';
import type { Call } from '../../../platform/http/requests/call.js';
import type { Caller } from '../../../recording/gate.js';
import { isStaff, ownSeat, requireHost, requireOwnSeat } from '../../auth/index.js';
import { asKnown, checkSeated } from '../../games/index.js';
import { ChouetteStream } from '../chouette-stream.js';
import { chouetteViewAfter, foundChouette } from '../chouette.mapper.js';
import { ChouettesRepository, type JoinedRow, SIT_DOWN } from '../chouettes.repository.js';
import type { ActDto } from '../dto/acts.dto.js';
import type { ChouetteDto, JoinDto } from '../dto/chouette.dto.js';
import { actCommand, hostsAct, ownSeatOf, senderOf } from './seat-commands.js';

/** Who comes and goes, and what people at the table arrange with each other. */
@Injectable()
export class ChouetteSeatsService {
  constructor(
    private readonly stream: ChouetteStream,
    private readonly repository: ChouettesRepository,
  ) {}

  /** A player joins, or the box agrees that one does. */
  join(call: Call, id: string, { playerId: player, stake }: JoinDto): Promise<Answer<ChouetteDto>> {
    const read = this.repository.withNewcomer(id, player);
    return this.stream.answering<JoinedRow, ChouetteDto>(
      call,
      id,
      {
        newcomers: [player],
        seated: ({ newcomer }) => (newcomer === null ? [] : [newcomer]),
        permit: (row, caller) => {
          if (!isBoxAgreeing(caller, row.state, asKnown(player, row))) requireOwnSeat(caller, player);
        },
        command: (row, { caller, at }) => {
          const { state, newcomer } = row;
          checkSeated(newcomer ?? undefined, player, '/playerId', SIT_DOWN);
          const seat = asKnown(player, row);
          const by = isBoxAgreeing(caller, state, seat) ? boxOf(state) : seat;
          const sender = { player: isStaff(caller) ? null : by, staff: isStaff(caller) };
          return { type: 'Join', player: seat, stake, sender, at };
        },
        answer: (row, changed) => {
          const names = row.newcomer === null ? row.names : { ...row.names, [player]: row.newcomer.name };
          return foundChouette(chouetteViewAfter(changed, { ...row, names }));
        },
      },
      read,
    );
  }

  /** A player leaves, or takes back the wish to join, without having been at the table. */
  leave(call: Call, id: string, player: string): Promise<Answer<ChouetteDto>> {
    return this.stream.change(call, id, {
      newcomers: [player],
      permit: (_row, caller) => requireOwnSeat(caller, player),
      command: (row, { caller, at }) => {
        const sender = senderOf(row.state, caller);
        return { type: 'Leave', player: asKnown(player, row), sender, at };
      },
    });
  }

  act(call: Call, id: string, asked: ActDto): Promise<Answer<ChouetteDto>> {
    const own = ownSeatOf(asked);
    const hosts = hostsAct(asked);
    return this.stream.change(call, id, {
      permit: ({ state }, caller) => {
        if (own !== null) requireOwnSeat(caller, own);
        if (hosts !== null) requireHost(caller, hostOf(state), hosts);
      },
      body: asked,
      command: (row, { caller, at }) => actCommand(asKnown(asked, row), senderOf(row.state, caller), at),
    });
  }
}

function boxOf(state: ChouetteState): string | null {
  return 'seats' in state ? state.seats.box : null;
}

function hostOf(state: ChouetteState): string | null {
  return state.status === 'not-opened' ? null : (state.host ?? null);
}

/** Whether the caller is the box and a player waits for its consent (C60). */
function isBoxAgreeing(caller: Caller, state: ChouetteState, player: string): boolean {
  const box = boxOf(state);
  if (box === null || ownSeat(caller, [box]) === null || !('asks' in state)) return false;
  return state.asks.some((ask) => ask.player === player && !ask.agreed);
}
