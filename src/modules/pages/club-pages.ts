/**
 * The pages for people, as `npm run build` has made them: one document for all addresses, which asks the API itself, and
 * scripts and styles whose names change with their content.
 */
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { BESIDE } from './beside.js';
import { HTML, KeptText, serveText } from '../../platform/http/answers/served-text.js';

/** In a build they lie beside the program; beside the sources, in the last build of the pages. */
const BUILT = basename(BESIDE) === 'dist' ? join(BESIDE, 'web') : join(BESIDE, 'dist', 'web');

/** The addresses of the pages; what each shows is a matter of `web/src/routes.ts`. */
const ADDRESSES = [
  '/',
  '/go',
  '/me',
  '/settings',
  '/t/:id',
  '/t/:id/desk',
  '/t/:id/screen',
  '/c/:id',
  '/m/:id',
  '/p/:id',
  '/s/:id',
  '/print/t/:id',
];

/** A year, as long as caches may keep anything. */
const FOR_EVER = 'public, max-age=31536000, immutable';
const ASSET = /^[\w.-]+\.(js|css)$/;
const TYPES: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
};

function built(...path: readonly string[]): string {
  const file = join(BUILT, ...path);
  if (!existsSync(file)) throw new Error(`${file} is missing: npm run build makes the pages`);
  return readFileSync(file, 'utf8');
}

/** Serves the pages for people, and answers browsers that have lost their way with the page that says so. */
export function serveClubPages(server: FastifyInstance): void {
  const page = { type: HTML, make: () => built('index.html') };
  for (const address of ADDRESSES) serveText(server, address, page);
  const assets = new Map<string, KeptText>();
  server.get<{ readonly Params: { readonly name: string } }>('/pages/:name', async (request, reply) => {
    const { name } = request.params;
    const [, ending = ''] = ASSET.exec(name) ?? [];
    const type = TYPES[ending];
    if (type === undefined || !existsSync(join(BUILT, 'pages', name))) return reply.callNotFound();
    const asset = assets.get(name) ?? new KeptText({ type, keptFor: FOR_EVER, make: () => built('pages', name) });
    assets.set(name, asset);
    return asset.send(request, reply);
  });
  const lost = new KeptText(page);
  server.addHook('onRequest', async (request, reply) => {
    if (request.is404 && isVisit(request)) await lost.send(request, reply.status(404));
  });
}

/** Whether a person has opened the address in a browser: programs ask for no page. */
function isVisit({ method, url, headers }: FastifyRequest): boolean {
  return method === 'GET' && !url.startsWith('/v1') && headers.accept?.includes('text/html') === true;
}
