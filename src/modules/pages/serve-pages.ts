import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { withoutComponents } from '../../openapi/components.js';
import type { ApiDocument } from './api-document.js';
import { textBeside } from './beside.js';
import { serveClubPages } from './club-pages.js';
import { docsHtml } from './docs.html.js';
import { documentYaml } from './document.yaml.js';
import { joinedInSlices } from '../../platform/work/slices.js';
import { HTML, JSON_TEXT, serveText } from '../../platform/http/answers/served-text.js';

const SVG = 'image/svg+xml';

/** The committed description of the API, which `npm run check` compares with the application. */
function documentText(): string {
  return textBeside('openapi.json');
}

function apiDocument(): ApiDocument {
  return JSON.parse(documentText()) as ApiDocument;
}

function file(name: string): () => string {
  return () => textBeside('web', name);
}

/** Serves what people open in a browser: the pages of the club, the description of the API and the page that shows it. */
export function servePages(app: NestFastifyApplication): void {
  const server = app.getHttpAdapter().getInstance();
  serveClubPages(server);
  serveText(server, '/docs', {
    type: HTML,
    make: () => joinedInSlices(docsHtml(withoutComponents(apiDocument())), ''),
  });
  serveText(server, '/openapi.json', { type: JSON_TEXT, make: documentText });
  serveText(server, '/openapi.yaml', {
    type: 'text/yaml; charset=utf-8',
    otherTypes: ['application/yaml', 'application/x-yaml', 'application/openapi+yaml', 'application/vnd.oai.openapi'],
    make: () => joinedInSlices(documentYaml(apiDocument()), ''),
  });
  serveText(server, '/assets/pages.css', { type: 'text/css; charset=utf-8', make: file('pages.css') });
  serveText(server, '/assets/docs.js', { type: 'text/javascript; charset=utf-8', make: file('docs.js') });
  serveText(server, '/favicon.svg', { type: SVG, make: file('favicon.svg') });
  // Where browsers look by themselves, on pages that name none.
  serveText(server, '/favicon.ico', { type: SVG, make: file('favicon.svg') });
}
