/**
 * Bundles the programs of the tests, each into one file (bundled-program.ts): `bundle-program.ts <folder> <name>=<entry>…`. A
 * process of its own, because those who need a program cannot go on without it.
 */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'esbuild';
import { load } from './register-typescript.mjs';

/** The packages that stay where they are: they read files that lie beside their own, or are nowhere installed. */
// Nest itself loads the two that check forms, from where they lie: one copy of each, or forms forget their types.
const APART =
  /^(node:|@electric-sql|class-transformer|class-validator|piscina|pino|thread-stream|typescript|vite|pg-native)(\/|$)/;
/** What frameworks ask for only where it is installed. */
const NOT_INSTALLED = /^(@nestjs\/(microservices|websockets|platform-express)|@fastify\/(multipart|static|view))(\/|$)/;

/** Translates our files as the tests do, and lets each go on knowing where it lies. */
const ours: Plugin = {
  name: 'ours',
  setup(bundler) {
    bundler.onResolve({ filter: /^[^./]/ }, ({ path }) =>
      APART.test(path) || NOT_INSTALLED.test(path) ? { path, external: true } : undefined,
    );
    bundler.onLoad({ filter: /\.ts$/ }, async ({ path }) => {
      const { href } = pathToFileURL(path);
      const { source } = await load(href, {}, () => {
        throw new Error(`${path} is no TypeScript file`);
      });
      const contents = source
        .replaceAll('import.meta.url', JSON.stringify(href))
        .replaceAll('import.meta.dirname', JSON.stringify(join(path, '..')));
      return { contents, loader: 'js' };
    });
  },
};

const [outdir = '', ...programs] = process.argv.slice(2);
await build({
  entryPoints: Object.fromEntries(programs.map((program) => program.split('='))),
  outdir,
  outExtension: { '.js': '.mjs' },
  bundle: true,
  platform: 'node',
  format: 'esm',
  mainFields: ['module', 'main'],
  // Loggers and errors say what they are by the names of classes.
  keepNames: true,
  logLevel: 'error',
  // What packages of the older kind ask for where they are part of a newer file.
  banner: {
    js: "import { createRequire as requireFor } from 'node:module'; const require = requireFor(import.meta.url);",
  },
  plugins: [ours],
});
