/** A money session of many games, as a transcript that other programs write: what a long evening at one board leaves. */
import {
  type GameCommand,
  type MatchEvent,
  type MatchState,
  type Notation,
  type OpenGame,
  NO_MATCH,
  decideMatch,
  evolveMatch,
  fold,
  formatPlay,
  legalPlays,
  milliseconds,
  variantOf,
} from '../../src/domain/index.js';
import { formatTranscript, transcriptOf } from '../../test/support/domain/at-once.js';
import { chanceOf } from './game-script.js';

const AT = milliseconds(Date.UTC(2026, 0, 1));
const NAMES = { white: 'Long Ann', black: 'Long Bob' };
const ANYBODY = { side: null, staff: true } as const;
/** Turns after which the side on roll doubles and the other drops: about as many as a game has. */
const TURNS = 50;

/** The record of a money session with so many finished games, the same in every run. */
export function longSession(games: number): readonly MatchEvent[] {
  const chance = chanceOf(games);
  const events: MatchEvent[] = [];
  let state: MatchState = NO_MATCH;
  const send = (command: Parameters<typeof decideMatch>[1]): void => {
    const decision = decideMatch(state, command);
    if (!decision.ok) throw new Error(`the long session is refused: ${decision.error.code}`);
    events.push(...decision.value);
    state = fold(evolveMatch, state, decision.value);
  };
  send({
    type: 'OpenMatch',
    matchId: 'session',
    players: { white: 'white', black: 'black' },
    format: { kind: 'money' },
    variant: 'backgammon',
    dice: 'recorded',
    rules: {},
    at: AT,
  });
  for (let number = 1; number <= games; number += 1) {
    const gameId = `game ${number}`;
    send({ type: 'StartGame', gameId, at: AT });
    for (let acts = 0, game = openGame(state); game !== null; game = openGame(state), acts += 1) {
      send({ type: 'ActInGame', gameId, command: nextCommand(game, acts, chance), at: AT });
    }
  }
  return events;
}

/** The session as text. */
export function sessionText(events: readonly MatchEvent[], notation: Notation): string {
  return formatTranscript(transcriptOf(events, NAMES, []), notation);
}

function openGame(state: MatchState): OpenGame | null {
  return state.status === 'open' ? state.game : null;
}

function nextCommand({ phase, position, variant }: OpenGame, acts: number, chance: () => number): GameCommand {
  const die = (): number => 1 + Math.floor(chance() * 6);
  switch (phase.name) {
    case 'opening':
      return { type: 'ThrowOpening', sender: ANYBODY, throws: [{ white: die(), black: die() } as never] };
    case 'before-roll':
      if (acts >= 2 * TURNS) return { type: 'OfferDouble', sender: ANYBODY };
      return { type: 'RollDice', sender: ANYBODY, dice: [die(), die()] as never };
    case 'to-play': {
      const plays = legalPlays(variantOf(variant), position, phase.side, phase.roll);
      const text = formatPlay(plays[Math.floor(chance() * plays.length)]?.play ?? []);
      return { type: 'MakePlay', sender: ANYBODY, play: { text } };
    }
    case 'answer-double':
      return { type: 'DropDouble', sender: ANYBODY };
    case 'answer-resignation':
    case 'name-doublet':
      throw new Error(`no game of the long session comes to ${phase.name}`);
  }
}
