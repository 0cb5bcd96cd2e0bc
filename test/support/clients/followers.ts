import type { FollowOptions } from '../../../client/src/follow.js';
import type { ApiAnswer } from './api-client.js';
import { LiveReader } from './live-reader.js';
import type { TestApp } from '../service/test-app.js';
import { TEST_TOKEN } from '../service/test-database.js';

/** The followers of a club in one test. */
export class Followers {
  private readonly readers: LiveReader[] = [];

  constructor(private readonly club: TestApp) {}

  /** A new follower, with a director's token unless the test gives another. */
  follow(topics: readonly string[], options: Partial<FollowOptions> = {}): LiveReader {
    return this.read({ baseUrl: this.club.url, token: TEST_TOKEN, topics, ...options });
  }

  /** A new follower without a token. */
  look(topics: readonly string[]): LiveReader {
    return this.read({ baseUrl: this.club.url, topics });
  }

  /** The whole answer to a request for the stream. */
  asked(topics: string, more = '', headers = {}): Promise<ApiAnswer> {
    return this.club.api.get(`/v1/live?topics=${topics}${more}`, { headers });
  }

  private read(options: FollowOptions): LiveReader {
    const reader = new LiveReader(options);
    this.readers.push(reader);
    return reader;
  }

  /** Ends all of them. */
  async stop(): Promise<void> {
    await Promise.all(this.readers.splice(0).map((reader) => reader.stop()));
  }
}
