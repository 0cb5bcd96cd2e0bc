import { PROGRESSIVE, PlayedBracket, doubleElimination, knockout } from '../../../../test/support/domain/brackets.js';
import { xmlFault } from '../../../../test/support/documents/xml.js';
import { bracketHtml } from './bracket.html.js';
import { bracketSvgParts } from './bracket.svg.js';
import type { DrawnBracket, DrawnPairing, DrawnSlot } from './drawn-bracket.js';

const bracketSvg = (bracket: DrawnBracket): string => [...bracketSvgParts(bracket)].join('\n');

const PLAYERS = [
  'Ada',
  'Ben',
  'Cleo',
  'Dan',
  'Eva',
  'Finn',
  'Gus',
  'Hana',
  'Ivo',
  'Jo & Kim',
  '<b>Lea</b>',
  `"Mo'`,
  'Nikolaus Alexander von Hohenstein',
];

/** The bracket as readers are shown it, everybody having won with 5 to 3 or by forfeit. */
function viewOf(played: PlayedBracket, names: readonly string[] = PLAYERS, table: string | null = null): DrawnBracket {
  const { nodes, resolved } = played.state;
  const slot = (seat: string | null): DrawnSlot =>
    seat === null ? null : seat === 'bye' ? { bye: true } : { name: names[Number(seat) - 1]! };
  const pairings = nodes.flatMap((node): (DrawnPairing & { flight: string })[] => {
    const { white, black, status, winner, by, result } = resolved.get(node.id)!;
    if (status === 'empty') return [];
    const side = winner === null ? null : winner === white ? 'white' : winner === black ? 'black' : null;
    const score = side === null ? null : { white: side === 'white' ? 5 : 3, black: side === 'black' ? 5 : 3 };
    return [
      {
        ...node,
        white: slot(white),
        black: slot(black),
        table,
        status: status === 'decided' ? 'finished' : status,
        result: status === 'decided' ? { winner: side, by: result?.by ?? by!, score, recorded: score } : null,
      },
    ];
  });
  const flights = [...new Set(nodes.map(({ flight }) => flight))].map((name) => {
    const own = pairings.filter(({ flight }) => flight === name);
    const rounds = [...new Set(own.map(({ round }) => round))];
    return { name, rounds: rounds.map((round) => ({ round, pairings: own.filter((each) => each.round === round) })) };
  });
  return { title: 'Friday <night> & more', flights };
}

const NIGHT = (): PlayedBracket =>
  PlayedBracket.of(13, PROGRESSIVE).won(['9', '8'], ['4', '13'], ['12', '5'], ['1', '9']);

/** The texts of a drawing in their order. */
const texts = (drawing: string): string[] =>
  [...drawing.matchAll(/<(text|td|caption|h\d|th)\b[^>]*>(.*?)<\/\1>/g)].map(([, , words]) => words!);

describe.each([
  ['SVG', bracketSvg],
  ['HTML', bracketHtml],
])('a bracket as %s', (_name, draw) => {
  it.each([2, 3, 5, 8, 13])('of %i is well-formed, before the first match and after the last', (count) => {
    for (const format of [knockout({ thirdPlace: true }), PROGRESSIVE, doubleElimination()]) {
      expect(xmlFault(draw(viewOf(PlayedBracket.of(count, format))))).toBeNull();
      expect(xmlFault(draw(viewOf(PlayedBracket.of(count, format).playedByTheSeeding())))).toBeNull();
    }
  });

  it('is well-formed whatever people and tables are called', () => {
    const odd = ['\u0000\u001b', '\ud800', '<script>alert(1)</script>', ']]>', '&amp;', '" onload="x', '\uffff', ''];
    const drawing = draw(viewOf(PlayedBracket.of(8, PROGRESSIVE).playedByTheSeeding(), odd, '<table & "chair">'));

    expect(xmlFault(drawing)).toBeNull();
    expect(drawing).not.toContain('<script');
    expect(drawing).not.toMatch(/<[^>]* onload=/);
  });

  it('names everybody in every flight with the scores', () => {
    const words = texts(draw(viewOf(NIGHT()))).join('\n');

    for (const name of ['Ada', 'Jo &amp; Kim', '&lt;b&gt;Lea&lt;/b&gt;', '&quot;Mo&#39;'])
      expect(words).toContain(name);
    for (const title of ['Main flight', 'Consolation', 'Quarterfinals', 'Semifinals', 'Final'])
      expect(words).toContain(title);
    expect(words).toContain('Round 1');
    expect(words).toContain('5');
    expect(words).toContain('bye');
  });

  it('calls the main flight behind groups their knockout, and its consolation as ever', () => {
    const { title, flights } = viewOf(NIGHT());
    const words = texts(draw({ title, flights: flights.map((flight) => ({ ...flight, stage: 2 })) })).join('\n');

    for (const name of ['Knockout', 'Consolation']) expect(words).toContain(name);
    expect(words).not.toContain('Main flight');
  });

  it('says at which table a match is played, and how it stands', () => {
    const drawing = draw(viewOf(NIGHT(), PLAYERS, 'No. 7'));

    expect(drawing).toContain('No. 7');
    expect(drawing).toContain('ready to play');
    expect(drawing).toContain('waiting');
  });

  it('says that a score was not played', () => {
    const played = PlayedBracket.of(4, knockout()).left('4');
    played.ended('2', '3', 'forfeit');

    expect(draw(viewOf(played))).toMatch(/walkover[\s\S]*forfeit/);
  });

  it('has a part of its own for each half of a double elimination and for the final', () => {
    const words = texts(draw(viewOf(PlayedBracket.of(13, doubleElimination()))));

    for (const title of ['Upper half', 'Lower half', 'Grand final', 'Grand final, second match']) {
      expect(words).toContain(title);
    }
    expect(words).not.toContain('Final');
  });
});

/** Where the boxes of pairings are. */
const pairingAt = (svg: string): { x: number; y: number }[] =>
  [...svg.matchAll(/<g><title>[\s\S]*?<rect x="([\d.]+)" y="([\d.]+)"/g)].map(([, x, y]) => ({
    x: Number(x),
    y: Number(y),
  }));

describe('the drawing of a bracket', () => {
  it('has a box for each pairing, none above another', () => {
    const view = viewOf(PlayedBracket.of(13, PROGRESSIVE));
    const boxes = pairingAt(bracketSvg(view));

    expect(boxes).toHaveLength(view.flights.flatMap(({ rounds }) => rounds.flatMap(({ pairings }) => pairings)).length);
    for (const [index, box] of boxes.entries()) {
      for (const other of boxes.slice(index + 1)) {
        expect(box.x !== other.x || Math.abs(box.y - other.y) >= 60).toBe(true);
      }
    }
  });

  it('has everything inside its frame', () => {
    const svg = bracketSvg(viewOf(PlayedBracket.of(13, doubleElimination()).playedByTheSeeding()));
    const [, width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(svg)!.map(Number);

    for (const { x, y } of pairingAt(svg)) {
      expect(x + 16 + 240).toBeLessThanOrEqual(width!);
      expect(y + 46 + 60).toBeLessThanOrEqual(height!);
    }
  });

  it('puts a pairing between the two that feed it', () => {
    const boxes = pairingAt(bracketSvg(viewOf(PlayedBracket.of(4, knockout()))));

    expect(boxes[2]!.y).toBe((boxes[0]!.y + boxes[1]!.y) / 2);
    expect(boxes[2]!.x).toBeGreaterThan(boxes[0]!.x);
  });

  it('has the winner in bold, and long names shortened with the whole name behind them', () => {
    const svg = bracketSvg(viewOf(NIGHT()));

    expect(svg).toMatch(/font-weight="bold">Ivo</);
    expect(svg).not.toMatch(/font-weight="bold">Eva</);
    expect(svg).toContain('>Nikolaus Alexander von Hohe…<');
    expect(svg).toContain('<title>Dan 5 – Nikolaus Alexander von Hohenstein 3, to 5</title>');
  });

  it('has names of 28 characters whole, and none that runs into the score', () => {
    const names = ['Maximilian Featherstonehaugh', 'W'.repeat(28), '\u6f22'.repeat(28), 'Ada'];
    const svg = bracketSvg(viewOf(PlayedBracket.of(4, knockout()).playedByTheSeeding(), names));
    const room = 240 - 6 - 2.2 * 12;

    expect(svg).toContain('>Maximilian Featherstonehaugh<');
    const wide = [...svg.matchAll(/textLength="([\d.]+)"[^>]*>([W\u6f22]+…?)</g)];
    expect(wide.map(([, , name]) => name!.charAt(0))).toEqual(expect.arrayContaining(['W', '\u6f22']));
    for (const [, width] of wide) expect(Number(width)).toBeLessThanOrEqual(room);
  });

  it('shows who is seeded, where losers go and come from, and who has won', () => {
    const played = PlayedBracket.of(4, knockout());
    const { title, flights } = viewOf(played);
    const pairings = flights[0]!.rounds.flatMap((each) => each.pairings);
    const [first, , final] = pairings;
    const marked: DrawnBracket = {
      title,
      flights: [
        {
          name: 'main',
          champion: 'Ada',
          rounds: [
            { round: 1, pairings: [{ ...first!, white: { name: 'Ada', seed: 7 }, dropsTo: 'C1·1' }] },
            { round: 2, pairings: [{ ...final!, white: null, losersOf: { white: '1·2' } }] },
          ],
        },
      ],
    };
    const words = texts(bracketSvg(marked));

    expect(words).toEqual(expect.arrayContaining(['7', 'Ada', '↓ C1·1', 'loser of 1·2', 'Champion']));
    expect(bracketSvg(marked)).toContain('the loser to C1·1');
    expect(texts(bracketHtml(marked)).join()).not.toContain('Champion');
    expect(bracketHtml(marked)).toContain('Champion: <strong>Ada</strong>');
  });

  it('has the match for the third place below the final where there is room, and apart in any case', () => {
    const svgOf = (count: number): string =>
      bracketSvg(viewOf(PlayedBracket.of(count, knockout({ thirdPlace: true })).playedByTheSeeding()));
    const eight = pairingAt(svgOf(8)).toSorted((one, other) => other.x - one.x || one.y - other.y);
    const four = pairingAt(svgOf(4)).toSorted((one, other) => one.y - other.y);

    expect(eight[0]!.x).toBe(eight[1]!.x);
    expect(eight[1]!.y - eight[0]!.y).toBeGreaterThan(80);
    expect(four.at(-1)!.y).toBeGreaterThan(four.at(-2)!.y + 60);
    for (const svg of [svgOf(8), svgOf(4)])
      expect(texts(svg).filter((words) => words === 'Third place')).toHaveLength(1);
  });

  it('is labelled for those who do not see it', () => {
    expect(bracketSvg(viewOf(NIGHT()))).toContain(
      'role="img" aria-label="Friday &lt;night&gt; &amp; more: Main flight, Consolation"',
    );
  });
});

/** So many rounds in which everybody plays. */
function roundsView(count: number, pairs: number, parts: readonly (string | null)[] = [null]): DrawnBracket {
  const pairing = (round: number, position: number, part: string | null): DrawnPairing => ({
    id: `${part}-${round}-${position}`,
    part,
    round,
    position,
    white: { name: `White ${position}` },
    black: { name: `Black ${position}` },
    length: 5,
    table: null,
    status: 'ready',
    result: null,
  });
  const upTo = (most: number): number[] => Array.from({ length: most }, (_, index) => index + 1);
  const rounds = upTo(count).map((round) => ({
    round,
    pairings: parts.flatMap((part) => upTo(pairs).map((position) => pairing(round, position, part))),
  }));
  return { title: 'Swiss', flights: [{ name: 'main', parts: 'groups', champion: null, rounds }] };
}

describe('rounds in which winners do not go on', () => {
  it('stand beside each other without joints, groups beneath each other', () => {
    const svg = bracketSvg(roundsView(3, 2, ['A', 'B']));
    const boxes = pairingAt(svg);

    expect(svg).not.toMatch(/<path d="M[\d.]+ [\d.]+h[\d.]+V/);
    expect(new Set(boxes.map(({ x }) => x)).size).toBe(3);
    expect(new Set(boxes.map(({ y }) => y)).size).toBe(4);
    expect(texts(svg)).toEqual(expect.arrayContaining(['Group A', 'Group B', 'Round 1', 'Round 3']));
    expect(texts(svg)).not.toContain('Final');
  });

  it('begin a new row where there are many', () => {
    const boxes = pairingAt(bracketSvg(roundsView(9, 1)));
    expect(new Set(boxes.map(({ x }) => x)).size).toBe(6);
    expect(new Set(boxes.map(({ y }) => y)).size).toBe(2);
  });

  it('are one list for a ladder', () => {
    const { title, flights } = roundsView(3, 1);
    const svg = bracketSvg({ title, flights: [{ ...flights[0]!, parts: 'challenges' }] });
    expect(new Set(pairingAt(svg).map(({ x }) => x)).size).toBe(1);
    expect(texts(svg)).toContain('Challenges');
  });
});

describe('a drawing for a sheet or a phone', () => {
  const WIDE = Array.from({ length: 64 }, (_, nth) => `Somebody with a Long Name ${nth}`.slice(0, 28));

  it.each([
    ['a bracket of 64', viewOf(PlayedBracket.of(64, knockout({ thirdPlace: true })).playedByTheSeeding(), WIDE)],
    ['a bracket of 16 with consolation', viewOf(PlayedBracket.of(16, PROGRESSIVE).playedByTheSeeding(), WIDE)],
    ['a Swiss of 64', roundsView(6, 32)],
    ['a round robin of 16', roundsView(15, 8)],
  ])('prints %s on one sheet of A4 across, in letters that can be read', (_what, view) => {
    const svg = [...bracketSvgParts(view, 'print')].join('\n');
    const [, dx, dy, scale = '1'] = /translate\(([\d.]+) ([\d.]+)\)(?: scale\(([\d.]+)\))?/.exec(svg)!;

    expect(svg).toContain('viewBox="0 0 1123 794" width="297mm" height="210mm"');
    expect(xmlFault(svg)).toBeNull();
    for (const { x, y } of pairingAt(svg)) {
      expect(Number(dx) + (x + 216) * Number(scale)).toBeLessThanOrEqual(1_123 - 29);
      expect(Number(dy) + (y + 28) * Number(scale)).toBeLessThanOrEqual(794 - 25);
    }
    // 96 to the inch, 72 points to the inch.
    expect((12 * Number(scale) * 72) / 96).toBeGreaterThan(5.5);
  });

  it('has one round beneath the other on a phone', () => {
    const svg = [...bracketSvgParts(viewOf(NIGHT()), 'phone')].join('\n');
    const boxes = pairingAt(svg);

    expect(svg).toMatch(/viewBox="0 0 390 \d+" width="390"/);
    expect(xmlFault(svg)).toBeNull();
    expect(new Set(boxes.map(({ x }) => x))).toEqual(new Set([0]));
    expect(boxes.map(({ y }) => y)).toEqual(boxes.map(({ y }) => y).toSorted((one, other) => one - other));
    expect(svg).not.toMatch(/<path d="M[\d.]+ [\d.]+h[\d.]+V/);
  });
});

describe('the page of a bracket', () => {
  const page = bracketHtml(viewOf(NIGHT()));

  it('has one heading for the event, and a labelled section for each flight', () => {
    expect(page.match(/<h1>/g)).toHaveLength(1);
    expect(
      [...page.matchAll(/<section aria-labelledby="([^"]+)">\n<h2 id="([^"]+)">/g)].map(([, by, id]) => [by, id]),
    ).toEqual([
      ['flight-1', 'flight-1'],
      ['flight-2', 'flight-2'],
    ]);
  });

  it('has a table with a caption and headed columns and rows for each round', () => {
    const tables = page.match(/<table>/g)!;

    expect(page.match(/<caption>[^<]+<\/caption>/g)).toHaveLength(tables.length);
    expect(page.match(/<th scope="col">/g)).toHaveLength(8 * tables.length);
    expect(page).toContain('<tr><th scope="row">1</th><td><strong>Ada</strong>');
  });

  it('tells the winner not by the type alone', () => {
    expect(page).toContain('<strong>Ivo</strong> <span role="img" aria-label="winner">✓</span>');
  });
});
