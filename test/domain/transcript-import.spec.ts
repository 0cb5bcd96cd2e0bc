import type { GameEvent } from '../../src/domain/game/events.js';
import type { GameResult } from '../../src/domain/cube/worth.js';
import { opponent, type Side } from '../../src/domain/kernel/side.js';
import type { MatchEvent } from '../../src/domain/match/events.js';
import { NO_MATCH, evolveMatch } from '../../src/domain/match/evolve.js';
import type { MatchState } from '../../src/domain/match/state.js';
import { formatMat, parseMat, transcriptOf } from '../support/domain/at-once.js';
import { formatPositionId } from '../../src/domain/notation/position-id.js';
import { isShutOut } from '../../src/domain/play/shut-out.js';
import { variantOf } from '../../src/domain/variant/variants.js';
import { imported, importedMatch } from '../support/domain/imported-match.js';
import { oddTranscripts, oracleMatches } from '../support/yardsticks/oracle-matches.js';
import type { OracleAct, OracleGame, OracleMatch } from '../support/yardsticks/sample-matches.js';

const ALL = [...oracleMatches('matches'), ...oracleMatches('real')];
const MATCHES = ALL.filter(({ length }) => length > 0);
const SESSIONS = ALL.filter(({ length }) => length === 0);

const player = (side: Side): 0 | 1 => (side === 'white' ? 0 : 1);

interface PlayedGame {
  readonly crawford: boolean;
  readonly scoreBefore: readonly [number, number];
  readonly acts: OracleAct[];
  result: GameResult | null;
  cube: { value: number; owner: Side | null };
}

const sessionRules = ({ jacoby, beavers }: OracleMatch) => ({ jacoby, beavers });

const sorted = (dice: readonly number[]): string => [...dice].sort((a, b) => b - a).join('');

/** The games of a record as the oracle tells them: position ids after every play, turns of the cube, results. */
function gamesOf(events: readonly MatchEvent[]): PlayedGame[] {
  const games: PlayedGame[] = [];
  let state: MatchState = NO_MATCH;
  for (const event of events) {
    const before: MatchState = state;
    state = evolveMatch(state, event);
    if (event.type !== 'InGame' || before.status !== 'open') continue;
    const inside = event.event;
    if (inside.type === 'GameStarted') {
      const { white, black } = before.score;
      games.push({
        crawford: inside.terms.crawford,
        scoreBefore: [white, black],
        acts: [],
        result: null,
        cube: { value: 1, owner: null },
      });
    }
    const game = games.at(-1)!;
    if (inside.type === 'GameFinished') {
      game.result = inside.result;
      const unplayed = before.game?.phase.name === 'answer-resignation' ? before.game.phase.below : null;
      if (unplayed?.name === 'to-play') {
        game.acts.push(['m', player(unplayed.side), sorted(unplayed.roll), 'not played']);
      }
      continue;
    }
    const open = state.status === 'open' ? state.game : null;
    const position = open?.position ?? before.game?.position;
    const act = actOf(inside, (side) => formatPositionId(position!, side));
    if (act !== null) game.acts.push(act);
    if (open !== null) game.cube = { value: open.cube.value, owner: open.cube.owner };
  }
  return games;
}

function actOf(event: GameEvent, positionId: (onRoll: Side) => string): OracleAct | null {
  switch (event.type) {
    case 'PlayMade':
      return ['m', player(event.side), sorted(event.dice), positionId(opponent(event.side))];
    case 'Doubled':
      return ['d', player(event.side), event.value];
    case 'DoubleBeavered':
    case 'BeaverRaccooned':
    case 'RaccoonOttered':
      return ['b', player(event.side), event.value];
    case 'DoubleTaken':
      return ['t', player(event.side)];
    case 'DoubleDropped':
      return ['p', player(event.side)];
    default:
      return null;
  }
}

/** The acts of a trace; a roll that was resigned after has no play to compare. */
function traced(acts: readonly OracleAct[], { rollThenResign }: OracleGame): OracleAct[] {
  return acts.map((act, index) =>
    act[0] !== 'm'
      ? act
      : ([
          ...act.slice(0, 2),
          sorted([...act[2]].map(Number)),
          rollThenResign && index === acts.length - 1 ? 'not played' : act[3],
        ] as unknown as OracleAct),
  );
}

/** Points as far as they count, where a site has cut them. */
function cut(points: number, length: number, before: number, game: OracleGame): number {
  return game.win === null ? Math.min(points, length - before) : points;
}

function compare(match: OracleMatch, events: readonly MatchEvent[]): void {
  const games = gamesOf(events);
  expect(games.length).toBe(match.games.length);
  for (const [index, expected] of match.games.entries()) {
    const { crawford, scoreBefore, result, cube, acts } = games[index]!;
    const winner = player(result!.winner!);
    const outcome = {
      crawford,
      scoreBefore,
      winner,
      points: cut(result!.points, match.length, scoreBefore[winner], expected),
      kind: expected.win === null ? null : result!.by === 'drop' ? 'drop' : result!.kind,
      // A side that gives up the match resigns too; the oracle has no word for it.
      by: result!.by === 'reported' ? 'resignation' : result!.by,
      cube: cube.value,
      cubeOwner: cube.owner === null ? null : player(cube.owner),
    };
    expect([index, outcome]).toEqual([
      index,
      {
        crawford: expected.crawford,
        scoreBefore: expected.scoreBefore,
        winner: expected.winner,
        points: cut(expected.points, match.length, expected.scoreBefore[winner], expected),
        kind: expected.win,
        by: { bearoff: 'play', resign: 'resignation', drop: 'drop' }[expected.how],
        cube: expected.cube,
        cubeOwner: expected.cubeOwner,
      },
    ]);
    // The oracle has no word for a beaver that is accepted.
    const told = acts.filter(([type], place) => type !== 't' || acts[place - 1]?.[0] !== 'b');
    expect([index, told]).toEqual([index, traced(match.acts[index]!, expected)]);
  }
}

/** The record with skipped turns in place of rolls that could not have helped, where something follows in the game. */
function withSkips(events: readonly MatchEvent[]): MatchEvent[] {
  const changed: MatchEvent[] = [];
  let state: MatchState = NO_MATCH;
  for (const [index, event] of events.entries()) {
    const position = state.status === 'open' ? state.game?.position : undefined;
    state = evolveMatch(state, event);
    changed.push(event);
    const next = events[index + 1];
    if (position === undefined || event.type !== 'InGame' || event.event.type !== 'PlayMade') continue;
    if (next?.type !== 'InGame' || !['DiceRolled', 'Doubled'].includes(next.event.type)) continue;
    const { side } = event.event;
    if (!isShutOut(variantOf('backgammon'), position, side)) continue;
    changed.splice(-2, 2, { ...event, event: { type: 'TurnSkipped', side, by: 'hand' } });
  }
  return changed;
}

const isSkip = (event: MatchEvent): boolean => event.type === 'InGame' && event.event.type === 'TurnSkipped';

describe('matches of GNU Backgammon and between people', () => {
  it.each(MATCHES.map((match) => [match.id, match] as const))(
    '%s gives its games, results and every position',
    (_id, match) => {
      const { state, events } = importedMatch(match.text);
      compare(match, events);
      const { games, length } = match;
      const [white, black] = games.at(-1)!.scoreAfter;
      const end = [Math.min(state.score.white, length), Math.min(state.score.black, length)];
      expect(end).toEqual([Math.min(white, length), Math.min(black, length)]);
      expect(state.status).toBe(white >= length || black >= length ? 'finished' : 'open');
    },
  );

  it.each(MATCHES.map((match) => [match.id, match] as const))(
    '%s is the same record again when exported',
    (_id, match) => {
      const { events } = importedMatch(match.text);
      const text = formatMat(transcriptOf(events, { white: match.players[0], black: match.players[1] }, []));
      expect(importedMatch(text).events).toEqual(events);
    },
  );

  it('lack nothing when sides that no roll can help have no cells for their turns', () => {
    let skips = 0;
    for (const { id, text } of MATCHES) {
      const events = withSkips(importedMatch(text).events);
      skips += events.filter(isSkip).length;
      const again = importedMatch(formatMat(transcriptOf(events, { white: 'Ann', black: 'Bob' }, [])));
      expect([id, again.events]).toEqual([id, events]);
    }
    expect(skips).toBeGreaterThan(0);
  });

  it.each(SESSIONS.map((session) => [session.id, session] as const))(
    '%s gives its games, beavers, results and every position',
    (_id, session) => {
      const { state, events, warnings } = importedMatch(session.text, { rules: sessionRules(session) });
      compare(session, events);
      const [white, black] = session.games.at(-1)!.scoreAfter;
      expect(state).toMatchObject({ status: 'open', game: null, score: { white, black } });
      const odd = session.games.filter(({ matWins }) => matWins !== undefined).map(({ n }) => n);
      const told = warnings.filter(({ code }) => code === 'transcript.points-differ').map(({ game }) => game);
      expect(told).toEqual(odd);
    },
  );

  it.each(SESSIONS.map((session) => [session.id, session] as const))(
    '%s is the same record again when exported',
    (_id, session) => {
      const { events } = importedMatch(session.text, { rules: sessionRules(session) });
      const text = formatMat(transcriptOf(events, { white: session.players[0], black: session.players[1] }, []));
      expect(importedMatch(text).events).toEqual(events);
    },
  );
});

describe('odd transcripts of sites and programs', () => {
  /** Score, status, and what was read with care: code, game, turn. */
  const EXPECTED = {
    'bgstudio-4211790.mat': {
      score: { white: 0, black: 5 },
      status: 'finished',
      warnings: ['mat.unplayed-roll 2 24', 'mat.points-odd 2 24', 'transcript.points-differ 2 24'],
    },
    'galaxy-2900236.mat': {
      score: { white: 0, black: 3 },
      status: 'finished',
      warnings: ['mat.turn-number-odd 2 24'],
    },
    'galaxy-8314843.mat': { score: { white: 0, black: 1 }, status: 'open', warnings: [] },
    'galaxy-3755271.mat': {
      score: { white: 0, black: 4 },
      status: 'finished',
      warnings: ['mat.name-missing null null'],
    },
    'xg-export-match1.mat': {
      score: { white: 1, black: 7 },
      status: 'finished',
      warnings: [
        'mat.byte-order-mark null null',
        'mat.unplayed-roll 1 27',
        'mat.unplayed-roll 4 29',
        'mat.players-swapped null null',
      ],
    },
  } as const;

  it('are imported with what is odd about them told', () => {
    for (const [name, text] of oddTranscripts(Object.keys(EXPECTED))) {
      const { state, warnings } = importedMatch(text);
      expect([
        name,
        {
          score: state.score,
          status: state.status,
          warnings: warnings.map(({ code, game, turn }) => `${code} ${game} ${turn}`),
        },
      ]).toEqual([name, EXPECTED[name as keyof typeof EXPECTED]]);
    }
  });
});

describe('a transcript that was cut off', () => {
  const SOME = MATCHES.filter((_match, index) => index % 12 === 0);

  it.each(SOME.map(({ id, text }) => [id, text] as const))(
    '%s, cut anywhere, is imported up to the cut or refused with its place',
    (_id, text) => {
      const whole = importedMatch(text).events;
      let kept = 0;
      for (let end = 0; end < text.length; end += 50) {
        const transcript = parseMat(text.slice(0, end));
        if (!transcript.ok || transcript.value.length === 0) continue;
        const result = imported(text.slice(0, end));
        if (!result.ok) {
          expect([end, result.error]).toMatchObject([end, { code: 'transcript.breaks-rule' }]);
          continue;
        }
        // What the last cell says may be half of it; everything before it is the same.
        const { events } = result.value;
        const same = events.findIndex((event, index) => JSON.stringify(event) !== JSON.stringify(whole[index]));
        // A cell is one roll with its play, or a resignation with all that it brings about.
        expect([end, same < 0 || events.length - same <= 5]).toEqual([end, true]);
        kept += 1;
      }
      expect(kept).toBeGreaterThan(0);
    },
  );
});
