/** What the correction of a game of a chouette would change, in lines that a director reads before it is done. */
import type { Schemas } from '../../../client/src/index.js';
import { inText, moneyOf } from '../parts/said.js';
import { signed } from '../parts/signed.js';
import { t } from './correction-words.js';
import { KINDS, OUTCOMES } from './entry.js';
import { type Chouette, type Game, nameIn } from './seen.js';

export type Change = Schemas['ChouetteAffected'];
type Of<Kind extends Change['kind']> = Extract<Change, { kind: Kind }>;

/** How a game ended, part by part: the board, then each member's pair. */
function partsOf(chouette: Chouette, result: Game['result']): readonly string[] {
  const { board = null, cubes = [] } = result ?? {};
  const ended = board === null ? [] : [`${t(`chouette.${board.winner}`)}: ${t(KINDS[board.kind])}`];
  const pairs = cubes.map(({ playerId, outcome, value }) => {
    const word = outcome === 'member-dropped' || outcome === 'box-dropped' ? ` (${t(OUTCOMES[outcome])})` : '';
    return `${inText(nameIn(chouette, playerId))} × ${value}${word}`;
  });
  return [...ended, ...pairs];
}

export function endOf(chouette: Chouette, result: Game['result']): string {
  return partsOf(chouette, result).join(', ');
}

function changeText(before: string, after: string): { readonly before: string; readonly after: string } {
  return { before: before === '' ? '–' : before, after: after === '' ? '–' : after };
}

/** Of the corrected game only what is different: the rest stands in the form above. */
function gameLine(chouette: Chouette, corrected: string, { id, number, before, after }: Of<'game'>): string {
  if (id !== corrected) {
    const line = ({ result }: typeof after): string =>
      peopleIn(
        chouette,
        (result?.cubes ?? []).map(({ playerId }) => playerId),
      );
    return t('chouette.reorders', { number, ...changeText(line(before), line(after)) });
  }
  const [was, is] = [partsOf(chouette, before.result), partsOf(chouette, after.result)];
  const only = (some: readonly string[], others: readonly string[]): string =>
    some.filter((part) => !others.includes(part)).join(', ');
  return t('chouette.corrects-to', { number, ...changeText(only(was, is), only(is, was)) });
}

function playerLine({ currency }: Chouette, { name, before, after }: Of<'player'>): string {
  const points = signed(after.points - before.points);
  const change = currency === null ? points : `${points} · ${moneyOf(after.amount - before.amount, currency)}`;
  return t('chouette.moves-points', {
    name: inText(name),
    change,
    before: signed(before.points),
    after: signed(after.points),
  });
}

function peopleIn(chouette: Chouette, ids: readonly (string | null)[]): string {
  return ids.flatMap((id) => (id === null ? [] : inText(nameIn(chouette, id)))).join(', ');
}

/** Who sits where from now on; of an evening that is over no more is to be said. */
function seatLines(chouette: Chouette, { before, after }: Of<'chouette'>): readonly string[] {
  if (chouette.status === 'closed') return [];
  const box = ({ box: one, partner }: typeof after): string => peopleIn(chouette, [one, partner]);
  const line = (seats: typeof after): string => peopleIn(chouette, seats.line);
  return [
    ...(box(before) === box(after) ? [] : [t('chouette.next-box', changeText(box(before), box(after)))]),
    ...(line(before) === line(after) ? [] : [t('chouette.next-line', changeText(line(before), line(after)))]),
  ];
}

/** The game itself first, then what it moves in the ledger, then who sits where. */
export function linesOf(affected: readonly Change[], chouette: Chouette, corrected: string): readonly string[] {
  const games = affected.filter((change) => change.kind === 'game');
  const line = (change: Of<'game'>): string => gameLine(chouette, corrected, change);
  return [
    ...games.filter(({ id }) => id === corrected).map(line),
    ...affected.flatMap((change) => (change.kind === 'player' ? [playerLine(chouette, change)] : [])),
    ...games.filter(({ id }) => id !== corrected).map(line),
    ...affected.flatMap((change) => (change.kind === 'chouette' ? seatLines(chouette, change) : [])),
  ];
}

/** What the reader agrees to: the box, but not the order of the line, in which people may sit down at any time. */
export function agreedIn(affected: readonly Change[], chouette: Chouette, corrected: string): readonly string[] {
  const boxOnly = affected.map((change) =>
    change.kind === 'chouette'
      ? { ...change, before: { ...change.before, line: [] }, after: { ...change.after, line: [] } }
      : change,
  );
  return linesOf(boxOnly, chouette, corrected);
}
