// The law of the round trip: a session or match that is written as a transcript and read back has the same games.

import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import type { MatchCommand } from '../../../src/domain/match/commands.js';
import { countedRecord } from '../../../src/domain/match/counted.js';
import { effectiveEvents } from '../../../src/domain/match/corrections/effective-events.js';
import type { MatchEvent } from '../../../src/domain/match/events.js';
import { NO_MATCH, evolveMatch } from '../../../src/domain/match/evolve.js';
import { ledgerOf } from '../../../src/domain/match/ledger.js';
import { readRecord } from '../../../src/domain/match/corrections/record-facts.js';
import { NOTATIONS, type Notation } from '../../../src/domain/notation/notations.js';
import { formatTranscript, transcriptOf } from '../../support/domain/at-once.js';
import { openMatch, openSession } from '../../support/domain/builders.js';
import { SIDES } from '../../../src/domain/kernel/side.js';
import { crawfordState } from '../../../src/domain/match/score.js';
import type { MatchState } from '../../../src/domain/match/state.js';
import { imported } from '../../support/domain/imported-match.js';
import { directedRecord } from '../../support/chance/directed-record.js';
import { livelyRecord } from '../../support/chance/lively-record.js';
import { Chance } from '../../support/chance/random-player.js';
import { lawSeed, lawTimes } from '../../support/chance/laws.js';

const SEED = 20_261_122;
const ROUNDS = lawTimes(150);
const CORRECTED = lawTimes(120);
const MOST_MORE = 500;
const DIRECTED = ['Slip', 'Terms', 'Penalty', 'Game', 'Ended'];
const VARIANTS = ['backgammon', 'nackgammon', 'hypergammon', 'longgammon'] as const;

const CUBE_EVENTS = [
  'AutomaticDoubleMade',
  'Doubled',
  'DoubleTaken',
  'DoubleBeavered',
  'BeaverRaccooned',
  'RaccoonOttered',
  'DoubleDropped',
];

/** What a transcript must keep: of each game the cube, the result and the score before it; and who owes whom how much. */
function kept(record: readonly MatchEvent[]): unknown {
  const { state, facts } = readRecord(record);
  if (state.status === 'not-opened') return null;
  const { games, score } = countedRecord(facts, state);
  const cubes = effectiveEvents(record).flatMap((event) =>
    event.type === 'InGame' && CUBE_EVENTS.includes(event.event.type) ? [{ game: event.game, ...event.event }] : [],
  );
  const finished = games.flatMap(({ number, result }) => (result === null ? [] : [{ number, result }]));
  return {
    score,
    ledger: state.format.kind === 'money' ? ledgerOf(finished, state.format) : null,
    games: games.map(({ number, played, result, scoreBefore, due }) => ({
      number,
      played,
      result,
      scoreBefore,
      crawford: due.crawford,
      cube: cubes.filter(({ game }) => game === number),
    })),
  };
}

/** Written and read back; with the options that no header tells. */
function again(record: readonly MatchEvent[], notation: Notation): readonly MatchEvent[] {
  const [opened] = record;
  if (opened?.type !== 'MatchOpened') throw new Error('a record begins with its opening');
  const text = formatTranscript(transcriptOf(record, { white: 'Ann', black: 'Bob' }, []), notation);
  const { matchId, players, rules, format, at } = opened;
  const money = format.kind === 'money' ? { stake: format.stake } : {};
  let replayed = NO_MATCH;
  let told = 0;
  // What an import says of the match after each event is what replaying the record gives.
  const onEvent = (event: MatchEvent, after: MatchState): void => {
    replayed = evolveMatch(replayed, event);
    told += 1;
    if (!isDeepStrictEqual(after, replayed)) expect(after).toEqual(replayed);
  };
  const request = { matchId, players, rules: { ...rules }, at, ...money };
  const read = imported(text, request, onEvent);
  if (!read.ok) throw new Error(`${JSON.stringify(read.error)}\n${text}`);
  const { events } = read.value;
  expect(told).toBe(events.length);
  return events;
}

function sameAgain(open: (chance: Chance) => MatchCommand): readonly MatchEvent[] {
  const all: MatchEvent[] = [];
  fc.assert(
    fc.property(fc.integer(), (seed) => {
      const record = livelyRecord(open(new Chance(seed)), new Chance(seed + 1));
      all.push(...record);
      const hasGames = record.some(({ type }) => type === 'InGame' || type === 'ResultReported');
      for (const notation of hasGames ? NOTATIONS : []) expect(kept(again(record, notation))).toEqual(kept(record));
    }),
    { seed: lawSeed(SEED), numRuns: ROUNDS },
  );
  return all;
}

describe('a transcript that is written and read back', () => {
  it('gives the same games, cubes, results and points of a money session', () => {
    const events = sameAgain((chance) =>
      openSession({
        stake: chance.of([0, 1, 100]),
        variant: chance.of(VARIANTS),
        rules: {
          jacoby: !chance.onceIn(3),
          jacobyAfterAutomaticDouble: chance.onceIn(3),
          beavers: chance.of([1, 2, 3, null]),
          raccoonDrop: !chance.onceIn(4),
          beaverOnRedouble: !chance.onceIn(4),
          automaticDoubles: chance.of([0, 1, null]),
          firstRoll: chance.of(['useOpeningDice', 'rerollBothDice']),
        },
      }),
    );
    const ends = events.filter(
      (event, place) =>
        event.type === 'InGame' && event.event.type === 'DoubleTaken' && isEndOfChain(events.slice(0, place)),
    );
    expect(ends.length).toBeGreaterThan(100);
    const types = new Set(events.map((event) => (event.type === 'InGame' ? event.event.type : event.type)));
    expect(
      [...CUBE_EVENTS, 'ResignationAccepted', 'SettlementMade', 'ResultReported', 'ResultCorrected'].filter(
        (type) => !types.has(type as never),
      ),
    ).toEqual([]);
  });

  it('gives the same games, Crawford game, cubes and points of a match under Crawford and Holland', () => {
    sameAgain((chance) => {
      const crawford = !chance.onceIn(4);
      return openMatch({
        length: chance.of([1, 2, 3, 5, 7]),
        variant: chance.of(VARIANTS),
        rules: { crawford, holland: crawford && chance.onceIn(2), deadCube: chance.of(['reject', 'allow']) },
      });
    });
  });

  it('gives the same score, end and open game of a match that directors have corrected', () => {
    const keys = new Set<string>();
    const holds = (seed: number): void => {
      const record = directedRecord(new Chance(seed), 30);
      const { games, comments } = transcriptOf(record, { white: 'Ann', black: 'Bob' }, []);
      if (games.length === 0 || isBeyondWords(record)) return;
      for (const { key } of comments) keys.add(key?.split(' ')[0] ?? '');
      const notation = new Chance(seed).of(NOTATIONS);
      expect(standing(again(record, notation))).toEqual(standing(record));
    };
    fc.assert(fc.property(fc.integer(), holds), { seed: lawSeed(SEED), numRuns: CORRECTED });
    const missing = (): readonly string[] => DIRECTED.filter((key) => !keys.has(key));
    // With other seeds (LAWS_SEED) these few records may lack a rare comment.
    for (let more = 0; missing().length > 0 && more < MOST_MORE; more += 1) holds(more);
    expect(missing()).toEqual([]);
  });
});

/** Where a match stands after whatever was corrected in it. */
function standing(record: readonly MatchEvent[]): unknown {
  const { state } = readRecord(record);
  if (state.status === 'not-opened') return null;
  const { status, score } = state;
  if (state.status === 'finished') return { status, score, outcome: state.outcome };
  return { status, score, crawford: crawfordState(state), terms: state.game?.terms, cube: state.game?.cube };
}

/** What no text tells: a decision above a slip that has won, and a slip that gives a side less than the games. */
function isBeyondWords(record: readonly MatchEvent[]): boolean {
  const { state, facts } = readRecord(record);
  if (state.status === 'not-opened' || facts.end === null) return false;
  const { score, carried } = countedRecord({ ...facts, end: null }, state);
  const { overrules, score: slip } = facts.end;
  return (overrules && carried !== null) || SIDES.some((side) => slip !== null && slip[side] < score[side]);
}

/** Whether a beaver or a further turn was the last thing to happen. */
function isEndOfChain(events: readonly MatchEvent[]): boolean {
  const last = events.at(-1);
  return last?.type === 'InGame' && ['DoubleBeavered', 'BeaverRaccooned', 'RaccoonOttered'].includes(last.event.type);
}
