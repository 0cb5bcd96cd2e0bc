import { PROGRESSIVE, PlayedBracket, doubleElimination, knockout } from '../../../../test/support/brackets.js';
import { xmlFault } from '../../../../test/support/xml.js';
import { bracketHtml } from './bracket.html.js';
import { bracketSvg } from './bracket.svg.js';
import type { DrawnBracket, DrawnPairing, DrawnSlot } from './drawn-bracket.js';

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

describe('the drawing of a bracket', () => {
  const pairingAt = (svg: string): { x: number; y: number }[] =>
    [...svg.matchAll(/<g><title>[\s\S]*?<rect x="([\d.]+)" y="([\d.]+)"/g)].map(([, x, y]) => ({
      x: Number(x),
      y: Number(y),
    }));

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
      expect(x + 176).toBeLessThanOrEqual(width!);
      expect(y + 60).toBeLessThanOrEqual(height!);
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
    expect(svg).toContain('>Nikolaus Alexander …<');
    expect(svg).toContain('<title>Dan 5 – Nikolaus Alexander von Hohenstein 3, to 5</title>');
  });

  it('is labelled for those who do not see it', () => {
    expect(bracketSvg(viewOf(NIGHT()))).toContain(
      'role="img" aria-label="Friday &lt;night&gt; &amp; more: Main flight, Consolation"',
    );
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
