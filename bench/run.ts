/**
 * `npm run bench`: builds, then measures every figure that is to be reached beside its yardstick. It tells what was
 * reached and never fails for slowness.
 *
 * Options: `--small` loads a tenth of the large database; `--only=actions,loaded,reads,imports,archive,tournaments,live,dear,pages,start,plays` measures
 * only those. `BENCH_DATABASE_URL` names the PostgreSQL server and the beginning of the names of the databases that are made
 * there and dropped again.
 */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ARCHIVE_LARGE, ARCHIVE_SMALL, type ArchiveFigure, measureArchive } from './archive.bench.js';
import { type BenchDatabase, databaseFault, makeDatabase, preload } from './bench-database.js';
import { bareStart, coldStart, embeddedColdStart } from './cold-start.bench.js';
import { LARGE, SMALL } from './load/dear-club.js';
import { measureDearRequests } from './dear-requests.bench.js';
import { measureImports } from './imports.bench.js';
import { LIVE_LARGE, LIVE_SMALL, measureLive } from './live.bench.js';
import { measureLegalPlays } from './legal-plays.bench.js';
import { measurePages } from './pages.bench.js';
import { measureReads } from './reads.bench.js';
import { type Site, measureLoaded, measureRecordedActions, openSite, sendActions } from './recorded-actions.bench.js';
import { TOKEN, startServer } from './server.js';
import { type Line, formatTable, inMilliseconds, seconds, times, whole } from './table.js';
import { measureTournaments } from './tournaments.bench.js';

const PARTS = [
  'plays',
  'actions',
  'loaded',
  'reads',
  'imports',
  'archive',
  'tournaments',
  'live',
  'dear',
  'pages',
  'start',
] as const;
type Part = (typeof PARTS)[number];

const ROUNDS = 5;
const SECONDS = 4;
const MANY_EVENTS = 1_000_000;
const MANY_SERIES = 10_000;
/** How many requests to print, starting with those that make other requests wait longest. */
const DEAREST = 15;
const ACTIONS_BEFORE_MEMORY = 10_000;

const { values: options } = parseArgs({
  options: { small: { type: 'boolean', default: false }, only: { type: 'string' } },
});
const wanted = options.only?.split(',') ?? PARTS;

function isWanted(part: Part): boolean {
  return wanted.includes(part);
}

function tell(text: string): void {
  process.stderr.write(`${text}\n`);
}

function legalPlaysLines(): Line[] {
  const { rollsPerSecond, searchedRollsPerSecond, ofSearch, positions } = measureLegalPlays();
  return [
    {
      figure: `legal plays, 21 rolls over ${whole(positions)} positions`,
      measured: `${whole(rollsPerSecond)} rolls/s = ${times(ofSearch)}`,
      yardstick: `search alone ${whole(searchedRollsPerSecond)} rolls/s`,
      wanted: '≥ 0.70 × search alone',
      reached: ofSearch >= 0.7,
    },
  ];
}

async function actionsLines(site: Site): Promise<Line[]> {
  await sendActions(site, ACTIONS_BEFORE_MEMORY);
  const memory = site.server.memory();
  const { http, bare, pgbench, ofBare } = await measureRecordedActions(site, ROUNDS, SECONDS);
  return [
    {
      figure: 'recorded actions over HTTP, 16 clients',
      measured: `${whole(http)}/s = ${times(ofBare)}`,
      yardstick: `bare loop ${whole(bare)}/s, pgbench ${pgbench === null ? 'missing' : `${whole(pgbench)}/s`}`,
      wanted: '≥ 0.60 × bare loop',
      reached: ofBare >= 0.6,
    },
    {
      figure: `resident memory after ${whole(ACTIONS_BEFORE_MEMORY)} actions`,
      measured: memory === null ? 'unknown' : `${whole(memory.now)} MB, at most ${whole(memory.highest)} MB`,
      yardstick: '',
      wanted: '≤ 200 MB',
      reached: memory === null ? null : memory.now <= 200,
    },
  ];
}

async function loadedLines(empty: Site, large: BenchDatabase): Promise<Line[]> {
  const site = await openSite(large.url);
  try {
    const part = options.small ? 10 : 1;
    tell('loading the large database …');
    const load = await preload(large.url, { events: MANY_EVENTS / part, series: MANY_SERIES / part });
    const figure = await measureLoaded(empty, site, ROUNDS, SECONDS);
    return [
      {
        figure: `the same after ${whole(load.events)} events, ${whole(load.series)} series`,
        measured: `${whole(figure.loaded)}/s = ${times(figure.ofEmpty)}`,
        yardstick: `small database ${whole(figure.empty)}/s`,
        wanted: '≥ 0.90 × small database',
        reached: figure.ofEmpty >= 0.9,
      },
    ];
  } finally {
    await site.server.stop();
  }
}

async function readsLines(site: Site): Promise<Line[]> {
  const reads = await measureReads(site, ROUNDS, SECONDS);
  return [
    {
      figure: 'GET /v1/games/{id}, 16 clients',
      measured: `${whole(reads.whole)}/s = ${times(reads.wholeOfBare)}`,
      yardstick: `bare route with the same row and bytes ${whole(reads.bareWhole)}/s`,
      wanted: '≥ 0.60 × bare route',
      reached: reads.wholeOfBare >= 0.6,
    },
    {
      figure: 'the same with If-None-Match: 304',
      measured: `${whole(reads.conditional)}/s = ${times(reads.conditionalOfBare)}`,
      yardstick: `bare route with the same row ${whole(reads.bareConditional)}/s`,
      wanted: '≥ 0.80 × bare route',
      reached: reads.conditionalOfBare >= 0.8,
    },
    {
      figure: `the whole read, ${whole(reads.actions)} actions into a game against 3`,
      measured: `${whole(reads.whole)}/s = ${times(reads.lateOfEarly)}`,
      yardstick: `early ${whole(reads.early)}/s`,
      wanted: '≥ 0.90 × early',
      reached: reads.lateOfEarly >= 0.9,
    },
  ];
}

async function importsLines(site: Site): Promise<Line[]> {
  const { matchesPerSecond, rollsPerSecond, microseconds, transcripts } = await measureImports(site, SECONDS);
  return [
    {
      figure: `imported matches, ${transcripts} transcripts in turn`,
      measured: `${whole(matchesPerSecond)}/s`,
      yardstick: `${whole(rollsPerSecond)} rolls/s in them`,
      wanted: '≥ 100/s',
      reached: matchesPerSecond >= 100,
    },
    {
      figure: 'processor time of the service for an imported roll',
      measured: microseconds === null ? 'unknown' : `${whole(microseconds)} µs`,
      yardstick: '',
      wanted: '≤ 50 µs',
      reached: microseconds === null ? null : microseconds <= 50,
    },
  ];
}

async function archiveLines(): Promise<Line[]> {
  const { events, megabytes, exported, imported } = await measureArchive(
    options.small ? ARCHIVE_SMALL : ARCHIVE_LARGE,
    tell,
  );
  const of = `of ${whole(events)} events`;
  return [...waysOfFile(`export ${of}`, exported, 20), ...waysOfFile(`import ${of}`, imported, 120)].map((line) => ({
    ...line,
    yardstick: `a file of ${whole(megabytes)} MB`,
  }));
}

function waysOfFile(what: string, { milliseconds, longestWait, memory }: ArchiveFigure, bound: number): Line[] {
  const yardstick = '';
  return [
    {
      figure: `the ${what}`,
      measured: seconds(milliseconds),
      yardstick,
      wanted: `≤ ${bound} s`,
      reached: milliseconds <= bound * 1000,
    },
    {
      figure: `longest wait of a small GET during the ${what}`,
      measured: inMilliseconds(longestWait),
      yardstick,
      wanted: '≤ 100 ms',
      reached: longestWait <= 100,
    },
    {
      figure: `memory that the ${what} adds to that after the start`,
      measured: memory === null ? 'unknown' : `${whole(memory)} MB`,
      yardstick,
      wanted: '≤ 200 MB',
      reached: memory === null ? null : memory <= 200,
    },
  ];
}

async function tournamentsLines(site: Site): Promise<Line[]> {
  const { entrants, draw, result, results, empty } = await measureTournaments(site, ROUNDS);
  return [
    {
      figure: `the draw of a knockout of ${whole(entrants)} with three flights`,
      measured: seconds(draw),
      yardstick: '',
      wanted: '≤ 1 s',
      reached: draw <= 1000,
    },
    {
      figure: `a result in it with what follows, ${whole(results)} in turn`,
      measured: inMilliseconds(result),
      yardstick: `empty route ${inMilliseconds(empty)}`,
      wanted: '≤ 20 ms',
      reached: result <= 20,
    },
  ];
}

async function dearLines(): Promise<Line[]> {
  const database = await makeDatabase('dear');
  try {
    const server = await startServer({ DATABASE_URL: database.url });
    try {
      const site = { port: server.port, token: TOKEN, databaseUrl: database.url };
      const [idle, ...all] = await measureDearRequests(site, { size: options.small ? SMALL : LARGE, tell });
      return all
        .toSorted((a, b) => b.longestWait - a.longestWait)
        .slice(0, DEAREST)
        .map(({ what, milliseconds, longestWait }) => ({
          figure: `longest wait of a small GET: ${what}`,
          measured: inMilliseconds(longestWait),
          yardstick: `it took ${whole(milliseconds)} ms; idle ${inMilliseconds(idle?.longestWait ?? 0)}`,
          wanted: '≤ 100 ms',
          reached: longestWait <= 100,
        }));
    } finally {
      await server.stop();
    }
  } finally {
    await database.drop();
  }
}

async function liveLines({ server }: Site): Promise<Line[]> {
  const size = options.small ? LIVE_SMALL : LIVE_LARGE;
  const { changes, missed, median, p99, kilobytes } = await measureLive(server, size);
  return [
    {
      figure: `a change at all of its followers, ${whole(size.followers)} of ${whole(size.things)} things, 99 of 100`,
      measured: missed === 0 ? inMilliseconds(p99) : `${whole(missed)} of ${whole(changes)} missed`,
      yardstick: `in the middle ${inMilliseconds(median)}`,
      wanted: '≤ 250 ms',
      reached: missed === 0 && p99 <= 250,
    },
    {
      figure: 'memory of a follower',
      measured: kilobytes === null ? 'unknown' : `${whole(kilobytes)} kB`,
      yardstick: '',
      wanted: '≤ 60 kB',
      reached: kilobytes === null ? null : kilobytes <= 60,
    },
  ];
}

async function pagesLines(): Promise<Line[]> {
  return (await measurePages(ROUNDS)).map(({ page, milliseconds }) => ({
    figure: `first visit on a processor slowed four times: ${page}`,
    measured: seconds(milliseconds),
    yardstick: '',
    wanted: '≤ 1 s',
    reached: milliseconds <= 1000,
  }));
}

function startLine(where: string, milliseconds: number, bound: number): Line {
  return {
    figure: `cold start to the first answer, ${where}`,
    measured: seconds(milliseconds),
    yardstick: `an empty Node process ${seconds(bareStart())}`,
    wanted: `≤ ${bound} s`,
    reached: milliseconds <= bound * 1000,
  };
}

async function databaseLines(): Promise<Line[]> {
  const fault = await databaseFault();
  if (fault !== null) {
    const figure = 'everything on PostgreSQL';
    return [{ figure, measured: fault, yardstick: '', wanted: 'BENCH_DATABASE_URL', reached: null }];
  }
  const lines: Line[] = [];
  const databases: BenchDatabase[] = [];
  const small = await makeDatabase('small');
  databases.push(small);
  try {
    const site = await openSite(small.url);
    try {
      if (isWanted('actions')) {
        tell('recorded actions …');
        lines.push(...(await actionsLines(site)));
      }
      if (isWanted('loaded')) {
        const large = await makeDatabase('large');
        databases.push(large);
        lines.push(...(await loadedLines(site, large)));
      }
      if (isWanted('reads')) {
        tell('reading games …');
        lines.push(...(await readsLines(site)));
      }
      if (isWanted('imports')) {
        tell('importing matches …');
        lines.push(...(await importsLines(site)));
      }
      if (isWanted('archive')) {
        tell('a whole club as a file …');
        lines.push(...(await archiveLines()));
      }
      if (isWanted('dear')) {
        tell('the dearest requests …');
        lines.push(...(await dearLines()));
      }
      if (isWanted('live')) {
        tell('live streams …');
        lines.push(...(await liveLines(site)));
      }
      if (isWanted('tournaments')) {
        tell('tournaments …');
        lines.push(...(await tournamentsLines(site)));
      }
    } finally {
      await site.server.stop();
    }
    if (isWanted('start')) {
      tell('cold starts …');
      lines.push(startLine('PostgreSQL', await coldStart({ DATABASE_URL: small.url }), 3));
    }
  } finally {
    for (const database of databases) await database.drop();
  }
  return lines;
}

execFileSync(process.execPath, [join(import.meta.dirname, '..', 'scripts', 'build.mjs')], { stdio: ['ignore', 2, 2] });
const lines: Line[] = [];
if (isWanted('plays')) {
  tell('legal plays …');
  lines.push(...legalPlaysLines());
}
if (PARTS.some((part) => part !== 'plays' && part !== 'pages' && isWanted(part)))
  lines.push(...(await databaseLines()));
if (isWanted('pages')) {
  tell('pages …');
  lines.push(...(await pagesLines()));
}
if (isWanted('start')) lines.push(startLine('embedded database', await embeddedColdStart(), 8));
process.stdout.write(`${formatTable(lines)}\n`);
