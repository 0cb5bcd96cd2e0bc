/** Tournaments of every kind in every state. */
import { type Club, type Seen } from './club.js';

export const KNOCKOUT = {
  kind: 'knockout',
  lengths: [3, 5],
  consolation: { kind: 'progressive', lengths: [3] },
  lastChance: { lengths: [1] },
};
const DOUBLE = { kind: 'double-elimination', lengths: [3], grandFinal: 'reset' };
export const SWISS = { kind: 'swiss', rounds: 4, lengths: [5] };
export const LEAGUE = { kind: 'league', lengths: [3], points: { win: 2, loss: 0 } };
const LADDER = { kind: 'ladder', lengths: [3], reach: 3, days: 7 };
export const GROUPS = {
  kind: 'round-robin',
  groups: 2,
  qualifiers: 2,
  lengths: [3],
  then: { kind: 'knockout', lengths: [5] },
};
const PRIZES = { entryFee: 1_000, houseShare: 10, added: 5_000, currency: 'EUR' };
const REASON = 'misread';

export interface Event {
  readonly path: string;
  readonly players: readonly string[];
  readonly entries: readonly string[];
}

export async function entered(club: Club, format: object, entrants: number, more: object = {}): Promise<Event> {
  const { id } = await club.post('/v1/tournaments', { name: `Night of ${entrants}`, format, ...more });
  const path = `/v1/tournaments/${id}`;
  const players = await club.people(entrants);
  const entries: string[] = [];
  for (const playerId of players) entries.push((await club.post(`${path}/entries`, { playerId, paid: true })).id);
  return { path, players, entries };
}

export async function drawn(club: Club, format: object, entrants: number, more: object = {}): Promise<Event> {
  const event = await entered(club, format, entrants, more);
  await club.rule(`${event.path}/draw`, { seed: 'fixture' });
  return event;
}

export async function pairings(club: Club, { path }: Event, status = 'ready'): Promise<readonly Seen[]> {
  return (await club.get(`${path}/pairings?status=${status}&limit=200`)).items;
}

/** Reports so many pairings that can be played, in their order, and tells which. */
export async function report(club: Club, event: Event, count = 500): Promise<readonly Seen[]> {
  const done: Seen[] = [];
  while (done.length < count) {
    // The match of two teams follows from its boards.
    const ready = (await pairings(club, event)).filter(({ boards }) => boards === undefined);
    if (ready.length === 0) break;
    for (const pairing of ready.slice(0, count - done.length)) {
      const score = { white: pairing.length, black: done.length % 2 };
      await club.post(`${event.path}/pairings/${pairing.id}/result`, { score });
      done.push(pairing);
    }
  }
  return done;
}

export const round = (club: Club, { path }: Event): Promise<Seen> => club.rule(`${path}/rounds`, {});
const finish = (club: Club, { path }: Event): Promise<Seen> => club.rule(`${path}/finish`, {});

async function knockouts(club: Club): Promise<void> {
  await entered(club, KNOCKOUT, 5, { visibility: 'public', prizes: PRIZES, startsAt: '2027-01-08T19:00:00Z' });
  const running = await drawn(club, KNOCKOUT, 11, { visibility: 'public', prizes: PRIZES });
  await report(club, running, 7);
  const whole = await drawn(club, { ...KNOCKOUT, thirdPlace: true }, 8, { prizes: PRIZES });
  await report(club, whole);
  const early = await drawn(club, KNOCKOUT, 6, { prizes: PRIZES });
  await report(club, early, 2);
  await finish(club, early);
  const half = await drawn(club, DOUBLE, 6, { prizes: PRIZES });
  await report(club, half, 4);
  await report(club, await drawn(club, DOUBLE, 5));
  const large = await drawn(club, KNOCKOUT, 33);
  await report(club, large, 9);
  const again = await drawn(club, { ...KNOCKOUT, reEntry: true }, 6);
  const [lost] = await report(club, again, 1);
  await club.post(`${again.path}/entries`, { playerId: lost.black.playerId });
}

async function rounds(club: Club): Promise<void> {
  const midway = await drawn(club, SWISS, 7, { prizes: PRIZES });
  await report(club, midway);
  await round(club, midway);
  await report(club, midway, 2);
  const swiss = await drawn(club, { ...SWISS, rounds: 2, qualifiers: 4, then: { kind: 'knockout', lengths: [5] } }, 8);
  for (const _ of [1, 2]) {
    await report(club, swiss);
    await round(club, swiss);
  }
  await report(club, swiss, 1);
  const groups = await drawn(club, GROUPS, 8);
  await report(club, groups, 5);
  const staged = await drawn(club, GROUPS, 8, { prizes: PRIZES });
  await report(club, staged);
  await round(club, staged);
  await report(club, staged, 1);
  const league = await drawn(club, LEAGUE, 4);
  await report(club, league, 3);
  await report(club, await drawn(club, LEAGUE, 3));
  const ladder = await drawn(club, LADDER, 5);
  const [, challenged, , challenger] = ladder.entries;
  await club.post(`${ladder.path}/challenges`, { challenger, challenged });
  await report(club, ladder, 1);
  await club.post(`${ladder.path}/challenges`, { challenger: ladder.entries[4], challenged: ladder.entries[2] });
}

/** What directors do about people. */
async function people(club: Club): Promise<void> {
  const event = await drawn(club, KNOCKOUT, 8, { visibility: 'private' });
  const act = (entry: number, what: string, body: object): Promise<Seen> =>
    club.rule(`${event.path}/entries/${event.entries[entry]}/${what}`, { reason: 'had to go', ...body });
  await act(0, 'withdraw', { until: 'end' });
  await act(1, 'disqualify', {});
  await act(2, 'replace', { playerId: await club.player() });
  await report(club, event, 1);
  const coming = await entered(club, SWISS, 6);
  for (const entry of coming.entries.slice(0, 4)) await club.post(`${coming.path}/entries/${entry}/check-in`);
  await club.rule(`${coming.path}/draw`, {});
  await report(club, coming, 1);
  const pause = { reason: 'the late train', until: 'return' };
  await club.rule(`${coming.path}/entries/${coming.entries[5]}/withdraw`, pause);
  const back = await drawn(club, SWISS, 5);
  await club.rule(`${back.path}/entries/${back.entries[4]}/withdraw`, pause);
  await club.rule(`${back.path}/entries/${back.entries[4]}/return`, {});
}

/** What directors do about results. */
async function rulings(club: Club): Promise<void> {
  const event = await drawn(club, KNOCKOUT, 8, { confirmMinutes: 1_440, visibility: 'public' });
  const [first, second, third, fourth] = await pairings(club, event);
  const at = (pairing: Seen): string => `${event.path}/pairings/${pairing.id}`;
  await club.patch(at(first), { table: '3' });
  await club.rule(`${at(first)}/penalty`, { to: 'white', points: 1, reason: 'late' });
  await club.act(await club.game(first.matchId), { type: 'opening-roll', dice: { white: 3, black: 1 } });
  await club.post(`${at(second)}/result`, { winner: 'white', by: 'forfeit' });
  await club.post(`${at(third)}/result`, { score: { white: 3, black: 1 } });
  await club.rule(`${at(third)}/correction`, { score: { white: 1, black: 3 }, reason: REASON });
  const white = await club.seenBy(fourth.white.playerId);
  await white.post(`${at(fourth)}/result`, { score: { white: 3, black: 2 } });

  const told = await drawn(club, { kind: 'knockout', lengths: [5] }, 8, { confirmMinutes: 1_440 });
  const [confirmed, objected, annulled] = await pairings(club, told);
  for (const pairing of [confirmed, objected]) {
    const player = await club.seenBy(pairing.white.playerId);
    await player.post(`${told.path}/pairings/${pairing.id}/result`, { score: { white: 5, black: 2 } });
  }
  const agreeing = await club.seenBy(confirmed.black.playerId);
  await agreeing.post(`${told.path}/pairings/${confirmed.id}/confirm`);
  const other = await club.seenBy(objected.black.playerId);
  await other.post(`${told.path}/pairings/${objected.id}/object`, { reason: 'It was 4-5.' });
  await club.post(`${told.path}/pairings/${annulled.id}/result`, { score: { white: 5, black: 0 } });
  await club.rule(`${told.path}/pairings/${annulled.id}/length`, { length: 7, reason: REASON });

  const undone = await drawn(club, { kind: 'knockout', lengths: [3] }, 4);
  const [early] = await report(club, undone, 3);
  await club.rule(`${undone.path}/pairings/${early.id}/correction`, { winner: 'black', by: 'forfeit', reason: REASON });
  const played = await drawn(club, { kind: 'knockout', lengths: [1] }, 4, { variant: 'hypergammon', dice: 'server' });
  const [board] = await pairings(club, played);
  await club.playOn(await club.game(board.matchId));
}

export async function tournaments(club: Club): Promise<void> {
  if (!club.offers('POST /v1/tournaments')) return;
  for (const part of [knockouts, rounds, people, rulings]) await part(club);
}
