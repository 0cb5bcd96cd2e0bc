import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { WEBHOOK_TYPES } from '../../src/modules/webhooks/webhook.view.js';

it('docs/webhooks.md says of every type when the service sends it', () => {
  const text = readFileSync(join(import.meta.dirname, '..', '..', 'docs', 'webhooks.md'), 'utf8');
  const rows = [...text.matchAll(/^\| `([\w.-]+)` \| (.+?) \|/gm)];

  expect(rows.map(([, type]) => type)).toEqual([...WEBHOOK_TYPES]);
  expect(rows.filter(([, , when = '']) => when.length < 10)).toEqual([]);
});
