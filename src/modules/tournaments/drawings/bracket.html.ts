import { SIDES } from '../../../domain/index.js';
import {
  type DrawnBracket,
  type DrawnFlight,
  type DrawnPairing,
  type Round,
  championTitle,
  flightTitle,
  isWinner,
  scoreText,
  sectionsOf,
  slotText,
  statusText,
} from './drawn-bracket.js';
import { escaped, styleElement } from '../../../platform/http/answers/markup.js';
import { page } from './page.html.js';

const STYLE = styleElement(
  [
    'td.score{text-align:right}',
    '@media print{section{break-before:page}section:first-of-type{break-before:auto}table{break-inside:avoid}}',
  ].join(''),
);

/** A bracket as a page that a screen reader reads in order: a heading for each flight, a table for each round. */
export function bracketHtml({ title, flights }: DrawnBracket): string {
  return page(title, flights.map(flightHtml), STYLE);
}

function flightHtml(flight: DrawnFlight, index: number): string {
  const id = `flight-${index + 1}`;
  return [
    `<section aria-labelledby="${id}">`,
    `<h2 id="${id}">${escaped(flightTitle(flight))}</h2>`,
    ...championHtml(flight),
    ...sectionsOf(flight).flatMap(({ title, rounds }) => [
      ...(title === null ? [] : [`<h3>${escaped(title)}</h3>`]),
      ...rounds.map(roundHtml),
    ]),
    '</section>',
  ].join('\n');
}

function championHtml(flight: DrawnFlight): readonly string[] {
  const { champion = null } = flight;
  return champion === null ? [] : [`<p>${championTitle(flight)}: <strong>${escaped(champion)}</strong></p>`];
}

function roundHtml({ title, pairings }: Round): string {
  const heads = ['No.', 'White', 'Score', 'Black', 'Score', 'To', 'Table', 'Status'];
  return [
    `<table><caption>${escaped(title)}</caption>`,
    `<thead><tr>${heads.map((head) => `<th scope="col">${head}</th>`).join('')}</tr></thead>`,
    '<tbody>',
    ...pairings.map(pairingHtml),
    '</tbody></table>',
  ].join('\n');
}

function pairingHtml(pairing: DrawnPairing): string {
  const sides = SIDES.flatMap((side) => {
    const name = escaped(slotText(pairing[side]));
    const won = isWinner(pairing, side);
    return [
      `<td>${won ? `<strong>${name}</strong>` : name}${won ? ' <span role="img" aria-label="winner">✓</span>' : ''}</td>`,
      `<td class="score">${scoreText(pairing, side)}</td>`,
    ];
  });
  return [
    `<tr><th scope="row">${pairing.position}</th>`,
    ...sides,
    `<td>${pairing.length}</td>`,
    `<td>${escaped(pairing.table ?? '')}</td>`,
    `<td>${escaped(statusText(pairing))}</td></tr>`,
  ].join('');
}
