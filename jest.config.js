// One configuration, one project for each kind of test (CONTRIBUTING.md, "Kinds of test").
const common = {
  rootDir: import.meta.dirname,
  testEnvironment: 'node',
  extensionsToTreatAsEsm: ['.ts'],
  transform: { '^.+\\.ts$': ['@swc/jest', {}] },
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  modulePathIgnorePatterns: ['<rootDir>/dist/'],
};

// A server can hang while the service goes on; the embedded database cannot, because it is part of the service.
const WITHOUT_SERVER = process.env['TEST_DATABASE_URL'] ? [] : ['<rootDir>/test/e2e/hanging-database\\.e2e-spec\\.ts$'];

export default {
  // Whole services start in some tests, several at a time on a busy machine.
  testTimeout: 120_000,
  projects: [
    { ...common, displayName: 'unit', testMatch: ['<rootDir>/src/**/*.spec.ts'] },
    { ...common, displayName: 'domain', testMatch: ['<rootDir>/test/domain/**/*.spec.ts'] },
    { ...common, displayName: 'architecture', testMatch: ['<rootDir>/test/architecture/**/*.spec.ts'] },
    { ...common, displayName: 'integration', testMatch: ['<rootDir>/test/integration/**/*.int-spec.ts'] },
    {
      ...common,
      displayName: 'e2e',
      testMatch: ['<rootDir>/test/e2e/**/*.e2e-spec.ts'],
      testPathIgnorePatterns: WITHOUT_SERVER,
    },
  ],
};
