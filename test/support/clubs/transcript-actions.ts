/** The actions of a game as a person would send them who transcribes it from a `.mat` text. */
import { type TranscriptGame } from '../../../src/domain/notation/transcript.js';
import { parseMat } from '../domain/at-once.js';
import type { OracleGame, OracleMatch } from '../yardsticks/sample-matches.js';

export type SentAction = Readonly<Record<string, unknown>>;

const SIDE = ['white', 'black'] as const;
const LEVEL = ['single', 'gammon', 'backgammon'] as const;

/** One list of actions for each game, resignations as the summary tells them. */
export function transcribedActions({ text, games }: OracleMatch): SentAction[][] {
  const parsed = parseMat(text);
  if (!parsed.ok) throw new Error(`cannot be read: ${JSON.stringify(parsed.error)}`);
  return parsed.value.games.map((game, index) => gameActions(game, games[index]!));
}

function gameActions({ entries }: TranscriptGame, summary: OracleGame): SentAction[] {
  const actions: SentAction[] = [];
  const lastRoll = entries.findLastIndex(({ type }) => type === 'roll' || type === 'unplayed');
  for (const [index, entry] of entries.entries()) {
    const { side } = entry;
    if (entry.type === 'double' || entry.type === 'take' || entry.type === 'drop')
      actions.push({ type: entry.type, side });
    if (entry.type !== 'roll' && entry.type !== 'unplayed') continue;
    const [a, b] = entry.dice!;
    if (actions.length === 0) {
      const [high, low] = [Math.max(a, b), Math.min(a, b)];
      const dice = side === 'white' ? { white: high, black: low } : { white: low, black: high };
      actions.push({ type: 'opening-roll', dice });
    } else {
      actions.push({ type: 'roll', side, dice: [a, b] });
    }
    const isLeftUnplayed = summary.rollThenResign === true && index === lastRoll;
    if (entry.type === 'roll' && !isLeftUnplayed) actions.push({ type: 'play', side, play: entry.playText ?? '' });
  }
  if (summary.how === 'resign') {
    const loser = SIDE[1 - summary.winner]!;
    actions.push({ type: 'resign', side: loser, as: levelOf(summary) }, { type: 'accept-resignation' });
  }
  return actions;
}

function levelOf({ win, points }: OracleGame): string {
  return win === null || win === 'drop' ? (LEVEL[points - 1] ?? 'single') : win;
}
