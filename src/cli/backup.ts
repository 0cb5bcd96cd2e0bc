/** `npm run backup -- FILE`: the whole club in a file, as it is at one moment, also while the service runs. Packed where the name ends in `.gz`. */
import { ExportService } from '../modules/archive/index.js';
import { runProgram } from '../platform/start-fault.js';
import { fileNamed, withClub, writeFileOf } from './club-file.js';

const file = fileNamed('backup');

await runProgram(() =>
  withClub('there', async (way) => {
    const text = 'app' in way ? await way.app.get(ExportService).text() : (await way.service.call('/v1/export')).body;
    if (text === null) throw new Error('the service answers without a body');
    await writeFileOf(file, text as AsyncIterable<string | Uint8Array>);
    process.stdout.write(`${file} holds the whole club. Tokens are not in it.\n`);
  }),
);
