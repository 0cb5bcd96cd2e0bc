import { Injectable } from '@nestjs/common';
import {
  type ChouetteCommand,
  type ChouetteEvent,
  type ChouetteState,
  type OrderThrow,
  milliseconds,
  toThrow,
} from '../../domain/index.js';
import { DiceSource } from '../../platform/dice/dice-source.js';
import { notFound } from '../../platform/http/application-error.js';
import { type Answer, found, made } from '../../platform/http/answer.js';
import type { Call } from '../../platform/http/call.js';
import { namedFields } from '../../platform/http/form.js';
import { idCursors, pageOf } from '../../platform/http/list.js';
import { IdSource } from '../../platform/ids/id-source.js';
import { Recording } from '../../recording/recording.js';
import { refusal } from '../../rules/refusal.js';
import { RulesService } from '../../rules/rules.service.js';
import { Admission, requirePart } from '../auth/index.js';
import {
  CHOUETTE_SERIES,
  type EventListQuery,
  type SeatedRow,
  SeriesRepository,
  SeriesService,
  type TableGameView,
  type Target,
  checkSeated,
  eventView,
  checkNumber,
  tableGameView,
} from '../games/index.js';
import {
  chouetteViewAfter,
  foundChouette,
  madeChouette,
  chouetteViewOf,
  listedChouetteView,
} from './chouette.mapper.js';
import { type ChouetteRow, ChouettesRepository, type ListedChouetteRow, SIT_DOWN } from './chouettes.repository.js';
import type { ChouetteListQuery, CreateChouetteDto, OrderThrowsDto } from './dto/chouette.dto.js';
import type { StartChouetteGameDto } from './dto/score-sheet.dto.js';
import { scoreSheetOf } from './score-sheet.mapper.js';

const CURSORS = idCursors('chouettes');

/** Chouettes: opening them, the order by throws, their games one after another, what was recorded, the end. */
@Injectable()
export class ChouettesService {
  constructor(
    private readonly series: SeriesService,
    private readonly repository: ChouettesRepository,
    private readonly people: SeriesRepository,
    private readonly admission: Admission,
    private readonly recording: Recording,
    private readonly rules: RulesService,
    private readonly ids: IdSource,
    private readonly dice: DiceSource,
  ) {}

  async open(call: Call, asked: CreateChouetteDto): Promise<Answer> {
    const players = asked.players.map((id) => id.toLowerCase());
    const admitted = await this.admission.admit<SeatedRow>(call, this.people.players(players));
    requirePart(admitted.caller, players);
    const chouetteId = this.ids.next();
    const { order, variant, dice, stake, currency } = asked;
    const events = this.opening({
      type: 'OpenChouette',
      chouetteId,
      players,
      order,
      variant,
      dice,
      stake,
      currency,
      rules: namedFields(asked.rules ?? {}),
      at: milliseconds(admitted.now.getTime()),
    });
    const seated = new Map(admitted.rows.map((row) => [row.id, row]));
    for (const [index, id] of players.entries()) {
      checkSeated(seated.get(id), id, `/players/${index}`, SIT_DOWN);
    }
    const names = Object.fromEntries(admitted.rows.map(({ id, name }) => [id, name]));
    return this.series.openOf(CHOUETTE_SERIES, call, admitted, {
      seriesId: chouetteId,
      events,
      rows: [],
      answer: (changed) => madeChouette(chouetteViewAfter(changed, { names, games: [] })),
    });
  }

  async view(call: Call, id: string): Promise<Answer> {
    const row = await this.row(call, id);
    return foundChouette(chouetteViewOf(row));
  }

  async list(call: Call, { status, playerId, cursor, limit }: ChouetteListQuery): Promise<Answer> {
    const before = CURSORS.placeIn(cursor);
    const stored = status === undefined ? null : status === 'closed' ? 'finished' : 'open';
    const filter = { status: stored, playerId: playerId ?? null, before, limit } as const;
    const { rows } = await this.admission.admit<ListedChouetteRow>(call, this.repository.list(filter));
    return found(pageOf(rows, limit, listedChouetteView, CURSORS.of));
  }

  /** One round of throws for the first order. */
  async throwOrder(call: Call, id: string, { throws }: OrderThrowsDto): Promise<Answer> {
    const round = throws.map(({ playerId, dice }): OrderThrow => ({ player: playerId.toLowerCase(), dice }));
    return this.series.change<ChouetteRow, ChouetteEvent, TableGameView>(call, this.target(id), {
      decide: (row) => this.rules.decideChouette(row.state, { type: 'ThrowOrder', throws: round }),
      answer: (row, changed) => foundChouette(chouetteViewAfter(changed, row)),
    });
  }

  /** The next game to be played, or a finished one from the score sheet. */
  async startGame(call: Call, id: string, { result, number }: StartChouetteGameDto): Promise<Answer> {
    const gameId = this.ids.next();
    const sheet = result === undefined ? null : scoreSheetOf(result);
    return this.series.change<ChouetteRow, ChouetteEvent, TableGameView>(call, this.target(id), {
      decide: (row, { now }) => {
        if (row.state.status === 'waiting') checkNumber(number, row.state.games);
        return this.rules.decideChouette(
          row.state,
          sheet === null
            ? { type: 'StartGame', gameId }
            : { type: 'ReportGame', gameId, sheet, at: milliseconds(now.getTime()) },
        );
      },
      answer: (row, { state, version, finalViews }) => {
        const view =
          state.status === 'playing' ? tableGameView(state, { seriesId: row.id, version }) : finalViews.get(gameId);
        return made(view, version, `/v1/games/${gameId}`);
      },
    });
  }

  /** Ends the chouette, between two games (C65). */
  async close(call: Call, id: string): Promise<Answer> {
    return this.series.change<ChouetteRow, ChouetteEvent, TableGameView>(call, this.target(id), {
      decide: (row, { now }) =>
        this.rules.decideChouette(row.state, { type: 'CloseChouette', at: milliseconds(now.getTime()) }),
      answer: (row, changed) => foundChouette(chouetteViewAfter(changed, row)),
    });
  }

  /** The record of the chouette, oldest event first. */
  async events(call: Call, id: string, { after, cursor = after, limit }: EventListQuery): Promise<Answer> {
    await this.row(call, id);
    const events = await this.recording.events(id, cursor, limit + 1);
    const items = events.slice(0, limit).map((event) => eventView(event, event.version, event.actor, event.recordedAt));
    const last = items.at(-1);
    const nextCursor = events.length > limit && last !== undefined ? String(last.version) : null;
    return found({ items, nextCursor });
  }

  private async row(call: Call, id: string): Promise<ChouetteRow> {
    const { rows } = await this.admission.admit<ChouetteRow>(call, this.repository.byId(id));
    const [row] = rows;
    if (row === undefined) throw notFound('chouette', id);
    return row;
  }

  private target(id: string): Target {
    return { read: this.repository.byId(id), queue: id, thing: 'chouette', id };
  }

  /** The opening with all throws for the order where the service throws (C5). */
  private opening(command: Extract<ChouetteCommand, { type: 'OpenChouette' }>): readonly ChouetteEvent[] {
    const events: ChouetteEvent[] = [];
    let state: ChouetteState = CHOUETTE_SERIES.notOpened;
    let next: ChouetteCommand = command;
    for (;;) {
      const decision = this.rules.decideChouette(state, next);
      if (!decision.ok) throw refusal(decision.error);
      events.push(...decision.value);
      state = this.rules.chouetteAfter(state, decision.value);
      if (state.status !== 'ordering' || state.dice === 'recorded') return events;
      const { orderDice } = state.rules;
      const throws = toThrow(state.places).map((player) => ({
        player,
        dice: Array.from({ length: orderDice }, () => this.dice.die()),
      }));
      next = { type: 'ThrowOrder', throws };
    }
  }
}
