import type { TranscriptCell, TranscriptText } from '../transcript.js';
import { formatSgf, parseSgf } from '../../../../test/support/domain/at-once.js';

function text(entries: readonly TranscriptCell[], others: Partial<TranscriptText> = {}): TranscriptText {
  const names = { white: 'Amber', black: 'Blue' };
  const games = [{ number: 1, names, scoreBefore: { white: 0, black: 2 }, entries }];
  return { comments: [], length: 5, games, ...others };
}

const ROLL: TranscriptCell = { side: 'black', type: 'roll', dice: [3, 1], playText: '8/5* 6/5' };

describe('formatSgf', () => {
  it("writes GNU Backgammon's layout", () => {
    expect(
      formatSgf(
        text(
          [
            ROLL,
            { side: 'white', type: 'roll', dice: [5, 5], playText: '' },
            { side: 'black', type: 'double', value: 2 },
            { side: 'white', type: 'take' },
            { side: 'black', type: 'roll', dice: [2, 1], playText: null },
            { side: 'white', type: 'wins', points: 2, match: false, resigned: true },
          ],
          { comments: [{ key: 'EventDate', value: '2024.05.11' }] },
        ),
      ),
    )
      .toBe(`(;FF[4]GM[6]CA[UTF-8]AP[Backgammon club]MI[length:5][game:0][ws:0][bs:2]PW[Amber]PB[Blue]DT[2024-05-11]RU[Crawford]RE[W+2R]
;B[31qtst]
;W[55]
;B[double]
;W[take]
;PL[B]DI[21])
`);
  });

  it('marks the Crawford game, and it alone', () => {
    const game = (number: number, white: number): TranscriptText['games'][number] => ({
      number,
      names: { white: 'Amber', black: 'Blue' },
      scoreBefore: { white, black: 1 },
      entries: [],
    });
    const rules = (others: Partial<TranscriptText>): string[] =>
      formatSgf(text([], { games: [game(3, 3), game(4, 4), game(5, 4)], ...others })).match(/RU\[[^\]]*/g) ?? [];
    expect(rules({})).toEqual(['RU[Crawford', 'RU[Crawford:CrawfordGame', 'RU[Crawford']);
    expect(rules({ comments: [{ key: 'Crawford', value: 'Off' }] })).toEqual([]);
    expect(rules({ length: 0 })).toEqual(['RU[Jacoby', 'RU[Jacoby', 'RU[Jacoby']);
    expect(rules({ length: 0, comments: [{ key: 'Jacoby', value: 'Off' }] })).toEqual([]);
    expect(rules({ comments: [{ key: 'Variation', value: 'Nackgammon' }] })[1]).toBe(
      'RU[Crawford:CrawfordGame:Nackgammon',
    );
  });

  it('marks no Crawford game where the rule is off', () => {
    const comments = [
      { key: 'Crawford', value: 'Off' },
      { key: 'Variation', value: 'Hypergammon' },
    ];
    const games = [{ ...text([]).games[0]!, scoreBefore: { white: 4, black: 0 } }];
    expect(formatSgf(text([], { comments, games }))).toContain('RU[Hypergammon3]');
  });

  it('says that a beaver was accepted where the transcript lets the next roll say it', () => {
    const cells: TranscriptCell[] = [
      ROLL,
      { side: 'white', type: 'double', value: 2 },
      { side: 'black', type: 'beaver', value: 4 },
      { side: 'white', type: 'roll', dice: [3, 1], playText: '8/5 6/5' },
    ];
    expect(formatSgf(text(cells, { length: 0 }))).toContain(';W[double]\n;B[double]\n;W[take]\n;W[31hefe])');
  });

  it('shows the cube that equal opening dice have turned', () => {
    const comments = [{ key: 'Opening of game 1', value: '2-2 5-5' }];
    const written = formatSgf(text([ROLL, { side: 'white', type: 'double', value: 8 }], { length: 0, comments }));
    expect(written).toContain('\n;CV[4]\n;B[31qtst]\n;W[double])');
    expect(parseSgf(written)).toMatchObject({ value: { games: [{ entries: [{}, { type: 'double', value: 8 }] }] } });
  });

  it('keeps names and header lines in which brackets stand', () => {
    const names = { white: 'a] ;B[66]', black: 'b\\' };
    const comments = [
      { key: 'Site', value: 'Club ]\\' },
      { key: 'Match ID', value: '](;' },
    ];
    const games = [{ number: 1, names, scoreBefore: { white: 0, black: 0 }, entries: [ROLL] }];
    const again = parseSgf(formatSgf({ comments, length: 3, games }));
    expect(again).toMatchObject({ ok: true, value: { games: [{ names }] } });
    if (again.ok) expect(again.value.comments).toEqual(expect.arrayContaining(comments));
  });

  it('writes a game of which only the result is known', () => {
    expect(formatSgf(text([{ side: 'black', type: 'wins', points: 4, match: true }]))).toContain('RE[B+4])');
    expect(formatSgf(text([{ side: 'black', type: 'losses', points: 4 }]))).toContain('RE[W+4R])');
  });
});
