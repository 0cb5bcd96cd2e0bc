/** Instances of one service for callers with wrong tokens. */
import { type TestApp, type TestAppOptions, testApp } from './test-app.js';

/** An instance counts wrong tokens, and answers 429 when too many came from one address. */
const WRONG_TOKENS_PER_INSTANCE = 90;

/** Sends callers with wrong tokens to another instance before one has had enough of them. */
export class Doors {
  private open: TestApp | null = null;
  private wrongTokens = 0;

  constructor(
    private readonly club: TestApp,
    private readonly options: TestAppOptions = {},
  ) {}

  /** The instance for one more call with a wrong token. */
  async next(): Promise<TestApp> {
    if (this.wrongTokens % WRONG_TOKENS_PER_INSTANCE === 0) {
      await this.close();
      this.open = await testApp({ ...this.options, database: this.club.database });
    }
    this.wrongTokens += 1;
    return this.open ?? this.club;
  }

  async close(): Promise<void> {
    await this.open?.close();
    this.open = null;
  }
}
