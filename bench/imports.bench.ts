/** Transcripts of whole matches imported per second (design.md section 7). */
import { oracleMatches } from '../test/support/yardsticks/oracle-matches.js';
import { PLAYERS } from './bench-database.js';
import { KeepAliveClient, bodyOf } from './load/keep-alive-client.js';
import { CLIENTS, type Site } from './recorded-actions.bench.js';
import { TOKEN } from './server.js';

export interface ImportsFigure {
  readonly matchesPerSecond: number;
  readonly rollsPerSecond: number;
  /** Of the service's processor for each roll; null where the system does not tell. */
  readonly microseconds: number | null;
  /** How many different transcripts were sent round and round. */
  readonly transcripts: number;
}

export async function measureImports({ server }: Site, seconds: number): Promise<ImportsFigure> {
  const matches = oracleMatches('matches').filter(({ length }) => length > 0);
  const [white, black] = PLAYERS;
  const path = `/v1/matches/import?white=${white}&black=${black}`;
  const clients = await Promise.all(Array.from({ length: CLIENTS }, () => KeepAliveClient.open(server.port, TOKEN)));
  const importing = async (): Promise<
    Pick<ImportsFigure, 'matchesPerSecond' | 'rollsPerSecond'> & { rolls: number }
  > => {
    let sent = 0;
    let rolls = 0;
    const began = performance.now();
    await Promise.all(
      clients.map(async (client) => {
        while (performance.now() - began < seconds * 1000) {
          const match = matches[sent % matches.length];
          if (match === undefined) throw new Error('there is no transcript to import');
          sent += 1;
          const answer = await client.post(path, match.text, 'text/plain; charset=utf-8');
          if (answer.status !== 201) bodyOf(answer, 201);
          rolls += match.games.reduce((sum, game) => sum + game.rolls, 0);
        }
      }),
    );
    const took = (performance.now() - began) / 1000;
    return { matchesPerSecond: sent / took, rollsPerSecond: rolls / took, rolls };
  };
  // A service that has just started compiles its first matches as it reads them.
  await importing();
  const before = server.processorSeconds();
  const { rolls, ...rates } = await importing();
  const after = server.processorSeconds();
  for (const client of clients) client.close();
  const microseconds = before === null || after === null ? null : ((after - before) / rolls) * 1e6;
  return { ...rates, microseconds, transcripts: matches.length };
}
