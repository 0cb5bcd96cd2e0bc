import { Injectable } from '@nestjs/common';
import { movementOf, opponent, variantOf } from '../../domain/index.js';
import { type Answer, found } from '../../platform/http/answers/answer.js';
import { ApplicationError, firstRow } from '../../platform/http/application-error.js';
import type { Call } from '../../platform/http/requests/call.js';
import type { Recipient } from '../../platform/http/answers/recipient.js';
import { JsonWriter, type WrittenJson } from '../../platform/http/answers/written-json.js';
import { LongWork } from '../../platform/work/long-work.js';
import { Slices } from '../../platform/work/slices.js';
import { Recording } from '../../recording/recording.js';
import { refusal } from '../../rules/refusal.js';
import { RulesService } from '../../rules/rules.service.js';
import { Admission } from '../auth/index.js';
import { boardSvg } from './boards/board-svg.js';
import { boardText } from './boards/board-text.js';
import type { BoardQuery } from './dto/board-query.dto.js';
import type { AnyGameView, GameKind, ShownMoment } from './acts/game-kind.js';
import { GameKinds } from './acts/game-kinds.js';
import type { LegalPlaysDto } from './dto/legal-plays.dto.js';
import type { MomentDto, TurnsDto } from './dto/turns.dto.js';
import type { GameMoments } from './history/told-game.js';
import { type AnySeriesOfGameRow, SeriesRepository, isPublic } from './series.repository.js';
import { writePlays } from './views/written-plays.js';
import { WrittenViews } from './views/written-views.js';

/** How a board is drawn. */
const DRAWINGS = { svg: boardSvg, text: boardText } as const;

export type Drawing = keyof typeof DRAWINGS;

/** A game that the caller may read. */
interface AdmittedGame {
  readonly row: AnySeriesOfGameRow;
  readonly kind: GameKind;
  readonly now: Date;
}

/** Reading a game: what it looks like, and what it looked like at every moment. */
@Injectable()
export class GamesService {
  private readonly views = new WrittenViews();

  constructor(
    private readonly repository: SeriesRepository,
    private readonly admission: Admission,
    private readonly recording: Recording,
    private readonly rules: RulesService,
    private readonly long: LongWork,
    private readonly kinds: GameKinds,
  ) {}

  async view(call: Call, gameId: string): Promise<Answer<WrittenJson<AnyGameView>>> {
    const { row, kind, now } = await this.admitted(call, gameId);
    const { version, beside } = kind.shown(row, now);
    const answer: Answer<WrittenJson<AnyGameView>> = found(
      () => this.views.written(`${gameId} ${answer.tag}`, () => kind.view(row, now)),
      version,
      beside,
    );
    return answer;
  }

  async legalPlays(call: Call, gameId: string, recipient: Recipient): Promise<Answer<WrittenJson<LegalPlaysDto>>> {
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
  async turns(call: Call, gameId: string): Promise<Answer<TurnsDto>> {
    const admitted = await this.admitted(call, gameId);
    const { turns, ending } = await this.told(admitted);
    return found({ items: turns, ending }, admitted.row.version);
  }

  /** The position after a turn; 0 is the start. */
  async position(call: Call, gameId: string, turn: number): Promise<Answer<MomentDto>> {
    const admitted = await this.admitted(call, gameId);
    const moment = momentAfter(await this.told(admitted), turn);
    return found(moment.position(turn), admitted.row.version);
  }

  /** The board as it is now, or as it was after a turn, drawn from one side's seat. */
  async board(call: Call, gameId: string, { view: seat, turn }: BoardQuery, draw: Drawing): Promise<Answer<string>> {
    const admitted = await this.admitted(call, gameId);
    const { row, kind, now } = admitted;
    const { version, beside } = kind.shown(row, now);
    if (turn === undefined) return found(() => DRAWINGS[draw](kind.drawn(row, now), seat), version, beside);
    const moment = momentAfter(await this.told(admitted), turn);
    return found(DRAWINGS[draw](moment.drawn(), seat), row.version, beside);
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
    const row = firstRow(rows, 'game', gameId);
    return { row, kind: this.kinds.of(row), now };
  }
}

function momentAfter<Moment>({ moments }: { readonly moments: readonly Moment[] }, turn: number): Moment {
  const moment = moments[turn];
  if (moment !== undefined) return moment;
  const last = moments.length - 1;
  const detail = last < 0 ? 'Only the result of this game is known.' : `The game has the positions 0 to ${last}.`;
  throw new ApplicationError('turn.not-found', detail, { params: { last } });
}
