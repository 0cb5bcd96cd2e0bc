import { Injectable } from '@nestjs/common';
import {
  type ChouetteCommand,
  type ChouetteEvent,
  type ChouetteSender,
  type ChouetteState,
  type Milliseconds,
  type SeatCommand,
  type TableGameCommand,
  milliseconds,
} from '../../domain/index.js';
import { requestInvalid } from '../../platform/http/application-error.js';
import type { Answer } from '../../platform/http/answer.js';
import { type Call, requiredVersion } from '../../platform/http/call.js';
import type { Caller } from '../../recording/gate.js';
import { RulesService } from '../../rules/rules.service.js';
import { isStaff, ownSeat, requireOwnSeat } from '../auth/index.js';
import { SeriesService, type TableGameView, type Target, checkSeated } from '../games/index.js';
import { chouetteViewAfter, foundChouette } from './chouette.mapper.js';
import { type ChouetteRow, ChouettesRepository, type JoinedRow, SIT_DOWN } from './chouettes.repository.js';
import type { ActDto } from './dto/acts.dto.js';

/** Who comes and goes, and what people at the table arrange with each other. */
@Injectable()
export class ChouetteSeatsService {
  constructor(
    private readonly series: SeriesService,
    private readonly repository: ChouettesRepository,
    private readonly rules: RulesService,
  ) {}

  /** Somebody joins, or the box agrees that somebody does. */
  async join(call: Call, id: string, asked: string): Promise<Answer> {
    const player = asked.toLowerCase();
    const target: Target = { ...this.target(id), read: this.repository.withNewcomer(id, player) };
    return this.series.change<JoinedRow, ChouetteEvent, TableGameView>(call, target, {
      newcomers: [player],
      permit: ({ state }, caller) => {
        if (!isBoxAgreeing(caller, state, player)) requireOwnSeat(caller, player);
      },
      decide: ({ state, newcomer }, { caller, now }) => {
        checkSeated(newcomer ?? undefined, player, '/playerId', SIT_DOWN);
        const by = isBoxAgreeing(caller, state, player) ? boxOf(state) : player;
        const sender = { player: isStaff(caller) ? null : by, staff: isStaff(caller) };
        return this.rules.decideChouette(state, { type: 'Join', player, sender, at: milliseconds(now.getTime()) });
      },
      answer: (row, changed) => {
        const names = row.newcomer === null ? row.names : { ...row.names, [player]: row.newcomer.name };
        return foundChouette(chouetteViewAfter(changed, { ...row, names }));
      },
    });
  }

  async leave(call: Call, id: string, asked: string): Promise<Answer> {
    requiredVersion(call);
    const player = asked.toLowerCase();
    return this.change(call, id, (caller) => requireOwnSeat(caller, player), seatCommand('Leave', player));
  }

  async act(call: Call, id: string, asked: ActDto): Promise<Answer> {
    switch (asked.type) {
      case 'sit-out':
      case 'return': {
        const { type, playerId } = asked;
        const command: CommandOf = (sender, at, self) => ({
          type: type === 'return' ? 'Return' : 'SitOut',
          player: named(playerId, self),
          sender,
          at,
        });
        return this.change(call, id, ownSeatOnly(playerId), command);
      }
      case 'invite-partner':
        return this.change(call, id, null, (sender) => ({
          type: 'InvitePartner',
          player: asked.playerId?.toLowerCase() ?? null,
          sender,
        }));
      case 'buy-box':
        return this.change(call, id, null, (sender, _at, self) => ({
          type: 'BuyBox',
          buyer: named(asked.playerId, self),
          points: asked.points,
          sender,
        }));
      case 'settle':
        return this.change(
          call,
          id,
          null,
          inGame(({ sender }) => ({
            type: 'ProposeSettlement',
            member: asked.playerId?.toLowerCase() ?? null,
            winner: asked.winner ?? null,
            points: asked.points,
            sender,
          })),
        );
      case 'name-proxy':
        return this.change(
          call,
          id,
          ownSeatOnly(asked.playerId),
          inGame(({ sender, self }) => ({
            type: 'NameProxy',
            player: named(asked.playerId, self),
            proxy: asked.proxy?.toLowerCase() ?? null,
            sender,
          })),
        );
      case 'end-proxy':
        return this.change(
          call,
          id,
          ownSeatOnly(asked.playerId),
          inGame(({ sender, self }) => ({ type: 'EndProxy', player: named(asked.playerId, self), sender })),
        );
      case 'abandon':
        return this.change(
          call,
          id,
          null,
          inGame(({ sender }) => ({ type: 'AbandonGame', sender })),
        );
    }
  }

  private async change(
    call: Call,
    id: string,
    permit: ((caller: Caller) => void) | null,
    commandOf: CommandOf,
  ): Promise<Answer> {
    return this.series.change<ChouetteRow, ChouetteEvent, TableGameView>(call, this.target(id), {
      ...(permit === null ? {} : { permit: (_row: ChouetteRow, caller: Caller) => permit(caller) }),
      decide: ({ state }, { caller, now }) => {
        const self = ownSeat(caller, peopleOf(state));
        const sender = { player: self, staff: isStaff(caller) };
        return this.rules.decideChouette(state, commandOf(sender, milliseconds(now.getTime()), self));
      },
      answer: (row, changed) => foundChouette(chouetteViewAfter(changed, row)),
    });
  }

  private target(id: string): Target {
    return { read: this.repository.byId(id), queue: id, thing: 'chouette', id };
  }
}

/** The command as somebody sends it; `self` is who the caller is at the table, null for staff. */
type CommandOf = (sender: ChouetteSender, at: Milliseconds, self: string | null) => ChouetteCommand;

function seatCommand(type: SeatCommand['type'], player: string): CommandOf {
  return (sender, at) => ({ type, player, sender, at });
}

function inGame(
  commandOf: (by: { readonly sender: ChouetteSender; readonly self: string | null }) => TableGameCommand,
): CommandOf {
  return (sender, at, self) => ({ type: 'ActInGame', gameId: null, command: commandOf({ sender, self }), at });
}

function ownSeatOnly(playerId: string | undefined): ((caller: Caller) => void) | null {
  return playerId === undefined ? null : (caller) => requireOwnSeat(caller, playerId);
}

/** The person who is named, or the caller; staff are nobody at the table. */
function named(playerId: string | undefined, self: string | null): string {
  const player = playerId?.toLowerCase() ?? self;
  if (player === null) throw requestInvalid([{ pointer: '/playerId', message: 'is required: say who it is about' }]);
  return player;
}

function peopleOf(state: ChouetteState): readonly string[] {
  return state.status === 'not-opened' ? [] : state.players.map(({ id }) => id);
}

function boxOf(state: ChouetteState): string | null {
  return state.status === 'not-opened' || state.status === 'ordering' ? null : state.seats.box;
}

/** Whether the caller is the box and somebody waits for its word (C60). */
function isBoxAgreeing(caller: Caller, state: ChouetteState, player: string): boolean {
  const box = boxOf(state);
  if (box === null || ownSeat(caller, [box]) === null || !('asks' in state)) return false;
  return state.asks.some((ask) => ask.player === player && !ask.agreed);
}
