/** What a change of a chouette is to followers outside. An open game sends nothing, so nothing that is sealed leaves it (C23). */
import { type ChouetteEvent, type ChouetteState, type LedgerLine } from '../../../domain/index.js';
import type { Notice } from '../../../recording/following/outbox.js';
import type { TableGameView } from '../views/table-game.view.js';
import type { NoticedChange } from './series-kind.js';

export const CHOUETTE_NOTICES = [
  'chouette.opened',
  'chouette.game-finished',
  'chouette.corrected',
  'chouette.closed',
] as const;

type ChouetteNotice = Notice & { readonly type: (typeof CHOUETTE_NOTICES)[number] };

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
  const notice = (type: ChouetteNotice['type'], data: object): ChouetteNotice => {
    return { type, data: { chouetteId: id, version, ...data }, people };
  };
  const totals = { totals: Object.fromEntries(after.players.map((player) => [player.id, player.points])) };
  const lines = events.flatMap((event) => (event.type === 'LedgerLinesWritten' ? event.lines : []));
  const notices: ChouetteNotice[] =
    before.status === 'not-opened' ? [notice('chouette.opened', { players: people })] : [];
  for (const event of events) {
    switch (event.type) {
      case 'ChouetteGameSettled':
      case 'ChouetteGameReported': {
        const { gameId, number, outcome } = event;
        const points = pointsWon(lines.filter(({ game }) => game === number));
        const facts = { gameId, gameNumber: number, box: event.seats.box, board: outcome.board, points, ...totals };
        notices.push(notice('chouette.game-finished', facts));
        break;
      }
      case 'ChouetteGameCorrected':
        notices.push(notice('chouette.corrected', { gameId: event.gameId, gameNumber: event.number, ...totals }));
        break;
      case 'TakenBack':
        // One within the open game changes nothing that was told.
        if (before.status !== 'playing') {
          notices.push(notice('chouette.corrected', { gameId: event.gameId, gameNumber: event.number, ...totals }));
        }
        break;
      case 'ChouetteClosed':
        notices.push(notice('chouette.closed', totals));
        break;
      default:
    }
  }
  return notices;
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
