// For a bundled program: it needs no translation of its files, its threads do.
import { isMainThread } from 'node:worker_threads';

if (!isMainThread) await import('./register-typescript.mjs');
