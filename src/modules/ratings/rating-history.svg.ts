import { escaped, shortened } from '../../platform/http/answers/markup.js';

/** Sizes in pixels of the drawing's own frame. */
const WIDTH = 720;
const HEIGHT = 360;
const LEFT = 64;
const RIGHT = 20;
const TOP = 44;
const BOTTOM = 48;
const PLOT_WIDTH = WIDTH - LEFT - RIGHT;
const PLOT_HEIGHT = HEIGHT - TOP - BOTTOM;
const LONGEST_NAME = 48;
const MOST_TICKS = 6;
/** More of them would run together. */
const MOST_DOTS = 60;

const INK = '#222222';
const FAINT = '#6b6b6b';
const GRID = '#e2e2e2';
const LINE = '#1f5fa8';

export interface DrawnHistory {
  readonly name: string;
  readonly variant: string;
  /** Before the first match, and after each. */
  readonly ratings: readonly number[];
}

/**
 * A rating from match to match as SVG: matches to the right, rating upwards. `data-words` names what readers of another language
 * read in their own.
 */
export function ratingHistorySvg({ name, variant, ratings }: DrawnHistory): string {
  const matches = ratings.length - 1;
  const title = `Rating of ${name}, ${variant}`;
  const ticks = ticksOf(Math.min(...ratings), Math.max(...ratings));
  const [low, high] = [ticks[0] ?? 0, ticks.at(-1) ?? 1];
  const x = (match: number): number => rounded(LEFT + (match * PLOT_WIDTH) / Math.max(1, matches));
  const y = (rating: number): number => rounded(TOP + ((high - rating) * PLOT_HEIGHT) / (high - low));
  const places = ratings.map((rating, match) => `${x(match)},${y(rating)}`);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}" role="img" aria-labelledby="title desc" font-family="sans-serif" font-size="12">`,
    `<title id="title">${escaped(title)}</title>`,
    `<desc id="desc">${escaped(described(ratings))}</desc>`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#ffffff"/>`,
    `<text data-words="title" x="${LEFT}" y="24" font-size="16" fill="${INK}">${escaped(shortened(title, LONGEST_NAME))}</text>`,
    ...ticks.map(
      (rating) =>
        `<path d="M${LEFT} ${y(rating)}h${PLOT_WIDTH}" stroke="${GRID}"/>` +
        `<text x="${LEFT - 8}" y="${y(rating) + 4}" text-anchor="end" fill="${FAINT}">${rating}</text>`,
    ),
    ...matchTicks(matches).map(
      (match) =>
        `<text x="${x(match)}" y="${HEIGHT - BOTTOM + 18}" text-anchor="middle" fill="${FAINT}">${match}</text>`,
    ),
    `<path d="M${LEFT} ${TOP}v${PLOT_HEIGHT}h${PLOT_WIDTH}" fill="none" stroke="${INK}"/>`,
    `<text data-words="matches" x="${LEFT + PLOT_WIDTH / 2}" y="${HEIGHT - 10}" text-anchor="middle" fill="${INK}">Matches</text>`,
    `<text data-words="rating" transform="translate(16 ${TOP + PLOT_HEIGHT / 2}) rotate(-90)" text-anchor="middle" fill="${INK}">Rating</text>`,
    `<polyline points="${places.join(' ')}" fill="none" stroke="${LINE}" stroke-width="2"/>`,
    ...(ratings.length > MOST_DOTS
      ? []
      : ratings.map((rating, match) => `<circle cx="${x(match)}" cy="${y(rating)}" r="3" fill="${LINE}"/>`)),
    '</svg>',
  ].join('\n');
}

/** What the picture shows, for those who hear it. */
function described(ratings: readonly number[]): string {
  const [first = 0] = ratings;
  if (ratings.length <= 1) return `No rated match yet; rating ${first.toFixed(2)}.`;
  const count = ratings.length - 1;
  return (
    `From ${first.toFixed(2)} to ${(ratings.at(-1) ?? 0).toFixed(2)} in ${count} ${count === 1 ? 'match' : 'matches'}; ` +
    `lowest ${Math.min(...ratings).toFixed(2)}, highest ${Math.max(...ratings).toFixed(2)}.`
  );
}

/** Round ratings from below the lowest to above the highest, at equal distances. */
function ticksOf(lowest: number, highest: number): readonly number[] {
  const step = roundStep((highest - lowest) / (MOST_TICKS - 1), 10);
  const first = Math.floor(lowest / step);
  const last = Math.max(Math.ceil(highest / step), first + 1);
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
}

/** Numbers of matches along the bottom. */
function matchTicks(matches: number): readonly number[] {
  const step = roundStep(matches / (MOST_TICKS + 4), 1);
  return Array.from({ length: Math.floor(matches / step) + 1 }, (_, index) => index * step);
}

/** The next of 1, 2, 5, 10, 20, 50 … that is as large, at least `smallest`. */
function roundStep(wanted: number, smallest: number): number {
  const unit = 10 ** Math.floor(Math.log10(Math.max(wanted, smallest)));
  const multiple = [1, 2, 5, 10].find((each) => each * unit >= Math.max(wanted, smallest)) ?? 10;
  return multiple * unit;
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
