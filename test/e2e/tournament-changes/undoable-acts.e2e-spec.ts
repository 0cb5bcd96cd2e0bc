/** After any night, a director can undo exactly the acts that the list of acts calls undoable, whatever was played in the matches. */
import fc from 'fast-check';
import { type TestApp, testApp } from '../../support/service/test-app.js';
import { type PairingSeen, TournamentDriver } from '../../support/clubs/tournament.js';
import { lawSeed, lawTimes } from '../../support/chance/laws.js';

const ANY = { headers: { 'if-match': '*' } };
const LONG = 300_000;
const NIGHTS = lawTimes(18);

const FORMATS = [
  { kind: 'knockout', lengths: [3] },
  { kind: 'swiss', rounds: 3, lengths: [3] },
  { kind: 'round-robin', lengths: [3] },
  { kind: 'round-robin', groups: 2, qualifiers: 1, lengths: [3], then: { kind: 'knockout', lengths: [3] } },
] as const;

interface Step {
  readonly act: number;
  readonly which: number;
  readonly white: boolean;
}

/** A penalty or another length in a match that had begun and goes on behind it; chance brings that about in few nights. */
const PLAYED_SINCE = {
  format: FORMATS[2],
  steps: [4, 5, 4].flatMap((act, which): readonly Step[] => [
    { act: 12, which, white: true },
    { act, which, white: act === 5 },
    { act: 12, which, white: false },
  ]),
};

let club: TestApp;
beforeAll(async () => {
  club = await testApp();
});
afterAll(() => club.close());

interface ActSeen {
  readonly version: number;
  readonly act: string;
  readonly undoable: boolean;
}

async function actsOf(night: TournamentDriver): Promise<readonly ActSeen[]> {
  return (await club.api.get(`${night.path}/acts?limit=200`)).body.items;
}

function game(winner: 'white' | 'black'): object {
  return { result: { winner, kind: 'single', cube: 1 } };
}

/** Something that happens in the night; much of it is refused. */
async function happen(night: TournamentDriver, { act, which, white }: Step): Promise<void> {
  const winner = white ? 'white' : 'black';
  const pairings = (await night.pairings()).filter(({ matchId }) => matchId !== null);
  const pairing = pairings[which % Math.max(1, pairings.length)];
  const entry = `${night.path}/entries/${night.entries[which % night.entries.length]}`;
  if (act === 0) {
    await club.api.post(`${entry}/withdraw`, { reason: 'ill', until: white ? 'end' : 'return' }, ANY);
  } else if (act === 1) {
    await club.api.post(`${entry}/return`);
  } else if (act === 2) {
    const undoable = (await actsOf(night)).filter((each) => each.undoable);
    const one = undoable[which % Math.max(1, undoable.length)];
    if (one !== undefined) await club.api.post(`${night.path}/undo`, { act: one.version });
  } else if (act === 3) {
    await club.api.post(`${night.path}/rounds`, {});
  } else if (pairing !== undefined) {
    await inMatch(night, pairing, winner, { act, which, white });
  }
}

async function inMatch(
  night: TournamentDriver,
  pairing: PairingSeen,
  winner: 'white' | 'black',
  { act, which, white }: Step,
): Promise<void> {
  const [own, match] = [`${night.path}/pairings/${pairing.id}`, `/v1/matches/${pairing.matchId}`];
  const reason = 'the slip says so';
  switch (act) {
    case 4:
      await club.api.post(`${own}/penalty`, { to: winner, points: 1, reason }, ANY);
      return;
    case 5:
      await club.api.post(`${own}/length`, { length: white ? 5 : 1, reason }, ANY);
      return;
    case 6:
      await club.api.post(`${match}/clock`, { act: 'introduce', from: 'now', reason });
      return;
    case 7:
      await club.api.post(`${own}/correction`, { score: null, reason, nextStage: white ? 'redraw' : 'keep' }, ANY);
      return;
    case 8: {
      const score = { white: 0, black: 0, [winner]: pairing.length };
      await club.api.post(`${own}/correction`, { score, reason }, ANY);
      return;
    }
    case 9:
      await club.api.post(`${match}/games`, {});
      return;
    case 10: {
      const { games } = (await club.api.get(match)).body;
      const last = games[which % Math.max(1, games.length)];
      if (last === undefined) return;
      const result = { winner, kind: 'single', cube: 1 };
      await club.api.post(`${match}/games/${last.id}/correction`, { result, reason }, ANY);
      return;
    }
    case 11:
      await night.report(pairing, winner);
      return;
    default:
      await club.api.post(`${match}/games`, game(winner));
  }
}

it(
  'what the list of acts calls undoable can be undone, and nothing else',
  async () => {
    const step = fc.record({ act: fc.nat(14), which: fc.nat(60), white: fc.boolean() });
    const night = fc.record({
      format: fc.constantFrom(...FORMATS),
      steps: fc.array(step, { minLength: 15, maxLength: 30 }),
    });
    const counts = { undoable: 0, fixed: 0, played: 0 };
    for (const { format, steps } of [PLAYED_SINCE, ...fc.sample(night, { numRuns: NIGHTS, seed: lawSeed(11) })]) {
      const driver = await TournamentDriver.open(club, format, 5);
      await driver.draw();
      for (const each of steps) await happen(driver, each);
      for (const act of await actsOf(driver)) {
        const told = await club.api.post(`${driver.path}/undo?dryRun=true`, { act: act.version });
        const { status, body } = told;
        expect([act, format.kind, act.undoable ? 200 : 409]).toEqual([act, format.kind, status]);
        counts[act.undoable ? 'undoable' : 'fixed'] += 1;
        if (body.code === 'match.correction-not-allowed') counts.played += 1;
      }
    }
    expect(Object.entries(counts).filter(([, count]) => count < 3)).toEqual([]);
  },
  LONG,
);
