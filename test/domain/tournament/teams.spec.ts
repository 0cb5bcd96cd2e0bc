/** Teams: a match of two teams is what its boards come to, and the tournament is one of team matches. */
import fc from 'fast-check';
import { type Pairing, pairingsOf, partyAt, standingsOf } from '../../../src/domain/index.js';
import { FORMATS, doingOf } from '../../support/chance/random-acts.js';
import { type Score, recorded, teamMatch, winnerOf } from '../../support/domain/team-matches.js';
import {
  NOON,
  OneBoardTable,
  StoppingTeamsTable,
  TeamsTable,
  TournamentTable,
} from '../../support/chance/random-tournament.js';
import { lawSeed, lawTimes } from '../../support/chance/laws.js';

const KNOCKOUT = { kind: 'knockout', lengths: [5] };
/** Two teams who meet, with the boards that were played, white first. */
function met(...boards: readonly (Score | 'white' | 'black' | null)[]): TeamsTable {
  const table = TeamsTable.drawn(KNOCKOUT, 2, 'seed') as TeamsTable;
  const [, ...pairings] = pairingsOf(table.opened);
  for (const [index, told] of boards.entries()) {
    if (told !== null) table.accept(recorded(pairings[index]!, told));
  }
  return table;
}

describe('a match of two teams', () => {
  it('is played on boards, by the members in the order of the entry', () => {
    const table = met();
    const [team, ...boards] = pairingsOf(table.opened);
    expect([team?.status, team?.boards, boards.map(({ board }) => board)]).toEqual(['ready', 3, [1, 2, 3]]);
    const player = table.opened.entries.find(({ id }) => id === team?.white)?.player;
    const seated = boards.map((board) => partyAt(table.opened, board, 'white')?.player);
    expect(seated).toEqual([player, `${player}-2`, `${player}-3`]);
  });

  it.each(['Withdraw', 'Disqualify'] as const)(
    'keeps its played boards where a team leaves: the open ones are forfeits (T19, T25): %s',
    (type) => {
      const table = TeamsTable.drawn({ kind: 'swiss', rounds: 3, lengths: [5] }, 4, 'seed');
      const [team, board] = pairingsOf(table.opened);
      table.accept(recorded(board!, [5, 1]));
      table.accept({ type, entryId: String(team?.white), until: 'end', reason: 'ill', at: NOON });
      const won = standingsOf(table.opened)[0]?.rows.map(({ entry, wins, tieBreaks }) => [
        entry,
        [wins, ...tieBreaks.slice(0, 2).map(({ value }) => value)],
      ]);
      expect(Object.fromEntries(won ?? [])).toMatchObject({
        [String(team?.black)]: [1, 2, 1],
        [String(team?.white)]: [0, 1, 5],
      });
    },
  );

  it('counts the points of a board by the length that a director has given it (T43, T52)', () => {
    const table = TeamsTable.drawn({ kind: 'swiss', rounds: 3, lengths: [5] }, 4, 'seed');
    const [team, ...boards] = pairingsOf(table.opened);
    table.accept({ type: 'CorrectLength', pairing: boards[0]!.key, length: 9, reason: 'the final of the evening' });
    for (const [index, score] of (
      [
        [9, 8],
        [5, 1],
        [5, 0],
      ] as const
    ).entries()) {
      table.accept(recorded(boards[index]!, score));
    }
    const row = standingsOf(table.opened)[0]?.rows.find(({ entry }) => entry === team?.white);
    expect(row?.tieBreaks).toContainEqual({ name: 'points-won', value: 9 + 5 + 5 });
    expect(row?.tieBreaks).toContainEqual({ name: 'difference', value: 1 + 4 + 5 });
  });

  it('that has begun is no match without boards, though none was finished when a team left', () => {
    const table = TeamsTable.drawn({ kind: 'swiss', rounds: 3, lengths: [5] }, 4, 'seed');
    const [team, board] = pairingsOf(table.opened);
    table.accept({ type: 'MakeMatches', made: [{ pairing: board!.key, matchId: 'm1' }] });
    table.accept({ type: 'BeginMatch', matchId: 'm1' });
    table.accept({ type: 'Withdraw', entryId: String(team?.white), until: 'end', reason: 'ill', at: NOON });
    const winner = standingsOf(table.opened)[0]?.rows.find(({ entry }) => entry === team?.black);
    expect(winner?.tieBreaks[0]).toEqual({ name: 'boards-won', value: 3 });
  });

  it('stops at the board with which the forfeits of a team that leaves decide it', () => {
    const table = StoppingTeamsTable.drawn({ kind: 'swiss', rounds: 3, lengths: [5] }, 4, 'seed');
    const [team, board] = pairingsOf(table.opened);
    table.accept(recorded(board!, [5, 1]));
    table.accept({ type: 'Withdraw', entryId: String(team?.black), until: 'end', reason: 'ill', at: NOON });
    const boards = pairingsOf(table.opened).slice(1, 4);
    expect(boards.map(({ winner, notPlayed }) => [winner, notPlayed ?? false])).toEqual([
      [team?.white, false],
      [team?.white, false],
      [null, true],
    ]);
    expect(standingsOf(table.opened)[0]?.rows[0]?.tieBreaks[0]).toEqual({ name: 'boards-won', value: 2 });
  });

  it('that is decided has no winner on a board that it did not need, whichever team leaves later', () => {
    const table = StoppingTeamsTable.drawn({ kind: 'swiss', rounds: 3, lengths: [5] }, 4, 'seed');
    const [team, ...boards] = pairingsOf(table.opened);
    for (const board of boards.slice(0, 2)) table.accept(recorded(board, [5, 1]));
    const last = () => pairingsOf(table.opened)[3];
    const before = last();
    expect(before).toMatchObject({ notPlayed: true, winner: null });
    table.accept({ type: 'Withdraw', entryId: String(team?.black), until: 'end', reason: 'ill', at: NOON });
    expect(last()).toEqual(before);
    expect(standingsOf(table.opened)[0]?.rows[0]?.tieBreaks[0]).toEqual({ name: 'boards-won', value: 2 });
  });

  it.each([
    [[], null, 'ready'],
    [[[5, 1]], null, 'playing'],
    [
      [
        [5, 1],
        [5, 0],
      ],
      'white',
      'finished',
    ],
    [
      [
        [5, 1],
        [0, 5],
      ],
      null,
      'playing',
    ],
    [
      [
        [5, 1],
        [0, 5],
        [3, 5],
      ],
      'black',
      'finished',
    ],
    [['black', 'black'], 'black', 'finished'],
  ] as const)('of which the boards ended %j is won by %s', (boards, winner, status) => {
    const table = met(...boards);
    expect([winnerOf(table), teamMatch(table).status]).toEqual([winner, status]);
  });

  it('that is decided goes on on its open boards, and the tournament is over behind them', () => {
    const table = met([5, 1], [5, 0]);
    expect(table.opened.status).toBe('running');
    table.record(table.ready()[0]!, 'black');
    expect([table.opened.status, teamMatch(table).outcome?.score]).toEqual(['finished', { white: 2, black: 1 }]);
  });

  it('of as many boards each is won by the points on the boards that were lost, then by the first board', () => {
    class FourBoards extends TeamsTable {
      protected override readonly boards = 4;
    }
    const four = (...scores: readonly (Score | 'white' | 'black')[]): string | null => {
      const table = FourBoards.drawn(KNOCKOUT, 2, 'seed');
      const [, ...pairings] = pairingsOf(table.opened);
      for (const [index, score] of scores.entries()) table.accept(recorded(pairings[index]!, score));
      return winnerOf(table);
    };
    expect(four([5, 4], [5, 4], [0, 5], [0, 5])).toBe('black');
    expect(four([0, 5], [1, 5], [5, 0], [5, 0])).toBe('white');
    expect(four([0, 5], [0, 5], [5, 0], [5, 0])).toBe('black');
    expect(four([5, 0], [0, 5], [5, 0])).toBeNull();
    expect(four('white', 'white', [0, 5], [0, 5])).toBe('black');
    expect(four([0, 5], 'white', [0, 5], 'white')).toBe('black');
    expect(four('white', 'black', 'white', 'black')).toBe('white');
  });

  it('is a forfeit where all of its boards are (T50)', () => {
    expect(teamMatch(met('black', 'black')).outcome?.by).toBe('forfeit');
    expect(teamMatch(met('black', [0, 5])).outcome?.by).toBe('play');
  });

  it('takes no result itself, and no table, length or penalty', () => {
    const table = met();
    const pairing = teamMatch(table).key;
    const refusal = { code: 'pairing.team-match', params: { boards: 3 } };
    expect(table.refusal(recorded(teamMatch(table), [5, 0]))).toEqual(refusal);
    expect(table.refusal({ type: 'AssignTable', pairing, table: '1' })).toEqual(refusal);
    expect(table.refusal({ type: 'CorrectLength', pairing, length: 7, reason: 'slip' })).toEqual(refusal);
    expect(table.refusal({ type: 'ConfirmResult', pairing, by: 'staff', at: NOON })).toEqual(refusal);
    const given = table.accept({ type: 'AssignTables', tables: ['1', '2', '3', '4'], feature: null });
    expect(given).toHaveLength(3);
  });

  it('takes no table and no length before its teams are known, because only its boards have them', () => {
    const table = TeamsTable.drawn(KNOCKOUT, 4, 'seed');
    const final = pairingsOf(table.opened).find(({ status }) => status === 'waiting');
    const refusal = { code: 'pairing.team-match', params: { boards: 3 } };
    const pairing = final?.key ?? '';
    expect(table.refusal({ type: 'CorrectLength', pairing, length: 7, reason: 'slip' })).toEqual(refusal);
    expect(table.refusal({ type: 'AssignTable', pairing, table: '1' })).toEqual(refusal);
  });

  it('that was given a table by an earlier version keeps its boards from none', () => {
    const table = TeamsTable.drawn(KNOCKOUT, 2, 'seed');
    const pairing = teamMatch(table).key;
    table.happen({ type: 'TableAssigned', pairing, table: '1' });
    expect(table.accept({ type: 'AssignTables', tables: ['1', '2', '3'], feature: null })).toHaveLength(3);
  });

  it('is a walkover on every board when a team leaves, and open again when it is back', () => {
    const table = TeamsTable.drawn(KNOCKOUT, 4, 'seed');
    const entryId = teamMatch(table).white ?? '';
    table.accept(recorded(table.ready()[0]!, [5, 1]));
    table.accept({ type: 'Withdraw', entryId, until: 'end', reason: 'bus', at: NOON });
    expect([winnerOf(table), table.ready().length]).toEqual(['black', 3]);
    table.accept({ type: 'Return', entryId, at: NOON });
    expect([teamMatch(table).status, table.ready().length]).toEqual(['playing', 5]);
  });
});

describe('a line-up', () => {
  it('puts members on boards until one of them has begun, and gives up the matches of the others', () => {
    const table = met();
    const { key, white } = teamMatch(table);
    const made = table.ready().map((pairing, nth) => ({ pairing: pairing.key, matchId: `m${nth + 1}` }));
    table.accept({ type: 'MakeMatches', made });
    const entry = table.opened.entries.find(({ id }) => id === white)!;
    const { player, partners = [] } = entry;
    const players = [player, partners[2]!, partners[1]!];
    const command = { type: 'SetLineUp', pairing: key, entryId: entry.id, players } as const;
    expect(table.accept(command)).toEqual([
      { type: 'PairingVoided', pairing: `${key}#2`, matchId: 'm2' },
      { type: 'LineUpSet', pairing: key, entryId: entry.id, players },
    ]);
    expect(table.accept(command)).toEqual([]);
    const why = (asked: object): unknown => table.refusal({ ...command, ...asked })?.params;
    expect(why({ players: players.slice(1) })).toEqual({ reason: 'boards' });
    expect(why({ players: [player, player, partners[0]] })).toEqual({ reason: 'boards' });
    expect(why({ players: [player, partners[0], 'stranger'] })).toEqual({ reason: 'not-in-team' });
    expect(why({ pairing: `${key}#1` })).toEqual({ reason: 'no-team-match' });
    expect(why({ entryId: 'nobody' })).toEqual({ reason: 'not-in-pairing' });
    table.accept({ type: 'BeginMatch', matchId: 'm1' });
    expect(table.refusal({ ...command, players: [player, ...partners.slice(0, 2)] })).toMatchObject({
      code: 'tournament.wrong-time',
    });
  });

  it('keeps the board of a member who is replaced', () => {
    const table = met();
    const { key, white } = teamMatch(table);
    const { id: entryId, player, partners = [] } = table.opened.entries.find(({ id }) => id === white)!;
    table.accept({ type: 'SetLineUp', pairing: key, entryId, players: [partners[2]!, player, partners[0]!] });
    table.accept({ type: 'Replace', entryId, from: partners[2]!, player: 'new', reason: 'ill', at: NOON });
    const [board] = pairingsOf(table.opened).filter((each) => each.board === 1);
    expect(partyAt(table.opened, board!, 'white')).toEqual({ player: 'new' });
  });
});

describe('a team', () => {
  it('has a name, and a member for each board', () => {
    const table = TournamentTable.entered(KNOCKOUT, 0, 'seed');
    const opened = { ...table.opened, entrants: { kind: 'teams', boards: 3 } } as const;
    table.state = opened;
    const enter = (partners: readonly string[], name?: string) =>
      table.refusal({
        type: 'Enter',
        entry: { entryId: 'e', player: 'ann', partners, ...(name && { name }), seed: null, paid: false },
        seed: 's',
      });
    expect(enter(['bob', 'cleo'], 'Team')).toBeNull();
    expect(enter(['bob', 'cleo', 'dan'], 'Team')).toBeNull();
    const params = { kind: 'teams', people: 3, boards: 3 };
    expect(enter(['bob', 'cleo'])).toEqual({ code: 'entry.people', params });
    expect(enter(['bob'], 'Team')).toEqual({ code: 'entry.people', params: { ...params, people: 2 } });
  });

  it.each([
    [{ kind: 'ladder', lengths: [3] }, '/format/kind'],
    [{ kind: 'double-elimination', lengths: [3] }, '/format/kind'],
    [
      { kind: 'swiss', lengths: [3], qualifiers: 2, then: { kind: 'double-elimination', lengths: [3] } },
      '/format/then/kind',
    ],
  ] as const)('plays no %j', (format, key) => {
    expect(() => TeamsTable.entered(format, 0, 'seed')).toThrow('config.invalid');
    const night = TeamsTable.entered(KNOCKOUT, 0, 'seed');
    expect(night.refusal({ type: 'ChangeDetails', details: { format } })).toMatchObject({ params: { keys: [key] } });
  });
});

const OF_TEAMS = FORMATS.filter(({ kind }) => kind !== 'double-elimination');
const DOINGS = fc.array(fc.record({ act: fc.nat(15), which: fc.nat(60), white: fc.boolean() }), {
  minLength: 20,
  maxLength: 90,
});

it('team matches and standings are the sums of their boards, whatever happens in the night', () => {
  let decided = 0;
  fc.assert(
    fc.property(fc.constantFrom(...OF_TEAMS), fc.integer({ min: 3, max: 6 }), DOINGS, (format, teams, doings) => {
      const table = TeamsTable.entered(format, teams, 'seed');
      for (const doing of doings) table.give(doingOf(table, doing));
      const all = pairingsOf(table.opened);
      const won = new Map<string, number>();
      for (const team of all.filter(({ boards }) => boards !== undefined)) {
        const boards = all.filter(({ key }) => key.startsWith(`${team.key}#`));
        const wins = (side: 'white' | 'black') => boards.filter(({ outcome }) => outcome?.winner === side).length;
        const score = { white: wins('white'), black: wins('black') };
        expect(boards).toHaveLength(3);
        if (team.outcome !== null) expect(team.outcome.score).toEqual(score);
        if (team.winner !== null && !team.walkover) {
          decided += 1;
          const side = team.winner === team.white ? 'white' : 'black';
          expect(score[side]).toBeGreaterThanOrEqual(score[side === 'white' ? 'black' : 'white']);
        }
        if (team.stage > 1 || team.annulled || team.status !== 'finished') continue;
        // The open boards of a match in which a team has left are forfeits.
        const { begun } = table.opened;
        const isBegun = boards.some(({ key, outcome }) => outcome !== null || begun.includes(key));
        for (const side of ['white', 'black'] as const) {
          const given = boards.filter(({ walkover, winner }) => isBegun && walkover && winner === team[side]).length;
          won.set(team[side]!, (won.get(team[side]!) ?? 0) + score[side] + given);
        }
      }
      const rows = standingsOf(table.opened)
        .filter(({ stage }) => stage === 1)
        .flatMap((each) => each.rows);
      for (const { entry, tieBreaks } of rows) {
        const counted = tieBreaks.find(({ name }) => name === 'boards-won');
        if (counted !== undefined) expect([entry, counted.value]).toEqual([entry, won.get(entry) ?? 0]);
      }
    }),
    { numRuns: lawTimes(200), seed: lawSeed(2_012) },
  );
  expect(decided).toBeGreaterThan(100);
});

it('nights of teams on one board are the nights of single players', () => {
  const formats = OF_TEAMS.map((format) =>
    format['kind'] === 'swiss' || format['kind'] === 'round-robin'
      ? { ...format, tieBreaks: ['buchholz', 'lots'] }
      : format,
  ).filter(({ kind }) => kind !== 'league');
  fc.assert(
    fc.property(fc.constantFrom(...formats), fc.integer({ min: 3, max: 8 }), DOINGS, (format, entrants, doings) => {
      const [singles, teams] = [
        TournamentTable.entered(format, entrants, 'seed'),
        OneBoardTable.entered(format, entrants, 'seed'),
      ];
      const ofEntrants = ({ opened }: TournamentTable): readonly Pairing[] =>
        pairingsOf(opened).filter(({ board }) => board === undefined);
      for (const doing of doings) {
        const command = doingOf(singles, doing);
        const onBoard =
          'pairing' in command && command.type !== 'ChangeRound'
            ? { ...command, pairing: `${command.pairing}#1` }
            : command;
        const [one, other] = [singles.give(command), teams.give(onBoard as typeof command)];
        expect([command.type, typeof other === 'string' ? other : 'done']).toEqual([
          command.type,
          typeof one === 'string' ? one : 'done',
        ]);
      }
      const facts = ({ key, white, black, winner, walkover, annulled }: Pairing): unknown => [
        key,
        white,
        black,
        winner,
        walkover,
        annulled,
      ];
      expect(ofEntrants(teams).map(facts)).toEqual(ofEntrants(singles).map(facts));
      const places = (table: TournamentTable): unknown =>
        standingsOf(table.opened).map(({ rows }) => rows.map(({ entry, place, wins }) => [entry, place, wins]));
      expect(places(teams)).toEqual(places(singles));
      expect(teams.opened.status).toBe(singles.opened.status);
    }),
    { numRuns: lawTimes(150), seed: lawSeed(2_013) },
  );
});
