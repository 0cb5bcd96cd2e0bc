/** Services of tests that need several: each ends as early as it can, so that its database serves the next one. */
import { type TestApp, type TestAppOptions, testApp } from './test-app.js';

const LONG = 300_000;

/**
 * A function that opens services, for one `describe`: a service that a test opens ends with the test, one that `beforeAll` opens
 * ends with the description.
 */
export function openingServices(): (options?: TestAppOptions) => Promise<TestApp> {
  const [ofAll, ofTest]: [TestApp[], TestApp[]] = [[], []];
  let isInTest = false;
  const closeThose = async (open: TestApp[]): Promise<void> => {
    for (const app of open.splice(0).reverse()) await app.close();
  };
  beforeEach(() => {
    isInTest = true;
  });
  afterEach(async () => {
    isInTest = false;
    await closeThose(ofTest);
  }, LONG);
  afterAll(() => closeThose(ofAll), LONG);
  return async (options) => {
    const app = await testApp(options);
    (isInTest ? ofTest : ofAll).push(app);
    return app;
  };
}
