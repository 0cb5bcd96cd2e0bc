import { Injectable } from '@nestjs/common';
import type { ChouetteState } from '../../domain/index.js';
import type { InnerRead } from '../../recording/gate.js';
import { type AnySeriesRow, SERIES_WITH_GAMES, type SeatedRow, type SeriesFilter, seriesList } from '../games/index.js';
import type { ChouetteGameEntry } from './chouette.view.js';

/** A chouette with everything that its own view shows. */
export interface ChouetteRow extends AnySeriesRow {
  readonly kind: 'chouette';
  readonly state: ChouetteState;
  readonly created_at: Date;
  readonly finished_at: Date | null;
  readonly games: readonly ChouetteGameEntry[];
  readonly names: Readonly<Record<string, string>>;
}

/** A chouette in a list. */
export interface ListedChouetteRow extends Omit<ChouetteRow, 'created_at' | 'finished_at' | 'games'> {
  readonly game_count: number;
}

/** With somebody who may not have been there before; null: nobody has that id. */
export interface JoinedRow extends ChouetteRow {
  readonly newcomer: SeatedRow | null;
}

/** A line of the ledger as it is stored. */
export interface LedgerRow {
  readonly line: number;
  readonly game: number;
  readonly from: string;
  readonly to: string;
  readonly points: number;
  readonly reason: string;
  readonly reverses: number | null;
}

export interface ChouetteWithLedgerRow extends ChouetteRow {
  readonly ledger: readonly LedgerRow[];
}

/** With who was box and captain in each game that has ended, as it was played. */
export interface ChouetteSheetRow extends ChouetteWithLedgerRow {
  readonly tables: readonly {
    readonly number: number;
    readonly box: string;
    readonly captain: string;
    readonly line: readonly string[];
  }[];
}

/** What nobody can do who does not exist or is archived. */
export const SIT_DOWN = 'sit down at a chouette';

const WHERE = `from series s where s.id = $1 and s.kind = 'chouette'`;

const BY_ID = `select ${SERIES_WITH_GAMES} ${WHERE}`;

const WITH_NEWCOMER = `select ${SERIES_WITH_GAMES},
  (select jsonb_build_object('id', p.id, 'name', p.name, 'archived_at', p.archived_at)
    from player p where p.id = $2) as newcomer ${WHERE}`;

const LEDGER = `coalesce((select jsonb_agg(jsonb_build_object('line', l.line, 'game', l.game_number, 'from', l.other_id,
    'to', l.player_id, 'points', l.points, 'reason', l.reason, 'reverses', l.reverses) order by l.line)
  from ledger_entry l where l.series_id = s.id and l.points > 0), '[]'::jsonb) as ledger`;

const WITH_LEDGER = `select ${SERIES_WITH_GAMES}, ${LEDGER} ${WHERE}`;

const SHEET = `select ${SERIES_WITH_GAMES}, ${LEDGER},
  coalesce((select jsonb_agg(jsonb_build_object('number', g.number, 'box', g.final_view->>'box',
      'captain', g.final_view->>'captain', 'line', g.final_view->'line') order by g.number)
    from game g where g.series_id = s.id and g.final_view is not null), '[]'::jsonb) as tables ${WHERE}`;

/** The selects about chouettes; writes go through the recording. */
@Injectable()
export class ChouettesRepository {
  byId(id: string): InnerRead {
    return { name: 'chouette-by-id', text: BY_ID, values: [id] };
  }

  withNewcomer(id: string, playerId: string): InnerRead {
    return { name: 'chouette-with-newcomer', text: WITH_NEWCOMER, values: [id, playerId] };
  }

  withLedger(id: string): InnerRead {
    return { name: 'chouette-with-ledger', text: WITH_LEDGER, values: [id] };
  }

  sheet(id: string): InnerRead {
    return { name: 'chouette-sheet', text: SHEET, values: [id] };
  }

  /** Chouettes, youngest first, one row more than the limit. */
  list(filter: SeriesFilter): InnerRead {
    return seriesList('chouette', filter);
  }
}
