/** Data folders and databases that cannot be used: every program says so in one line and ends. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Attack, type Outcome, tally } from './outcome.js';
import { type ProgramEnd, PROGRAMS, runProgram } from './program.js';
import { withService } from './target.js';

const ENDED_WITHIN = 30_000;
/** As a text, or in a line of the log. */
const STACK = /(^|\\n|\n)\s+at /;

type Settings = Readonly<Record<string, string>>;

function hasStack({ faults, output }: ProgramEnd): boolean {
  return [...faults, output].some((text) => STACK.test(text));
}

function isClear(end: ProgramEnd): boolean {
  return end.code !== null && end.code !== 0 && end.faults.length === 1 && !hasStack(end);
}

/** Every program on the same settings, one after another. */
async function outcomeOf(what: string, settings: Settings): Promise<Outcome> {
  const ends: ProgramEnd[] = [];
  const names = Object.keys(PROGRAMS) as (keyof typeof PROGRAMS)[];
  for (const name of names) ends.push(await runProgram(name, settings, ENDED_WITHIN));
  const longest = Math.max(...ends.map(({ milliseconds }) => milliseconds));
  const told = ends.map((end, index) => {
    const { code, faults } = end;
    const program = names[index] ?? '';
    if (code === null) return `${program} goes on`;
    if (code === 0) return `${program} ends as if all were well`;
    return hasStack(end) ? `${program}: a stack` : `${program}: ${faults.length} line(s)`;
  });
  const first = ends.find((end) => isClear(end))?.faults[0] ?? ends[0]?.faults[0] ?? '';
  return {
    attack: what,
    happened: `${tally(told)}; at most ${(longest / 1000).toFixed(1)} s: “${first.slice(0, 110)}”`,
    limit: `one line each, no stack, not 0, in ${ENDED_WITHIN / 1000} s`,
    held: ends.every((end) => isClear(end)),
  };
}

/** Folders that look like a data folder and are none, each in a folder of its own. */
const FOLDERS: readonly (readonly [what: string, make: (folder: string) => void])[] = [
  [
    'a folder whose database has lost PG_VERSION',
    (folder) => {
      mkdirSync(join(folder, 'db', 'base'), { recursive: true });
      mkdirSync(join(folder, 'db', 'pg_wal'));
      writeFileSync(join(folder, 'db', 'base', '1'), 'old data');
    },
  ],
  ['a `db` that is a file', (folder) => writeFileSync(join(folder, 'db'), 'no folder')],
  [
    'a database that is damaged',
    (folder) => {
      mkdirSync(join(folder, 'db', 'global'), { recursive: true });
      writeFileSync(join(folder, 'db', 'PG_VERSION'), '17\n');
      writeFileSync(join(folder, 'db', 'global', 'pg_control'), 'nonsense');
    },
  ],
];

async function embedded(site: { freshSettings(): Promise<Settings> }): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const [what, make] of FOLDERS) {
    const folder = mkdtempSync(join(tmpdir(), 'club-attack-folder-'));
    try {
      make(folder);
      outcomes.push(await outcomeOf(what, { DATA_DIR: folder }));
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }
  const settings = await site.freshSettings();
  outcomes.push(
    await withService(settings, () => outcomeOf('a second process on the folder of a running service', settings)),
  );
  return outcomes;
}

export const oddFolders: Attack = {
  name: 'folders',
  atMost: 600_000,
  on: ['embedded', 'PostgreSQL'],
  onWhenShort: ['embedded', 'PostgreSQL'],
  run: async (site) =>
    site.database === 'embedded'
      ? embedded(site)
      : [
          // A port that is reserved and never served.
          await outcomeOf('a database that is down at start', {
            DATABASE_URL: 'postgres://club:club@127.0.0.1:1/club',
          }),
        ],
};
