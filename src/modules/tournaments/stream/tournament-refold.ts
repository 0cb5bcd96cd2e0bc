import type { TournamentEvent, TournamentState } from '../../../domain/index.js';
import { formatColumns } from '../../../recording/upkeep/state-format.js';
import {
  ImpossibleRecord,
  type MadeStream,
  type StreamRefold,
  type WrittenAct,
} from '../../../recording/upkeep/stream-refold.js';
import type { RulesService } from '../../../rules/rules.service.js';
import { columnsOf } from './tournament-plans.js';

/** A tournament made anew from its record. */
export class TournamentRefold implements StreamRefold {
  private state: TournamentState = { status: 'not-opened' };
  private version = 0;
  private openedAt: Date | null = null;

  constructor(
    private readonly rules: RulesService,
    private readonly id: string,
  ) {}

  async add({ recordedAt, events }: WrittenAct): Promise<void> {
    this.openedAt ??= recordedAt;
    this.version += events.length;
    this.state = this.rules.tournamentAfter(
      this.state,
      events.map(({ type, data }) => ({ type, ...data }) as TournamentEvent),
    );
    const { state } = this;
    // An event that this version does not know makes no state.
    if (typeof state !== 'object') throw new ImpossibleRecord('it has an event that this version does not know');
    if (state.status === 'not-opened') throw new ImpossibleRecord('it does not begin with being opened');
    if (state.id !== this.id) throw new ImpossibleRecord('it is opened under another id');
  }

  made(): MadeStream {
    const { id, version, state, openedAt } = this;
    if (state.status === 'not-opened') throw new ImpossibleRecord('it does not begin with being opened');
    const stored = { ...columnsOf(state), state, state_version: version, created_at: openedAt };
    return {
      columns: { id, version, ...stored, ...formatColumns('tournament', version) },
      beside: [],
      people: state.entries.map(({ player }) => player),
    };
  }
}
