import { type AskedTournamentFormat, tournamentFormatFrom } from './format.js';

const THEN = { kind: 'double-elimination', lengths: [7] } as const;

describe('tournamentFormatFrom', () => {
  it('gives every option its default', () => {
    const asked = { kind: 'knockout', lengths: [5, 7], consolation: { kind: 'plain' }, lastChance: {} } as const;
    expect(tournamentFormatFrom(asked)).toEqual({
      ok: true,
      value: {
        kind: 'knockout',
        lengths: [5, 7],
        draw: 'random',
        thirdPlace: false,
        consolation: { kind: 'plain', lengths: [5, 7], dropThrough: null },
        lastChance: { lengths: [5, 7] },
        reEntry: false,
      },
    });
  });

  it('draws a next stage by the standings unless lots are wanted', () => {
    const drawOf = (then: AskedTournamentFormat & { kind: 'double-elimination' }): string | null => {
      const format = tournamentFormatFrom({ kind: 'swiss', lengths: [5], qualifiers: 4, then });
      return format.ok && format.value.kind === 'swiss' ? (format.value.then?.draw ?? null) : null;
    };
    expect([drawOf(THEN), drawOf({ ...THEN, draw: 'random' })]).toEqual(['seeded', 'random']);
  });

  it.each<[AskedTournamentFormat, string, string]>([
    [{ ...THEN, grandFinal: 'longer' }, 'grandFinalLength', 'needed-for-longer'],
    [{ ...THEN, grandFinalLength: 9 }, 'grandFinalLength', 'longer-only'],
    [{ kind: 'league', lengths: [5], promoted: 1 }, 'promoted', 'needs-divisions'],
    [{ kind: 'swiss', lengths: [5], qualifiers: 4 }, 'qualifiers', 'needs-then'],
    [{ kind: 'round-robin', lengths: [5], then: THEN }, 'then', 'needs-qualifiers'],
    [{ kind: 'round-robin', lengths: [5], qualifiers: 1, then: THEN }, 'qualifiers', 'one-qualifier'],
    [{ kind: 'swiss', lengths: [5], qualifiers: 1, then: THEN }, 'qualifiers', 'one-qualifier'],
    [
      { kind: 'swiss', lengths: [5], qualifiers: 4, then: { ...THEN, reEntry: true } },
      'then/reEntry',
      'first-stage-only',
    ],
    [{ kind: 'swiss', lengths: [5], tieBreaks: ['lots', 'direct', 'lots'] }, 'tieBreaks/2', 'stands-twice'],
  ])('refuses %j', (asked, key, reason) => {
    expect(tournamentFormatFrom(asked)).toMatchObject({
      ok: false,
      error: { code: 'config.invalid', params: { keys: [`/format/${key}`], reasons: [reason] } },
    });
  });
});
