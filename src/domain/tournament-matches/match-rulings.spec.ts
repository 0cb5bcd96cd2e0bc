import { AT, MatchRecord, opening, play, reportGame, roll } from '../../../test/support/domain/builders.js';
import { milliseconds } from '../kernel/brands.js';
import type { MatchCommand } from '../match/commands.js';
import type { TournamentEvent } from '../tournament/events/events.js';
import { type WrittenAct, type WrittenMatchEvent, matchRulings } from './match-rulings.js';

const PLAYERS = { white: 'entry-1', black: 'entry-2' };
const PAIRING = 'main/1/1';
const MADE: TournamentEvent = {
  type: 'MatchesMade',
  made: [{ pairing: PAIRING, matchId: 'match', players: PLAYERS }],
};

/** A match with what each command of it wrote, and who sent that. */
class Told {
  readonly match = new MatchRecord();
  private readonly written: WrittenMatchEvent[] = [];

  constructor() {
    this.write('token:desk');
  }

  by(actor: string, ...commands: readonly MatchCommand[]): this {
    for (const command of commands) {
      this.match.do(command);
      this.write(actor);
    }
    return this;
  }

  get record(): readonly WrittenMatchEvent[] {
    return this.written;
  }

  /** What the last command wrote. */
  get lastWrite(): string {
    return this.written.at(-1)?.write ?? '';
  }

  write(actor: string): this {
    const write = `write ${this.written.length}`;
    for (const event of this.match.events.slice(this.written.length)) {
      const version = this.written.length + 1;
      this.written.push({ version, event, write, actor, at: milliseconds(AT + version) });
    }
    return this;
  }

  rulings(...acts: readonly WrittenAct[]) {
    const begun = actOf('write 0', MADE);
    return matchRulings({ matchId: 'match', record: this.record, acts: [begun, ...acts], players: ['ann', 'bob'] });
  }
}

function actOf(write: string, ...events: readonly TournamentEvent[]): WrittenAct {
  return { write, first: 5, last: 5, at: AT, actor: 'token:desk', events };
}

const PENALTY: TournamentEvent = {
  type: 'PenaltiesChanged',
  pairing: PAIRING,
  penalties: [{ to: 'white', points: 1, reason: 'Late', cancelled: null }] as never,
};

it('are what only staff may do, also where one of them plays in the tournament', () => {
  const pause: MatchCommand = { type: 'IntroduceClock', clock: {}, from: 'next-game', reason: 'Slow', at: AT };
  const told = new Told().by('player:carl', pause);
  expect(told.rulings()).toMatchObject([
    { kind: 'introduce-clock', act: null, game: null, reason: 'Slow', actor: 'player:carl', isKept: true },
  ]);
});

it('are what players may do too where another person sent it', () => {
  const [won] = [reportGame(1, 'white', 'single', 1)];
  expect(new Told().by('player:bob', won).rulings()).toEqual([]);
  expect(new Told().by('player:carl', won).rulings()).toMatchObject([{ kind: 'record-game', game: 1 }]);
  expect(new Told().by('token:desk', won).rulings()).toMatchObject([{ kind: 'record-game', game: 1 }]);
});

it('are no rulings where staff enter what is played', () => {
  const told = new Told();
  told.match.start().act(opening(3, 1), play('8/5 6/5'), roll(6, 5));
  expect(told.write('token:desk').rulings()).toEqual([]);
});

it('do not count behind a take-back, which is one itself', () => {
  const told = new Told();
  told.match.start().act(opening(3, 1), play('8/5 6/5'), roll(6, 5));
  told.write('player:ann');
  told.match.act({ type: 'VoidRoll', reason: 'cocked', dice: null });
  told.write('token:desk');
  expect(told.rulings()).toMatchObject([{ kind: 'void-roll', reason: 'cocked', isKept: true }]);
  told.by('token:desk', told.match.takeBack(1));
  expect(told.rulings()).toMatchObject([
    { kind: 'take-back', game: 1, isKept: true },
    { kind: 'void-roll', isKept: false },
  ]);
});

it('are the acts of the tournament about the pairing, once, also where they wrote nothing in the match', () => {
  const told = new Told();
  told.by('token:desk', { type: 'AddPenalty', to: 'white', points: 1, reason: 'Late', at: AT });
  expect(told.rulings(actOf(told.lastWrite, PENALTY))).toMatchObject([
    { kind: 'penalty', act: { first: 5 }, version: 2, reason: 'Late', about: ['entry-1', 'entry-2'] },
  ]);
  expect(new Told().rulings(actOf('elsewhere', PENALTY))).toMatchObject([{ kind: 'penalty', version: null }]);
  expect(new Told().rulings(actOf('elsewhere', { ...PENALTY, pairing: 'main/1/2' } as TournamentEvent))).toEqual([]);
});

it('are not what the undoing of another act did to the match', () => {
  const told = new Told();
  told.match.start().act(opening(3, 1), play('8/5 6/5'));
  told.write('player:ann');
  told.by('token:desk', told.match.takeBack(1));
  const undone: TournamentEvent = { type: 'ActUndone', first: 4, last: 4, reason: null, restored: {}, gone: [] };
  expect(told.rulings(actOf(told.lastWrite, undone))).toEqual([]);
});
