/** `npm run restore -- FILE`: fills an empty club from a file of `npm run backup`, all of it or nothing. */
import { Readable } from 'node:stream';
import { type ImportedDto, ImportService } from '../modules/archive/index.js';
import { ApplicationError } from '../platform/http/application-error.js';
import { NDJSON_TYPE } from '../platform/http/requests/streamed-body.js';
import { StartFault, runProgram } from '../platform/start-fault.js';
import { type Way, bytesOf, fileNamed, withClub } from './club-file.js';

const file = fileNamed('restore');

async function restored(way: Way): Promise<ImportedDto> {
  const bytes = bytesOf(file);
  if ('app' in way) return way.app.get(ImportService).from(bytes);
  const body = Readable.toWeb(Readable.from(bytes)) as ReadableStream;
  const answer = await way.service.call('/v1/import', {
    method: 'POST',
    body,
    duplex: 'half',
    headers: { 'content-type': NDJSON_TYPE },
  });
  return (await answer.json()) as ImportedDto;
}

await runProgram(() =>
  withClub('there-or-new', async (way) => {
    const { people, series, tournaments, events } = await restored(way).catch((error: unknown) => {
      throw inSentences(error);
    });
    process.stdout.write(
      `${people} people, ${series} matches and chouettes, ${tournaments} tournaments: ${events} events.\n`,
    );
  }),
);

/** What a person can mend, said so. */
function inSentences(error: unknown): unknown {
  if (error instanceof ApplicationError) return new StartFault(error.detail, { cause: error });
  const { code, path } = error as NodeJS.ErrnoException;
  if (code !== undefined && path === file) return new StartFault(`${file} cannot be read (${code}).`, { cause: error });
  const isPacking = code?.startsWith('Z_') === true;
  return isPacking
    ? new StartFault(`${file} is damaged: it cannot be unpacked. Nothing was imported.`, { cause: error })
    : error;
}
