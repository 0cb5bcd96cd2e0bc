import { escaped } from '../../../platform/http/answers/markup.js';
import type { SheetDto } from '../dto/sheet.dto.js';

/** Sizes in pixels of the drawing's own frame. */
const WIDTH = 900;
const HEIGHT = 480;
const LEFT = 60;
const RIGHT = 150;
const TOP = 30;
const BOTTOM = 40;
/** Labels of lines that end close together are kept this far apart. */
const LABEL = 16;

/** As many as may sit at a table, told apart also by people who confuse red and green. */
const COLOURS = [
  '#1f77b4',
  '#d95f02',
  '#111111',
  '#7570b3',
  '#e7298a',
  '#66a61e',
  '#a6761d',
  '#17becf',
  '#8c1515',
  '#666666',
];

/** What everybody had won after each game, as lines over the evening. */
export function pointsSvg({ players, games }: SheetDto): string {
  const lines = players.map(({ playerId, name }, index) => ({
    name,
    colour: COLOURS[index % COLOURS.length] ?? '#111111',
    totals: [0, ...games.map(({ totals }) => totals[playerId] ?? 0)],
  }));
  const all = lines.flatMap(({ totals }) => totals);
  const [low, high] = [Math.min(0, ...all), Math.max(0, ...all)];
  const span = Math.max(1, high - low);
  const last = Math.max(1, games.length);
  const x = (game: number): number => LEFT + (game / last) * (WIDTH - LEFT - RIGHT);
  const y = (points: number): number => TOP + ((high - points) / span) * (HEIGHT - TOP - BOTTOM);
  const label = `Points after each of ${games.length} games: ${lines.map(({ name, totals }) => `${name} ${totals.at(-1) ?? 0}`).join(', ')}`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${escaped(label)}" font-family="sans-serif" font-size="12">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#ffffff"/>`,
    ...ticks(low, high).map(
      (points) =>
        `<line x1="${LEFT}" x2="${WIDTH - RIGHT}" y1="${at(y(points))}" y2="${at(y(points))}" stroke="${points === 0 ? '#444444' : '#dddddd'}"/>` +
        `<text x="${LEFT - 8}" y="${at(y(points) + 4)}" text-anchor="end">${points}</text>`,
    ),
    ...ticks(0, games.length).map(
      (game) => `<text x="${at(x(game))}" y="${HEIGHT - BOTTOM + 20}" text-anchor="middle">${game}</text>`,
    ),
    `<text x="${(LEFT + WIDTH - RIGHT) / 2}" y="${HEIGHT - 4}" text-anchor="middle">game</text>`,
    ...lines.map(
      ({ colour, totals }) =>
        `<polyline fill="none" stroke="${colour}" stroke-width="2" points="${totals.map((points, game) => `${at(x(game))},${at(y(points))}`).join(' ')}"/>`,
    ),
    ...labels(lines.map(({ name, colour, totals }) => ({ name, colour, points: totals.at(-1) ?? 0 }))).map(
      ({ name, colour, points, top }) =>
        `<text x="${WIDTH - RIGHT + 8}" y="${at(top)}" fill="${colour}">${escaped(name)} ${points > 0 ? '+' : ''}${points}</text>`,
    ),
    '</svg>',
  ].join('\n');

  /** The names at the ends of their lines, best first, none over another. */
  function labels<Line extends { readonly points: number }>(
    ends: readonly Line[],
  ): readonly (Line & { top: number })[] {
    let below = Number.NEGATIVE_INFINITY;
    return ends
      .toSorted((a, b) => b.points - a.points)
      .map((line) => {
        const top = Math.max(y(line.points) + 4, below + LABEL);
        below = top;
        return { ...line, top };
      });
  }
}

const STEPS = [1, 2, 5];
const MOST_TICKS = 12;

/** Round numbers from low to high, not too many. */
function ticks(low: number, high: number): readonly number[] {
  let step = 1;
  for (let power = 0; (high - low) / step > MOST_TICKS; power += 1) {
    step = (STEPS[power % STEPS.length] ?? 1) * 10 ** Math.floor(power / STEPS.length);
  }
  const first = Math.ceil(low / step) * step;
  return Array.from({ length: Math.floor((high - first) / step) + 1 }, (_, index) => first + index * step);
}

function at(place: number): string {
  return String(Math.round(place * 10) / 10);
}
