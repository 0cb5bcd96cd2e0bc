// Matches of every built-in variant, written as .mat and read again: the same plays, results and score.

import type { GameEvent } from '../../src/domain/game/events.js';
import type { OpenGame } from '../../src/domain/game/state.js';
import { momentOf } from '../../src/domain/game/actions.js';
import type { LossLevel } from '../../src/domain/variant/win-kinds.js';
import { mostLeft } from '../../src/domain/cube/worth.js';
import { smallestLevel } from '../../src/domain/cube/resignation.js';
import { fold } from '../../src/domain/kernel/decider.js';
import { milliseconds } from '../../src/domain/kernel/brands.js';
import type { MatchCommand } from '../../src/domain/match/commands.js';
import type { MatchEvent } from '../../src/domain/match/events.js';
import type { MatchState, OpenMatch } from '../../src/domain/match/state.js';
import { formatMat, formatTranscript, transcriptOf } from '../support/domain/at-once.js';
import { NOTATIONS } from '../../src/domain/notation/notations.js';
import { formatPlay } from '../../src/domain/play/play-text.js';
import { VARIANTS, VARIANT_IDS, type Variant, variantOf } from '../../src/domain/variant/variants.js';
import { MATCH } from '../support/domain/given.js';
import { imported, importedMatch } from '../support/domain/imported-match.js';
import { Chance } from '../support/chance/random-player.js';
import { type Act, actOf } from '../support/domain/variant-games.js';
import { lawTimes } from '../support/chance/laws.js';

const AT = milliseconds(1_795_000_000_000);
const NAMES = { white: 'Ann Example', black: 'Bob Example' };

function opened(variant: Variant): MatchCommand {
  const players = { white: 'ann', black: 'bob' };
  const format = { kind: 'points', length: 7 } as const;
  return { type: 'OpenMatch', matchId: 'match', players, format, variant, dice: 'recorded', rules: {}, at: AT };
}

/** A record that grows by commands, each of which has to be accepted. */
class Growing {
  readonly events: MatchEvent[] = [];
  state: MatchState = MATCH.initialState;

  do(command: MatchCommand): this {
    const decision = MATCH.decide(this.state, command);
    if (!decision.ok) throw new Error(`${command.type}: ${JSON.stringify(decision.error)}`);
    this.events.push(...decision.value);
    this.state = fold(MATCH.evolve, this.state, decision.value);
    return this;
  }

  act(game: OpenGame, act: Act): void {
    const command = { sender: { side: null, staff: true }, ...act };
    this.do({ type: 'ActInGame', gameId: game.id, command, at: AT });
  }
}

/** A match played at random: every third game has only its result, some are resigned. */
function randomMatch(variant: Variant, chance: Chance): Growing {
  const growing = new Growing().do(opened(variant));
  for (let state = growing.state; state.status === 'open'; state = growing.state) {
    const { game } = state;
    if (game !== null) growing.act(game, nextAct(game, chance));
    else if (state.games % 3 === 2) growing.do(reportOf(state, chance));
    else growing.do({ type: 'StartGame', gameId: `game-${state.games + 1}`, at: AT });
  }
  return growing;
}

function reportOf({ games, variant }: OpenMatch, chance: Chance): MatchCommand {
  const counted = variantOf(variant).scoring.kind === 'checkersLeft';
  const result = { winner: chance.of(['white', 'black'] as const), kind: 'single', cube: 1 } as const;
  const points = counted ? { points: 1 + chance.below(3) } : {};
  return { type: 'ReportGame', gameId: `game-${games + 1}`, result: { ...result, ...points }, at: AT };
}

function nextAct(game: OpenGame, chance: Chance): Act {
  const moment = momentOf(game);
  if (moment.phase === 'answer-resignation') return { type: 'AcceptResignation' };
  // A game that is resigned before its first roll has no row in a transcript.
  if (game.turns > 0 && chance.onceIn(150)) return { type: 'OfferResignation', as: levelOf(game, chance) };
  const [action = 'roll'] = moment.actions[moment.toAct ?? 'white'];
  return actOf(action, game, (limit) => chance.below(limit))!;
}

function levelOf(game: OpenGame, chance: Chance): LossLevel {
  const { phase, position, variant } = game;
  if (typeof smallestLevel(game) === 'string' || !('side' in phase)) return smallestLevel(game);
  return 1 + chance.below(mostLeft(variantOf(variant), position[phase.side].off));
}

/**
 * What a transcript keeps of a record: who played what, how games ended. It leaves out what a side could not play of a
 * complement.
 */
function told(events: readonly MatchEvent[], seen: (play: string) => string = (play) => play): string[] {
  return events.flatMap((event) => {
    if (event.type === 'ResultReported') return [`reported ${JSON.stringify(event.result)}`];
    if (event.type === 'MatchScoreChanged') return [`${event.score.white}-${event.score.black}`];
    if (event.type !== 'InGame') return [];
    const inside = event.event;
    if (inside.type === 'DoubletNamed') return [`${inside.side} names ${inside.die}`];
    if (inside.type === 'GameFinished') return [`finished ${JSON.stringify(inside.result)}`];
    return inside.type === 'PlayMade'
      ? [`${inside.side} ${inside.dice.join('-')} ${seen(formatPlay(inside.moves))}`]
      : [];
  });
}

/** SGF leaves hits to the board, which does not show a pin that the same play gives up again. */
const withoutPinsOnTheWay = (play: string): string => play.replaceAll(/\/\d+\*(?=\/)/g, '');

describe.each(VARIANT_IDS)('a match of %s', (variant) => {
  it.each(NOTATIONS)('comes back from its .%s transcript with the same plays, results and score', (notation) => {
    for (let seed = 1; seed <= lawTimes(3); seed += 1) {
      const { events, state } = randomMatch(variant, new Chance(1_000 * VARIANT_IDS.indexOf(variant) + seed));
      const again = importedMatch(formatTranscript(transcriptOf(events, NAMES, []), notation));
      const pins = variantOf(variant).contact === 'pin';
      const seen = notation === 'sgf' && pins ? withoutPinsOnTheWay : undefined;
      expect(told(again.events, seen)).toEqual(told(events, seen));
      expect(again.state).toMatchObject({ variant, status: 'finished', score: (state as OpenMatch).score });
      const odd = again.warnings.filter(({ code }) => !EXPECTED.includes(code));
      expect(odd).toEqual([]);
    }
  });
});

/** A roll that is resigned has no play, and only the first roll tells who starts. */
const EXPECTED: readonly string[] = ['transcript.roll-resigned', 'transcript.opening-not-told'];

it('the doublet that ends a game is followed by no complement (V30)', () => {
  const growing = new Growing().do(opened('aceyDeucey.european')).do({ type: 'StartGame', gameId: 'game-1', at: AT });
  const off = { die: 1, from: 1, to: 0, hit: false } as const;
  const ends: readonly GameEvent[] = [
    { type: 'DiceRolled', side: 'white', dice: [1, 1], premature: false },
    { type: 'PlayMade', side: 'white', dice: [1, 1], moves: [off, off, off, off], by: 'hand', breaks: null },
    { type: 'GameFinished', result: { winner: 'white', kind: 'single', cube: 1, points: 8, by: 'play' } },
  ];
  growing.events.push(...ends.map((event) => ({ type: 'InGame', game: 1, event }) as const));
  expect(transcriptOf(growing.events, NAMES, []).games[0]!.entries).toMatchObject([
    { side: 'white', type: 'roll', dice: [1, 1], playText: '1/off 1/off 1/off 1/off' },
    { side: 'white', type: 'wins', points: 8 },
  ]);
});

describe('what a transcript cannot say', () => {
  const ours = { ...VARIANTS.dutch, id: 'Our Dutch', startBar: 0, startReserve: 15 };

  it('is the record of a club’s own variant: who reads it has to name one', () => {
    const { events } = new Growing().do(opened(ours)).do({ type: 'StartGame', gameId: 'game-1', at: AT });
    const text = formatMat(transcriptOf(events, NAMES, []));
    expect(text).toContain('; [Variation "Our Dutch"]');
    expect(imported(text)).toMatchObject({
      error: { code: 'match.not-opened', violation: { params: { keys: ['variant'], reasons: ['not-of-the-house'] } } },
    });
    expect(importedMatch(text, { variant: 'dutch' }).state).toMatchObject({ variant: 'dutch' });
  });

  it('is a drawn game, which stands in the header', () => {
    const growing = new Growing().do(opened('plakoto')).do({ type: 'StartGame', gameId: 'game-1', at: AT });
    const result = { winner: null, kind: 'single', cube: 1, points: 0, by: 'play' } as const;
    growing.events.push({ type: 'InGame', game: 1, event: { type: 'GameFinished', result } });
    const { comments, games } = transcriptOf(growing.events, NAMES, []);
    expect(comments).toContainEqual({ key: 'Game 1', value: 'drawn' });
    expect(games[0]!.entries).toEqual([]);
  });
});
