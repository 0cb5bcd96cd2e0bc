import type { StandingRowDto } from '../dto/tables.dto.js';

/** A column of a table on paper or in a spreadsheet. */
interface Column {
  readonly name: string;
  readonly title: string;
  readonly value: (row: StandingRowDto) => string | number;
}

const figure = (name: 'wins' | 'points' | 'played' | 'won' | 'drawn' | 'lost' | 'annulled', title: string): Column => ({
  name,
  title,
  value: (row) => row[name] ?? '',
});

/** What a table shows between the name and the status: the figures by which it is ordered, and those of the matches. */
export function standingsColumns(rows: readonly StandingRowDto[]): readonly Column[] {
  const some = (isShown: (row: StandingRowDto) => boolean, column: Column): Column[] =>
    rows.some(isShown) ? [column] : [];
  const breaks = [...new Set(rows.flatMap(({ tieBreaks }) => tieBreaks.map(({ name }) => name)))];
  return [
    ...some(({ players }) => players !== undefined, {
      name: 'players',
      title: 'Players',
      value: ({ players = [] }) => players.map(({ name }) => name).join(', '),
    }),
    ...some(({ points }) => points !== null, figure('points', 'Points')),
    figure('wins', 'Wins'),
    figure('played', 'Played'),
    figure('won', 'Won'),
    ...some(({ drawn = 0 }) => drawn > 0, figure('drawn', 'Drawn')),
    figure('lost', 'Lost'),
    ...some(({ annulled }) => annulled > 0, figure('annulled', 'Annulled')),
    ...breaks.map(tieBreakColumn),
    ...some(({ moves }) => moves !== null, { name: 'moves', title: 'Moves', value: ({ moves }) => moves ?? '' }),
  ];
}

function tieBreakColumn(wanted: string): Column {
  const words = wanted.replaceAll('-', ' ');
  return {
    name: wanted,
    title: words.charAt(0).toUpperCase() + words.slice(1),
    value: ({ tieBreaks }) => tieBreaks.find(({ name }) => name === wanted)?.value ?? '',
  };
}
