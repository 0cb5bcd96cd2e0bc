/**
 * Undoing equals never having done: after random nights in all formats, a tournament without an act is what the other
 * commands alone make of it, and doing it again by undoing the undoing brings everything back.
 */
import fc from 'fast-check';
import {
  type TournamentCommand,
  countingActs,
  foldRecord,
  pairingsOf,
  standingsOf,
  undoableIn,
} from '../../../src/domain/index.js';
import { FORMATS, doingOf } from '../../support/chance/random-acts.js';
import {
  DrawingTeamsTable,
  NOON,
  StoppingTeamsTable,
  TeamsTable,
  TournamentTable,
} from '../../support/chance/random-tournament.js';
import { expectEqual } from '../../support/domain/expect-equal.js';

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

  /** What the commands make that still count, given to a tournament of their own. */
  again(): TournamentTable {
    const table = this.Table.entered(this.format, 0, 'seed');
    for (const { first } of countingActs(this.table.acts)) {
      const command = this.commands.get(first);
      // What was corrected away since may have needed the act; it left nothing.
      if (command !== undefined) table.give(command);
    }
    return table;
  }
}

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
  expect(undoableIn(table.opened, table.acts)(ofSemifinal)).toBe(false);
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
  return { status, entries, stages, tables, outcomes, pairings: pairingsOf(opened), standings: standingsOf(opened) };
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
          const isUndoable = asked === undefined || undoableIn(table.opened, table.acts)(asked);
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
    { numRuns: 300, seed: 1_336_492_557 },
  );
  expect(Object.entries(counts).filter(([, count]) => count < 50)).toEqual([]);
});
