/** The page at the root of the service: what this is, and a director's first minutes. */
import { escaped } from '../../platform/http/markup.js';
import { frame } from './frame.html.js';

/** @param address where the service listens, for commands typed on its own machine */
export function welcomeHtml(address: string): string {
  const [head, foot] = frame('Backgammon club', { className: 'welcome' });
  return `${head}<main>
<h1>Backgammon club</h1>
<p>This service referees and records backgammon for a club: players, matches, money sessions, chouettes and tournaments. It
checks every roll, play, cube action and score against the rules, and keeps each of them.</p>
<ul>
<li><a href="/docs">The API</a>, to be read and tried, also as <a href="/openapi.json">openapi.json</a> and
<a href="/openapi.yaml">openapi.yaml</a></li>
<li><a href="/problems">What the service refuses</a>, and when</li>
<li><a href="/v1/tournaments">The public tournaments</a>, as the API lists them</li>
<li><a href="/health/ready">Whether the service is well</a>, and <a href="/metrics">its numbers</a></li>
</ul>
<h2>A director's first minutes</h2>
<ol>
<li><p>Find the token. The first start has made it: with the database of its own, which the service uses unless
<code>DATABASE_URL</code> is set, it is in the file <code>director-token</code> of the data folder, <code>./data</code> unless
<code>DATA_DIR</code> names another. With PostgreSQL the log of the first start shows it once, unless
<code>BOOTSTRAP_TOKEN</code> has named it. A lost one is replaced with <code>npm run token -- --role director</code>.</p></li>
<li><p>Make a player. Type this in the folder of the service, or open <a href="/docs#createPlayer">Add a player</a> and try it
there with the token.</p>
<pre>${escaped(firstPlayer(address))}</pre></li>
<li><p>Make a tournament, and enter players in it.</p>
<pre>${escaped(FIRST_TOURNAMENT)}</pre></li>
<li><p>Draw it with <a href="/docs#drawTournament">the draw</a>, type in the results as they come, and hang up the
<a href="/docs#getPairingsPage">pairings</a> and <a href="/docs#getStandingsPage">standings</a>.</p></li>
<li><p>Give each scorer and player a token of their own with <a href="/docs#createToken">a new token</a>: yours may do everything.</p></li>
</ol>
<p>The README of the service goes on from here, with a whole club night in commands.</p>
</main>${foot}`;
}

const CALL = `-H "Authorization: Bearer $TOKEN" -H 'Content-Type: application/json'`;

function firstPlayer(address: string): string {
  return `CLUB=${address}
TOKEN=$(cat data/director-token)
curl $CLUB/v1/players ${CALL} -d '{"name": "Ann"}'`;
}

const FIRST_TOURNAMENT = `curl $CLUB/v1/tournaments ${CALL} \\
  -d '{"name": "Club night", "format": {"kind": "knockout", "lengths": [5]}}'
curl $CLUB/v1/tournaments/ID-OF-THE-TOURNAMENT/entries ${CALL} \\
  -d '{"playerId": "ID-OF-THE-PLAYER"}'`;
