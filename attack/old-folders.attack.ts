/** Data folders that earlier versions of the service have left: they open, everything in them is served, the record is sound. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, constants } from 'node:zlib';
import { ApiClient } from '../test/support/clients/api-client.js';
import { everythingServed } from '../test/support/service/served.js';
import { type Attack, type Outcome, tally } from './outcome.js';
import { runProgram } from './program.js';
import { withService } from './target.js';

const RELEASED = join(import.meta.dirname, '..', 'test', 'fixtures', 'released');
const ARCHIVE = 'folder.tar.br';
const VERIFIED_WITHIN = 120_000;
const LIMIT = 'opens, nothing answers 5xx, 0 differences';

function versions(): string[] {
  if (!existsSync(RELEASED)) return [];
  return readdirSync(RELEASED).filter((name) => existsSync(join(RELEASED, name, ARCHIVE)));
}

function unpack(version: string, folder: string): void {
  const params = { [constants.BROTLI_DECODER_PARAM_LARGE_WINDOW]: 1 };
  const archive = brotliDecompressSync(readFileSync(join(RELEASED, version, ARCHIVE)), { params });
  execFileSync('tar', ['--extract', '--file=-', `--directory=${folder}`], { input: archive });
}

async function outcomeOf(version: string): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), 'club-attack-old-'));
  try {
    unpack(version, folder);
    const tokens = JSON.parse(readFileSync(join(RELEASED, version, 'tokens.json'), 'utf8')) as {
      folder: { director: string };
    };
    const { director } = tokens.folder;
    const settings = { DATA_DIR: folder };
    const served = await withService(
      settings,
      ({ port }) => everythingServed(new ApiClient(`http://127.0.0.1:${port}`, director, () => {})),
      director,
    );
    const failed = [...served.values()].filter((answer) => /^5\d\d$/.test(answer));
    const verified = await runProgram('verify-record', settings, VERIFIED_WITHIN);
    return {
      attack: `a data folder of ${version}`,
      happened: [
        `${served.size} answers, ${failed.length === 0 ? 'no failure' : tally(failed)}`,
        `verify-record ends with ${verified.code}`,
      ].join('; '),
      limit: LIMIT,
      held: served.size > 0 && failed.length === 0 && verified.code === 0,
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export const oldFolders: Attack = {
  name: 'old folders',
  atMost: 600_000,
  on: ['embedded'],
  onWhenShort: ['embedded'],
  run: async ({ isShort }) => {
    const all = versions();
    if (all.length === 0) {
      return [{ attack: 'old data folders', happened: `none in ${RELEASED}`, limit: LIMIT, held: null }];
    }
    const outcomes: Outcome[] = [];
    // The tests open all of them.
    for (const version of isShort ? all.slice(0, 1) : all) outcomes.push(await outcomeOf(version));
    return outcomes;
  },
};
