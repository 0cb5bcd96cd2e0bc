import { formatMat, parseMat } from '../support/domain/at-once.js';
import type { TranscriptEntry, TranscriptGame, Transcript } from '../../src/domain/notation/transcript.js';
import { oddTranscripts, oracleMatches } from '../support/yardsticks/oracle-matches.js';
import type { OracleAct, OracleGame } from '../support/yardsticks/sample-matches.js';

const MATCHES = [...oracleMatches('matches'), ...oracleMatches('real')];

function read(text: string): Transcript {
  const result = parseMat(text);
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

const player = (entry: Pick<TranscriptEntry, 'side'>): 0 | 1 => (entry.side === 'white' ? 0 : 1);

/** The acts of a trace without positions and without a roll that was never played. */
function tracedActs(acts: readonly OracleAct[]): unknown[] {
  return acts.map((act) => (act[0] === 'm' ? ['m', act[1], act[2]] : act));
}

function writtenActs(game: TranscriptGame): unknown[] {
  return game.entries.flatMap((entry): unknown[] => {
    switch (entry.type) {
      case 'roll':
      case 'unplayed':
        return [['m', player(entry), entry.dice?.join('')]];
      case 'double':
        return [['d', player(entry), entry.value]];
      case 'beaver':
        return [['b', player(entry), entry.value]];
      case 'take':
        return [['t', player(entry)]];
      case 'drop':
        return [['p', player(entry)]];
      case 'wins':
      case 'losses':
        return [];
    }
  });
}

function countOf(game: TranscriptGame, ...types: readonly TranscriptEntry['type'][]): number {
  return game.entries.filter((entry) => types.includes(entry.type)).length;
}

function summaryOf(game: TranscriptGame): unknown {
  const end = game.entries.at(-1);
  return {
    n: game.number,
    scoreBefore: [game.scoreBefore.white, game.scoreBefore.black],
    first: game.entries.slice(0, 1).map(player)[0],
    winner: end?.type === 'wins' ? player(end) : null,
    points: end?.type === 'wins' ? end.points : null,
    rolls: countOf(game, 'roll', 'unplayed'),
    doubles: countOf(game, 'double'),
    takes: countOf(game, 'take'),
    beavers: countOf(game, 'beaver'),
  };
}

function expectedSummary(game: OracleGame): unknown {
  const { n, scoreBefore, first, winner, points, matWins, rolls, doubles, takes, beavers } = game;
  return { n, scoreBefore, first, winner, points: matWins ?? points, rolls, doubles, takes, beavers };
}

/** What both sides of a round trip must agree on: cells without their place in the text. */
function meaning(transcript: Transcript): unknown {
  return {
    length: transcript.length,
    games: transcript.games.map((game) => ({
      ...game,
      entries: game.entries
        .filter((entry) => entry.type !== 'losses')
        .map(({ turn: _turn, line: _line, ...cell }) => cell),
    })),
  };
}

describe('matches of GNU Backgammon and between people', () => {
  it.each(MATCHES.map((match) => [match.id, match] as const))('%s is read as it was played', (_id, match) => {
    const transcript = read(match.text);
    expect(transcript.length).toBe(match.length);
    expect(transcript.games.map(summaryOf)).toEqual(match.games.map(expectedSummary));
    expect(transcript.games.map((game) => game.names)).toEqual(
      match.games.map(() => ({ white: match.players[0], black: match.players[1] })),
    );
    expect(transcript.games.map(writtenActs)).toEqual(match.acts.map(tracedActs));
  });

  it.each(MATCHES.map((match) => [match.id, match] as const))('%s says the same when written again', (_id, match) => {
    const transcript = read(match.text);
    const again = read(formatMat(transcript));
    expect(meaning(again)).toEqual(meaning(transcript));
    expect(again.comments).toEqual(transcript.comments);
    expect(formatMat(again)).toBe(formatMat(transcript));
  });
});

describe('odd transcripts of sites and programs', () => {
  /** What each says in the end, and what was read with care: code, game, turn. */
  const EXPECTED = {
    'bgstudio-4211790.mat': {
      length: 3,
      games: 2,
      end: { turn: 24, side: 'black', type: 'wins', points: 4016, match: false },
      warnings: ['mat.unplayed-roll 2 24', 'mat.points-odd 2 24'],
    },
    'galaxy-2900236.mat': {
      length: 3,
      games: 2,
      end: { turn: 24, side: 'black', type: 'wins', points: 2, match: true },
      warnings: ['mat.turn-number-odd 2 24'],
    },
    'galaxy-8314843.mat': {
      length: 16,
      games: 1,
      end: { turn: 7, side: 'black', type: 'wins', points: 1, match: false },
      warnings: [],
    },
    'galaxy-3755271.mat': {
      length: 3,
      games: 1,
      end: { turn: 51, side: 'black', type: 'wins', points: 4, match: true },
      warnings: ['mat.name-missing null null'],
    },
    'xg-export-match1.mat': {
      length: 7,
      games: 4,
      end: { turn: 29, side: 'black', type: 'wins', points: 1, match: true },
      warnings: [
        'mat.byte-order-mark null null',
        'mat.unplayed-roll 1 27',
        'mat.unplayed-roll 4 29',
        'mat.players-swapped null null',
      ],
    },
  } as const;
  const odd = oddTranscripts(Object.keys(EXPECTED));

  it('are read with what is odd about them told', () => {
    for (const [name, text] of odd) {
      const { length, games, warnings } = read(text);
      const { line: _line, ...end } = games.at(-1)!.entries.at(-1)!;
      expect([
        name,
        {
          length,
          games: games.length,
          end,
          warnings: warnings.map(({ code, game, turn }) => `${code} ${game} ${turn}`),
        },
      ]).toEqual([name, EXPECTED[name as keyof typeof EXPECTED]]);
    }
  });

  it('name the resigned side and the winner in a line that lacks its line break', () => {
    const text = odd.get('galaxy-2900236.mat');
    if (text === undefined) return;
    expect(read(text).games[1]?.entries.slice(-3)).toMatchObject([
      { side: 'white', type: 'roll', dice: [4, 3], playText: '21/18 18/14' },
      { side: 'white', type: 'losses', points: 2 },
      { side: 'black', type: 'wins', points: 2 },
    ]);
  });
});
