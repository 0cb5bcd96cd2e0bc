/** What 0.4.0 has brought to a club: acts that are undone, rounds by hand, pairs and teams, seasons, groups, what it announces. */
import type { Club, Seen } from './club.js';
import { type Event, drawn, entered, pairings, report } from './tournaments.js';

const KNOCKOUT = { kind: 'knockout', lengths: [3], consolation: { kind: 'progressive', lengths: [3] } };
const SWISS = { kind: 'swiss', rounds: 3, lengths: [3] };
const REASON = 'the wrong slip';
const ANY = { headers: { 'if-match': '*' } };

const undo = (club: Club, { path }: Event, act?: number): Promise<Seen> =>
  club.rule(`${path}/undo`, act === undefined ? { reason: REASON } : { act, reason: REASON });

export async function acts(club: Club, { path }: Event): Promise<readonly Seen[]> {
  return (await club.get(`${path}/acts?limit=200`)).items;
}

/** Undoes the last act of the kind that can be undone. */
async function undoLast(club: Club, event: Event, kind: string): Promise<void> {
  const found = (await acts(club, event)).find(({ act, undone }) => act === kind && !undone);
  if (found === undefined) throw new Error(`no ${kind} in ${event.path}`);
  await undo(club, event, found.version);
}

/** One of the two reports, and the other denies it. */
async function disputed(club: Club, event: Event, pairing: Seen): Promise<void> {
  const white = await club.seenBy(pairing.white.playerId);
  await white.post(`${event.path}/pairings/${pairing.id}/result`, { score: { white: 3, black: 1 } });
  const black = await club.seenBy(pairing.black.playerId);
  await black.post(`${event.path}/pairings/${pairing.id}/object`, { reason: 'It was 1-3.' });
}

/** Slips and rulings taken back, some of them done again. */
async function takenBack(club: Club): Promise<void> {
  const event = await drawn(club, KNOCKOUT, 9, { confirmMinutes: 1_440, visibility: 'public' });
  const [first, second, third, fourth] = await pairings(club, event);
  const at = (pairing: Seen): string => `${event.path}/pairings/${pairing.id}`;
  for (const pairing of [first, second]) {
    await disputed(club, event, pairing);
    await club.post(`${at(pairing)}/result`, { score: { white: 1, black: 3 } });
    // What the two of them said stands again.
    await undo(club, event);
  }
  await club.post(`${at(second)}/result`, { winner: 'white', by: 'forfeit' });
  await club.post(`${at(third)}/result`, { score: { white: 3, black: 0 } });
  await club.rule(`${at(third)}/correction`, { score: { white: 0, black: 3 }, reason: REASON });
  await undo(club, event);
  await undo(club, event, (await acts(club, event))[0]?.version);
  await club.rule(`${at(fourth)}/penalty`, { to: 'white', points: 1, reason: 'late' });
  await club.rule(`${at(fourth)}/penalties/1/cancel`, { reason: REASON });
  await club.rule(`${event.path}/entries/${event.entries[8]}/withdraw`, { reason: 'had to go', until: 'end' });
  await undo(club, event);
  await club.rule(`${event.path}/entries/${fourth.black.entryId}/replace`, {
    playerId: await club.player(),
    reason: 'in their place',
  });
  await undo(club, event);

  const whole = await drawn(club, { kind: 'knockout', lengths: [3] }, 4);
  await report(club, whole, 1);
  await club.rule(`${whole.path}/finish`, {});
  await club.rule(`${whole.path}/reopen`, {});
  await report(club, whole);
  await undoLast(club, whole, 'record-result');
  const again = await drawn(club, { kind: 'knockout', lengths: [3] }, 5);
  await undo(club, again);
  const off = await drawn(club, SWISS, 4);
  await club.rule(`${off.path}/cancel`, { reason: 'no light' });
  const kept = await drawn(club, SWISS, 4);
  await club.rule(`${kept.path}/cancel`, { reason: 'no light' });
  await undo(club, kept);
}

/** Rounds that the director changes before and after everybody sees them. */
async function byHand(club: Club): Promise<void> {
  const event = await drawn(club, SWISS, 7, { visibility: 'public', startsAt: '2027-01-08T19:00:00Z' });
  await club.rule(`${event.path}/tables`, { tables: ['A', 'B', 'C'] });
  await report(club, event);
  await club.rule(`${event.path}/entries/${event.entries[0]}/byes`, { byes: [{ round: 3, points: 0.5 }] });
  await club.rule(`${event.path}/rounds`, { publish: false });
  const { rounds } = await club.get(`${event.path}/rounds`);
  const [one, two] = rounds.find(({ status }: Seen) => status === 'proposed').pairs;
  await club.rule(`${event.path}/pairings/swap`, { entries: [one.white.entryId, two.white.entryId], reason: REASON });
  await club.rule(`${event.path}/rounds/2/publish`, { deadline: '2099-01-01T00:00:00Z' });
  const [ready] = await pairings(club, event);
  await club.patch(`${event.path}/pairings/${ready.id}`, { table: '12' });
  await report(club, event, 1);
  await club.post(`${event.path}/player-links`, {});
}

/** Pairs and teams, midway, with a slip taken back. */
async function together(club: Club): Promise<void> {
  for (const entrants of [{ kind: 'doubles' }, { kind: 'teams', boards: 2 }]) {
    const night = await entered(club, { kind: 'knockout', lengths: [3] }, 0, { entrants });
    const size = entrants.kind === 'doubles' ? 2 : 3;
    const sides: { readonly entry: string; readonly members: readonly string[] }[] = [];
    for (let side = 1; side <= 4; side += 1) {
      const members = await club.people(size);
      const name = entrants.kind === 'teams' ? { name: `Club ${side}` } : {};
      const body = { playerId: members[0], partners: members.slice(1), ...name };
      sides.push({ entry: (await club.post(`${night.path}/entries`, body)).id, members });
    }
    await club.rule(`${night.path}/draw`, { seed: 'fixture' });
    if (entrants.kind === 'teams') {
      const match = (await pairings(club, night)).find(({ boards }) => boards !== undefined);
      const team = sides.find(({ entry }) => entry === match?.white.entryId);
      const players = [team?.members[2], team?.members[0]];
      if (match !== undefined)
        await club.rule(`${night.path}/pairings/${match.id}/line-up`, { entryId: team?.entry, players });
    }
    await report(club, night, 2);
    await undoLast(club, night, 'record-result');
    await report(club, night, 1);
  }
}

/** What a club has beside what it plays. */
async function beside(club: Club): Promise<void> {
  await club.patch('/v1/club', { name: 'Café Anker', timeZone: 'Europe/Berlin', currency: 'EUR' });
  const members = await club.people(4);
  const group = {
    name: 'The Tuesday table',
    members,
    options: { stake: 100, currency: 'EUR', rules: { jacoby: true } },
  };
  await club.post('/v1/chouette-groups', group);
  await club.post('/v1/chouettes', {
    players: members.slice(0, 3),
    order: 'given',
    dice: 'recorded',
    stake: 100,
    currency: 'EUR',
  });
  const results =
    'date,white,black,length,white score,black score\n2020-03-04,Old Ann,Old Bob,5,5,2\n2020-03-05,Old Bob,Old Cyn,7,3,7\n';
  await club.post('/v1/matches/import-results', undefined, { text: results, headers: { 'content-type': 'text/csv' } });
  const days = { from: '2020-01-01', to: '2099-12-31' };
  await club.post('/v1/seasons', { name: 'Ever', ...days, points: { perMatch: 1, perWin: 2 }, best: 5 });
  await club.post('/v1/seasons', { name: 'Places', ...days, points: { byPlace: [10, 6, 4], perTournament: 1 } });
  await club.post('/v1/webhooks', { url: 'https://receiver.invalid/', types: ['match.finished', 'pairing.ready'] });
  await club.post('/v1/announcements', { text: 'The bar closes at eleven.' });
  const { id } = await club.post('/v1/announcements', { text: 'Taken back' });
  await club.api.delete(`/v1/announcements/${id}`, ANY);
  const merged = await club.people(2);
  await club.rule(`/v1/players/${merged[0]}/merge`, { into: merged[1] });
  const open = await club.game(await club.match());
  await club.playOn(open, 9);
  const [white, black] = await club.people(2);
  const match = await club.post('/v1/matches', { white, black, ...club.format(3) });
  await club.post(`/v1/matches/${match.id}/result`, { score: { white: 3, black: 1 } });
  await club.match();
}

export async function nights(club: Club): Promise<void> {
  if (!club.offers('POST /v1/tournaments/*/undo')) return;
  for (const part of [takenBack, byHand, together, beside]) await part(club);
}
