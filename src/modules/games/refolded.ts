/** What the record of a series gives: everything of it that is stored anywhere else. */
import { Slices } from '../../platform/work/slices.js';
import type { Columns, RecordedEvent, SideRow } from '../../recording/recording.js';
import type { SeriesKindName, SeriesState } from './series-kind.js';
import { seriesKind } from './series-kinds.js';

export interface Refolded {
  readonly state: SeriesState;
  /** Its games by their ids, each with all of its columns. */
  readonly games: ReadonlyMap<string, Columns>;
  readonly ledger: readonly Columns[];
}

/** Folds a whole record, act by act, as it was written: what a game shows is of the act that ended it. */
export async function refolded(
  name: SeriesKindName,
  seriesId: string,
  record: readonly RecordedEvent[],
): Promise<Refolded> {
  const kind = seriesKind(name);
  const games = new Map<string, Columns>();
  const ledger: Columns[] = [];
  let state = kind.notOpened;
  let version = 0;
  const slices = new Slices();
  for (const act of actsOf(record)) {
    const [{ recordedAt: at, actor }] = act;
    const events = act.map((event) => kind.eventOf(event));
    const followed = await slices.through(kind.follow(state, events, { seriesId, version, actor, at }));
    ({ state, version } = followed);
    for (const row of followed.rows) {
      if (row.table === 'game') noteGame(games, row);
      else if ('insert' in row) ledger.push(row.insert);
    }
    await slices.pause();
  }
  return { state, games, ledger };
}

function noteGame(games: Map<string, Columns>, row: SideRow): void {
  if ('insert' in row) games.set(String(row.insert['id']), { standing: null, ...row.insert });
  else games.set(row.update.id, { ...games.get(row.update.id), ...row.update.columns });
}

type Act = readonly [RecordedEvent, ...RecordedEvent[]];

/** The events that were written together, or so soon after each other by the same person that nothing tells them apart. */
function actsOf(record: readonly RecordedEvent[]): readonly Act[] {
  const acts: [RecordedEvent, ...RecordedEvent[]][] = [];
  for (const event of record) {
    const last = acts.at(-1);
    const isSame = last?.[0].recordedAt.getTime() === event.recordedAt.getTime() && last[0].actor === event.actor;
    if (isSame) last.push(event);
    else acts.push([event]);
  }
  return acts;
}
