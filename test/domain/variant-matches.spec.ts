// Matches of other variants: what they are opened with, who starts, how they are scored and reported.

import type { GameEvent } from '../../src/domain/game/events.js';
import { fold } from '../../src/domain/kernel/decider.js';
import { milliseconds } from '../../src/domain/kernel/brands.js';
import type { Side } from '../../src/domain/kernel/side.js';
import type { MatchCommand } from '../../src/domain/match/commands.js';
import type { MatchEvent } from '../../src/domain/match/events.js';
import type { MatchState, OpenMatch } from '../../src/domain/match/state.js';
import { checkPlay } from '../../src/domain/play/read-play.js';
import { startPosition } from '../../src/domain/position/start.js';
import { matchEventOf, storedEvent } from '../../src/domain/series/record.js';
import { VARIANTS, type Variant } from '../../src/domain/variant/variants.js';
import { given, MATCH } from '../support/domain/given.js';

const AT = milliseconds(1_795_000_000_000);

function opened(variant: Variant, rules: Readonly<Record<string, unknown>> = {}): MatchCommand {
  return {
    type: 'OpenMatch',
    matchId: 'match-1',
    players: { white: 'ann', black: 'bob' },
    format: { kind: 'points', length: 7 },
    variant,
    dice: 'recorded',
    rules,
    at: AT,
  };
}

const start = (number: number): MatchCommand => ({ type: 'StartGame', gameId: `game-${number}`, at: AT });

function reported(number: number, winner: Side, points: number | null, kind = 'single' as const): MatchCommand {
  return {
    type: 'ReportGame',
    gameId: `game-${number}`,
    result: { winner, kind, cube: 1, ...(points === null ? {} : { points }) },
    at: AT,
  };
}

/** The record after the commands, each of which has to be accepted. */
function record(...commands: readonly MatchCommand[]): readonly MatchEvent[] {
  const events: MatchEvent[] = [];
  for (const command of commands) {
    const decision = MATCH.decide(fold(MATCH.evolve, MATCH.initialState, events), command);
    if (!decision.ok) throw new Error(JSON.stringify(decision.error));
    events.push(...decision.value);
  }
  return events;
}

function stateAfter(events: readonly MatchEvent[]): MatchState {
  return fold(MATCH.evolve, MATCH.initialState, events);
}

const inGame = (event: GameEvent): MatchEvent => ({ type: 'InGame', game: 1, event });

describe('a match of a club variant', () => {
  const ours = { ...VARIANTS.dutch, id: 'our dutch', startBar: 0, startReserve: 15 };

  it('carries the whole record, so that a replay needs nothing else', () => {
    const events = record(opened(ours), start(1));
    expect(events.slice(0, 2)).toMatchObject([{ variant: ours }, { event: { type: 'GameStarted', variant: ours } }]);
    const read = events.map((event) => matchEventOf(JSON.parse(JSON.stringify(storedEvent(event))) as never));
    expect(stateAfter(read)).toEqual(stateAfter(events));
    expect((stateAfter(read) as OpenMatch).game?.position.white.reserve).toBe(15);
  });

  it('is not opened with a record that cannot be played by', () => {
    given([])
      .when(opened({ ...ours, startReserve: 14 }))
      .thenRefused('config.invalid', { keys: ['variant.start'] });
  });

  it('carries the id alone where the variant is built in', () => {
    expect(
      record(opened('plakoto'), start(1)).map((event) => (event.type === 'InGame' ? event.event : event)),
    ).toMatchObject([
      { type: 'MatchOpened', variant: 'plakoto' },
      { type: 'GameStarted', variant: 'plakoto' },
    ]);
  });
});

describe('a match without a cube', () => {
  it('refuses to use one and lets Crawford be (variants.md section 9)', () => {
    given([])
      .when(opened('portes', { cube: true }))
      .thenRefused('config.invalid', { keys: ['cube'] });
    expect(stateAfter(record(opened('portes')))).toMatchObject({ rules: { cube: false, crawford: true } });
    given(record(opened('portes')))
      .when({
        type: 'ReportGame',
        gameId: 'game-1',
        result: { winner: 'white', kind: 'single', cube: 2 },
        at: AT,
      })
      .thenRefused('result.cube-impossible');
  });

  it('is started by the last winner, after a drawn game by the opening roll (V40, V54)', () => {
    const won = record(opened('portes'), reported(1, 'black', null), start(2));
    expect((stateAfter(won) as OpenMatch).game?.phase).toMatchObject({ name: 'before-roll', side: 'black' });
    const result = { winner: null, kind: 'single', cube: 1, points: 0, by: 'play' } as const;
    const drawn = [...record(opened('plakoto'), start(1)), inGame({ type: 'GameFinished', result })];
    expect(stateAfter(drawn)).toMatchObject({ score: { white: 0, black: 0 }, game: null, lastGame: { winner: null } });
    given(drawn)
      .when(start(2))
      .thenLike([{ event: { type: 'GameStarted', starter: null } }]);
  });
});

describe('a result without moves', () => {
  it('names the checkers left in Acey-Deucey (V23)', () => {
    const match = record(opened('aceyDeucey.seed'));
    given(match)
      .when(reported(1, 'white', 4))
      .thenLike([{ result: { points: 4, kind: 'single' } }, { score: { white: 4 } }]);
    given(match)
      .when(reported(1, 'white', null))
      .thenRefused('result.level-impossible', { reason: 'points-wanted' });
    given(match)
      .when(reported(1, 'white', 16))
      .thenRefused('result.level-impossible', { reason: 'points' });
  });

  it('names a kind elsewhere, and one that the variant knows (V40)', () => {
    const match = record(opened('portes'));
    given(match)
      .when(reported(1, 'white', 2))
      .thenRefused('result.level-impossible', { reason: 'kind-wanted' });
    given(match)
      .when(reported(1, 'white', null, 'backgammon' as 'single'))
      .thenRefused('result.level-impossible', { reason: 'not-in-variant' });
  });
});

describe('a side that has not come in yet', () => {
  it('gets a refusal when it plays a roll that does not let it', () => {
    const rules = { ...VARIANTS['aceyDeucey.seed'], id: 'club', startGate: true };
    const checked = checkPlay(rules, startPosition(rules), 'white', [6, 5], { text: 'rsv/19' });
    expect(checked).toMatchObject({ ok: false, error: { code: 'play.not-in-yet' } });
  });
});
