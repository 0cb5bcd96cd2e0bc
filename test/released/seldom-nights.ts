/** What comes seldom in matches and tournaments: acts that the other parts do not bring about. */
import type { Club, Seen } from './club.js';
import { acts } from './nights.js';
import { type Event, GROUPS, KNOCKOUT, LEAGUE, SWISS, drawn, entered, pairings, report, round } from './tournaments.js';

const REASON = 'the director says so';

/** The acts that shut white out from the start; only a record of a real board holds such plays (R44). */
export const SHUT_OUT = [
  { type: 'opening-roll', dice: { white: 1, black: 3 } },
  { type: 'play', play: '8/5 6/5' },
  { type: 'roll', dice: [2, 1] },
  { type: 'play', play: '24/23 13/11' },
  { type: 'roll', dice: [6, 5] },
  { type: 'play', play: '13/2*(2) 13/1*(2) 13/3 8/3 8/4 6/4' },
];
const BEGUN = SHUT_OUT.slice(0, 1);
const PLAYED = SHUT_OUT.slice(0, 2);

/** Games between two, left in the middle or ended otherwise than by playing them out. */
async function games(club: Club): Promise<void> {
  const open = async (body: object, ...actions: readonly object[]): Promise<string> => {
    const game = await club.game(await club.match(body));
    await club.act(game, ...actions);
    return game;
  };
  const money = { format: { kind: 'money', stake: 100, currency: 'EUR' } };
  const skipped = await open({ rules: { validation: 'legalMoves' } }, ...SHUT_OUT, { type: 'skip' });
  await club.act(skipped, { type: 'roll', dice: [2, 1] });
  await open({ rules: { commit: 'explicit' } }, ...PLAYED, { type: 'lay-back' });
  await open({}, ...PLAYED, { type: 'resign', as: 'single' }, { type: 'withdraw-resignation' });
  const offer = { type: 'settle', points: 2, to: 'white', side: 'white' };
  await open(money, ...PLAYED, offer);
  await open(money, ...PLAYED, offer, { type: 'accept-settlement', side: 'black' });
  await club.post(`/v1/matches/${await club.match()}/result`, { score: { white: 5, black: 1 } });
}

/** Entries that are changed, removed, and come late. */
async function entries(club: Club): Promise<void> {
  const coming = await entered(club, SWISS, 5);
  const [first, second] = coming.entries;
  await club.patch(coming.path, { name: 'Another night' });
  await club.patch(`${coming.path}/entries/${first}`, { seed: 1, paid: false });
  await club.delete(`${coming.path}/entries/${second}`);
  for (const format of [SWISS, LEAGUE]) {
    const late = await drawn(club, format, 4);
    await report(club, late, 2);
    await club.post(`${late.path}/entries`, { playerId: await club.player() });
  }
  const checked = await entered(club, SWISS, 5);
  const [absent, ...present] = checked.entries;
  for (const entry of present) await club.post(`${checked.path}/entries/${entry}/check-in`);
  await club.rule(`${checked.path}/draw`, { seed: 'fixture', only: 'checked-in' });
  await report(club, checked);
  await club.post(`${checked.path}/entries/${absent}/check-in`);
  const deleted = await entered(club, SWISS, 0);
  await club.delete(deleted.path);
}

/** Draws and rounds that the director makes by hand. */
async function byHand(club: Club): Promise<void> {
  const bracket = await drawn(club, { kind: 'knockout', lengths: [3] }, 4);
  const [one, other] = await pairings(club, bracket);
  const swapped = [one.white.entryId, other.white.entryId];
  await club.rule(`${bracket.path}/pairings/swap`, { entries: swapped, reason: REASON });
  const night = await drawn(club, SWISS, 6);
  const met = (await report(club, night)).map(({ white, black }) => ({ white: white.entryId, black: black.entryId }));
  await club.rule(`${night.path}/rounds`, { publish: false });
  await club.patch(`${night.path}/rounds/2`, { pairs: met, reason: REASON });
  await club.rule(`${night.path}/rounds/2/publish`, {});
  const turned = met.map(({ white, black }) => ({ white: black, black: white }));
  await club.patch(`${night.path}/rounds/2`, { pairs: turned, reason: REASON });
  const again = await drawn(club, SWISS, 4);
  await report(club, again);
  await round(club, again);
  await club.delete(`${again.path}/rounds/2`);
  const chance = await drawn(club, KNOCKOUT, 16);
  await report(club, chance, 8);
  const consolation = (await pairings(club, chance)).filter(({ flight }) => flight === 'consolation');
  for (const pairing of consolation.slice(0, 3)) await result(club, chance, pairing, 'white');
  await club.post(`${chance.path}/last-chance`);
}

async function result(club: Club, { path }: Event, pairing: Seen, winner: string): Promise<void> {
  const score = { white: 0, black: 0, [winner]: pairing.length };
  await club.post(`${path}/pairings/${pairing.id}/result`, { score });
}

/** Results of groups that are corrected when the next stage is there, and of a match whose winner has played on. */
async function decided(club: Club): Promise<void> {
  const inKnockout = async (): Promise<{ event: Event; played: readonly Seen[] }> => {
    const event = await drawn(club, GROUPS, 8);
    const played = await report(club, event);
    await round(club, event);
    return { event, played };
  };
  const correct = async ({ path }: Event, pairing: Seen, body: object): Promise<Seen> =>
    club.rule(`${path}/pairings/${pairing.id}/correction`, { ...body, reason: REASON });
  const other = ({ length }: Seen) => ({ score: { white: 0, black: length } });
  const withdrawn = await inKnockout();
  await correct(withdrawn.event, withdrawn.played[0], { score: null });
  const redrawn = await inKnockout();
  const [next] = await pairings(club, redrawn.event);
  await result(club, redrawn.event, next, 'white');
  await correct(redrawn.event, redrawn.played[0], { ...other(redrawn.played[0]), nextStage: 'redraw' });
  const whole = await drawn(club, { kind: 'knockout', lengths: [3] }, 4);
  const [semifinal] = await report(club, whole);
  await correct(whole, semifinal, other(semifinal));
  await correct(whole, semifinal, { score: { white: 3, black: 1 } });
}

/** Rulings that an entrant appeals against: one is decided, the others wait, one of them about a ruling inside a match. */
async function appeals(club: Club): Promise<void> {
  const night = await drawn(club, SWISS, 4);
  const [one, other] = await pairings(club, night);
  for (const [place, pairing] of [one, other].entries()) {
    await club.rule(`${night.path}/pairings/${pairing.id}/penalty`, { to: 'white', points: 1, reason: REASON });
    const ruling = (await acts(club, night)).find(({ act }) => act === 'penalty');
    const appeal = `${night.path}/acts/${ruling.version}/appeal`;
    await club.post(appeal, { entryId: pairing.black.entryId, reason: 'I was there' });
    if (place === 0) await club.post(`${appeal}/decision`, { outcome: 'overturned', reason: REASON });
  }
  const last = await drawn(club, SWISS, 2);
  const [pairing] = await pairings(club, last);
  const game = await club.game(pairing.matchId);
  await club.act(game, ...BEGUN, { type: 'void-roll', reason: 'cocked' });
  const { items } = await club.get(`${last.path}/matches/${pairing.matchId}/rulings`);
  const appealed = `${last.path}/matches/${pairing.matchId}/rulings/${items[0].version}/appeal`;
  await club.post(appealed, { entryId: pairing.black.entryId, reason: 'It lay flat' });
}

export async function seldomNights(club: Club): Promise<void> {
  if (!club.offers('POST /v1/tournaments/*/acts/*/appeal')) return;
  for (const part of [games, entries, byHand, decided, appeals]) await part(club);
}
