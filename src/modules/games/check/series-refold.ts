import { variantOf } from '../../../domain/index.js';
import type { Columns } from '../../../recording/recording.js';
import { formatColumns } from '../../../recording/upkeep/state-format.js';
import {
  ImpossibleRecord,
  type MadeStream,
  type StreamRefold,
  type WrittenAct,
} from '../../../recording/upkeep/stream-refold.js';
import type { RulesService } from '../../../rules/rules.service.js';
import { SERIES_KINDS, type SeriesKindName, type SeriesState } from '../series/series-kind.js';
import { seriesKind } from '../series/series-writes.js';
import { Refolding } from './refolded.js';

/** A series made anew from its record, with its games and its ledger. */
export class SeriesRefold implements StreamRefold {
  private readonly kind: ReturnType<typeof seriesKind>;
  private readonly refolding: Refolding;
  private version = 0;

  /** @param head its kind, and the tournament that it belongs to */
  constructor(
    private readonly rules: RulesService,
    private readonly id: string,
    private readonly head: Columns,
  ) {
    const { kind } = head;
    if (!isKind(kind)) throw new ImpossibleRecord(`a series is one of ${SERIES_KINDS.join(', ')}`);
    this.kind = seriesKind(kind);
    this.refolding = new Refolding(rules, this.kind, id);
  }

  async add(act: WrittenAct): Promise<void> {
    await this.refolding.add(act);
    this.version += act.events.length;
    const { state } = this.refolding.told;
    // An event that this version does not know makes no state.
    if (typeof state !== 'object') throw new ImpossibleRecord('it has an event that this version does not know');
    if (state.status === 'not-opened') throw new ImpossibleRecord('it does not begin with being opened');
    if (state.id !== this.id) throw new ImpossibleRecord('it is opened under another id');
    this.checkPosition(state);
  }

  made(): MadeStream {
    const { state, opening, games, ledger } = this.refolding.told;
    const { id, version, head } = this;
    const own = { ...opening, ...head, ...this.kind.columns(state) };
    return {
      columns: { id, version, ...own, ...formatColumns('series', version) },
      beside: [
        ...[...games.values()].map((row) => ({ table: 'game', row }) as const),
        ...ledger.map((row) => ({ table: 'ledger_entry', row }) as const),
      ],
      people: this.kind.players(state),
    };
  }

  /** Whatever was accepted leads to possible positions only. */
  private checkPosition(state: SeriesState): void {
    const board = boardIn(state);
    if (board === null) return;
    const fault = this.rules.positionFault(variantOf(board.variant), board.position);
    if (fault !== null) throw new ImpossibleRecord('it leads to a position that no game can have');
  }
}

function boardIn(state: SeriesState) {
  switch (state.status) {
    case 'open':
      return state.game;
    case 'playing':
      return state.game.board;
    case 'not-opened':
    case 'finished':
    case 'waiting':
    case 'ordering':
    case 'called-off':
    case 'closed':
      return null;
  }
}

function isKind(kind: unknown): kind is SeriesKindName {
  return (SERIES_KINDS as readonly unknown[]).includes(kind);
}
