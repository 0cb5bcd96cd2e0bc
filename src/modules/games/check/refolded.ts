/** What the record of a series gives: everything of it that is stored anywhere else. */
import { Slices } from '../../../platform/work/slices.js';
import type { Columns, RecordedEvent, SideRow } from '../../../recording/recording.js';
import type { WrittenAct } from '../../../recording/upkeep/stream-refold.js';
import type { RulesService } from '../../../rules/rules.service.js';
import type { SeriesEvent, SeriesKind, SeriesState } from '../series/series-kind.js';

export interface Refolded {
  readonly state: SeriesState;
  /** Columns that the row was given with its first act and that no later act changes. */
  readonly opening: Columns;
  /** Its games by their ids, each with all of its columns. */
  readonly games: ReadonlyMap<string, Columns>;
  readonly ledger: readonly Columns[];
}

type AnyKind = SeriesKind<SeriesState, SeriesEvent, object>;

/** A record that is folded act by act, as it was written: what a game shows is of the act that ended it. */
export class Refolding {
  private readonly games = new Map<string, Columns>();
  private readonly ledger: Columns[] = [];
  private readonly slices = new Slices();
  private state: SeriesState;
  private opening: Columns | null = null;
  private version = 0;

  constructor(
    private readonly rules: RulesService,
    private readonly kind: AnyKind,
    private readonly seriesId: string,
  ) {
    this.state = kind.notOpened;
  }

  async add({ recordedAt: at, events }: WrittenAct): Promise<void> {
    const { rules, kind, seriesId, version } = this;
    const happened = events.map((event) => kind.eventOf(event));
    const followed = await this.slices.through(kind.follow(rules, this.state, happened, { seriesId, version, at }));
    this.state = followed.state;
    this.opening ??= kind.openingColumns(this.state, at);
    this.version += events.length;
    for (const row of followed.rows) {
      if (row.table === 'game') noteGame(this.games, row);
      else if ('insert' in row) this.ledger.push(row.insert);
    }
    await this.slices.pause();
  }

  get told(): Refolded {
    const { state, games, ledger } = this;
    return { state, opening: this.opening ?? {}, games, ledger };
  }
}

/** Folds a whole record. */
export async function refoldedSeries(
  rules: RulesService,
  kind: AnyKind,
  seriesId: string,
  record: readonly RecordedEvent[],
): Promise<Refolded> {
  const refolding = new Refolding(rules, kind, seriesId);
  for (const act of actsOf(record)) await refolding.add({ recordedAt: act[0].recordedAt, events: act });
  return refolding.told;
}

function noteGame(games: Map<string, Columns>, row: SideRow): void {
  if ('insert' in row) games.set(String(row.insert['id']), { standing: null, ...row.insert });
  else games.set(row.update.id, { ...games.get(row.update.id), ...row.update.columns });
}

type Act = readonly [RecordedEvent, ...RecordedEvent[]];

/** The events by the writes that they came in. */
function actsOf(record: readonly RecordedEvent[]): readonly Act[] {
  const acts: [RecordedEvent, ...RecordedEvent[]][] = [];
  for (const event of record) {
    const last = acts.at(-1);
    const isSame = last?.[0].act === event.act && last[0].recordedAt.getTime() === event.recordedAt.getTime();
    if (last !== undefined && isSame && last[0].actor === event.actor) last.push(event);
    else acts.push([event]);
  }
  return acts;
}
