/** The formulas that a director chooses from, and one of the club's own as numbers that are typed. */
import type { Schemas } from '../../../client/src/index.js';

export type Points = Schemas['SeasonPointsDto'];

/** The usual ones, the first of them first. */
const USUAL = {
  'points-race': { perMatch: 1, perWin: 2 },
  wins: { perWin: 1 },
  lengths: { byLength: { '3': 1, '5': 2, '7': 3, '9': 4, '11': 5 } },
  places: { perTournament: 1, byPlace: [10, 7, 5, 3, 2, 1] },
} satisfies Readonly<Record<string, Points>>;

export type Formula = keyof typeof USUAL | 'own';
export const FORMULAS = [...(Object.keys(USUAL) as (keyof typeof USUAL)[]), 'own'] as const;

/** A formula as it is typed; an empty text gives nothing. */
export interface Typed {
  readonly formula: Formula;
  readonly perMatch: string;
  readonly perWin: string;
  readonly perTournament: string;
  readonly byPlace: string;
  readonly byLength: string;
}

function textOf(points: number | undefined): string {
  return points === undefined ? '' : String(points);
}

function sameText(points: Points): string {
  const { perMatch, perWin, perTournament, byPlace, byLength } = points;
  return JSON.stringify([perMatch, perWin, perTournament, byPlace, Object.entries(byLength ?? {})]);
}

function typedOf(formula: Formula, points: Points): Typed {
  const { perMatch, perWin, perTournament, byPlace = [], byLength = {} } = points;
  return {
    formula,
    perMatch: textOf(perMatch),
    perWin: textOf(perWin),
    perTournament: textOf(perTournament),
    byPlace: byPlace.join(' '),
    byLength: Object.entries(byLength)
      .map(([length, each]) => `${length}=${each}`)
      .join(' '),
  };
}

/** A usual formula; the own one begins with the numbers of what was chosen before. */
export function chosen(formula: Formula, before: Typed): Typed {
  return formula === 'own' ? { ...before, formula } : typedOf(formula, USUAL[formula]);
}

export const FIRST: Typed = typedOf('points-race', USUAL['points-race']);

/** The formula of a season that there is. */
export function formulaOf(points: Points): Typed {
  const usual = FORMULAS.find((each) => each !== 'own' && sameText(USUAL[each]) === sameText(points));
  return typedOf(usual ?? 'own', points);
}

/** A number as people write it, with a comma or a point. */
function numberIn(text: string): number {
  return /^\d+(?:[.,]\d+)?$/.test(text) ? Number(text.replace(',', '.')) : Number.NaN;
}

/** What stands between spaces; a comma between two numbers without a space is a part of one. */
function wordsIn(text: string): readonly string[] {
  return text.split(/[\s;]+|,\s+/).filter((word) => word !== '');
}

/** What was typed, as the service takes it; null where it cannot be read, or gives nothing. */
export function pointsOf({ perMatch, perWin, perTournament, byPlace, byLength }: Typed): Points | null {
  const single = Object.entries({ perMatch, perWin, perTournament })
    .filter(([, text]) => text.trim() !== '')
    .map(([name, text]) => [name, numberIn(text.trim())] as const);
  const places = wordsIn(byPlace).map(numberIn);
  const lengths = wordsIn(byLength).map((word) => {
    const [length = '', points = ''] = word.split('=');
    return [/^[1-9]\d?$/.test(length) ? length : '', numberIn(points)] as const;
  });
  const numbers = [...single.map(([, number]) => number), ...places, ...lengths.map(([, number]) => number)];
  if (numbers.length === 0 || numbers.some(Number.isNaN) || lengths.some(([length]) => length === '')) return null;
  return {
    ...Object.fromEntries(single),
    ...(places.length === 0 ? {} : { byPlace: places }),
    ...(lengths.length === 0 ? {} : { byLength: Object.fromEntries(lengths) }),
  };
}
