/** Data that every released version has left: opened, shown and gone on with by this one. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { RecordCheck } from '../../src/modules/games/index.js';
import { TournamentCheck } from '../../src/modules/tournaments/index.js';
import type { StreamTable } from '../../src/recording/recording.js';
import { Renewals } from '../../src/recording/upkeep/renewals.js';
import { STATE_FORMATS } from '../../src/recording/upkeep/state-format.js';
import type { ApiClient } from '../support/clients/api-client.js';
import { eventTypes } from '../support/documents/event-types.js';
import { type TestApp, testApp } from '../support/service/test-app.js';
import { TESTS_POSTGRES } from '../support/service/test-database.js';
import { Club } from '../released/club.js';
import { Reader } from '../released/everything.js';
import { RELEASED, openReleased, tokensOf } from '../released/fixtures.js';
import { type Done, goOn } from '../released/going-on.js';

const LONG = 600_000;

/** What was stored of the data when their format was last raised. */
const FORMATS = join(import.meta.dirname, '..', 'fixtures', 'released', 'formats.json');
const KNOWN: Readonly<Record<string, unknown>> = JSON.parse(readFileSync(FORMATS, 'utf8'));

const SERIES = `select s.id, s.state::text, (select json_agg(json_build_array(g.number, g.status, g.result, g.final_view, g.standing)
  order by g.number)::text as games from game g where g.series_id = s.id) from series s order by s.id`;
const TOURNAMENTS = 'select t.id, t.state::text from tournament t order by t.id';

/** As JSON with its fields in one order, those of the JSON in its texts too: their order says nothing, and no reader sees it. */
function inOneOrder(row: object): string {
  const parsed = Object.entries(row).map(([name, value]) => [name, name === 'id' ? value : JSON.parse(String(value))]);
  return JSON.stringify(Object.fromEntries(parsed), (_name, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
      : value,
  );
}

const KINDS = `select distinct coalesce(s.kind, 'tournament') as kind, e.type from recorded_event e
  left join series s on s.id = e.stream_id`;

interface Kept {
  readonly kind: string;
  readonly type: string;
}

/** The kinds of events that the data of any version hold. */
const kept = new Set<string>();

const UNIONS: Readonly<Record<string, string>> = {
  match: 'MatchEvent',
  chouette: 'ChouetteEvent',
  tournament: 'TournamentEvent',
};

/** The names of the events of a match, a chouette or a tournament in the document. */
function documented(kind: string): ReadonlySet<string> {
  return new Set(eventTypes(UNIONS[kind] ?? kind));
}

describe.each(RELEASED)('the data of %s', (name) => {
  const tokens = tokensOf(name);
  let service: TestApp;
  let director: ApiClient;
  let reader: Reader;
  beforeAll(async () => {
    service = await testApp({ database: await openReleased(name) });
    director = service.as(tokens['director'] ?? null);
    reader = new Reader(director);
  }, LONG);
  afterAll(async () => {
    await service.close();
    await service.database.close();
  });

  /** Of everything that is stored of the states in the tables. */
  async function digestOf(text: string): Promise<string> {
    const digest = createHash('sha256');
    for (const row of await service.database.database.query({ text })) digest.update(inOneOrder(row));
    return digest.digest('hex');
  }

  const differences = async (): Promise<unknown> => {
    const parts = [await service.app.get(RecordCheck).run(), await service.app.get(TournamentCheck).run()];
    return parts.flatMap((part) => [...part.differences, ...part.repaired]);
  };

  it('names its events as the document does', async () => {
    for (const { kind, type } of await service.database.database.query<Kept>({ text: KINDS })) {
      expect([kind, type, documented(kind).has(type)]).toEqual([kind, type, true]);
      kept.add(`${kind} ${type}`);
    }
  });

  it('can be folded, all of it, as it was left', async () => {
    expect(await differences()).toEqual([]);
  });

  it(
    'is shown, all of it, in the words of the document',
    async () => {
      await reader.everything();

      expect(reader.refused).toEqual([]);
    },
    LONG,
  );

  it('is stored as its record tells it, once it was read', async () => {
    await service.app.get(Renewals).begin(LONG);

    const [series, tournaments] = [
      await service.app.get(RecordCheck).run(),
      await service.app.get(TournamentCheck).run(),
    ];
    expect([series.outdated, tournaments.outdated]).toEqual([0, 0]);
    expect(await differences()).toEqual([]);
  });

  it('is stored in the format that it names', async () => {
    const key = `${name}, ${TESTS_POSTGRES ? 'dump' : 'folder'}`;
    const digests = { series: await digestOf(SERIES), tournament: await digestOf(TOURNAMENTS) };
    const present = Object.fromEntries(
      Object.entries(digests).map(([table, digest]) => [
        table,
        { format: STATE_FORMATS[table as StreamTable], digest },
      ]),
    );

    // Another digest under the same format: raise the format in src/recording/upkeep/state-format.ts, then write down what came out.
    expect({ [key]: present }).toEqual({ [key]: KNOWN[key] });
  });

  it('still knows the tokens', async () => {
    const statuses = await Promise.all(
      Object.values(tokens).map(async (token) => (await service.as(token).get('/v1/matches?limit=1')).status),
    );

    expect(new Set(statuses)).toEqual(new Set([200]));
  });

  it(
    'goes on, whatever is open, and takes corrections of what is not',
    async () => {
      const club = await Club.at(service.url, tokens['director'] ?? '', service.check);
      const done: Done = await goOn(club);

      expect(Object.keys(done)).toEqual(expect.arrayContaining(['game played on', 'game reported', 'end corrected']));
      expect(await differences()).toEqual([]);
    },
    LONG,
  );
});

it('the data of all versions together hold every kind of event', () => {
  const all = Object.keys(UNIONS).flatMap((kind) => [...documented(kind)].map((type) => `${kind} ${type}`));

  // A new kind of event: keep data that hold it (npm run make-fixture), so that no later version forgets how to read it.
  expect(all.filter((each) => !kept.has(each))).toEqual([]);
});
