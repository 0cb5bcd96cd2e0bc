// Laws that hold in every chouette: checked in evenings of score sheets, arrivals, departures and a host's last words at random.

import { eveningOf, standingLines } from '../../../src/domain/chouette/evening.js';
import type { ChouetteCommand } from '../../../src/domain/chouette/commands.js';
import type { ChouetteEvent } from '../../../src/domain/chouette/events.js';
import { inMoney, pointsAfter, transfers } from '../../../src/domain/chouette/ledger/ledger.js';
import { type ChouetteRules, ROTATIONS } from '../../../src/domain/chouette/rules.js';
import { seatedPlayers } from '../../../src/domain/chouette/seats/seats.js';
import { type ChouetteState, amountWon, pointsOf } from '../../../src/domain/chouette/state.js';
import { fold } from '../../../src/domain/kernel/decider.js';
import { AT } from '../../support/domain/builders.js';
import { CHOUETTE, openChouette, reportGame, ruled, seatCommand, sheetOf } from '../../support/domain/chouettes.js';
import { type Chance, oneOf, seededChance } from '../../support/clients/next-action.js';
import { randomSheet } from '../../support/chance/random-sheets.js';
import { expectEqual } from '../../support/domain/expect-equal.js';
import { lawTimes } from '../../support/chance/laws.js';

const EVENINGS = lawTimes(300);
const STEPS = 25;
const STAKE = 100;
const CLUB = ['Ann', 'Bob', 'Cy', 'Dee', 'Eve', 'Fay', 'Gus', 'Hal'];
const HOST = { player: null, staff: true };

/** An evening of commands that were accepted, and what it led to. */
class RandomEvening {
  readonly commands: ChouetteCommand[] = [];
  readonly events: ChouetteEvent[] = [];
  state: ChouetteState = CHOUETTE.initialState;

  /** Whether it was accepted; a correction knows the record of this evening. */
  ask(command: ChouetteCommand): boolean {
    const needsRecord = command.type === 'CorrectGame' || command.type === 'ReportGame';
    const asked = needsRecord ? { ...command, history: [...this.events] } : command;
    const decision = CHOUETTE.decide(this.state, asked);
    if (!decision.ok) return false;
    this.commands.push(command);
    this.events.push(...decision.value);
    this.state = fold(CHOUETTE.evolve, this.state, decision.value);
    return true;
  }

  get opened(): Exclude<ChouetteState, { status: 'not-opened' | 'ordering' | 'called-off' }> {
    if (!('seats' in this.state)) throw new Error('nobody is seated');
    return this.state;
  }

  /** What a correction has to leave as if the game had been written rightly at once. */
  get standing(): object {
    const { seats, asks, players, status } = this.opened;
    const points = players.filter((player) => player.points !== 0).map(({ id, points: won }) => [id, won]);
    const amounts = players.filter(({ amount = 0 }) => amount !== 0).map(({ id, amount }) => [id, amount]);
    return { seats, asks, status, points: points.sort(), amounts: amounts.sort() };
  }
}

function rulesOf(chance: Chance): Partial<ChouetteRules> {
  return {
    cubes: oneOf(['multi', 'single'] as const, chance),
    rotation: oneOf(ROTATIONS, chance),
    joinPosition: oneOf(['end', 'beforeLoser'] as const, chance),
    sitOutReturn: oneOf(['end', 'samePlace'] as const, chance),
    partner: oneOf(['none', 'optional'] as const, chance),
    partnerFrom: 5,
    buying: true,
  };
}

function step(evening: RandomEvening, chance: Chance): ChouetteCommand {
  const { seats, games, rules } = evening.opened;
  if (chance() < 0.6) {
    const { board, told } = randomSheet(seats.line, rules.cubes, chance);
    return reportGame(games + 1, sheetOf(board, told));
  }
  const person = oneOf(CLUB, chance);
  const act = oneOf(
    ['Join', 'Leave', 'SitOut', 'Return', 'Return', 'partner', 'box', 'seat', 'adjust'] as const,
    chance,
  );
  if (act === 'seat') {
    const [box = '', ...line] = seatedPlayers(seats).toSorted(() => chance() - 0.5);
    return { type: 'SetSeats', box, line, reason: 'by age' };
  }
  if (act === 'adjust') {
    return {
      type: 'AdjustPoints',
      from: person,
      to: oneOf(CLUB, chance),
      points: 1 + Math.floor(chance() * 9),
      reason: 'a bet',
    };
  }
  if (act === 'partner') return { type: 'InvitePartner', player: null, sender: HOST };
  if (act === 'box') return { type: 'BuyBox', buyer: person, points: 1 + Math.floor(chance() * 5), sender: HOST };
  const stake = act === 'Join' && chance() < 0.3 ? 10 * STAKE : undefined;
  return { ...seatCommand(act, person), stake };
}

function randomEvening(seed: number): RandomEvening {
  const chance = seededChance(seed);
  const evening = new RandomEvening();
  const players = CLUB.slice(0, 4 + Math.floor(chance() * 3)).join(' ');
  const stakes = chance() < 0.5 ? { Ann: 5 * STAKE, Bob: 1 } : undefined;
  evening.ask(openChouette({ players, rules: rulesOf(chance), stake: STAKE, stakes }));
  for (let n = 0; n < STEPS && evening.opened.status === 'waiting'; n += 1) evening.ask(step(evening, chance));
  return evening;
}

const evenings = Array.from({ length: EVENINGS }, (_, index) => randomEvening(4000 + index));

/** The games of an evening with the team that each was played against. */
function gamesOf({ events }: RandomEvening) {
  return events.flatMap((event) => (event.type === 'ChouetteGameReported' ? [event] : []));
}

function correction(
  gameId: string,
  sheet: Extract<ChouetteCommand, { type: 'CorrectGame' }>['sheet'],
): ChouetteCommand {
  return { type: 'CorrectGame', gameId, sheet, reason: 'misread', history: [], at: AT };
}

/** Who was box in each game, and between whom a seat was sold or shared: what no correction of another game can change. */
function factsOf({ events }: RandomEvening, without: string | null = null): readonly string[] {
  return events.flatMap((event) => {
    if (event.type === 'ChouetteGameReported' && event.gameId !== without) return [`${event.seats.box} plays`];
    if (event.type === 'BoxBought') return [`${event.buyer} buys from ${event.seller}`];
    return event.type === 'PartnerInvited' ? [`${event.seats.box} invites ${event.player}`] : [];
  });
}

describe('a chouette', () => {
  it('sums to zero after every event', () => {
    for (const { events } of evenings) {
      let state = CHOUETTE.initialState;
      for (const event of events) {
        state = CHOUETTE.evolve(state, event);
        if (state.status === 'not-opened') continue;
        const opened = state;
        expect(opened.players.reduce((sum, { points }) => sum + points, 0)).toBe(0);
        expect(opened.players.reduce((sum, player) => sum + amountWon(player, opened), 0)).toBe(0);
      }
    }
  });

  it('is again what it was when its record is read', () => {
    for (const { events, state } of evenings) {
      const read = JSON.parse(JSON.stringify(events)) as ChouetteEvent[];
      expect(fold(CHOUETTE.evolve, CHOUETTE.initialState, read)).toEqual(state);
    }
  });

  it('seats no player twice and never more than fit', () => {
    for (const { opened } of evenings) {
      const people = [...seatedPlayers(opened.seats), ...opened.seats.sittingOut.map(({ player }) => player)];
      expect(new Set(people).size).toBe(people.length);
      expect(seatedPlayers(opened.seats).length).toBeLessThanOrEqual(opened.rules.maxPlayers);
    }
  });

  it('refuses the same thing twice for the same reason, and nothing changes', () => {
    for (const evening of evenings.slice(0, 50)) {
      const wrong = reportGame(99, sheetOf(null, { Nobody: 1 }));
      const before = evening.state;
      expect(CHOUETTE.decide(before, wrong)).toEqual(CHOUETTE.decide(before, wrong));
      expect(CHOUETTE.decide(before, wrong).ok).toBe(false);
    }
  });

  it('is settled by transfers that leave no debts', () => {
    for (const { opened } of evenings) {
      const points = pointsOf(opened);
      const paid = transfers(points).map(({ from, to, amount }) => ({
        from: to,
        to: from,
        points: amount,
        reason: 'win' as const,
      }));
      expect([...pointsAfter(points, paid).values()].every((left) => left === 0)).toBe(true);
      const owing = [...points.values()].filter((won) => won !== 0).length;
      expect(paid.length).toBeLessThanOrEqual(Math.max(0, owing - 1));
    }
  });
});

describe('a game that was started by mistake', () => {
  it('leaves the evening as it would have been, replaced by its sheet or undone, whatever was corrected meanwhile', () => {
    let [replaced, undone, corrected] = [0, 0, 0];
    for (const [index, evening] of evenings.entries()) {
      const chance = seededChance(7000 + index);
      const [meant, mistaken] = [new RandomEvening(), new RandomEvening()];
      for (const command of evening.commands) {
        const begun = `begun-${mistaken.commands.length}`;
        const isMistake = command.type === 'ReportGame' && chance() < 0.5;
        if (isMistake) expect(mistaken.ask({ type: 'StartGame', gameId: begun })).toBe(true);
        const games = gamesOf(mistaken);
        if (isMistake && games.length > 0 && chance() < 0.4) {
          const place = Math.floor(chance() * games.length);
          const { seats } = games[place]!;
          const { board, told } = randomSheet(seats.line, meant.opened.rules.cubes, chance);
          const sheet = chance() < 0.3 ? null : sheetOf(board, told);
          const right = meant.ask(correction(gamesOf(meant)[place]!.gameId, sheet));
          expect(mistaken.ask(correction(games[place]!.gameId, sheet))).toBe(right);
          if (right) corrected += 1;
        }
        const isUndone = isMistake && chance() < 0.5;
        if (isUndone) expect(mistaken.ask(correction(begun, null))).toBe(true);
        // By a correction another may be box now than was when the game began: then its sheet tells of another table.
        const [isRight, isTyped] = [meant.ask(command), mistaken.ask(command)];
        if (!isRight || !isTyped) break;
        if (isUndone) undone += 1;
        else if (isMistake) replaced += 1;
        if (factsOf(meant).join() !== factsOf(mistaken).join()) break;
        if (mistaken.opened.status !== 'playing') expectEqual(mistaken.standing, meant.standing);
      }
      expect(mistaken.opened.players.reduce((sum, { points }) => sum + points, 0)).toBe(0);
    }
    expect(Math.min(replaced, undone, corrected)).toBeGreaterThan(EVENINGS);
  });
});

describe('the correction of a game', () => {
  it('ends where the evening would have, had it been written so at once', () => {
    let compared = 0;
    for (const [index, evening] of evenings.entries()) {
      const chance = seededChance(9000 + index);
      const games = gamesOf(evening);
      if (games.length === 0) continue;
      const { gameId, seats } = oneOf(games, chance);
      const { board, told } = randomSheet(seats.line, evening.opened.rules.cubes, chance);
      const right = sheetOf(board, told);
      const meant = new RandomEvening();
      const isSame = evening.commands.every((command) =>
        meant.ask(command.type === 'ReportGame' && command.gameId === gameId ? { ...command, sheet: right } : command),
      );
      // Where another would have been box, the games since then could not have been those that were played.
      if (!isSame || factsOf(meant).join() !== factsOf(evening).join()) continue;
      compared += 1;
      const corrected = copyOf(evening);
      expect(corrected.ask(correction(gameId, right))).toBe(true);
      expectEqual(corrected.standing, meant.standing);
    }
    expect(compared).toBeGreaterThan(EVENINGS / 10);
  });

  it('to nothing ends where the evening would have without the game', () => {
    let compared = 0;
    for (const [index, evening] of evenings.entries()) {
      const games = gamesOf(evening);
      if (games.length === 0) continue;
      const { gameId } = index % 2 === 0 ? games.at(-1)! : oneOf(games, seededChance(index));
      const meant = new RandomEvening();
      const rest = evening.commands.filter((command) => command.type !== 'ReportGame' || command.gameId !== gameId);
      if (!rest.every((command) => meant.ask(command))) continue;
      if (factsOf(meant).join() !== factsOf(evening, gameId).join()) continue;
      compared += 1;
      const corrected = copyOf(evening);
      expect(corrected.ask(correction(gameId, null))).toBe(true);
      expectEqual(corrected.standing, meant.standing);
    }
    expect(compared).toBeGreaterThan(EVENINGS / 4);
  });

  it('and its correction back leave all as it was', () => {
    for (const [index, evening] of evenings.entries()) {
      const chance = seededChance(7000 + index);
      const games = gamesOf(evening);
      if (games.length === 0) continue;
      const game = oneOf(games, chance);
      const { board, told } = randomSheet(game.seats.line, evening.opened.rules.cubes, chance);
      const first = evening.commands.find((command) => command.type === 'ReportGame' && command.gameId === game.gameId);
      if (first?.type !== 'ReportGame') throw new Error('a game that nobody reported');
      const there = copyOf(evening);
      expect(there.ask(correction(game.gameId, chance() < 0.3 ? null : sheetOf(board, told)))).toBe(true);
      expect(there.ask(correction(game.gameId, first.sheet))).toBe(true);
      expectEqual(there.standing, evening.standing);
    }
  });

  it('edits nothing: the lines that stand are what everybody has won', () => {
    for (const [index, evening] of evenings.entries()) {
      const chance = seededChance(5000 + index);
      const corrected = copyOf(evening);
      for (const { gameId, seats } of gamesOf(evening).slice(0, 3)) {
        const { board, told } = randomSheet(seats.line, evening.opened.rules.cubes, chance);
        corrected.ask(correction(gameId, sheetOf(board, told)));
      }
      const told = eveningOf(corrected.events);
      expectEqual(told.lines.slice(0, evening.opened.lines), eveningOf(evening.events).lines);
      expect(told.lines.map(({ number }) => number)).toEqual(told.lines.map((_, place) => place + 1));
      const beside = told.lines.filter(({ reason }) => reason === 'boxSale' || reason === 'adjustment');
      const standing = [...beside, ...gamesOf(evening).flatMap(({ number }) => standingLines(told, number))];
      const zero = new Map(corrected.opened.players.map(({ id }) => [id, 0]));
      expect(pointsAfter(zero, standing)).toEqual(pointsOf(corrected.opened));
      const amounts = corrected.opened.players.map(
        (player) => [player.id, amountWon(player, corrected.opened)] as const,
      );
      expect(pointsAfter(zero, inMoney(standing, corrected.opened))).toEqual(new Map(amounts));
    }
  });
});

function copyOf({ commands, events, state }: RandomEvening): RandomEvening {
  const copy = new RandomEvening();
  copy.commands.push(...commands);
  copy.events.push(...events);
  copy.state = state;
  return copy;
}

describe('the options of the random evenings', () => {
  it('are all met', () => {
    expect(new Set(evenings.map(({ opened }) => opened.rules.rotation)).size).toBe(ROTATIONS.length);
    expect(evenings.some(({ opened }) => opened.seats.partner !== null)).toBe(true);
    expect(evenings.some(({ events }) => events.some(({ type }) => type === 'BoxBought'))).toBe(true);
    expect(evenings.some(({ events }) => events.some(({ type }) => type === 'SeatsSet'))).toBe(true);
    expect(evenings.some(({ events }) => events.some(({ type }) => type === 'PointsAdjusted'))).toBe(true);
    expect(evenings.some(({ opened }) => opened.status === 'closed')).toBe(true);
    expect(evenings.some(({ opened }) => opened.stakes !== undefined)).toBe(true);
    expect(ruled().rotation).toBe('succession');
  });
});
