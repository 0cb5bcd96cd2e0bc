/** What a change of a chouette is to followers outside. An open game sends nothing, so nothing that is sealed leaves it (C23). */
import type { BoardResult, ChouetteEvent, ChouetteState, Id, LedgerLine } from '../../../domain/index.js';
import type { Notice } from '../../../recording/following/outbox.js';
import type { TableGameView } from '../views/table-game.view.js';
import type { NoticedChange } from './series-kind.js';

export const CHOUETTE_NOTICES = [
  'chouette.opened',
  'chouette.game-finished',
  'chouette.corrected',
  'chouette.closed',
] as const;

/** Points by the ids of the players. */
type PointsByPlayer = Readonly<Record<string, number>>;

/** The facts of every notice about a chouette. */
interface ChouetteFacts {
  readonly chouetteId: Id;
  readonly version: number;
}

interface ChouetteTotalFacts extends ChouetteFacts {
  /** What each has won so far. */
  readonly totals: PointsByPlayer;
}

interface ChouetteGameFacts extends ChouetteTotalFacts {
  readonly gameId: Id;
  readonly gameNumber: number;
}

interface ChouetteGameEndFacts extends ChouetteGameFacts {
  readonly box: Id;
  readonly board: BoardResult | null;
  readonly points: PointsByPlayer;
}

interface ChouetteOpenedFacts extends ChouetteFacts {
  readonly players: readonly Id[];
}

interface ChouetteOpenedNotice {
  readonly type: 'chouette.opened';
  readonly data: ChouetteOpenedFacts;
}

interface ChouetteGameEndNotice {
  readonly type: 'chouette.game-finished';
  readonly data: ChouetteGameEndFacts;
}

interface ChouetteCorrectedNotice {
  readonly type: 'chouette.corrected';
  readonly data: ChouetteGameFacts;
}

interface ChouetteClosedNotice {
  readonly type: 'chouette.closed';
  readonly data: ChouetteTotalFacts;
}

export type ChouetteNotice =
  | ChouetteOpenedNotice
  | ChouetteGameEndNotice
  | ChouetteCorrectedNotice
  | ChouetteClosedNotice;

/** The notices of the change, in their order. */
export function chouetteNotices({
  id,
  version,
  before,
  after,
  events,
}: NoticedChange<ChouetteState, ChouetteEvent, TableGameView>): readonly Notice[] {
  if (after.status === 'not-opened') return [];
  const people = after.players.map((player) => player.id);
  const about = { chouetteId: id, version };
  const totals = { totals: Object.fromEntries(after.players.map((player) => [player.id, player.points])) };
  const lines = events.flatMap((event) => (event.type === 'LedgerLinesWritten' ? event.lines : []));
  const notices: ChouetteNotice[] =
    before.status === 'not-opened' ? [{ type: 'chouette.opened', data: { ...about, players: people } }] : [];
  const corrected = ({ gameId, number }: { readonly gameId: Id; readonly number: number }): ChouetteCorrectedNotice => {
    return { type: 'chouette.corrected', data: { ...about, gameId, gameNumber: number, ...totals } };
  };
  for (const event of events) {
    switch (event.type) {
      case 'ChouetteGameSettled':
      case 'ChouetteGameReported': {
        const { gameId, number, outcome } = event;
        const points = pointsWon(lines.filter(({ game }) => game === number));
        const facts = { gameId, gameNumber: number, box: event.seats.box, board: outcome.board, points, ...totals };
        notices.push({ type: 'chouette.game-finished', data: { ...about, ...facts } });
        break;
      }
      case 'ChouetteGameCorrected':
        notices.push(corrected(event));
        break;
      case 'TakenBack':
        // One within the open game changes nothing that was told.
        if (before.status !== 'playing') {
          notices.push(corrected(event));
        }
        break;
      case 'ChouetteClosed':
        notices.push({ type: 'chouette.closed', data: { ...about, ...totals } });
        break;
      default:
    }
  }
  return notices.map(({ type, data }) => ({ type, data: { ...data }, people }));
}

/** What each has won by these lines, the losers less than nothing. */
function pointsWon(lines: readonly LedgerLine[]): Readonly<Record<string, number>> {
  const points: Record<string, number> = {};
  for (const { from, to, points: moved } of lines) {
    points[from] = (points[from] ?? 0) - moved;
    points[to] = (points[to] ?? 0) + moved;
  }
  return points;
}
