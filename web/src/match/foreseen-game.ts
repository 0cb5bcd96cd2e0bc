/** What the correction of a game would change, in lines that a director reads before it is done. */
import type { Schemas } from '../../../client/src/index.js';
import { linesOf as linesOfTournament } from '../desk/foreseen/foreseen.js';
import type { Kind } from '../parts/matches/part.js';
import { inText, moneyOf } from '../parts/said.js';
import { signed } from '../parts/signed.js';
import { t } from '../texts/index.js';
import { type Names, wayText, wonText } from './moment.js';

type Match = Schemas['MatchDto'];
type Correction = Schemas['CorrectionDto'];
type InMatch = Correction['affected'][number];
/** What a correction changes in the match, or in its tournament. */
export type Change =
  | InMatch
  | ({ readonly kind: 'tournament'; readonly format: Kind | undefined } & NonNullable<Correction['tournament']>);
type Result = Match['games'][number]['result'];

/** How a game ended: `Ann wins 4: Gammon`. */
export function gameText(result: Result, names: Names): string {
  if (result === null) return t('game.annulled');
  if (result.winner === null) return t('game.even');
  return [wonText({ result }, names), wayText(result)].filter(Boolean).join(': ');
}

type GameChange = Extract<InMatch, { kind: 'game' }>;

function gameLines({ before, after }: GameChange, names: Names): readonly string[] {
  const { number } = after;
  const texts = [before, after].map(({ result, counts }) => {
    const how = gameText(result, names);
    return result === null || counts ? how : t('game.uncounted', { result: how });
  });
  const [was = '', is = ''] = texts;
  if (before.status === 'open' && after.status === 'finished') return [t('game.cut-short', { number })];
  if (after.status === 'finished') return was === is ? [] : [t('game.becomes', { number, before: was, after: is })];
  const cube = after.cube !== null && before.cube?.value !== after.cube.value ? after.cube.value : null;
  return [
    ...(before.counts === after.counts ? [] : [t(after.counts ? 'game.goes-on' : 'game.cut-short', { number })]),
    ...(before.crawford === after.crawford
      ? []
      : [t(after.crawford ? 'game.crawford' : 'game.no-crawford', { number })]),
    ...(cube === null ? [] : [t('game.cube-becomes', { number, value: cube })]),
  ];
}

function linesFor(change: Change, { white, black, format }: Match): readonly string[] {
  switch (change.kind) {
    case 'game':
      return gameLines(change, { white: inText(white.name), black: inText(black.name) });
    case 'match': {
      const { before, after } = change;
      const score = (of: typeof before): string => `${of.score.white} – ${of.score.black}`;
      const won = after.winner === null ? null : { white, black }[after.winner];
      return [
        // How a session stands is told by its ledger.
        ...(format.kind === 'money' || score(before) === score(after)
          ? []
          : [
              t('game.score', {
                white: inText(white.name),
                black: inText(black.name),
                before: score(before),
                after: score(after),
              }),
            ]),
        ...(before.status === after.status && before.winner === after.winner
          ? []
          : [won === null ? t('game.match-goes-on') : t('match.won', { name: inText(won.name) })]),
      ];
    }
    case 'ledger':
      return change.after.balances.map((account, index) => {
        const said = ({ points, amount }: typeof account): string =>
          format.kind === 'money' && (format.stake !== 1 || format.currency !== null)
            ? `${signed(points)} · ${moneyOf(amount, format.currency)}`
            : signed(points);
        return t('foreseen.entry', {
          // White's comes first.
          name: inText((index === 0 ? white : black).name),
          before: said(change.before.balances[index] ?? account),
          after: said(account),
        });
      });
    case 'tournament':
      return linesOfTournament(change.affected, change.format);
  }
}

/**
 * Everything that a correction changes, the tournament last.
 *
 * @param format the kind of the tournament, by which its parts are named, where it is known
 */
export function changesIn({ affected, tournament }: Correction, format?: Kind): readonly Change[] {
  return [...affected, ...(tournament === null ? [] : [{ kind: 'tournament' as const, format, ...tournament }])];
}

/** What a director reads of it; empty where it is what counts already. */
export function linesOf(affected: readonly Change[], match: Match): readonly string[] {
  return affected.flatMap((change) => linesFor(change, match));
}
