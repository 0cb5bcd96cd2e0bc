// One configuration, one project for each kind of test (CONTRIBUTING.md, "Kinds of test").
const common = {
  rootDir: import.meta.dirname,
  // Node itself runs the files of a worker, one after the other: Nest, TypeORM and the embedded database are loaded once for
  // each worker, where Jest's own runner loads them for each file. It halves the time of a run.
  runner: '<rootDir>/test/support/jest/one-pool-runner.mjs',
  setupFiles: ['<rootDir>/test/support/jest/register-typescript.mjs', '<rootDir>/test/support/jest/jest-worker.mjs'],
  setupFilesAfterEnv: ['<rootDir>/test/support/jest/time-limits.mjs'],
  // For Jest's own search of imports (`--findRelatedTests`).
  extensionsToTreatAsEsm: ['.ts'],
  transform: {},
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  modulePathIgnorePatterns: ['<rootDir>/dist/'],
};

// A server can hang while the service goes on; the embedded database cannot, because it is part of the service.
const WITHOUT_SERVER = process.env['TEST_DATABASE_URL']
  ? []
  : ['<rootDir>/test/e2e/running/hanging-database\\.e2e-spec\\.ts$'];

export default {
  globalTeardown: '<rootDir>/test/support/jest/end-of-run.mjs',
  projects: [
    { ...common, displayName: 'unit', testMatch: ['<rootDir>/src/**/*.spec.ts'] },
    { ...common, displayName: 'domain', testMatch: ['<rootDir>/test/domain/**/*.spec.ts'] },
    { ...common, displayName: 'contract', testMatch: ['<rootDir>/test/contract/**/*.spec.ts'] },
    { ...common, displayName: 'architecture', testMatch: ['<rootDir>/test/architecture/**/*.spec.ts'] },
    { ...common, displayName: 'integration', testMatch: ['<rootDir>/test/integration/**/*.int-spec.ts'] },
    {
      ...common,
      displayName: 'e2e',
      testMatch: ['<rootDir>/test/e2e/**/*.e2e-spec.ts'],
      testPathIgnorePatterns: WITHOUT_SERVER,
    },
    { ...common, displayName: 'web', testMatch: ['<rootDir>/test/web/**/*.web-spec.ts'] },
  ],
};
