/** Games to be sent action by action: the same for the same seed, legal from the first throw to the last checker. */
import {
  type GameCommand,
  type MatchEvent,
  type MatchState,
  type OpenGame,
  NO_MATCH,
  decideMatch,
  evolveMatch,
  fold,
  formatPlay,
  legalPlays,
  milliseconds,
  openingThrow,
  variantOf,
} from '../../src/domain/index.js';
import { refusalToDouble } from '../../src/domain/game/rights.js';

/** An action as a front end sends it, with the command that it means. */
interface Step {
  readonly body: object;
  readonly command: GameCommand;
}

export interface GameScript {
  /** Actions in the order in which they are to be sent. */
  readonly actions: readonly object[];
  /** What is recorded of them, the opening of the match and the start of the game included. */
  readonly events: readonly MatchEvent[];
  /** The state before each action and, last, after all of them. */
  readonly states: readonly MatchState[];
}

const NOBODY = { side: null, staff: true } as const;
const AT = milliseconds(Date.UTC(2026, 0, 1));
/** Long enough for ten games with a cube on 2. */
export const MATCH_LENGTH = 99;
const DOUBLES = 0.03;

/** A whole game with recorded dice, plays picked blindly; at most one double, which is taken. */
export function gameScript(
  seed: number,
  ids = { match: 'match', white: 'white', black: 'black', game: 'game' },
): GameScript {
  const chance = chanceOf(seed);
  const events: MatchEvent[] = [];
  let state: MatchState = NO_MATCH;
  const send = (command: Parameters<typeof decideMatch>[1]): void => {
    const decision = decideMatch(state, command);
    if (!decision.ok) throw new Error(`the script of game ${seed} is refused: ${decision.error.code}`);
    events.push(...decision.value);
    state = fold(evolveMatch, state, decision.value);
  };
  const players = { white: ids.white, black: ids.black };
  send({
    type: 'OpenMatch',
    matchId: ids.match,
    players,
    format: { kind: 'points', length: MATCH_LENGTH },
    variant: 'backgammon',
    dice: 'recorded',
    rules: {},
    at: AT,
  });
  send({ type: 'StartGame', gameId: ids.game, at: AT });
  const actions: object[] = [];
  const states: MatchState[] = [state];
  for (let game = openGame(state); game !== null; game = openGame(state)) {
    const { body, command } = nextStep(game, chance);
    send({ type: 'ActInGame', gameId: ids.game, command, at: AT });
    actions.push(body);
    states.push(state);
  }
  return { actions, events, states };
}

function openGame(state: MatchState): OpenGame | null {
  return state.status === 'open' ? state.game : null;
}

function nextStep(game: OpenGame, chance: () => number): Step {
  const die = (): number => 1 + Math.floor(chance() * 6);
  const { phase } = game;
  switch (phase.name) {
    case 'opening': {
      const dice = { white: die(), black: die() } as never;
      return {
        body: { type: 'opening-roll', dice, throw: openingThrow(game.phase) },
        command: { type: 'ThrowOpening', sender: NOBODY, throws: [dice] },
      };
    }
    case 'before-roll': {
      const isFirst = game.cube.value === 1;
      if (isFirst && refusalToDouble(game, phase.side) === null && chance() < DOUBLES) {
        return { body: { type: 'double', side: phase.side }, command: { type: 'OfferDouble', sender: NOBODY } };
      }
      const dice = [die(), die()] as never;
      return { body: { type: 'roll', dice, side: phase.side }, command: { type: 'RollDice', sender: NOBODY, dice } };
    }
    case 'name-doublet':
      return {
        body: { type: 'name-doublet', die: 1 },
        command: { type: 'NameDoublet', sender: NOBODY, die: 1 },
      };
    case 'to-play': {
      const plays = legalPlays(variantOf(game.variant), game.position, phase.side, phase.roll);
      const text = formatPlay(plays[Math.floor(chance() * plays.length)]?.play ?? []);
      return { body: { type: 'play', play: text }, command: { type: 'MakePlay', sender: NOBODY, play: { text } } };
    }
    case 'answer-double':
      return { body: { type: 'take' }, command: { type: 'TakeDouble', sender: NOBODY } };
    case 'answer-resignation':
      throw new Error('no side resigns in these games');
  }
}

/** Numbers from 0 to 1 that look random and are the same for the same seed (mulberry32). */
export function chanceOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
