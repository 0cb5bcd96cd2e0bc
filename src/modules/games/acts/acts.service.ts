import { Injectable } from '@nestjs/common';
import { type Milliseconds, type Result, type Violation, accepted } from '../../../domain/index.js';
import { type Answer, found } from '../../../platform/http/answers/answer.js';
import type { Call } from '../../../platform/http/requests/call.js';
import { LongWork } from '../../../platform/work/long-work.js';
import { Slices } from '../../../platform/work/slices.js';
import type { Caller } from '../../../recording/gate.js';
import { Recording } from '../../../recording/recording.js';
import { refusal } from '../../../rules/refusal.js';
import { asKnown } from '../known-people.js';
import { NamedPeople } from '../named-people.js';
import type { AskedActions } from '../dto/actions.pipe.js';
import type { ActedDto, ChouetteActedDto } from '../dto/table-game.dto.js';
import type { GameKind, Past } from './game-kind.js';
import { GameKinds } from './game-kinds.js';
import { requireNamed, requireThrow } from './named-acts.js';
import type { SeriesEvent } from '../series/series-kind.js';
import { type AnySeriesOfGameRow, SeriesRepository } from '../series.repository.js';
import { SeriesService } from '../series/series.service.js';

/** Acts in a game. */
@Injectable()
export class ActsService {
  constructor(
    private readonly series: SeriesService,
    private readonly repository: SeriesRepository,
    private readonly recording: Recording,
    private readonly long: LongWork,
    private readonly kinds: GameKinds,
    private readonly people: NamedPeople,
  ) {}

  /** All of the actions happen, or none; the answer has the game as it is then and every event. */
  act(call: Call, gameId: string, asked: AskedActions): Promise<Answer<ActedDto | ChouetteActedDto>> {
    return this.series.change<AnySeriesOfGameRow, ActedDto | ChouetteActedDto, SeriesEvent, object>(
      call,
      { read: this.repository.byGame(gameId), queue: this.kinds.queueOf(gameId), thing: 'game', id: gameId },
      {
        permit: (row, caller) => {
          const kind = this.kinds.of(row);
          for (const { action, place } of numbered(asked)) kind.sender(row.state, action, caller, place);
          requireNamed(call, caller, asked, kind.named);
        },
        decide: (row, { caller, at }) => {
          const kind = this.kinds.of(row);
          requireThrow(call, kind.openBoard(row), asked);
          return this.decide(kind, row, asKnown(asked, row), caller, at);
        },
        answer: (row, changed) => {
          const kind = this.kinds.of(row);
          const acted = kind.acted(row, changed);
          return found(acted, changed.version, kind.beside(acted.game));
        },
      },
    );
  }

  /** Each action is decided on the state that those before it have led to. */
  private async decide(
    kind: GameKind,
    row: AnySeriesOfGameRow,
    asked: AskedActions,
    caller: Caller,
    at: Milliseconds,
  ): Promise<Result<readonly SeriesEvent[], Violation>> {
    const sofar: SeriesEvent[] = [];
    const slices = new Slices();
    const { game_id: gameId } = row;
    // Who takes back asks for the past, and may do so often in one request.
    let read: Promise<Past> | null = null;
    const past = (): Promise<Past> => (read ??= this.past(kind, row));
    let { state }: Pick<AnySeriesOfGameRow, 'state'> = row;
    for (const { action, index, place } of numbered(asked)) {
      const sender = kind.sender(state, action, caller, place);
      const decision = await kind.decide(state, action, { gameId, sender, at, place, sofar, past });
      if (!decision.ok) {
        const { names: known, table } = kind.told(row);
        const names = await this.people.names(action, place.pointer, known);
        throw refusal(decision.error, index, '/rules', names, table);
      }
      sofar.push(...decision.value);
      // The rest of what was sent comes too late, as this did; all of it is answered by how the game ended.
      if (kind.endsAll(decision.value)) break;
      // What follows is decided on the state after it; nothing follows the last one.
      if (asked.actions.at(-1) !== action) state = kind.after(state, decision.value);
      await slices.pause();
    }
    return accepted(sofar);
  }

  private past(kind: GameKind, { id, version, game_id: gameId }: AnySeriesOfGameRow): Promise<Past> {
    return this.long.onRecord(version, async (slices) =>
      slices.through(kind.past(await this.recording.record(id, version), gameId)),
    );
  }
}

/** The actions, each with its place where there are several. */
function numbered({ actions, batch }: AskedActions) {
  return actions.map((action, nth) => ({
    action,
    index: batch ? nth : null,
    place: { pointer: batch ? `/actions/${nth}` : '', where: batch ? `Action ${nth}: ` : '' },
  }));
}
