// Laws that hold in every match (style: Laws): checked in matches played at random, in all variants and under all options.

import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { isCubeValue } from '../../../src/domain/cube/cube.js';
import { ACTIONS, type Action, type Moment, momentOf } from '../../../src/domain/game/actions.js';
import { RESULT_KINDS } from '../../../src/domain/variant/win-kinds.js';
import type { OpenGame } from '../../../src/domain/game/state.js';
import { fold } from '../../../src/domain/kernel/decider.js';
import { SIDES, type Side } from '../../../src/domain/kernel/side.js';
import type { MatchCommand } from '../../../src/domain/match/commands.js';
import type { MatchEvent } from '../../../src/domain/match/events.js';
import { type LedgerGame, ledgerOf } from '../../../src/domain/match/ledger.js';
import type { MatchState } from '../../../src/domain/match/state.js';
import { positionFault } from '../../../src/domain/position/position-fault.js';
import { matchEventOf, storedEvent } from '../../../src/domain/series/record.js';
import { effectiveEvents } from '../../../src/domain/match/corrections/effective-events.js';
import { variantOf } from '../../../src/domain/variant/variants.js';
import {
  AT,
  type MatchChoices,
  SHUTTING_OUT_WHITE,
  by,
  inGame,
  openMatch,
  openSession,
  reportGame,
  startGame,
} from '../../support/domain/builders.js';
import { MATCH } from '../../support/domain/given.js';
import { Chance, actOf, randomChoices, randomSession, scorersAct } from '../../support/chance/random-player.js';
import { lawSeed, lawTimes } from '../../support/chance/laws.js';

const SEED = 20261121;
const MATCHES = lawTimes(80);
const SESSIONS = lawTimes(50);
const MOST_COMMANDS = 400;
const MOST_MORE = 500;
const SHUT_OUT_ONCE_IN = 10;

/** A match that is played at random; every law that can be looked at on the way is. */
class RandomMatch {
  readonly events: MatchEvent[] = [];
  /** By version: the state of the match when so many events had happened. */
  readonly states: MatchState[] = [MATCH.initialState];
  readonly unlawful: string[] = [];

  private readonly chance: Chance;

  constructor(
    readonly seed: number,
    money = false,
  ) {
    const chance = new Chance(seed);
    this.chance = chance;
    if (money) {
      this.ask(openSession(randomSession(chance)));
      return;
    }
    const choices = randomChoices(chance);
    const atRealBoard = { validation: 'legalMoves', commit: 'onSubmit', firstRoll: 'useOpeningDice' };
    if (!chance.onceIn(SHUT_OUT_ONCE_IN)) this.ask(openMatch(choices));
    else this.beginShutOut({ length: 3, dice: 'recorded', rules: { ...choices.rules, ...atRealBoard } });
  }

  /** Dice alone rarely shut a side out. */
  private beginShutOut(choices: MatchChoices): void {
    this.ask(openMatch(choices));
    this.ask(startGame(1));
    for (const act of SHUTTING_OUT_WHITE) this.ask(inGame(1, by(null, act)));
  }

  get state(): MatchState {
    return this.states.at(-1)!;
  }

  play(commands: number): this {
    for (let made = 0; made < commands && this.state.status === 'open'; made++) this.next(this.state.game);
    return this;
  }

  private next(game: OpenGame | null): void {
    const { chance, state } = this;
    if (state.status !== 'open') return;
    if (chance.onceIn(25)) this.takeBack(`game-${state.games}`);
    else if (game === null) this.beginOrReport(state.games + 1);
    else if (chance.onceIn(12))
      this.ask(inGame(game.number, by(chance.of([...SIDES, null]), scorersAct(game, chance))));
    else this.act(game);
  }

  private beginOrReport(number: number): void {
    const { chance, state } = this;
    const money = state.status === 'open' && state.format.kind === 'money';
    if (money && chance.onceIn(15)) this.mustAccept({ type: 'CloseSession', at: AT });
    else if (!chance.onceIn(4)) this.mustAccept(startGame(number));
    else this.ask(reportGame(number, chance.of(SIDES), chance.of(RESULT_KINDS), chance.of([1, 1, 2, 4, 8])));
  }

  /** One of the listed actions; that the list is right is looked at before. */
  private act(game: OpenGame): void {
    const moment = momentOf(game);
    this.oneSideActs(game, moment);
    if (this.chance.onceIn(4)) this.listIsRight(game, moment);
    const others = SIDES.filter((each) => each !== moment.toAct && moment.actions[each].length > 0);
    const other = moment.toAct === null || (others.length > 0 && this.chance.onceIn(40));
    const side = other ? this.chance.of(others) : moment.toAct;
    const action = this.picked(moment.actions[side]);
    this.mustAccept(inGame(game.number, by(side, actOf(action, game, this.chance))));
  }

  /** Plays rather than resigns. */
  private picked(actions: readonly Action[]): Action {
    const { chance } = this;
    const sober = actions.filter((action) => !['resign', 'lay-back', 'settle'].includes(action));
    return chance.of(chance.onceIn(30) || sober.length === 0 ? actions : sober);
  }

  private takeBack(gameId: string): void {
    const to = this.chance.onceIn(3) ? this.chance.below(this.events.length + 1) : null;
    const before = this.states.length;
    this.ask({ type: 'TakeBack', gameId, to, reason: null, history: this.events, at: AT });
    const event = this.events.at(-1);
    if (this.states.length === before || event?.type !== 'TakenBack') return;
    this.law('a take-back restores a state that there was', isDeepStrictEqual(this.state, this.states[event.to]));
    const inside = this.state.status === 'open' && this.state.game?.id === gameId;
    this.law('a take-back stays in its game', inside);
  }

  private oneSideActs({ phase }: OpenGame, { toAct, actions, mayDouble }: Moment): void {
    const lawful = phase.name === 'opening' ? toAct === null : toAct !== null && actions[toAct].length > 0;
    this.law('exactly one side acts, or none in the opening', lawful);
    for (const side of SIDES) {
      this.law('mayDouble is what the list says', mayDouble[side] === actions[side].includes('double'));
    }
  }

  private listIsRight(game: OpenGame, { actions }: Moment): void {
    for (const side of SIDES) {
      for (const action of ACTIONS) this.isListedIfAccepted(game, side, action, actions[side].includes(action));
    }
  }

  private isListedIfAccepted(game: OpenGame, side: Side, action: Action, listed: boolean): void {
    const command = inGame(game.number, by(side, actOf(action, game, this.chance)));
    const decision = MATCH.decide(this.state, command);
    const told = `${action} of ${side} in ${game.phase.name}: ${decision.ok ? 'accepted' : decision.error.code}`;
    this.law(`the list of actions and the decision agree about ${told}`, decision.ok === listed);
    if (decision.ok) return;
    this.law('a refusal is repeated', isDeepStrictEqual(MATCH.decide(this.state, command), decision));
  }

  private mustAccept(command: MatchCommand): void {
    const before = this.events.length;
    const isOfferedAlready = this.repeatsItsOffer(command);
    this.ask(command);
    const does = this.events.length > before || isOfferedAlready;
    this.law(`${JSON.stringify(command)} is accepted and does something`, does);
  }

  /** Whether the side offers to settle as it has offered already, which is accepted and changes nothing. */
  private repeatsItsOffer(command: MatchCommand): boolean {
    const { state } = this;
    if (state.status !== 'open' || command.type !== 'ActInGame' || command.command.type !== 'OfferSettlement')
      return false;
    const { sender, to, points } = command.command;
    return isDeepStrictEqual(state.game?.settlement, { by: sender.side, to, points });
  }

  /** Asks, and follows every event that comes of it. A state that a decision changed would not be frozen. */
  private ask(command: MatchCommand): void {
    const decision = MATCH.decide(this.state, command);
    if (!decision.ok) return;
    for (const event of decision.value) {
      this.events.push(event);
      const after = frozen(MATCH.evolve(this.state, frozen(event)));
      this.states.push(after);
      this.isPossible(after);
    }
    this.law('the state survives its column', isDeepStrictEqual(throughJson(this.state), this.state));
    this.isFinishedInTime();
  }

  private isPossible(state: MatchState): void {
    if (state.status !== 'open' || state.game === null) return;
    const { position, cube, variant } = state.game;
    const fault = positionFault(variantOf(variant), position);
    this.law(`the position is possible: ${JSON.stringify(fault)}`, fault === null);
    this.law('the cube shows a power of two', isCubeValue(cube.value));
  }

  /** Between commands: the side that has reached the length has won, and only a match that is won ends by play. */
  private isFinishedInTime(): void {
    const { state } = this;
    if (state.status === 'not-opened') return;
    const { format, score } = state;
    if (format.kind === 'money') {
      const closed = this.events.at(-1)?.type === 'SessionClosed';
      this.law('a session ends when it is closed', (state.status === 'finished') === closed);
      const { total, entries } = ledgerOf(resultsOf(effectiveEvents(this.events)), format);
      const zero = [total, ...entries.map((entry) => entry.total)].every(({ white, black }) => white + black === 0);
      this.law(
        'the ledger is zero-sum and says what the score says',
        zero && total.white === score.white - score.black,
      );
      return;
    }
    const reached = SIDES.filter((side) => format.kind === 'points' && state.score[side] >= format.length);
    const lawful = state.status === 'open' ? reached.length === 0 : isDeepStrictEqual(reached, [state.outcome?.winner]);
    this.law('the match ends when its winner reaches the length', lawful);
  }

  law(words: string, holds: boolean): void {
    if (!holds) this.unlawful.push(`version ${this.events.length}: ${words}`);
  }
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

function resultsOf(events: readonly MatchEvent[]): LedgerGame[] {
  return events.flatMap((event): LedgerGame[] => {
    if (event.type === 'ResultReported') return [{ number: event.number, result: event.result }];
    if (event.type !== 'InGame' || event.event.type !== 'GameFinished') return [];
    return [{ number: event.game, result: event.event.result }];
  });
}

function isCrawford(event: MatchEvent): boolean {
  if (event.type === 'ResultReported') return event.crawford;
  return event.type === 'InGame' && event.event.type === 'GameStarted' && event.event.terms.crawford;
}

const seeds = fc.sample(fc.integer(), { seed: lawSeed(SEED), numRuns: MATCHES });
const played = seeds.map((seed) => new RandomMatch(seed).play(MOST_COMMANDS));
const sessions = seeds.slice(0, SESSIONS).map((seed) => new RandomMatch(seed, true).play(MOST_COMMANDS));
const both = [...played, ...sessions];

describe('every match', () => {
  it('moves from possible state to possible state, by the acts that are listed and by no others', () => {
    expect(both.flatMap(({ seed, unlawful }) => unlawful.map((law) => `seed ${seed}, ${law}`))).toEqual([]);
  });

  it('is what its record says, also after the record has been through JSON', () => {
    for (const { events, state } of both) {
      expect(isDeepStrictEqual(fold(MATCH.evolve, MATCH.initialState, events), state)).toBe(true);
      const stored = events.map((event) => matchEventOf(throughJson(storedEvent(event))));
      expect(isDeepStrictEqual(stored, events)).toBe(true);
    }
  });

  it('is also what the part of its record says that was not taken back', () => {
    for (const { events, state } of both) {
      expect(isDeepStrictEqual(fold(MATCH.evolve, MATCH.initialState, effectiveEvents(events)), state)).toBe(true);
    }
  });

  it('has one Crawford game at most', () => {
    for (const { events } of played) expect(effectiveEvents(events).filter(isCrawford).length).toBeLessThan(2);
  });

  it('was played in many ways here', () => {
    const types = new Set(played.flatMap(({ events }) => events.map((event) => storedEvent(event).type)));
    expect([...types].sort()).toEqual([
      'DiceRolled',
      'DoubleDropped',
      'DoubleTaken',
      'Doubled',
      'DoubletNamed',
      'GameFinished',
      'GameStarted',
      'MatchFinished',
      'MatchOpened',
      'MatchScoreChanged',
      'OpeningRolled',
      'PlayCorrected',
      'PlayLaidOut',
      'PlayMade',
      'PlayPickedUp',
      'ResignationAccepted',
      'ResignationOffered',
      'ResignationRefused',
      'ResignationWithdrawn',
      'ResultReported',
      'RollVoided',
      'TakenBack',
      'TurnSkipped',
    ]);
    expect(played.filter(({ state }) => state.status === 'finished').length).toBeGreaterThan(MATCHES / 3);
  });

  it('was played for money in many ways here', () => {
    const typesOf = ({ events }: RandomMatch): readonly string[] => events.map((event) => storedEvent(event).type);
    const types = new Set(sessions.flatMap(typesOf));
    const own = [
      'AutomaticDoubleMade',
      'DoubleBeavered',
      'BeaverRaccooned',
      'RaccoonOttered',
      'SessionClosed',
      'SettlementMade',
    ];
    const missing = (): readonly string[] => own.filter((type) => !types.has(type));
    // With other seeds (LAWS_SEED) these few sessions may lack a rare way.
    for (let more = 0; missing().length > 0 && more < MOST_MORE; more += 1) {
      for (const type of typesOf(new RandomMatch(more, true).play(MOST_COMMANDS))) types.add(type);
    }
    expect(missing()).toEqual([]);
    expect([...types]).not.toContain('MatchFinished');
  });

  it('stays as it is when it is over', () => {
    for (const { state, events } of both.filter((match) => match.state.status === 'finished')) {
      for (const command of [
        startGame(99),
        reportGame(99, 'white', 'single', 1),
        { type: 'EndMatch', winner: 'white', by: 'time', at: AT },
      ] as const) {
        expect(MATCH.decide(state, command)).toMatchObject({ ok: false, error: { code: 'match.finished' } });
      }
      const ends = events.filter(({ type }) => type === 'MatchFinished' || type === 'SessionClosed');
      expect(ends.length).toBeGreaterThan(0);
    }
  });
});
