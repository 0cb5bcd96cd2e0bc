/** The table of acts is what the domain does: each act is tried at each time. */
import {
  type AskedRound,
  type Penalty,
  type Pairing,
  type TournamentCommand,
  pairingsOf,
} from '../../../src/domain/index.js';
import { ACTS, ACT_TIMES, type Act, type ActTime, verdictOn } from '../../../src/domain/tournament/acts.js';
import { NOON, OneBoardTable, TournamentTable } from '../../support/chance/random-tournament.js';

const REASON = 'misread';
const KNOCKOUT = { kind: 'knockout', lengths: [5] };
const SWISS = { kind: 'swiss', rounds: 2, lengths: [5] };

const FORMATS: Partial<Record<Act, Readonly<Record<string, unknown>>>> = {
  'pair-round': SWISS,
  'change-round': SWISS,
  'unpair-round': SWISS,
  'want-byes': SWISS,
  'start-last-chance': {
    ...KNOCKOUT,
    consolation: { kind: 'progressive', lengths: [3] },
    lastChance: { lengths: [1] },
  },
};

interface Moment {
  readonly table: TournamentTable;
  /** What the act is about. */
  readonly pairing: string;
}

/**
 * A tournament of five, another one away, at that time of the pairing that the act is about. Its result is reported by
 * white, so that there is something to confirm.
 */
function momentAt(time: ActTime, format: Readonly<Record<string, unknown>>, Table = TournamentTable): Moment {
  const table = Table.entered(format, 'lastChance' in format ? 17 : 6, 'seed');
  table.accept({ type: 'Withdraw', entryId: 'e6', until: 'return', reason: 'dinner', at: NOON });
  if (time === 'entries') return { table, pairing: '1/main-1-1' };
  table.accept({ type: 'Draw', seed: 'seed', standings: {}, at: NOON });
  if (time === 'finished') return { table, pairing: playedOut(table) };
  const [first] = table.ready();
  if (first === undefined) throw new Error('nothing to play');
  if (time === 'begun') begin(table, first);
  if (time === 'decided' || time === 'depended-on') report(table, first);
  if (time === 'depended-on') begin(table, dependingOn(table, first));
  // What a Swiss pairs next depends on all results of a round.
  if (time === 'decided' && format === SWISS) for (const pairing of table.ready()) report(table, pairing);
  return { table, pairing: first.key };
}

function begin(table: TournamentTable, { key }: Pairing): void {
  table.accept({ type: 'MakeMatches', made: [{ pairing: key, matchId: `match of ${key}` }] });
  table.accept({ type: 'BeginMatch', matchId: `match of ${key}` });
}

function report(table: TournamentTable, { key, length }: Pairing): void {
  const result = { winner: 'white', by: 'reported', score: { white: length, black: 0 } } as const;
  table.accept({ type: 'RecordResult', pairing: key, result, source: 'white', at: NOON });
}

/** The match that the winner plays next. */
function dependingOn(table: TournamentTable, { key }: Pairing): Pairing {
  const winner = pairingsOf(table.opened).find((each) => each.key === key)?.winner;
  for (;;) {
    const next = table.ready().find(({ white, black }) => white === winner || black === winner);
    if (next !== undefined) return next;
    const [other] = table.ready();
    if (other === undefined) table.accept({ type: 'PairRound', seed: 'next', at: NOON });
    else table.record(other, 'white');
  }
}

function waitForLastChance(table: TournamentTable): void {
  while (table.refusal({ type: 'StartLastChance', at: NOON }) !== null) {
    const next = table.ready().find(({ flight }) => flight !== 'last-chance');
    if (next === undefined) throw new Error('nothing to play before the last chance');
    table.record(next, 'white');
  }
}

/** Plays everything, and gives the pairing that was last. */
function playedOut(table: TournamentTable): string {
  for (let last = ''; ;) {
    const [next] = table.ready();
    if (next !== undefined) report(table, next);
    else if (table.opened.status === 'finished') return last;
    else table.accept({ type: 'PairRound', seed: 'next', at: NOON });
    last = next?.key ?? last;
  }
}

/** Ended by the director with a pairing still open. */
function endedByDirector(table: TournamentTable, pairing: string): void {
  table.accept({ type: 'CorrectResult', pairing, result: null, reason: REASON, at: NOON });
  table.accept({ type: 'Finish', at: NOON });
}

const PENALTY: Penalty = { to: 'white', points: 1, reason: REASON, flag: false, cancelled: null };

/** A round of the five in which this one does not play. */
function withByeFor(entry: string): AskedRound {
  const [e1 = '', e2 = '', e3 = '', e4 = ''] = ['e1', 'e2', 'e3', 'e4', 'e5'].filter((other) => other !== entry);
  const pairs = [
    { white: e1, black: e2 },
    { white: e3, black: e4 },
  ];
  return { pairs, byes: [entry] };
}

function commandFor(act: Act, pairing: string, white: string, table: TournamentTable): TournamentCommand {
  switch (act) {
    case 'enter':
      return { type: 'Enter', entry: { entryId: 'late', player: 'late', seed: null, paid: false }, seed: 's' };
    case 'remove-entry':
      return { type: 'RemoveEntry', entryId: 'e1' };
    case 'check-in':
      return { type: 'CheckIn', entryId: 'e1', seed: 's' };
    case 'withdraw':
      return { type: 'Withdraw', entryId: 'e1', until: 'end', reason: REASON, at: NOON };
    case 'return':
      return { type: 'Return', entryId: 'e6', at: NOON };
    case 'disqualify':
      return { type: 'Disqualify', entryId: 'e1', reason: REASON, at: NOON };
    case 'replace':
      return { type: 'Replace', entryId: white, player: 'new', reason: REASON, at: NOON };
    case 'draw':
      return { type: 'Draw', seed: 'again', standings: {}, at: NOON };
    case 'start-last-chance':
      return { type: 'StartLastChance', at: NOON };
    case 'pair-round':
      return { type: 'PairRound', seed: 'next', at: NOON };
    case 'change-round':
      return { type: 'ChangeRound', round: 1, pairing: withByeFor(white), times: {}, reason: null, at: NOON };
    case 'unpair-round':
      return { type: 'UnpairRound', round: 1, at: NOON };
    case 'swap-entrants':
      return { type: 'SwapEntrants', entries: [white, white === 'e5' ? 'e4' : 'e5'], reason: null, at: NOON };
    case 'time-round':
      return { type: 'ChangeRound', round: 1, pairing: null, times: { deadline: NOON }, reason: null, at: NOON };
    case 'want-byes':
      return { type: 'WantByes', entryId: 'e1', byes: [{ round: 2, points: 0.5 }] };
    case 'forbid-pairs':
      return { type: 'ChangeDetails', details: { forbiddenPairs: [['e1', 'e2']] } };
    case 'set-line-up':
      return {
        type: 'SetLineUp',
        pairing: pairing.split('#')[0]!,
        entryId: white,
        players: [`${white.replace('e', 'p')}-2`],
      };
    case 'record-result': {
      const result = { winner: 'black', by: 'reported', score: { white: 0, black: 5 } } as const;
      return { type: 'RecordResult', pairing, result, source: 'staff', at: NOON };
    }
    case 'confirm-result':
      return { type: 'ConfirmResult', pairing, by: 'black', at: NOON };
    case 'object-to-result':
      return { type: 'ObjectToResult', pairing, by: 'black', reason: null, at: NOON };
    case 'correct-result': {
      const result = { winner: 'black', by: 'reported', score: { white: 0, black: 5 } } as const;
      return { type: 'CorrectResult', pairing, result, reason: REASON, at: NOON };
    }
    case 'add-penalty':
      return { type: 'RecordPenalties', pairing, penalties: [PENALTY] };
    case 'cancel-penalty':
      return { type: 'RecordPenalties', pairing, penalties: [{ ...PENALTY, cancelled: REASON }] };
    case 'correct-length':
      return { type: 'CorrectLength', pairing, length: 9, reason: REASON };
    case 'assign-table':
      return { type: 'AssignTable', pairing, table: '4' };
    case 'change-prizes':
      return { type: 'ChangeDetails', details: { prizes: null } };
    case 'change-format':
      return { type: 'ChangeDetails', details: { format: { kind: 'league', lengths: [7] } } };
    case 'finish':
      return { type: 'Finish', at: NOON };
    case 'reopen':
      return { type: 'Reopen' };
    case 'change-entry':
      return { type: 'ChangeEntry', entryId: 'e1', paid: true, seed: undefined };
    case 'seed':
      return { type: 'ChangeEntry', entryId: 'e1', paid: null, seed: 3 };
    case 'undo':
      return { type: 'Undo', act: null, reason: null, acts: table.acts, at: NOON };
    case 'cancel':
      return { type: 'Cancel', reason: REASON, at: NOON };
    case 'delete':
      return { type: 'Delete', at: NOON };
  }
}

describe.each(ACTS)('the act %s', (act) => {
  it.each(ACT_TIMES)('is possible or not as the table says: %s', (time) => {
    const Table = act === 'set-line-up' ? OneBoardTable : TournamentTable;
    const { table, pairing } = momentAt(time, FORMATS[act] ?? KNOCKOUT, Table);
    // What ended by itself goes on only when a result is corrected.
    if (act === 'reopen' && time === 'finished') endedByDirector(table, pairing);
    // Two who are out, and others who still play.
    if (act === 'start-last-chance' && (time === 'decided' || time === 'depended-on')) waitForLastChance(table);
    const white = pairingsOf(table.opened).find(({ key }) => key === pairing)?.white ?? 'e1';
    const command = commandFor(act, pairing, white, table);

    const given = table.give(command);

    const isRefused = typeof given === 'string';
    const needsReason = JSON.stringify(command).includes(REASON);
    expect({ isRefused, needsReason: !isRefused && needsReason, given }).toMatchObject({
      isRefused: verdictOn(act, time) === 'refused',
      needsReason: verdictOn(act, time) === 'reason',
    });
    // The reason is in the record.
    if (!isRefused && needsReason) expect(JSON.stringify(given)).toContain(REASON);
  });
});

describe('what a result decides', () => {
  it('is the next match of both in a bracket and in a Swiss, and none where everybody meets everybody', () => {
    const objection = (format: Readonly<Record<string, unknown>>): unknown => {
      const table = TournamentTable.drawn(format, 4, 'seed');
      const [first] = table.ready();
      if (first === undefined) throw new Error('nothing to play');
      report(table, first);
      begin(table, dependingOn(table, first));
      return table.give({ type: 'ObjectToResult', pairing: first.key, by: 'black', reason: null, at: NOON });
    };

    expect(objection(KNOCKOUT)).toBe('tournament.wrong-time');
    expect(objection(SWISS)).toBe('tournament.wrong-time');
    expect(objection({ kind: 'round-robin', lengths: [5] })).toMatchObject([{ type: 'ResultObjected' }]);
  });
});

describe('a tournament that the director has ended', () => {
  it('takes results of its last matches, and stays ended', () => {
    const table = TournamentTable.drawn({ kind: 'ladder', lengths: [5] }, 3, 'seed');
    table.accept({ type: 'Challenge', challengeId: 'c', challenger: 'e3', challenged: 'e1', at: NOON });
    table.accept({ type: 'Finish', at: NOON });
    const [open] = table.ready();
    if (open === undefined) throw new Error('nothing to play');
    table.record(open, 'white');

    expect(table.opened.status).toBe('finished');
    table.accept({ type: 'CorrectResult', pairing: open.key, result: null, reason: REASON, at: NOON });
    expect(table.opened.status).toBe('finished');
  });
});

describe('a result that cannot be', () => {
  it('leaves the winner short of the length, or the loser not', () => {
    const table = TournamentTable.drawn(KNOCKOUT, 4, 'seed');
    const [open] = table.ready();
    const told = (white: number, black: number): unknown => {
      const result = { winner: 'white', by: 'reported', score: { white, black } } as const;
      return table.refusal({ type: 'RecordResult', pairing: open?.key ?? '', result, source: 'staff', at: NOON });
    };

    expect(told(4, 0)).toMatchObject({ code: 'match.score-impossible', params: { reason: 'nobody-reached' } });
    expect(told(5, 5)).toMatchObject({ code: 'match.score-impossible', params: { reason: 'both-reached' } });
    expect(told(5, 4)).toBeNull();
  });
});

describe('the length of one match (T43)', () => {
  it('is a point to ninety-nine, and no matter of byes; the same one again changes nothing', () => {
    const table = TournamentTable.drawn(KNOCKOUT, 5, 'seed');
    const [open] = table.ready();
    const give = (length: number, pairing = open?.key ?? ''): unknown =>
      table.give({ type: 'CorrectLength', pairing, length, reason: REASON });
    const bye = pairingsOf(table.opened).find(({ white, black }) => white === 'bye' || black === 'bye');

    expect([give(5), give(0), give(100)]).toEqual([[], 'config.invalid', 'config.invalid']);
    expect([give(99), give(1)]).toMatchObject([[{ length: 99 }], [{ length: 1 }]]);
    expect(give(7, bye?.key)).toBe('pairing.not-ready');
  });

  it.each([
    ['one of two entrants', TournamentTable, ''],
    ['a board', OneBoardTable, '#1'],
  ] as const)('ends with the draw that made the match: %s (T1, T3)', (_of, Table, board) => {
    const table = Table.drawn(KNOCKOUT, 5, 'seed');
    const [open] = table.ready();
    const waiting = pairingsOf(table.opened).find(
      ({ round, white, black }) => round === 2 && white !== null && black !== null,
    );
    for (const key of [open!.key, `${waiting!.key.split('#')[0]}${board}`]) {
      table.accept({ type: 'CorrectLength', pairing: key, length: 9, reason: REASON });
    }
    const lengths = (): readonly number[] => [...new Set(pairingsOf(table.opened).map(({ length }) => length))];
    expect(lengths()).toContain(9);
    for (const seed of ['again', 'once more', 'at last']) {
      table.accept({ type: 'Draw', seed, standings: {}, at: NOON });
      expect(lengths()).toEqual([5]);
    }
  });
});
