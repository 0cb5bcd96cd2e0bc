import { idsByGnubg } from '../../../test/support/yardsticks/gnubg.js';
import { parseMatchId } from '../../../test/support/notation/match-id.js';
import { importedMatch } from '../../../test/support/domain/imported-match.js';
import { oracleMatches } from '../../../test/support/yardsticks/oracle-matches.js';
import { type OracleMatch, sampleMoments } from '../../../test/support/yardsticks/sample-matches.js';
import {
  type FinishedGame,
  type FinishedMatch,
  type MatchEvent,
  type MatchState,
  type OpenGame,
  type OpenMatch,
  evolveGame,
  evolveMatch,
  formatMatchId,
  formatPositionId,
} from '../../domain/index.js';
import type { MatchIdFields } from '../../domain/notation/match-id.js';
import { matchIds, orientedTo } from './views/game.mapper.js';

type Game = OpenGame | FinishedGame;
type Match = OpenMatch | FinishedMatch;

const SAVED = oracleMatches('matches').flatMap((match) => (match.sgf === null ? [] : [{ ...match, sgf: match.sgf }]));

/** Position id and match id of the moment. */
function idsOf(game: Game, match: Match): string {
  return `${formatPositionId(game.position, orientedTo(game))}:${matchIds(game, match, orientedTo(game)).gnubgMatchId}`;
}

/** The ids of every moment of every game, as GNU Backgammon shows them: with the dice that fall next. */
function momentsOf(record: readonly MatchEvent[]): string[][] {
  const games: string[][] = [];
  let state: MatchState = { status: 'not-opened' };
  let ended: Game | null = null;
  for (const event of record) {
    const before = state.status === 'open' ? state.game : null;
    state = evolveMatch(state, event);
    if (state.status === 'not-opened') continue;
    const ids = games.at(-1) ?? [];
    if (event.type !== 'InGame') {
      if (event.type !== 'MatchOpened' && ended !== null) ids.splice(-1, 1, idsOf(ended, state));
      continue;
    }
    const game = evolveGame(before ?? { status: 'not-started' }, event.event);
    if (game.status === 'not-started') continue;
    ended = null;
    switch (event.event.type) {
      case 'GameStarted':
        games.push(['']);
        break;
      case 'OpeningRolled':
      case 'DiceRolled':
        ids.splice(-1, 1, idsOf(game, state));
        break;
      case 'GameFinished':
        ended = game;
        if (event.event.result.by === 'resignation') ids.push(idsOf(game, state));
        else ids.splice(-1, 1, idsOf(game, state));
        break;
      case 'ResignationOffered':
      case 'ResignationAccepted':
        break;
      default:
        ids.push(idsOf(game, state));
    }
  }
  return games;
}

function changed(ids: string, change: (fields: MatchIdFields) => Partial<MatchIdFields>): string {
  const [positionId, matchId = ''] = ids.split(':');
  const fields = parseMatchId(matchId);
  return fields.ok ? `${positionId}:${formatMatchId({ ...fields.value, ...change(fields.value) })}` : ids;
}

/**
 * At the very start of a match GNU Backgammon does not show the dice yet. At the end of a game that it has read from a file
 * nobody has accepted the resignation and the Crawford game is this one, while at the board (and in the oracle) it names
 * the side that accepted, and already the next game.
 */
function comparable(match: OracleMatch, games: readonly (readonly string[])[]): string[][] {
  return games.map((ids, game) =>
    (match.games[game]?.rollThenResign === true ? withoutUnplayedEnd(ids) : ids).map((each, index) =>
      changed(each, ({ gameState, onRoll }) => ({
        ...(game === 0 && index === 0 ? { dice: null } : {}),
        ...(gameState === 'resigned' ? { toDecide: onRoll } : {}),
        ...(gameState === 'playing' ? {} : { crawford: false }),
      })),
    ),
  );
}

/** A roll that was resigned after is a moment of its own to GNU Backgammon, with the dice and before them. */
function withoutUnplayedEnd(ids: readonly string[]): readonly string[] {
  const rolled = ids.at(-2) ?? '';
  const before = changed(rolled, () => ({ dice: null }));
  return [...ids.slice(0, -2).filter((each) => each !== before), rolled];
}

function expectSame(match: OracleMatch & { readonly sgf: string }, theirs: readonly (readonly string[])[]): void {
  const { id, sgf, jacoby, beavers, length } = match;
  const ours = momentsOf(importedMatch(sgf, { rules: length > 0 ? {} : { jacoby, beavers } }).events);
  expect([id, comparable(match, ours)]).toEqual([id, comparable(match, theirs)]);
}

describe('the ids of every moment', () => {
  it.each(sampleMoments().map((moments) => [moments.match, moments] as const))(
    'of %s are those that GNU Backgammon showed',
    (id, { games }) => {
      expectSame(
        SAVED.find((match) => match.id === id)!,
        games,
      );
    },
  );

  it('are those of GNU Backgammon in all matches that it saved', () => {
    const theirs = idsByGnubg(SAVED.map(({ sgf }) => sgf));
    for (const [index, games] of (theirs ?? []).entries()) expectSame(SAVED[index]!, games);
  });
});
