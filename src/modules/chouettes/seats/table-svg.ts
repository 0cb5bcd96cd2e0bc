import type { OpenedChouette } from '../../../domain/index.js';
import { escaped, shortened } from '../../../platform/http/answers/markup.js';
import { pairWords, tableGameView } from '../../games/index.js';
import type { ChouetteDto, ChouettePlayerDto } from '../dto/chouette.dto.js';

/** Sizes in pixels of the drawing's own frame, which is as wide as a phone. */
const WIDTH = 360;
const MARGIN = 12;
const HEADING = 40;
const ROW = 46;
/** Where names begin; what stands before them says which seat it is. */
const NAMES = 84;
const LONGEST_NAME = 28;
const NARROW_NAME = 18;
const LETTER = 8;

const INK = '#222222';
const FAINT = '#6b6b6b';

/** A person with the seat, and how it stands between that person and the box. */
interface Row {
  readonly seat: string;
  readonly name: string;
  readonly words: string;
  readonly points: number;
  readonly strong: boolean;
}

/** Who sits where: the box and its partner, the team in its order with the cubes of the open game, then those who are out. */
export function tableSvg(state: OpenedChouette, view: ChouetteDto): string {
  const rows = rowsOf(state, view);
  const height = HEADING + rows.length * ROW + MARGIN;
  const title = titleOf(state);
  const label = [title, ...rows.map(({ seat, name, words, points }) => `${seat} ${name} ${signed(points)} ${words}`)];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="${escaped(label.join('. '))}" font-family="sans-serif" font-size="13">`,
    `<rect width="${WIDTH}" height="${height}" fill="#ffffff"/>`,
    `<text x="${MARGIN}" y="26" font-size="16" font-weight="bold" fill="${INK}">${escaped(title)}</text>`,
    ...rows.flatMap((row, index) => rowSvg(row, HEADING + index * ROW)),
    '</svg>',
  ].join('\n');
}

function titleOf(state: OpenedChouette): string {
  switch (state.status) {
    case 'ordering':
      return 'The order is thrown';
    case 'waiting':
      return `Before game ${state.games + 1}`;
    case 'playing':
      return `Game ${state.game.number}`;
    case 'called-off':
      return 'Closed before the order was found';
    case 'closed':
      return `After ${state.games} ${state.games === 1 ? 'game' : 'games'}`;
  }
}

function rowsOf(state: OpenedChouette, { box, partner, line, actingCaptain, players }: ChouetteDto): readonly Row[] {
  const order = [...(box === null ? [] : [box]), ...(partner === null ? [] : [partner]), ...line];
  const out = players.map(({ playerId }) => playerId).filter((id) => !order.includes(id));
  const words = pairsOf(state);
  return [...order, ...out].flatMap((id) => {
    const player = players.find(({ playerId }) => playerId === id);
    if (player === undefined) return [];
    const { role, name, points } = player;
    const seat = id === actingCaptain && role === 'crew' ? 'Captain now' : seatOf(player, line, state.status);
    const strong = role === 'box' || role === 'captain';
    return [{ seat, name: shortened(name, LONGEST_NAME), words: words.get(id) ?? '', points, strong }];
  });
}

function seatOf(
  { playerId, role, sittingOut }: ChouettePlayerDto,
  line: readonly string[],
  status: OpenedChouette['status'],
): string {
  switch (role) {
    case 'box':
      return 'Box';
    case 'captain':
      return 'Captain';
    case 'partner':
      return 'Partner';
    case 'crew':
      return `${line.indexOf(playerId) + 1}.`;
    case 'out':
      return status === 'ordering' ? 'Throws' : sittingOut ? 'Sits out' : 'Left';
  }
}

/** The cubes of the open game in words, by member. */
function pairsOf(state: OpenedChouette): ReadonlyMap<string, string> {
  if (state.status !== 'playing') return new Map();
  // With one cube for the team all who are in have the same.
  const { cubes } = tableGameView(state, { seriesId: state.id, version: 0 });
  return new Map(cubes.map(({ playerId, ...pair }) => [playerId, pairWords({ hasOwnCube: true, ...pair })]));
}

function rowSvg({ seat, name, words, points, strong }: Row, top: number): readonly string[] {
  const weight = strong ? ' font-weight="bold"' : '';
  return [
    `<line x1="${MARGIN}" x2="${WIDTH - MARGIN}" y1="${top}" y2="${top}" stroke="#dddddd"/>`,
    `<text x="${MARGIN}" y="${top + 20}" font-size="12" fill="${FAINT}">${escaped(seat)}</text>`,
    `<text x="${NAMES}" y="${top + 20}"${weight}${fitted(name)} fill="${INK}">${escaped(name)}</text>`,
    ...(words === ''
      ? []
      : [`<text x="${NAMES}" y="${top + 37}" font-size="11" fill="${FAINT}">${escaped(words)}</text>`]),
    `<text x="${WIDTH - MARGIN}" y="${top + 20}" text-anchor="end" fill="${INK}">${signed(points)}</text>`,
  ];
}

/** A long name takes no more room than there is before the points, however wide its letters are. */
function fitted(name: string): string {
  const { length } = [...name];
  return length > NARROW_NAME ? ` textLength="${length * LETTER}" lengthAdjust="spacingAndGlyphs"` : '';
}

function signed(points: number): string {
  return points > 0 ? `+${points}` : String(points);
}
