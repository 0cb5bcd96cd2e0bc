// Worked examples of section 5 that tell of played games, played here as people would: every double, answer and roll.

import { tableOutcome } from '../../../src/domain/chouette/game/outcome.js';
import { nextSeats } from '../../../src/domain/chouette/seats/rotation.js';
import type { ChouetteRules } from '../../../src/domain/chouette/rules.js';
import { type Seats, seatsInOrder } from '../../../src/domain/chouette/seats/seats.js';
import { gameEntries } from '../../../src/domain/chouette/ledger/settlement.js';
import { playOut } from '../../support/domain/played-out.js';
import { Table, says } from '../../support/domain/tables.js';

type Said = readonly [player: string, act: ReturnType<typeof says.double>];

/** An evening at one table: what the games came to and who sits where. */
class Evening {
  readonly points: Record<string, number> = {};

  constructor(
    public seats: Seats,
    private readonly rules: Partial<ChouetteRules>,
  ) {
    for (const player of [seats.box, ...seats.line]) this.points[player] = 0;
  }

  /** A game from its first roll to its end; the entries of the ledger and the rotation follow. */
  game(play: (table: Table) => void): void {
    const { box, line } = this.seats;
    const table = new Table({ box, line, rules: this.rules });
    play(table);
    const outcome = tableOutcome(table.state);
    if (outcome === null || table.state.status !== 'finished') throw new Error('the game goes on');
    const terms = { rules: table.state.rules, variant: table.state.board.variant };
    for (const { from, to, points } of gameEntries(outcome, this.seats, terms)) {
      this.points[from]! -= points;
      this.points[to]! += points;
    }
    this.seats = nextSeats(outcome, this.seats, terms);
  }

  get order(): readonly string[] {
    return [this.seats.box, ...this.seats.line];
  }

  get sums(): readonly number[] {
    return Object.keys(this.points)
      .sort()
      .map((player) => this.points[player]!);
  }
}

/** The box has played and the team is to double or roll. */
function teamsTurn(table: Table): void {
  const { box } = table.open;
  if (table.open.board.phase.name === 'opening') table.all([box, says.opening(3, 1)], [box, says.play('8/5 6/5')]);
  else pass(table);
}

/** The team has played and the box is to double or roll. */
function boxsTurn(table: Table): void {
  const captain = active(table)[0]!;
  if (table.open.board.phase.name === 'opening') {
    table.all([captain, says.opening(1, 3)], [captain, says.play('8/5 6/5')]);
  } else pass(table);
}

/** The side on roll rolls and plays, without any double. */
function pass(table: Table): void {
  const { phase } = table.open.board;
  const side = phase.name === 'before-roll' ? phase.side : 'white';
  const player = side === 'white' ? table.open.box : active(table)[0]!;
  table.all([player, says.roll(6, 5)], [player, says.play('24/13')]);
}

function active(table: Table): readonly string[] {
  return table.open.pairs.filter(({ end }) => end === null).map(({ member }) => member);
}

describe('CH2: an evening with one cube', () => {
  const evening = new Evening(seatsInOrder(['Bob', 'Ann', 'Cy', 'Dee']), { cubes: 'single' });

  it('1: the cube is never turned and the box wins a gammon', () => {
    evening.game((table) => playOut(table, 'box', 'gammon'));
    expect(evening.sums).toEqual([-1, 3, -1, -1]);
    expect(evening.order).toEqual(['Bob', 'Cy', 'Dee', 'Ann']);
  });

  it('2: the captain doubles, the box takes, the team wins a single game', () => {
    evening.game((table) => {
      teamsTurn(table);
      table.all(['Cy', says.double()], ['Bob', says.take()]);
      playOut(table, 'team', 'single');
    });
    expect(evening.sums).toEqual([1, -3, 1, 1]);
    expect(evening.order).toEqual(['Cy', 'Dee', 'Ann', 'Bob']);
  });

  it('3: the captain drops, the others take and win a gammon', () => {
    evening.game((table) => {
      boxsTurn(table);
      table.all(['Cy', says.double()], ['Dee', says.drop()], ['Ann', says.take()], ['Bob', says.take()]);
      playOut(table, 'team', 'gammon');
    });
    expect(evening.sums).toEqual([5, 1, -6, 0]);
    expect(evening.order).toEqual(['Ann', 'Bob', 'Dee', 'Cy']);
  });

  it('4: everybody drops', () => {
    evening.game((table) => {
      boxsTurn(table);
      table.all(['Ann', says.double()], ['Bob', says.drop()], ['Dee', says.drop()], ['Cy', says.drop()]);
    });
    expect(evening.sums).toEqual([8, 0, -7, -1]);
    expect(evening.order).toEqual(['Ann', 'Dee', 'Cy', 'Bob']);
  });

  it('5: the box redoubles to 4, two drop, the third loses', () => {
    evening.game((table) => {
      teamsTurn(table);
      table.all(['Dee', says.double()], ['Ann', says.take()]);
      boxsTurn(table);
      table.all(['Ann', says.double()], ['Dee', says.drop()], ['Bob', says.drop()], ['Cy', says.take()]);
      playOut(table, 'box', 'single');
    });
    expect(evening.sums).toEqual([16, -2, -11, -3]);
    expect(evening.order).toEqual(['Ann', 'Cy', 'Bob', 'Dee']);
  });
});

describe('CH4: an evening with a cube for each member', () => {
  const evening = new Evening(seatsInOrder(['P1', 'P2', 'P3', 'P4', 'P5']), { beavers: 1 });

  it('1: the box doubles all, one drops, one beavers', () => {
    evening.game((table) => {
      boxsTurn(table);
      table.all(['P1', says.double()], ['P2', says.take()], ['P3', says.drop()], ['P4', says.beaver()]);
      table.all(['P5', says.take()], ['P1', says.take()]);
      playOut(table, 'box', 'single');
    });
    expect(evening.sums).toEqual([9, -2, -1, -4, -2]);
    expect(evening.order).toEqual(['P1', 'P3', 'P4', 'P5', 'P2']);
  });

  it("2: the box drops the captain's double and beats the rest with a gammon", () => {
    evening.game((table) => {
      boxsTurn(table);
      table.all(['P1', says.doubles('P2')], ['P2', says.take()]);
      teamsTurn(table);
      table.all(['P3', says.double()], ['P3', says.close()], ['P1', says.drop()]);
      playOut(table, 'box', 'gammon');
    });
    expect(evening.sums).toEqual([14, -6, 0, -5, -3]);
    expect(evening.order).toEqual(['P3', 'P4', 'P5', 'P2', 'P1']);
  });

  it('3: two doubles are dropped, two are taken', () => {
    evening.game((table) => {
      teamsTurn(table);
      table.all(['P4', says.double()], ['P5', says.double()], ['P4', says.close()]);
      table.all(['P3', says.drop('P4')], ['P3', says.drop('P5')]);
      pass(table);
      pass(table);
      table.all(['P2', says.double()], ['P1', says.double()]);
      table.all(['P3', says.take('P2')], ['P3', says.take('P1')]);
      playOut(table, 'team', 'single');
    });
    expect(evening.sums).toEqual([16, -4, -6, -4, -2]);
    expect(evening.order).toEqual(['P4', 'P5', 'P2', 'P1', 'P3']);
  });

  it('4: four are doubled one after the other, one takes and redoubles', () => {
    evening.game((table) => {
      boxsTurn(table);
      table.all(['P4', says.doubles('P5', 'P2')], ['P5', says.drop()], ['P2', says.drop()]);
      pass(table);
      pass(table);
      table.all(['P4', says.doubles('P1', 'P3')], ['P1', says.drop()], ['P3', says.take()]);
      pass(table);
      table.all(['P3', says.double()], ['P4', says.take()]);
      playOut(table, 'box', 'single');
    });
    expect(evening.sums).toEqual([15, -5, -10, 3, -3]);
    expect(evening.order).toEqual(['P4', 'P2', 'P1', 'P3', 'P5']);
  });

  it('5: all are doubled, all redouble, all is taken, and the team wins a gammon', () => {
    evening.game((table) => {
      boxsTurn(table);
      const members = ['P2', 'P1', 'P3', 'P5'];
      const takes = members.map((member): Said => [member, says.take()]);
      table.all(['P4', says.double()], ...takes);
      pass(table);
      table.all(...members.map((member): Said => [member, says.double()]));
      table.all(...members.map((member): Said => ['P4', says.take(member)]));
      playOut(table, 'team', 'gammon');
    });
    expect(evening.sums).toEqual([23, 3, -2, -29, 5]);
    expect(evening.order).toEqual(['P2', 'P1', 'P3', 'P5', 'P4']);
  });
});

describe('captains who leave', () => {
  const four = (): Evening => new Evening(seatsInOrder(['B', 'C', 'M2', 'M3', 'M4']), {});

  it('CH6: captain and acting captain drop, the third wins', () => {
    const evening = four();
    evening.game((table) => {
      boxsTurn(table);
      table.all(['B', says.double()], ['C', says.drop()]);
      table.all(...['M2', 'M3', 'M4'].map((member): Said => [member, says.take()]));
      pass(table);
      table.all(['M2', says.double()], ['M2', says.close()], ['B', says.take()]);
      pass(table);
      table.all(['B', says.double()], ['M2', says.drop()]);
      playOut(table, 'team', 'gammon');
    });
    expect(evening.points).toEqual({ B: -3, C: -1, M2: -4, M3: 4, M4: 4 });
    expect(evening.order).toEqual(['M3', 'M2', 'M4', 'C', 'B']);
  });

  it('CH7: the captain drops, the acting captain is dropped by the box, the rest lose', () => {
    const evening = four();
    evening.game((table) => {
      boxsTurn(table);
      table.all(['B', says.doubles('C')], ['C', says.drop()]);
      pass(table);
      pass(table);
      table.all(['B', says.double()], ...['M2', 'M3', 'M4'].map((member): Said => [member, says.take()]));
      pass(table);
      table.all(['M2', says.double()], ['M2', says.close()], ['B', says.drop()]);
      playOut(table, 'box', 'gammon');
    });
    expect(evening.points).toEqual({ B: 7, C: -1, M2: 2, M3: -4, M4: -4 });
    expect(evening.order).toEqual(['M2', 'M3', 'M4', 'C', 'B']);
  });

  it('CH8, CH9: one drops, the others play on', () => {
    const dropping = (who: string, winner: 'box' | 'team'): Evening => {
      const evening = four();
      evening.game((table) => {
        boxsTurn(table);
        const answers = ['C', 'M2', 'M3', 'M4'].map((member): Said => [
          member,
          member === who ? says.drop() : says.take(),
        ]);
        table.all(['B', says.double()], ...answers);
        playOut(table, winner, 'single');
      });
      return evening;
    };
    const captain = dropping('C', 'box');
    expect(captain.points).toEqual({ B: 7, C: -1, M2: -2, M3: -2, M4: -2 });
    expect(captain.order).toEqual(['B', 'M2', 'M3', 'M4', 'C']);
    const member = dropping('M2', 'team');
    expect(member.points).toEqual({ B: -5, C: 2, M2: -1, M3: 2, M4: 2 });
    expect(member.order).toEqual(['C', 'M2', 'M3', 'M4', 'B']);
  });
});

describe('what a cube is worth', () => {
  const two = (rules: Partial<ChouetteRules>): Evening => new Evening(seatsInOrder(['B', 'C', 'M2']), rules);

  it('CH17: a beaver that the box drops', () => {
    const evening = two({ beavers: 1 });
    evening.game((table) => {
      boxsTurn(table);
      table.all(['B', says.double()], ['C', says.take()], ['M2', says.beaver()], ['B', says.drop()]);
      playOut(table, 'box', 'single');
    });
    expect(evening.points).toEqual({ B: 0, C: -2, M2: 2 });
  });

  it('CH18: Jacoby is looked at cube by cube', () => {
    const evening = two({});
    evening.game((table) => {
      boxsTurn(table);
      table.all(['B', says.doubles('C')], ['C', says.take()]);
      playOut(table, 'box', 'gammon');
    });
    expect(evening.points).toEqual({ B: 5, C: -4, M2: -1 });
  });

  it('CH19: an automatic double turns all cubes and does not count for Jacoby', () => {
    const evening = two({ automaticDoubles: 1 });
    evening.game((table) => {
      table.by('B', says.opening(4, 4));
      teamsTurn(table);
      table.all(['C', says.double()], ['C', says.close()], ['B', says.drop()]);
      playOut(table, 'team', 'gammon');
    });
    expect(evening.points).toEqual({ B: -4, C: 2, M2: 2 });
  });
});
