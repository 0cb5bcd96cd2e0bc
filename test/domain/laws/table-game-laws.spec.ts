// Laws that hold in every game of a chouette: checked in games played at random, at tables of two to nine, under all options.

import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import {
  TABLE_ACTIONS,
  type TableAction,
  actionsByPlayer,
  toActPlayers,
} from '../../../src/domain/chouette/game/actions.js';
import type { TableGameCommand } from '../../../src/domain/chouette/game/commands.js';
import { type TableGameEvent, openly } from '../../../src/domain/chouette/game/events.js';
import { tableOutcome } from '../../../src/domain/chouette/game/outcome.js';
import { isCopied, people } from '../../../src/domain/chouette/game/speakers.js';
import {
  type OpenTableGame,
  type TableGameState,
  activePairs,
  withoutSealed,
} from '../../../src/domain/chouette/game/state.js';
import { outcomeFault } from '../../../src/domain/chouette/ledger/outcome-fault.js';
import { nextSeats } from '../../../src/domain/chouette/seats/rotation.js';
import { gameEntries } from '../../../src/domain/chouette/ledger/settlement.js';
import { isCubeValue } from '../../../src/domain/cube/cube.js';
import { ACTIONS, type Action } from '../../../src/domain/game/actions.js';
import { fold } from '../../../src/domain/kernel/decider.js';
import { positionFault } from '../../../src/domain/position/position-fault.js';
import { variantOf } from '../../../src/domain/variant/variants.js';
import { SHUTTING_OUT_WHITE } from '../../support/domain/builders.js';
import { Chance, scorersAct } from '../../support/chance/random-player.js';
import { actsOf, besideTheGame, comingOrGoing, randomTable } from '../../support/chance/random-table.js';
import { TABLE, type TableAct, type TableChoices, sentBy, startTable } from '../../support/domain/tables.js';
import { lawSeed, lawTimes } from '../../support/chance/laws.js';

const SEED = 20261121;
const GAMES = lawTimes(200);
const MOST_COMMANDS = 1500;
const SHUT_OUT_ONCE_IN = 10;

/** Two people settle by actions of the game, a pair by an act of the chouette. */
const isAtTable = (action: Action): action is Exclude<Action, 'settle' | 'accept-settlement'> =>
  action !== 'settle' && action !== 'accept-settlement';

/** A game that is played at random; every law that can be looked at on the way is. */
class RandomGame {
  readonly events: TableGameEvent[] = [];
  readonly unlawful: string[] = [];
  state: TableGameState = TABLE.initialState;
  private readonly chance: Chance;

  constructor(
    readonly seed: number,
    private readonly oftenAway = false,
  ) {
    this.chance = new Chance(seed);
    const shutOut = this.chance.onceIn(SHUT_OUT_ONCE_IN);
    const { rules, ...choices } = randomTable(this.chance);
    const atRealBoard = { validation: 'legalMoves', commit: 'onSubmit', firstRoll: 'useOpeningDice' } as const;
    if (!shutOut) this.follow([startTable({ ...choices, ...(rules === undefined ? {} : { rules }) })]);
    else this.beginShutOut({ ...choices, dice: 'recorded', rules: { ...rules, ...atRealBoard } });
  }

  /** Dice alone rarely shut a side out. */
  private beginShutOut(choices: TableChoices): void {
    this.follow([startTable(choices)]);
    for (const act of SHUTTING_OUT_WHITE) this.ask(sentBy(null, act as TableAct));
  }

  play(): this {
    for (let made = 0; made < MOST_COMMANDS && this.state.status === 'open'; made++) this.next(this.state);
    return this;
  }

  private next(state: OpenTableGame): void {
    const { chance } = this;
    if (chance.onceIn(20)) {
      this.ask(sentBy(chance.of([null, ...people(state)]), scorersAct(state.board, chance) as TableAct));
      return;
    }
    if (chance.onceIn(15)) {
      const player = chance.of([null, ...people(state)]);
      this.ask(sentBy(player, besideTheGame(state, people(state), chance)));
      return;
    }
    if (this.oftenAway && chance.onceIn(3)) this.ask(sentBy(null, comingOrGoing(state, people(state), chance)));
    if (this.state.status === 'open') this.act(this.state);
  }

  private act(state: OpenTableGame): void {
    const { chance } = this;
    const listed = actionsByPlayer(state);
    if (chance.onceIn(6)) this.listIsRight(state, listed);
    const acting = toActPlayers(state);
    const absent = acting.filter((player) => isAway(state, player));
    const isSpokenFor = !isAway(state, state.box) && activePairs(state).some(({ member }) => !isCopied(state, member));
    this.law(`nobody waits for ${absent.join()} in ${state.stage.name}`, absent.length === 0 || !isSpokenFor);
    const stuck = acting.length === 0 || acting.some((player) => (listed.get(player) ?? []).length === 0);
    this.law(`those who have to act can: ${acting.join()} in ${state.stage.name}`, !stuck);
    if (stuck) return;
    const others = [...listed.keys()].filter((player) => (listed.get(player) ?? []).length > 0);
    const player = chance.onceIn(20) ? chance.of(others) : chance.of(acting);
    const action = this.picked(listed.get(player) ?? []);
    const accepted = this.commandsOf(state, player, action).filter((command) => TABLE.decide(state, command).ok);
    this.law(`${action} of ${player} is accepted in ${state.stage.name}`, accepted.length > 0);
    this.plainlySaid(state, player, action);
    if (accepted.length > 0) this.ask(chance.of(accepted));
  }

  /** Plays and answers rather than resigns or stops waiting. */
  private picked(actions: readonly TableAction[]): TableAction {
    const { chance } = this;
    const sober = actions.filter((action) => !['resign', 'lay-back', 'close-answers'].includes(action));
    return chance.of(chance.onceIn(40) || sober.length === 0 ? actions : sober);
  }

  private commandsOf(state: OpenTableGame, player: string, action: TableAction): readonly TableGameCommand[] {
    return actsOf(action, state, this.chance).map((act) => sentBy(player, act));
  }

  /** What is sent as it is listed is accepted, or the sender is asked for whom it is. */
  private plainlySaid(state: OpenTableGame, player: string, action: TableAction): void {
    const [plain] = this.commandsOf(state, player, action);
    const decision = plain === undefined ? null : TABLE.decide(state, plain);
    const refusal = decision === null || decision.ok ? null : decision.error.code;
    const askedBack = refusal === 'chouette.member-needed' || OF_THE_HOUSE.includes(refusal ?? '');
    this.law(`${action} of ${player} as listed in ${state.stage.name}: ${refusal}`, refusal === null || askedBack);
  }

  private listIsRight(state: OpenTableGame, listed: ReadonlyMap<string, readonly TableAction[]>): void {
    for (const player of people(state)) {
      for (const action of [...ACTIONS.filter(isAtTable), ...TABLE_ACTIONS]) {
        const commands = this.commandsOf(state, player, action);
        // Closing what is closed is accepted and changes nothing.
        const accepted = commands.some((command) => {
          const decision = TABLE.decide(state, command);
          return decision.ok && decision.value.length > 0;
        });
        const wanted = listed.get(player)?.includes(action) ?? false;
        const told = `${action} of ${player} in ${state.stage.name}/${state.board.phase.name} (${state.rules.cubes})`;
        this.law(`the list of actions and the decision agree about ${told}: listed ${wanted}`, accepted === wanted);
      }
    }
  }

  private ask(command: TableGameCommand): void {
    const before = frozen(this.state);
    const decision = TABLE.decide(before, command);
    if (!decision.ok) {
      this.law('a refusal is repeated', isDeepStrictEqual(TABLE.decide(before, command), decision));
      return;
    }
    this.follow(decision.value);
  }

  private follow(events: readonly TableGameEvent[]): void {
    for (const event of events) {
      this.events.push(frozen(event));
      this.state = frozen(TABLE.evolve(this.state, event));
    }
    this.law('the state survives its column', isDeepStrictEqual(throughJson(this.state), this.state));
    if (this.state.status === 'open') this.isPossible(this.state);
  }

  private isPossible(state: OpenTableGame): void {
    const { board, pairs, rules, stage } = state;
    const fault = positionFault(variantOf(board.variant), board.position);
    this.law(`the position is possible: ${JSON.stringify(fault)}`, fault === null);
    this.law(
      'cubes show powers of two',
      pairs.every(({ cube }) => isCubeValue(cube.value)),
    );
    this.law('an open game has a player in it', activePairs(state).length > 0);
    const offered = activePairs(state).filter(({ cube }) => cube.offered !== null);
    const answering = stage.name === 'answers' || stage.name === 'lone-taker' || stage.name === 'extras';
    this.law('cubes wait only while answers do', answering === offered.length > 0 || stage.name === 'board');
    if (rules.cubes === 'single' && stage.name === 'board') {
      const shown = new Set(activePairs(state).map(({ cube }) => `${cube.value} ${cube.owner}`));
      this.law('those who are in share one cube', shown.size === 1);
    }
  }

  law(words: string, holds: boolean): void {
    if (!holds) this.unlawful.push(`event ${this.events.length}: ${words}`);
  }
}

/** What the house forbids of all together, it may allow of some. */
const OF_THE_HOUSE: readonly string[] = ['chouette.take-policy', 'chouette.double-policy'];

function isAway({ away }: OpenTableGame, player: string): boolean {
  return away.some((each) => each.player === player);
}

function throughJson<T>(value: T): T {
  return JSON.parse(JSON.stringify(value)) as T;
}

function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(frozen);
  }
  return value;
}

function hasSealed({ events }: RandomGame): boolean {
  return events.some(({ type }) => type === 'AnswerSealed');
}

const seeds = fc.sample(fc.integer(), { seed: lawSeed(SEED), numRuns: GAMES });
const AWAY_GAMES = lawTimes(100);
const games = seeds.map((seed, index) => new RandomGame(seed, index < AWAY_GAMES).play());

describe('every game of a chouette', () => {
  it('goes on by the acts that are listed and by no others, and is never stuck', () => {
    expect(games.flatMap(({ seed, unlawful }) => unlawful.map((law) => `seed ${seed}, ${law}`))).toEqual([]);
  });

  it('comes to an end', () => {
    expect(games.filter(({ state }) => state.status !== 'finished').map(({ seed }) => seed)).toEqual([]);
  });

  it('is what its record says, also after the record has been through JSON', () => {
    for (const { events, state } of games) {
      expect(isDeepStrictEqual(fold(TABLE.evolve, TABLE.initialState, events), state)).toBe(true);
      const stored = events.map((event) => throughJson(openly(event)));
      const refolded = fold(TABLE.evolve, TABLE.initialState, stored);
      expect(isDeepStrictEqual(refolded, state)).toBe(true);
    }
  });

  it('keeps sealed answers out of its record at every moment', () => {
    for (const { events } of games.filter(hasSealed)) {
      let state: TableGameState = TABLE.initialState;
      let open: TableGameState = TABLE.initialState;
      for (const event of events) {
        state = TABLE.evolve(state, event);
        open = TABLE.evolve(open, throughJson(openly(event)));
        if (state.status === 'open' && open.status === 'open') {
          expect(isDeepStrictEqual(open, withoutSealed(state))).toBe(true);
        }
      }
    }
  });

  it('ends with one outcome for each member, which could have been written on a score sheet and sums to zero', () => {
    for (const { state, seed } of games) {
      if (state.status !== 'finished') continue;
      const outcome = tableOutcome(state);
      const line = state.pairs.map(({ member }) => member);
      expect(outcome?.pairs.map(({ member }) => member)).toEqual(line);
      if (outcome === null) continue;
      const seats = { box: state.box, line, partner: state.partner, lastLoser: null, sittingOut: [] };
      const terms = { rules: state.rules, variant: state.board.variant };
      expect({ seed, fault: outcomeFault(outcome, seats, terms) }).toEqual({ seed, fault: null });
      const entries = gameEntries(outcome, seats, terms);
      expect(entries.every(({ points }) => points > 0 && Number.isInteger(points))).toBe(true);
      const after = nextSeats(outcome, seats, terms);
      expect([after.box, ...after.line, after.partner].filter((id) => id !== null).sort()).toEqual(
        [state.box, ...line, state.partner].filter((id) => id !== null).sort(),
      );
    }
  });

  it('was played in many ways here', () => {
    const types = new Set(games.flatMap(({ events }) => events.map(({ type }) => type)));
    const wanted = [
      'AnswerGiven',
      'AnswerSealed',
      'AutomaticDoubleAsked',
      'AutomaticDoubleMade',
      'AutomaticDoubleRefused',
      'BeaverRaccooned',
      'DiceRolled',
      'DoubleBeavered',
      'DoubleDeclined',
      'DoubleDropped',
      'DoubleTaken',
      'DoubleWanted',
      'Doubled',
      'DoublingClosed',
      'ExtraDeclined',
      'ExtraDoubled',
      'ExtraDropped',
      'ExtraOffered',
      'ExtraTaken',
      'GameFinished',
      'GameStarted',
      'LoneTakerFound',
      'OpeningRolled',
      'PairSettled',
      'PlayCorrected',
      'PlayLaidOut',
      'PlayMade',
      'PlayPickedUp',
      'ProxyEnded',
      'ProxyNamed',
      'RaccoonOttered',
      'ResignationAccepted',
      'ResignationAgreed',
      'ResignationOffered',
      'ResignationRefused',
      'ResignationWithdrawn',
      'RollVoided',
      'SettlementProposed',
      'TurnSkipped',
    ] as const;
    expect(wanted.filter((type) => !types.has(type))).toEqual([]);
  });
});
