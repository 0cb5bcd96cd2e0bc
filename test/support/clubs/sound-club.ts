/** A club whose tournaments and matches agree with their record behind each test of a file. */
import { RecordCheck } from '../../../src/modules/games/index.js';
import { TournamentCheck } from '../../../src/modules/tournaments/index.js';
import type { ApiAnswer } from '../clients/api-client.js';
import { type TestApp, testApp } from '../service/test-app.js';

interface SoundClub {
  /** Does something that is not refused, whatever the version; gives the body of the answer. */
  readonly done: (path: string, body?: object) => Promise<ApiAnswer['body']>;
}

/** `given`: takes the club before the first test. */
export function soundClub(given: (club: TestApp) => void): SoundClub {
  let club: TestApp;
  beforeAll(async () => {
    club = await testApp();
    given(club);
  });
  afterAll(() => club.close());
  afterEach(async () => {
    jest.restoreAllMocks();
    expect((await club.app.get(TournamentCheck).run()).differences).toEqual([]);
    expect((await club.app.get(RecordCheck).run()).differences).toEqual([]);
  });
  return {
    done: async (path, body) => {
      const { status, text, body: answer } = await club.api.post(path, body, { headers: { 'if-match': '*' } });
      if (status >= 300) throw new Error(text);
      return answer;
    },
  };
}
