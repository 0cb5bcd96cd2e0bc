/** What a session comes to whose cube has been turned far: its transcripts read back as the same. */
import { LARGEST_CUBE } from '../../src/domain/cube/cube.js';
import type { TranscriptCell, TranscriptText } from '../../src/domain/notation/transcript.js';
import { formatMat, formatSgf, parseMat, parseSgf } from '../support/domain/at-once.js';

const NAMES = { white: 'Ann', black: 'Bob' };

it.each([
  ['mat', (text: TranscriptText) => parseMat(formatMat(text))],
  ['sgf', (text: TranscriptText) => parseSgf(formatSgf(text))],
])('in .%s', (_notation, again) => {
  for (let value = 2; value <= LARGEST_CUBE; value *= 2) {
    const [before, dropped, most] = [3 * value, value / 2, 3 * value];
    const entries: readonly TranscriptCell[] = [
      { side: 'black', type: 'roll', dice: [3, 1], playText: '8/5 6/5' },
      { side: 'white', type: 'double', value: 2 },
    ];
    const end = (points: number): TranscriptCell => ({ side: 'white', type: 'wins', points, match: false });
    const games = [dropped, most].map((points, index) => ({
      number: index + 1,
      names: NAMES,
      scoreBefore: { white: index === 0 ? 0 : before, black: before },
      entries: [...entries, end(Math.max(1, points))],
    }));
    const read = again({ comments: [], length: 0, games });
    if (!read.ok) throw new Error(`${value}: ${JSON.stringify(read.error)}`);
    expect([value, read.value.games.map(({ scoreBefore }) => scoreBefore)]).toEqual([
      value,
      games.map(({ scoreBefore }) => scoreBefore),
    ]);
    expect([value, read.value.games.map(({ entries: [, , won] }) => won)]).toMatchObject([
      value,
      games.map(({ entries: [, , won] }) => won),
    ]);
  }
});

it('a cube of any value in .mat', () => {
  for (let value = 2; value <= LARGEST_CUBE; value *= 2) {
    const entries: readonly TranscriptCell[] = [{ side: 'white', type: 'double', value }];
    const games = [{ number: 1, names: NAMES, scoreBefore: { white: 0, black: 0 }, entries }];
    const read = parseMat(formatMat({ comments: [], length: 0, games }));
    expect([value, read]).toMatchObject([value, { ok: true, value: { games: [{ entries }] } }]);
  }
});
