import type { MatchEvent } from '../../src/domain/match/events.js';
import { NO_MATCH, evolveMatch } from '../../src/domain/match/evolve.js';
import type { MatchState } from '../../src/domain/match/state.js';
import { formatMat, formatSgf, transcriptOf } from '../support/domain/at-once.js';
import { parseMatchId } from '../support/notation/match-id.js';
import { formatPositionId } from '../../src/domain/notation/position-id.js';
import { MatchRecord, by, double, inGame, openMatch, take, turnAgain } from '../support/domain/builders.js';
import { SIDES, opponent } from '../../src/domain/kernel/side.js';
import { type GnubgGame, idsByGnubg, readByGnubg } from '../support/yardsticks/gnubg.js';
import { importedMatch } from '../support/domain/imported-match.js';
import { oracleMatches } from '../support/yardsticks/oracle-matches.js';
import type { OracleMatch } from '../support/yardsticks/sample-matches.js';
import { Chance } from '../support/chance/random-player.js';
import { randomRecord } from '../support/chance/random-record.js';
import { lawTimes } from '../support/chance/laws.js';

/** A match that was given up has points that no cube gives: GNU Backgammon counts a backgammon. */
const MATCHES = [...oracleMatches('matches'), ...oracleMatches('real')]
  .filter(({ length }) => length > 0)
  .filter(({ text }) => {
    const { state } = importedMatch(text);
    return state.status === 'finished' && state.outcome?.by === 'play';
  });

/** The games of a record as GNU Backgammon should see them: the position before every roll is played, the result, the score. */
function gamesOf(events: readonly MatchEvent[]): GnubgGame[] {
  const games: (GnubgGame & { boards: string[] })[] = [];
  let state: MatchState = NO_MATCH;
  for (const event of events) {
    if (state.status === 'open' && event.type === 'InGame') {
      const { score, game } = state;
      const inside = event.event;
      const last = games.at(-1);
      if (inside.type === 'GameStarted') {
        games.push({ scoreBefore: [score.white, score.black], winner: null, points: null, boards: [] });
      } else if (inside.type === 'PlayMade') {
        last?.boards.push(formatPositionId(game!.position, inside.side));
      } else if (inside.type === 'GameFinished') {
        games.splice(-1, 1, {
          ...last!,
          winner: inside.result.winner === 'white' ? 0 : 1,
          points: inside.result.points,
        });
      }
    }
    state = evolveMatch(state, event);
  }
  return games;
}

/** GNU Backgammon sometimes takes a roll that was resigned after for one that could not be played. */
function withoutLast(game: GnubgGame, ours: GnubgGame | undefined): GnubgGame {
  const isOneMore = game.boards.length - 1 === ours?.boards.length;
  return isOneMore ? { ...game, boards: game.boards.slice(0, -1) } : game;
}

/** The texts as GNU Backgammon reads them, compared with the records game by game. */
function expectRead(
  matches: readonly OracleMatch[],
  records: readonly (readonly MatchEvent[])[],
  form: 'mat' | 'sgf',
): void {
  expect(matches.length).toBeGreaterThan(0);
  const format = form === 'mat' ? formatMat : formatSgf;
  const texts = records.map((events, index) => {
    const [white, black] = matches[index]!.players;
    return format(transcriptOf(events, { white, black }, [{ key: 'Site', value: 'Club' }]));
  });
  const read = readByGnubg(texts, form);
  if (read === null) return;
  for (const [index, { id, length, players }] of matches.entries()) {
    expect([id, read[index]!.length]).toEqual([id, length]);
    if (form === 'sgf') expect([id, read[index]!.players]).toEqual([id, players]);
    const games = gamesOf(records[index]!);
    const theirs = read[index]!.games.map((game, nth) => (form === 'mat' ? withoutLast(game, games[nth]) : game));
    expect([id, theirs]).toEqual([id, games]);
  }
}

describe('an exported match, read by GNU Backgammon', () => {
  it.each(['mat', 'sgf'] as const)('as .%s has the same games, positions, results and scores', (form) => {
    const records = MATCHES.map(({ text }) => importedMatch(text).events);
    expectRead(MATCHES, records, form);
  });

  it('as .sgf is the same session, beavers and gammons under the Jacoby rule too', () => {
    const sessions = oracleMatches('matches').filter(({ length }) => length === 0);
    const records = sessions.map(
      ({ text, jacoby, beavers }) => importedMatch(text, { rules: { jacoby, beavers } }).events,
    );
    expectRead(sessions, records, 'sgf');
  });

  it('as .mat has the points of games that ended right behind an accepted beaver, raccoon or otter', () => {
    const chains = [[], ['beaver'], ['beaver', 'raccoon'], ['beaver', 'raccoon', 'otter']] as const;
    const records = chains.flatMap((chain) =>
      SIDES.map((winner) => {
        const record = MatchRecord.ofMoney({ rules: { beavers: null } })
          .start()
          .toRollOf('black');
        record.act(double, ...chain.map(turnAgain), take);
        record.do(inGame(1, by(opponent(winner), { type: 'RecordResignation', as: 'single' })));
        return record.events;
      }),
    );
    const read = readByGnubg(
      records.map((record) => formatMat(transcriptOf(record, { white: 'Ann', black: 'Bob' }, []))),
    );
    if (read === null) return;
    const ended = ({ winner, points }: GnubgGame): unknown => ({ winner, points });
    expect(read.map(({ games }) => games.map(ended))).toEqual(records.map((record) => gamesOf(record).map(ended)));
    expect(read.map(({ games }) => games[0]?.points)).toEqual([2, 2, 4, 4, 8, 8, 16, 16]);
  });

  it.each(['nackgammon', 'hypergammon'] as const)('as .sgf is a match of %s', (variant) => {
    const matches = Array.from({ length: lawTimes(4) }, (_, nth) =>
      randomRecord(openMatch({ variant, length: 3 }), new Chance(nth + 1), true),
    );
    const read = readByGnubg(
      matches.map((record) => formatSgf(transcriptOf(record, { white: 'Ann', black: 'Bob' }, []))),
      'sgf',
    );
    if (read === null) return;
    expect(read.map(({ games }) => games)).toEqual(matches.map(gamesOf));
  });

  it('as .sgf has the cube that equal opening dice have turned', () => {
    const text = ['; [Automatic doubles "1"]', '; [Opening of game 1 "4-4"]', ' 0 point match', '', ' Game 1']
      .concat([' a : 0    b : 0', '  1) 31: 8/5 6/5                  Doubles => 4', '  2)  Takes', ''])
      .join('\n');
    const ids = idsByGnubg([formatSgf(transcriptOf(importedMatch(text).events, { white: 'a', black: 'b' }, []))]);
    if (ids === null) return;
    const cubes = ids[0]![0]!.map((each) => {
      const fields = parseMatchId(each.split(':')[1]!);
      return fields.ok ? fields.value.cube : null;
    });
    expect(cubes).toEqual([1, 2, 2, 2, 4]);
  });
});
