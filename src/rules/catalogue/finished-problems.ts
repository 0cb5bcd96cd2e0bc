/** The refusals of what comes too late, or before a game has ended, as people read them; part of the catalogue. */

import type { FactsOf } from '../../domain/index.js';
import type { Facts } from './facts.js';
import type { RuleProblems } from '../rule-problem.js';

const ENDS: Readonly<Record<string, string>> = {
  play: 'by play',
  reported: 'by a reported result',
  forfeit: 'by forfeit',
  time: 'on time',
  concession: 'by concession',
};

/** Since when something has been as it is, where that is known. */
export function since<Name extends string>(facts: Facts<Readonly<Record<Name, unknown>>>, name: Name): string {
  return facts.has(name) ? `, since ${momentText(facts.text(name))}` : '';
}

/** To the minute, as people write it: `21 Nov 2026 19:30 UTC`. */
function momentText(instant: string): string {
  return `${new Date(instant).toUTCString().slice('Sat, '.length, -':00 GMT'.length)} UTC`;
}

function matchFinished(facts: Facts<FactsOf<'match.finished'>>): string {
  const winner = facts.seated('winner');
  if (winner !== '') {
    const by = ENDS[facts.text('by')];
    return `The match is already finished${since(facts, 'finishedAt')}: ${winner} won it${by === undefined ? '' : ` ${by}`}.`;
  }
  const why =
    facts.text('voided') === 'true'
      ? 'the match no longer counts, because it was voided, because one of the two has left, or because its pairing has other players now or was decided without it'
      : 'the session was closed';
  return `This is already finished${since(facts, 'finishedAt')}, without a winner: ${why}.`;
}

export const FINISHED_PROBLEMS = {
  'game.finished': {
    status: 409,
    title: 'The game is over',
    detail: () => 'This game is already finished and takes no further actions.',
  },
  'game.open': {
    status: 409,
    title: 'A game is open',
    detail: (f) =>
      `Game ${f.text('number')} is still open${f.has('gameId') ? `; its id is ${f.text('gameId')}` : ''}. Finish it first.`,
  },
  'match.finished': { status: 409, title: 'The match is over', detail: matchFinished },
} satisfies RuleProblems<'game.finished' | 'game.open' | 'match.finished'>;
