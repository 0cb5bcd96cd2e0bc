// Laws of SGF: what is written reads back as the same, and any text is a transcript or a fault with its place.

import { formatSgf, parseSgf, transcriptOf } from '../../support/domain/at-once.js';
import type { MatchEvent } from '../../../src/domain/match/events.js';
import { openMatch, openSession } from '../../support/domain/builders.js';
import { importedMatch, readTranscript, transcriptMeaning } from '../../support/domain/imported-match.js';
import { Chance, randomChoices, randomSession } from '../../support/chance/random-player.js';
import { randomRecord } from '../../support/chance/random-record.js';
import { sampleMatches } from '../../support/yardsticks/sample-matches.js';
import { lawTimes } from '../../support/chance/laws.js';

const SEED = 20_261_121;
const ROUNDS = lawTimes(60);

const NAMES = { white: 'Ann ]; B[double] \\', black: 'Bob\\\\ "the: Rock"] Öz (;' };
const HEADER = [
  { key: 'Site', value: 'Club ]) \\' },
  { key: 'EventDate', value: '2026.03.04' },
  { key: 'Match ID', value: 'x]y' },
  { key: null, value: 'a fine evening [really]' },
];

/** The record without equal opening dice, which a transcript leaves out where they turn no cube. */
function toldOf(record: readonly MatchEvent[]): readonly MatchEvent[] {
  return record.filter((event) => {
    const inside = event.type === 'InGame' ? event.event : null;
    return inside?.type !== 'OpeningRolled' || inside.white !== inside.black;
  });
}

describe('what is written of a match', () => {
  it('reads back as the same, in all variants and under all options', () => {
    for (let seed = SEED; seed < SEED + ROUNDS; seed += 1) {
      const chance = new Chance(seed);
      const first = chance.onceIn(3) ? openSession(randomSession(chance)) : openMatch(randomChoices(chance));
      const transcript = transcriptOf(randomRecord(first, chance, false), NAMES, HEADER);
      if (transcript.games.length === 0) continue;
      const written = formatSgf(transcript);
      const again = readTranscript(written);
      expect([seed, again.warnings]).toEqual([seed, []]);
      expect([seed, transcriptMeaning(again)]).toEqual([seed, transcriptMeaning(transcript)]);
      expect([seed, formatSgf(again)]).toEqual([seed, written]);
    }
  });

  it('imports as the same record, cube and automatic doubles included', () => {
    let automatic = 0;
    for (let seed = SEED; seed < SEED + ROUNDS; seed += 1) {
      const chance = new Chance(seed);
      const variant = chance.of(['backgammon', 'nackgammon', 'hypergammon', 'longgammon'] as const);
      const first = chance.onceIn(2)
        ? openSession({ variant, rules: { automaticDoubles: chance.of([0, 1, null]), beavers: chance.of([0, 3]) } })
        : openMatch({ variant, length: 3 });
      const record = randomRecord(first, chance, true);
      const [opened] = record;
      if (opened?.type !== 'MatchOpened' || record.length < 3) continue;
      const written = formatSgf(transcriptOf(record, { white: 'Ann', black: 'Bob' }, []));
      const { events, warnings } = importedMatch(written, {
        matchId: opened.matchId,
        players: opened.players,
        at: opened.at,
      });
      expect([seed, warnings]).toEqual([seed, []]);
      expect([seed, toldOf(events)]).toEqual([seed, toldOf(record)]);
      automatic += written.includes('CV[') ? 1 : 0;
    }
    expect(automatic).toBeGreaterThan(2);
  });
});

describe('damaged text', () => {
  const SOME = sampleMatches().flatMap(({ sgf }) => (sgf === null ? [] : [sgf]));

  it('cut off anywhere is read up to the cut: all acts but the last are those of the whole', () => {
    for (const text of SOME) {
      const whole = readTranscript(text).games;
      for (let end = 2; end < text.length; end += 101) {
        const { games } = readTranscript(text.slice(0, end));
        for (const [index, game] of games.entries()) {
          const kept = game.entries.slice(0, -1);
          expect([end, kept]).toEqual([end, whole[index]?.entries.slice(0, kept.length)]);
        }
      }
    }
  });

  it('with any characters changed, left out or doubled is a transcript or a fault with its place', () => {
    const chance = new Chance(SEED);
    let faults = 0;
    for (const text of SOME) {
      for (let round = 0; round < lawTimes(120); round += 1) {
        let damaged = text;
        for (let times = chance.below(4); times >= 0; times -= 1) damaged = changed(damaged, chance);
        const result = parseSgf(damaged);
        if (result.ok) expect(parseSgf(formatSgf(result.value)).ok).toBe(true);
        else {
          faults += 1;
          const { line, column } = result.error;
          expect(damaged.split(/\r\n?|\n/)[line - 1]?.length).toBeGreaterThanOrEqual((column ?? 0) - 1);
        }
      }
    }
    expect(faults).toBeGreaterThan(100);
  });

  it.each([
    ['parentheses', '(;'.repeat(500_000)],
    ['one endless value', `(;C[${'\\]'.repeat(500_000)}`],
    ['names of properties', `(;${'A'.repeat(1_000_000)}`],
    ['values', `(;A${'[]'.repeat(500_000)})`],
    ['blanks before nothing', '(   '.repeat(250_000)],
    ['games', '(;GM[6])'.repeat(120_000)],
    ['plays', `(;GM[6]MI[length:1]${';W[31hefe]'.repeat(100_000)})`],
    ['dice set again and again', `(;GM[6]${';PL[W]DI[31]'.repeat(80_000)})`],
    ['places in a play', `(;GM[6];W[31${'he'.repeat(500_000)}])`],
    ['lines of a comment', `(;GM[6]GC[${';\n'.repeat(500_000)}])`],
    ['rules', `(;GM[6]RU[${':'.repeat(1_000_000)}])`],
  ])(
    'of a megabyte (%s) is read in seconds',
    (_what, text) => {
      const result = parseSgf(text);
      expect(result.ok ? result.value.warnings.length : 0).toBeLessThanOrEqual(1_000);
    },
    10_000,
  );
});

const LETTERS = '()[];\\:BWabyz0166\n\u0000 "é\ud83c';

function changed(text: string, chance: Chance): string {
  const place = chance.below(text.length);
  const letter = chance.onceIn(2) ? chance.of([...LETTERS]) : String.fromCharCode(chance.below(300));
  const rest = text.slice(place + chance.below(3));
  return text.slice(0, place) + (chance.onceIn(4) ? '' : letter) + rest;
}
