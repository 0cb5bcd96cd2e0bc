import { Injectable } from '@nestjs/common';
import { movementOf, opponent, variantOf } from '../../domain/index.js';
import { type Answer, found } from '../../platform/http/answer.js';
import { ApplicationError, notFound } from '../../platform/http/application-error.js';
import type { Call } from '../../platform/http/call.js';
import type { Recipient } from '../../platform/http/recipient.js';
import { JsonWriter } from '../../platform/http/written-json.js';
import { LongWork } from '../../platform/work/long-work.js';
import { Slices } from '../../platform/work/slices.js';
import { Recording } from '../../recording/recording.js';
import { refusal } from '../../rules/refusal.js';
import { RulesService } from '../../rules/rules.service.js';
import { Admission } from '../auth/index.js';
import { boardSvg } from './board-svg.js';
import { boardText } from './board-text.js';
import type { AskedActions } from './dto/actions.pipe.js';
import type { BoardQuery } from './dto/board-query.dto.js';
import type { AnyGameView, GameKind, ShownMoment } from './game-kind.js';
import type { GameMoments } from './game-moments.js';
import { MatchGamesService } from './match-games.service.js';
import { requireNamed, requireThrow } from './named-acts.js';
import type { SeriesEvent } from './series-kind.js';
import { type AnySeriesOfGameRow, SeriesRepository, isPublic } from './series.repository.js';
import { SeriesService } from './series.service.js';
import { TableGamesService } from './table-games.service.js';
import { writePlays } from './written-plays.js';

/** Games whose series this instance remembers, so that their writers queue with those of the series. */
const REMEMBERED = 10_000;

/** How a board is drawn. */
const DRAWINGS = { svg: boardSvg, text: boardText } as const;

export type Drawing = keyof typeof DRAWINGS;

/** A game that the caller may read. */
interface AdmittedGame {
  readonly row: AnySeriesOfGameRow;
  readonly kind: GameKind;
  readonly now: Date;
}

/** What happens at a board: reading a game, acting in it, and what it looked like at every moment. */
@Injectable()
export class GamesService {
  private readonly seriesOfGame = new Map<string, string>();

  /** Every kind of series with its games. */
  private readonly kinds: Readonly<Record<AnySeriesOfGameRow['kind'], GameKind>>;

  constructor(
    private readonly series: SeriesService,
    private readonly repository: SeriesRepository,
    private readonly admission: Admission,
    private readonly recording: Recording,
    private readonly rules: RulesService,
    private readonly long: LongWork,
    matchGames: MatchGamesService,
    tableGames: TableGamesService,
  ) {
    this.kinds = { match: matchGames, chouette: tableGames };
  }

  async view(call: Call, gameId: string): Promise<Answer<AnyGameView>> {
    const { row, kind, now } = await this.admitted(call, gameId);
    const view = kind.view(row, now);
    return found(view, view.version, kind.beside(view));
  }

  /** All of the actions happen, or none; the answer has the game as it is then and every event. */
  async act(call: Call, gameId: string, asked: AskedActions): Promise<Answer> {
    return this.series.change<AnySeriesOfGameRow, SeriesEvent, object>(
      call,
      {
        read: this.repository.byGame(gameId),
        queue: this.seriesOfGame.get(gameId) ?? gameId,
        thing: 'game',
        id: gameId,
      },
      {
        permit: (row, caller) => {
          const kind = this.kinds[row.kind];
          kind.permit(row, asked, caller);
          requireNamed(call, caller, asked, kind.named);
        },
        decide: (row, { caller, now }) => {
          this.remember(gameId, row.id);
          const kind = this.kinds[row.kind];
          requireThrow(call, kind.openBoard(row), asked);
          return kind.decide(row, asked, caller, now);
        },
        answer: (row, changed) => {
          const kind = this.kinds[row.kind];
          const game = kind.viewAfter(row, changed);
          return found({ game, events: changed.events }, changed.version, kind.beside(game));
        },
      },
    );
  }

  async legalPlays(call: Call, gameId: string, recipient: Recipient): Promise<Answer> {
    const { row, kind } = await this.admitted(call, gameId);
    const game = kind.openBoard(row);
    if (game === null) throw refusal({ code: 'game.finished', params: {} });
    const { phase } = game;
    if (phase.name !== 'to-play') {
      throw refusal({ code: 'game.wrong-phase', params: { act: 'MakePlay', phase: phase.name } });
    }
    const movement = movementOf(variantOf(game.variant), phase.origin);
    const plays = this.rules.legalPlays(movement, game.position, phase.side, phase.roll);
    const json = new JsonWriter();
    json.add(`{"dice":${JSON.stringify(phase.roll)},`);
    await writePlays({ json, slices: new Slices(), recipient }, game.variant, plays, opponent(phase.side));
    json.add('}');
    return found(json.written(), row.version);
  }

  /** The game as people read it, turn by turn. */
  async turns(call: Call, gameId: string): Promise<Answer> {
    const admitted = await this.admitted(call, gameId);
    const { turns, ending } = await this.told(admitted);
    return found({ items: turns, ending }, admitted.row.version);
  }

  /** The position after a turn; 0 is the start. */
  async position(call: Call, gameId: string, turn: number): Promise<Answer> {
    const admitted = await this.admitted(call, gameId);
    const moment = momentAfter(await this.told(admitted), turn);
    return found(moment.position(turn), admitted.row.version);
  }

  /** The board as it is now, or as it was after a turn, drawn from one side's seat. */
  async board(call: Call, gameId: string, { view: seat, turn }: BoardQuery, draw: Drawing): Promise<Answer<string>> {
    const admitted = await this.admitted(call, gameId);
    const { row, kind, now } = admitted;
    if (turn === undefined) return found(DRAWINGS[draw](kind.drawn(row, now), seat), kind.view(row, now).version);
    const moment = momentAfter(await this.told(admitted), turn);
    return found(DRAWINGS[draw](moment.drawn(), seat), row.version);
  }

  /** The game from its record: all turns, and how the board stood after each. */
  private told({ row, kind, now }: AdmittedGame): Promise<GameMoments<ShownMoment>> {
    return this.long.onRecord(row.version, async (slices) =>
      slices.through(kind.moments(row, await this.recording.record(row.id, row.version), now)),
    );
  }

  private async admitted(call: Call, gameId: string): Promise<AdmittedGame> {
    const read = this.repository.byGame(gameId);
    const { rows, now } = await this.admission.admitReader<AnySeriesOfGameRow>(call, read, isPublic);
    const [row] = rows;
    if (row === undefined) throw notFound('game', gameId);
    this.remember(gameId, row.id);
    return { row, kind: this.kinds[row.kind], now };
  }

  private remember(gameId: string, seriesId: string): void {
    if (this.seriesOfGame.size >= REMEMBERED) this.seriesOfGame.clear();
    this.seriesOfGame.set(gameId, seriesId);
  }
}

function momentAfter<Moment>({ moments }: { readonly moments: readonly Moment[] }, turn: number): Moment {
  const moment = moments[turn];
  if (moment !== undefined) return moment;
  const last = moments.length - 1;
  const detail = last < 0 ? 'Only the result of this game is known.' : `The game has the positions 0 to ${last}.`;
  throw new ApplicationError('turn.not-found', detail, { params: { last } });
}
