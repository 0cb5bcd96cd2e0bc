/** A slow network for the pages: what holds on it is seen only there, as the order in which things come is another each time. */
import type { BrowserContext } from 'playwright-core';

/** How many milliseconds late each thing reaches the pages on average; 0: as it comes. */
const LATE = Number(process.env['LATE'] ?? 0);

/** Answers, and each piece of the stream. */
const LATE_ANSWERS = `{
  const [fetched, later] = [fetch, setTimeout];
  const arrived = () => new Promise((resolve) => later(resolve, 2 * ${LATE} * Math.random()));
  globalThis.fetch = async (asked, ...given) => {
    const answer = await fetched(asked, ...given);
    await arrived();
    if (!answer.url.includes('/v1/live') || answer.body === null) return answer;
    const slow = new TransformStream({
      async transform(piece, told) {
        await arrived();
        told.enqueue(piece);
      },
    });
    return new Response(answer.body.pipeThrough(slow), answer);
  };
}`;

/** Each answer, each script and each piece of the stream reaches the pages late, by a time of its own. */
export async function makeLate(context: BrowserContext): Promise<void> {
  if (LATE === 0) return;
  await context.addInitScript(LATE_ANSWERS);
  await context.route('**/pages/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 2 * LATE * Math.random()));
    // Who has left meanwhile needs no script.
    await route.fallback().catch(() => undefined);
  });
}
