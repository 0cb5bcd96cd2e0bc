/**
 * Sealed answers that stay when something behind them is taken back (C23): the record holds only that a member has answered, so what
 * they said is taken from the state of the table, or from what was shown when all answers were in.
 */

import type { Id } from '../kernel/brands.js';
import type { ChouetteEvent } from './events.js';
import type { TableGameEvent } from './game/events.js';
import { isFirstAnswer, pairsAwaiting } from './game/doubling/decide-answer.js';
import { type Answer, type AnswerWord, BOX, type OpenTableGame, TEAM, keepingAnswers } from './game/state.js';

const WORDS: Partial<Record<TableGameEvent['type'], AnswerWord>> = {
  DoubleTaken: 'take',
  DoubleDropped: 'drop',
  DoubleBeavered: 'turn',
};

/**
 * The game as it was at the version `to`, with the sealed answers that had been given by then, were not shown yet and are known.
 * `now`: the game as it is.
 */
export function withAnswersOf(
  earlier: OpenTableGame,
  now: OpenTableGame | null,
  history: readonly ChouetteEvent[],
  to: number,
): OpenTableGame {
  const sealed = pairsAwaiting(earlier, TEAM).filter(isFirstAnswer);
  const standing = now === null ? new Map<Id, number>() : sealedAt(history, history.length);
  const answers = [...sealedAt(history, to)].flatMap(([member, version]): readonly Answer[] => {
    const known = standing.get(member) === version ? wordIn(now, member) : null;
    const word = known ?? wordShown(history, member, version, to);
    const pair = sealed.find((each) => each.member === member);
    return word === null || pair === undefined ? [] : [{ member, answer: word, value: pair.cube.value }];
  });
  return keepingAnswers(earlier, answers);
}

/** Who has answered under seal since the box doubled, and the version behind each answer; the first one first. */
function sealedAt(history: readonly ChouetteEvent[], end: number): ReadonlyMap<Id, number> {
  const sealed: [Id, number][] = [];
  for (let version = end; version > 0;) {
    const event = history[version - 1];
    if (event === undefined || isDoubleOfBox(event)) break;
    if (event.type === 'InGame' && event.event.type === 'AnswerSealed') sealed.unshift([event.event.member, version]);
    version = event.type === 'TakenBack' ? event.to : version - 1;
  }
  return new Map(sealed);
}

function wordIn(game: OpenTableGame | null, member: Id): AnswerWord | null {
  const answers = game?.stage.name === 'answers' ? game.stage.answers : [];
  return answers.find((answer) => answer.member === member)?.answer ?? null;
}

/** What was shown of the answer at that version, before it was taken back itself. */
function wordShown(history: readonly ChouetteEvent[], member: Id, version: number, from: number): AnswerWord | null {
  for (const event of history.slice(from)) {
    if (isDoubleOfBox(event) || (event.type === 'TakenBack' && event.to < version)) return null;
    if (event.type !== 'InGame') continue;
    const { event: fact } = event;
    if (fact.type === 'LoneTakerFound' && fact.member === member) return 'take';
    const word = WORDS[fact.type];
    if (word !== undefined && 'cubes' in fact && fact.cubes.some((cube) => cube.member === member)) return word;
  }
  return null;
}

function isDoubleOfBox(event: ChouetteEvent): boolean {
  return event.type === 'InGame' && event.event.type === 'Doubled' && event.event.side === BOX;
}
