/** A process that takes a data folder, says so, and keeps it until it is ended. */
import { DataFolderLock } from '../../../src/platform/database/embedded/data-folder-lock.js';

try {
  DataFolderLock.take(process.env['DATA_DIR'] ?? '');
  process.send?.('taken');
  process.on('message', () => process.exit(0));
} catch (error) {
  process.send?.((error as Error).message, () => process.exit(1));
}
