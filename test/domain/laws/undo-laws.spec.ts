/**
 * Undoing equals never having done: after random nights in all formats, a tournament without an act is what the other
 * commands alone make of it, and doing it again by undoing the undoing brings everything back.
 */
import fc from 'fast-check';
import { type TournamentCommand, foldRecord, pairingsOf, standingsOf, undoableIn } from '../../../src/domain/index.js';
import { countingActs } from '../../../src/domain/tournament/undo/recorded-acts.js';
import { FORMATS, doingOf } from '../../support/chance/random-acts.js';
import {
  DrawingTeamsTable,
  NOON,
  StoppingTeamsTable,
  TeamsTable,
  TournamentTable,
} from '../../support/chance/random-tournament.js';
import { expectEqual } from '../../support/domain/expect-equal.js';
import { lawSeed, lawTimes } from '../../support/chance/laws.js';

type Kind = (typeof FORMATS)[number]['kind'];

function nights(Table: typeof TournamentTable, isFit: (kind: Kind) => boolean) {
  return FORMATS.filter(({ kind }) => isFit(kind)).map((format) => [Table, format] as const);
}

/** Teams play what has no double elimination, and draw where no team has to go on. */
const NIGHTS = [
  ...nights(TournamentTable, () => true),
  ...nights(TeamsTable, (kind) => kind !== 'double-elimination'),
  ...nights(StoppingTeamsTable, (kind) => kind !== 'double-elimination'),
  ...nights(DrawingTeamsTable, (kind) => kind !== 'double-elimination' && kind !== 'knockout'),
];

/** A night, with the commands by the number of the act that each brought about. */
class Night {
  readonly commands = new Map<number, TournamentCommand>();
  table: TournamentTable;

  constructor(
    private readonly Table: typeof TournamentTable,
    private readonly format: Readonly<Record<string, unknown>>,
    entrants: number,
  ) {
    this.table = Table.entered(format, 0, 'seed');
    for (let nth = 1; nth <= entrants; nth += 1) {
      const entry = { entryId: `e${nth}`, player: `p${nth}`, seed: null, paid: false };
      this.give({ type: 'Enter', entry, seed: 'seed' });
    }
  }

  give(command: TournamentCommand): boolean {
    const first = this.table.events.length + 1;
    const given = this.table.give(command);
    if (typeof given === 'string') return false;
    if (given.length > 0 && command.type !== 'Undo') this.commands.set(first, command);
    return true;
  }

  /**
   * What the commands make that still count, given to a tournament of their own. A result that counts is given as soon as it can be:
   * the board that let a team go on may be undone where a later board has it go on as well.
   */
  again(): TournamentTable {
    const table = this.Table.entered(this.format, 0, 'seed');
    const { outcomes } = this.table.opened;
    let waiting: readonly TournamentCommand[] = [];
    for (const { first } of countingActs(this.table.acts)) {
      const command = this.commands.get(first);
      if (command === undefined) continue;
      if (typeof table.give(command) !== 'string') {
        waiting = waiting.filter((each) => typeof table.give(each) === 'string');
      } else if (command.type === 'RecordResult' && outcomes[command.pairing] !== undefined) {
        // What was corrected away since may have needed the act; it left nothing.
        waiting = [...waiting, command];
      }
    }
    return table;
  }
}

it('a board of a team match is undone that later boards have made needless, and the team stays in its next match', () => {
  const table = TeamsTable.drawn({ kind: 'knockout', lengths: [3] }, 4, 'seed');
  const boards = table.ready().filter(({ position }) => position === 1);
  const others = table.ready().filter(({ position }) => position === 2);
  table.record(boards[0]!, 'white');
  const first = table.acts.at(-1)!;
  for (const board of [boards[1]!, ...others]) table.record(board, 'white');
  table.record(
    table.ready().find(({ round }) => round === 2)!,
    'black',
  );
  expect(undoableIn(table.opened, table.acts)(first)).toBeNull();
  table.record(boards[2]!, 'white');
  const before = shown(table);
  table.accept({ type: 'Undo', act: first.first, reason: null, acts: table.acts, at: NOON });
  const of = (round: number): readonly unknown[] =>
    pairingsOf(table.opened).flatMap((pairing) =>
      pairing.round === round && pairing.position === 1 && pairing.boards === undefined ? [pairing.winner] : [],
    );
  expect([of(1), of(2)]).toEqual([
    [null, boards[1]!.white, boards[2]!.white],
    [expect.any(String), null, null],
  ]);
  table.accept({ type: 'Undo', act: table.acts.at(-1)!.first, reason: null, acts: table.acts, at: NOON });
  expectEqual(shown(table), before);
});

it('a result that came back with a later one is undone only behind that one', () => {
  const table = TournamentTable.drawn({ kind: 'knockout', lengths: [3] }, 8, 'seed');
  const quarterfinal = table.ready()[0]!;
  for (let match = 1; match <= 5; match += 1) table.record(table.ready()[0]!, 'white');
  const ofSemifinal = table.acts.at(-1)!;
  const correct = (winner: 'white' | 'black'): void => {
    const result = { winner, by: 'reported', score: { white: 0, black: 0, [winner]: 3 } } as const;
    table.accept({ type: 'CorrectResult', pairing: quarterfinal.key, result, reason: 'misread', at: NOON });
  };
  correct('black');
  correct('white');
  const refusal = table.refusal({ type: 'Undo', act: ofSemifinal.first, reason: null, acts: table.acts, at: NOON });
  expect(refusal).toMatchObject({ code: 'undo.depended-on', params: { later: ['correct-result'] } });
  expect(undoableIn(table.opened, table.acts)(ofSemifinal)).toBeNull();
  table.accept({ type: 'Undo', act: null, reason: null, acts: table.acts, at: NOON });
  table.accept({ type: 'Undo', act: ofSemifinal.first, reason: null, acts: table.acts, at: NOON });
  expect(table.opened.setAside).toEqual([]);
});

/** What is asked about many acts keeps what it has folded; each act has the answer that it has by itself. */
function expectSameInAnyOrder({ opened, acts }: TournamentTable): void {
  const byItself = acts.map((act) => undoableIn(opened, acts)(act));
  const [forwards, backwards] = [undoableIn(opened, acts), undoableIn(opened, acts)];
  expect(acts.map(forwards)).toEqual(byItself);
  expect(acts.toReversed().map(backwards)).toEqual(byItself.toReversed());
}

function shown({ opened }: TournamentTable): unknown {
  const { status, entries, stages, tables, outcomes } = opened;
  const pairings = pairingsOf(opened);
  // A match that is gone keeps its table for the time when it comes again, as one of a bracket does whose players are not known yet.
  const present = new Set(pairings.map(({ key }) => key));
  const shownTables = Object.entries(tables).filter(([key]) => present.has(key));
  return { status, entries, stages, tables: shownTables, outcomes, pairings, standings: standingsOf(opened) };
}

it('an act that is undone has never been, and one that is done again has', () => {
  const counts = { undone: 0, earlier: 0, again: 0, refused: 0 };
  fc.assert(
    fc.property(
      fc.constantFrom(...NIGHTS),
      fc.integer({ min: 5, max: 9 }),
      fc.array(fc.record({ act: fc.nat(16), which: fc.nat(60), white: fc.boolean() }), {
        minLength: 15,
        maxLength: 60,
      }),
      ([Table, format], entrants, doings) => {
        const night = new Night(Table, format, entrants);
        for (const doing of doings) {
          if (doing.act < 14) {
            night.give(doingOf(night.table, doing));
            continue;
          }
          const { table } = night;
          const before = shown(table);
          const act = doing.act === 14 ? null : (1 + doing.which * 7) % (table.events.length + 1);
          const asked = table.acts.find(({ first, last }) => act !== null && first <= act && act <= last);
          const isUndoable = asked === undefined || undoableIn(table.opened, table.acts)(asked) !== null;
          const isUndone = night.give({
            type: 'Undo',
            act: act === 0 ? null : act,
            reason: null,
            acts: table.acts,
            at: NOON,
          });
          // What can be undone, and nothing else, is undoable in the list of acts.
          if (asked !== undefined || isUndone) expect(isUndoable).toBe(isUndone);
          if (!isUndone) {
            counts.refused += 1;
            expectEqual(shown(table), before);
            continue;
          }
          counts.undone += 1;
          if (act !== null) counts.earlier += 1;
          // Two who had met and meet again have their result back, which the other commands alone could not record.
          const isBack = table.acts.at(-1)?.events.some(({ type }) => type === 'PairingRestored') === true;
          if (!isBack) expectEqual(shown(table), shown(night.again()));
          if (!doing.white) continue;
          const last = table.acts.at(-1);
          if (last === undefined) throw new Error('no act');
          table.accept({ type: 'Undo', act: last.first, reason: null, acts: table.acts, at: NOON });
          expectEqual(shown(table), before);
          counts.again += 1;
        }
        // The record folded as a whole, to the letter, is what the events one by one have made.
        const { events, state } = night.table;
        expect(JSON.stringify(foldRecord({ status: 'not-opened' }, events))).toBe(JSON.stringify(state));
        expectSameInAnyOrder(night.table);
      },
    ),
    { numRuns: lawTimes(300), seed: lawSeed(1_336_492_557) },
  );
  expect(Object.entries(counts).filter(([, count]) => count < 50)).toEqual([]);
});
