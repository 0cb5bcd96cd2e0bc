/**
 * What holds for every night: whatever its director does, in whatever order, a pairing and its match tell the same story. A pairing that
 * is open beside a match that is over, or the other way round, can be neither played nor corrected, and its club not be restored.
 */
import fc from 'fast-check';
import { TournamentCheck } from '../../../src/modules/tournaments/index.js';
import type { ApiAnswer } from '../../support/clients/api-client.js';
import { type PairingSeen, TournamentDriver } from '../../support/clubs/tournament.js';
import { type TestApp, testApp } from '../../support/service/test-app.js';
import { lawSeed, lawTimes } from '../../support/chance/laws.js';

const SEED = 3;
const ANY = { headers: { 'if-match': '*' } };
const FORMATS = [
  { kind: 'round-robin', lengths: [3] },
  { kind: 'knockout', lengths: [3], consolation: { kind: 'plain', lengths: [3] } },
  { kind: 'league', lengths: [3], points: { win: 2, loss: 1 } },
  { kind: 'double-elimination', lengths: [3] },
];

interface Doing {
  readonly act: (typeof ACTS)[number];
  readonly which: number;
  readonly winner: 'white' | 'black';
  readonly by: 'forfeit' | 'time' | 'concession';
}

/** Those that have brought pairings and matches apart are there more often. */
const ACTS = [
  ...(['report', 'no-show', 'penalty', 'correct', 'undo'] as const),
  ...(['decide', 'game', 'decide-anew', 'reopen', 'leave'] as const),
  ...(['decide', 'game', 'decide-anew', 'reopen', 'leave', 'return', 'return', 'return'] as const),
] as const;

let club: TestApp;
beforeAll(async () => {
  club = await testApp();
});
afterAll(() => club.close());

/** Does it, if it can be done. */
async function doing(night: TournamentDriver, { act, which, winner, by }: Doing): Promise<ApiAnswer | null> {
  const nth = <Item>(items: readonly Item[]): Item | undefined => items[which % Math.max(1, items.length)];
  const pairings = await night.pairings();
  const isReady = ({ status }: PairingSeen): boolean => status === 'ready' || status === 'playing';
  const wanted = nth(
    pairings.filter(act.startsWith('correct') || act.endsWith('anew') || act === 'reopen' ? isOver : isReady),
  );
  const entry = `${night.path}/entries/${nth(night.entries)}`;
  const pairing = `${night.path}/pairings/${wanted?.id}`;
  const score = { white: 0, black: 0, [winner]: 3 };
  if (wanted === undefined && act !== 'leave' && act !== 'return' && act !== 'undo') return null;
  switch (act) {
    case 'leave':
      return club.api.post(`${entry}/withdraw`, { reason: 'had to go', until: which % 2 === 0 ? 'end' : 'return' });
    case 'return':
      return club.api.post(`${entry}/return`);
    case 'undo':
      return club.api.post(`${night.path}/undo`, {});
    case 'report':
      return club.api.post(`${pairing}/result`, { score });
    case 'decide':
      return club.api.post(`${pairing}/result`, { winner, by });
    case 'no-show':
      return club.api.post(`${pairing}/result`, { by: 'no-show' });
    case 'game':
      return club.api.post(`/v1/matches/${wanted?.matchId}/games`, { result: { winner, kind: 'gammon', cube: 1 } });
    case 'penalty':
      return club.api.post(`${pairing}/penalty`, { to: winner, points: 1 + (which % 3), reason: 'late' });
    case 'correct':
      return club.api.post(`${pairing}/correction`, { score, reason: 'misread' }, ANY);
    case 'decide-anew':
      return club.api.post(`${pairing}/correction`, { winner, by, reason: 'the appeal' }, ANY);
    case 'reopen':
      return club.api.post(`${pairing}/correction`, { result: null, reason: 'the wrong pairing' }, ANY);
  }
}

function isOver({ status, result }: PairingSeen): boolean {
  return status === 'finished' && result !== null;
}

/** Pairings whose match says something else. */
async function contradictions(night: TournamentDriver): Promise<readonly unknown[]> {
  const found: unknown[] = [];
  for (const { id, status, matchId, result } of await night.pairings()) {
    if (matchId === null) continue;
    const match = (await club.api.get(`/v1/matches/${matchId}`)).body;
    const isPlayed = status === 'finished' && result?.by !== 'annulled' && result?.by !== 'not-played';
    const isFinished = match.status === 'finished';
    const winner = isFinished ? match.winner : null;
    if (isPlayed !== isFinished || (isPlayed && result?.winner !== winner)) found.push({ id, status, result, match });
  }
  return found;
}

it('a pairing and its match tell the same story, whatever the director does', async () => {
  const doings = fc.array(
    fc.record<Doing>({
      act: fc.constantFrom(...ACTS),
      which: fc.nat(60),
      winner: fc.constantFrom('white', 'black'),
      by: fc.constantFrom('forfeit', 'time', 'concession'),
    }),
    { minLength: 15, maxLength: 30 },
  );
  let done = 0;
  const property = fc.asyncProperty(fc.constantFrom(...FORMATS), doings, async (format, acts) => {
    const night = await TournamentDriver.open(club, format, 4);
    await night.draw();
    for (const act of acts) {
      const answer = await doing(night, act);
      if (answer === null || answer.status >= 300) continue;
      done += 1;
      expect(await contradictions(night)).toEqual([]);
    }
  });
  await fc.assert(property, { numRuns: lawTimes(8), seed: lawSeed(SEED), endOnFailure: true });
  expect(done).toBeGreaterThan(50);
  expect((await club.app.get(TournamentCheck).run()).differences).toEqual([]);
});
