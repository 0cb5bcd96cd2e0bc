/** Data folders that cannot be used: each is refused in a sentence, and left as it was. */
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openEmbedded } from '../../src/platform/database/embedded/embedded-database.js';
import { StartFault } from '../../src/platform/start-fault.js';
import { runProgram, startService } from '../support/service/service-process.js';
import { migratedFolder, temporaryFolder } from '../support/service/test-database.js';

const PROGRAMS = ['main', 'cli/verify-record', 'cli/token'];

/** A data folder with a database in it. */
let whole: string;
beforeAll(async () => {
  whole = await migratedFolder();
  const database = await openEmbedded(whole);
  await database.query({ text: 'create table kept (what text)' });
  await database.close();
});

function copy(): string {
  const folder = temporaryFolder();
  cpSync(join(whole, 'db'), join(folder, 'db'), { recursive: true });
  return folder;
}

/** Every file below the folder with what is in it. */
function contents(path: string, below = ''): readonly string[] {
  if (!statSync(path).isDirectory())
    return [`${below} ${createHash('sha256').update(readFileSync(path)).digest('hex')}`];
  return [
    `${below}/`,
    ...readdirSync(path)
      .sort()
      .flatMap((name) => contents(join(path, name), `${below}/${name}`)),
  ];
}

async function faultOf(folder: string): Promise<string> {
  try {
    await (await openEmbedded(folder)).close();
  } catch (error) {
    if (error instanceof StartFault) return error.message;
    throw error;
  }
  return 'it was opened';
}

function firstSegment(folder: string): string {
  const [segment = ''] = readdirSync(join(folder, 'db', 'pg_wal')).filter((name) => /^[0-9A-F]{24}$/.test(name));
  return join(folder, 'db', 'pg_wal', segment);
}

const DAMAGES: Readonly<Record<string, readonly [damage: (folder: string) => void, says: string]>> = {
  'PG_VERSION is gone': [(folder) => rmSync(join(folder, 'db', 'PG_VERSION')), 'PG_VERSION is not among them'],
  'PG_VERSION is empty': [(folder) => truncateSync(join(folder, 'db', 'PG_VERSION')), 'PG_VERSION names no version'],
  'another PostgreSQL has made it': [
    (folder) => writeFileSync(join(folder, 'db', 'PG_VERSION'), '15\n'),
    'was made by PostgreSQL 15, and this version of the service works with 18',
  ],
  'pg_control is gone': [
    (folder) => rmSync(join(folder, 'db', 'global', 'pg_control')),
    'global/pg_control is missing or cut short',
  ],
  'pg_control is cut short': [
    (folder) => truncateSync(join(folder, 'db', 'global', 'pg_control'), 100),
    'global/pg_control is missing or cut short',
  ],
  'pg_control is something else': [
    (folder) => writeFileSync(join(folder, 'db', 'global', 'pg_control'), Buffer.alloc(8_192, 7)),
    'PostgreSQL cannot start from it',
  ],
  'the log is gone': [(folder) => rmSync(firstSegment(folder)), 'pg_wal holds no log'],
  'the log is cut short': [(folder) => truncateSync(firstSegment(folder), 1_000), 'is cut short'],
  'the log is empty': [
    (folder) => writeFileSync(firstSegment(folder), Buffer.alloc(16 * 1024 * 1024)),
    'PostgreSQL cannot start from it',
  ],
  'the tables are gone': [
    (folder) => rmSync(join(folder, 'db', 'base'), { recursive: true }),
    'base is missing or empty',
  ],
  'the list of databases is gone': [
    (folder) => rmSync(join(folder, 'db', 'global', '1262')),
    'global/1262 is missing or empty',
  ],
  'db is a file': [
    (folder) => {
      rmSync(join(folder, 'db'), { recursive: true });
      writeFileSync(join(folder, 'db'), 'a file');
    },
    'db is a file and has to be the folder of the database',
  ],
};

describe('a data folder', () => {
  it.each(Object.entries(DAMAGES))('in which %s is refused and left as it was', async (_what, [damage, says]) => {
    const folder = copy();
    damage(folder);
    const before = contents(folder);

    const fault = await faultOf(folder);

    expect(fault).toContain(says);
    expect(fault.split('\n')).toHaveLength(1);
    expect(contents(folder)).toEqual(before);
  });

  it.each([
    ['a file', (path: string) => writeFileSync(path, 'a file'), (path: string) => path],
    ['below a file', (path: string) => writeFileSync(path, 'a file'), (path: string) => join(path, 'data')],
  ])('that is %s is refused', async (_what, make, named) => {
    const path = join(temporaryFolder(), 'data');
    make(path);

    expect(await faultOf(named(path))).toContain('Name a folder in DATA_DIR');
    expect(readFileSync(path, 'utf8')).toBe('a file');
  });

  it('that cannot be written is refused', async () => {
    // Not even the administrator may make folders there.
    expect(await faultOf('/sys/club')).toContain('The data folder /sys/club is not writable');
  });

  it('that is whole is opened with all that is in it', async () => {
    const folder = copy();
    const database = await openEmbedded(folder);

    expect(await database.query({ text: 'select count(*) from kept' })).toEqual([{ count: 0 }]);
    await database.close();
  });

  it('whose first start was broken off begins anew', async () => {
    const folder = temporaryFolder();
    cpSync(join(whole, 'db'), join(folder, 'db.new'), { recursive: true });
    rmSync(join(folder, 'db.new', 'global'), { recursive: true });
    mkdirSync(join(folder, 'db'));

    const database = await openEmbedded(folder);

    expect(await database.query({ text: 'select 1 as one' })).toEqual([{ one: 1 }]);
    await database.close();
    expect(readdirSync(folder)).toEqual(['db']);
  });
});

describe('each program', () => {
  const run = async (program: string, folder: string) => {
    const { code, faults, output } = await runProgram(
      program,
      { DATA_DIR: folder, LOG_LEVEL: 'silent' },
      ARGUMENTS[program],
    );
    return { code, faults, output };
  };

  it.each(PROGRAMS)('%s ends with one line about a damaged database', async (program) => {
    const folder = copy();
    rmSync(join(folder, 'db', 'PG_VERSION'));

    expect(await run(program, folder)).toEqual({
      code: 1,
      faults: expect.stringMatching(/^The database in .*db is damaged: [^\n]+\n$/),
      output: '',
    });
  });

  it('ends with one line about the service that has the folder', async () => {
    const folder = copy();
    const service = await startService({ DATA_DIR: folder });

    const ends = await Promise.all(PROGRAMS.map((program) => run(program, folder)));

    const faults = `data folder in use by process ${service.child.pid}: ${folder}\n`;
    expect(ends).toEqual(PROGRAMS.map(() => ({ code: 1, faults, output: '' })));
    await service.stop();
  });
});

const ARGUMENTS: Readonly<Record<string, readonly string[]>> = { 'cli/token': ['--role', 'director'] };
