/** The tokens of a club that can still be used, which only a director reads. */
import { type Schemas, answerOf } from '../../../../client/src/index.js';
import { club } from '../../session.js';

/** All tokens that are alive: a club that made many links goes on behind the first page of them. */
export async function aliveTokens(): Promise<readonly Schemas['TokenDto'][]> {
  const found: Schemas['TokenDto'][] = [];
  let cursor: string | null = null;
  do {
    const query: { limit: number; cursor?: string } = cursor === null ? { limit: 200 } : { limit: 200, cursor };
    const page: Schemas['TokenListDto'] = await answerOf(club.GET('/v1/tokens', { params: { query } }));
    found.push(...page.items);
    cursor = page.nextCursor;
  } while (cursor !== null);
  return found.filter(({ revokedAt, expiresAt }) => revokedAt === null && !isPast(expiresAt));
}

function isPast(instant: string | null): boolean {
  return instant !== null && Date.parse(instant) < Date.now();
}
