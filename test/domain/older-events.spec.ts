import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { StoredEvent } from '../../src/domain/series/stored-event.js';
import { presentForm } from '../../src/domain/series/older-events.js';
import { matchEventOf } from '../../src/domain/series/record.js';

/** Events as an earlier version has recorded them. */
function recordedBy(commit: string): readonly StoredEvent[] {
  const file = join(import.meta.dirname, '..', 'fixtures', 'events', `${commit}.json`);
  return JSON.parse(readFileSync(file, 'utf8'));
}

// oxlint-disable-next-line typescript/no-explicit-any -- facts of every type are looked at
type Facts = any;

const facts = (commit: string, type: string): Facts =>
  recordedBy(commit)
    .filter((event) => event.type === type)
    .map((event) => presentForm(event).data)[0];

describe('an event of an earlier version', () => {
  it('opens a match to so many points, when there was nothing else', () => {
    const opened = facts('9fe2b5b', 'MatchOpened');

    expect(opened.format).toEqual({ kind: 'points', length: 1 });
    expect(opened).not.toHaveProperty('length');
  });

  it.each(['9fe2b5b', '94730d6'])('opens a match without a clock, when there were none (%s)', (commit) => {
    expect(facts(commit, 'MatchOpened').rules).toMatchObject({ crawford: true, clock: null });
  });

  it('gives no clock to a money session', () => {
    const [, session] = recordedBy('94730d6').filter(({ type }) => type === 'MatchOpened');

    expect(session?.data).toMatchObject({ format: { kind: 'money' } });
    expect(presentForm(session!)).toBe(session);
  });

  it('starts a game that is not for money', () => {
    expect(facts('9fe2b5b', 'GameStarted').terms).toMatchObject({ crawford: false, money: null });
  });

  it('restores a match of today', () => {
    const { restored } = facts('9fe2b5b', 'TakenBack');

    expect(restored).toMatchObject({
      format: { kind: 'points', length: 5 },
      rules: { clock: null },
      game: { terms: { money: null }, cube: { offered: { value: 2, by: 'black', turns: 0 } } },
    });
    expect(facts('94730d6', 'TakenBack').restored.rules).toMatchObject({ clock: null });
  });

  it('keeps whatever it says itself', () => {
    for (const event of ['9fe2b5b', '94730d6'].flatMap(recordedBy)) {
      const once = presentForm(event);
      expect(presentForm(once)).toBe(once);
      expect(once).toMatchObject({ type: event.type, gameNumber: event.gameNumber });
    }
  });

  it('is read as an event of the match', () => {
    const [opened] = recordedBy('9fe2b5b');

    expect(matchEventOf(opened!)).toMatchObject({ type: 'MatchOpened', format: { kind: 'points', length: 1 } });
  });
});
