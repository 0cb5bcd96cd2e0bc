/** Goes on with everything that earlier versions have left open, and corrects what they have ended. */
import type { Club, Seen } from './club.js';

const REASON = 'found out later';
const SINGLE = { result: { winner: 'white', kind: 'single', cube: 1 } };

/** What was done, by kind. */
export type Done = Readonly<Record<string, number>>;

class Notes {
  readonly done: Record<string, number> = {};

  note(what: string): void {
    this.done[what] = (this.done[what] ?? 0) + 1;
  }
}

/** An act in each open game, a game in each match between two, a correction of each end; the same at tables and in tournaments. */
export async function goOn(club: Club): Promise<Done> {
  const notes = new Notes();
  const tournaments = await all(club, '/v1/tournaments');
  const inTournaments = new Set<string>();
  for (const { id } of tournaments) {
    for (const { matchId } of await all(club, `/v1/tournaments/${id}/pairings`)) inTournaments.add(matchId);
  }
  for (const { id } of await all(club, '/v1/matches')) {
    if (!inTournaments.has(id)) await inMatch(club, id, notes);
  }
  for (const { id } of await all(club, '/v1/chouettes')) await atTable(club, id, notes);
  for (const { id } of tournaments) await inTournament(club, id, notes);
  return notes.done;
}

async function all(club: Club, path: string): Promise<readonly Seen[]> {
  const items: Seen[] = [];
  for (let cursor: string | null = ''; cursor !== null;) {
    const page: Seen = await club.get(`${path}?limit=200${cursor}`);
    items.push(...page.items);
    cursor = page.nextCursor === null ? null : `&cursor=${page.nextCursor}`;
  }
  return items;
}

async function inMatch(club: Club, id: string, notes: Notes): Promise<void> {
  const path = `/v1/matches/${id}`;
  const match = await club.get(path);
  if (match.status === 'void') return;
  if (match.status === 'finished') return ended(club, match, notes);
  if (match.currentGameId === null) {
    await club.post(`${path}/games`, SINGLE);
    return notes.note('game reported');
  }
  if (match.clock?.paused === true) await club.rule(`${path}/clock`, { act: 'resume', reason: REASON });
  await club.playOn(match.currentGameId, 2);
  notes.note('game played on');
}

/** Another end than the one that was: first only asked about, then done; then the last game is annulled where it was played. */
async function ended(club: Club, { id, format, by, games, winner }: Seen, notes: Notes): Promise<void> {
  const path = `/v1/matches/${id}`;
  const other = { winner: winner === 'white' ? 'black' : 'white', by: 'concession' };
  const end = { ...(format.kind === 'money' ? { score: null } : other), reason: REASON };
  await club.rule(`${path}/correction?dryRun=true`, end);
  await club.rule(`${path}/correction`, end);
  notes.note('end corrected');
  if (by !== 'play') return;
  await club.rule(`${path}/games/${games.at(-1).id}/correction`, { result: null, reason: REASON });
  notes.note('result annulled');
}

async function atTable(club: Club, id: string, notes: Notes): Promise<void> {
  const path = `/v1/chouettes/${id}`;
  const { status, currentGameId, line, toThrow, games } = await club.get(path);
  switch (status) {
    case 'ordering': {
      const throws = toThrow.map((playerId: string, place: number) => ({ playerId, dice: [place + 1] }));
      await club.post(`${path}/order-throws`, { throws });
      return notes.note('order thrown');
    }
    case 'waiting': {
      const cubes = line.map((playerId: string) => ({ playerId, outcome: 'played', value: 1 }));
      await club.post(`${path}/games`, { result: { board: { winner: 'team', kind: 'single' }, cubes } });
      return notes.note('sheet written');
    }
    case 'playing': {
      await goOnAtTable(club, currentGameId);
      return notes.note('table played on');
    }
    default: {
      const last = games.at(-1);
      await club.rule(`${path}/games/${last.id}/correction`, { result: null, reason: REASON });
      return notes.note('table corrected');
    }
  }
}

/** What the players to act may do, by the first of them. */
async function goOnAtTable(club: Club, game: string): Promise<void> {
  const seen = await club.get(`/v1/games/${game}`);
  const [by] = seen.toActPlayers;
  const offered: readonly string[] = seen.actionsByPlayer[by];
  const wanted = ['play', 'take', 'no-double', 'roll', 'opening-roll', 'accept-resignation', 'accept-automatic-double'];
  const type = wanted.find((each) => offered.includes(each)) ?? offered[0];
  switch (type) {
    case 'opening-roll':
      return void (await club.act(game, { type, dice: { white: 6, black: 5 } }));
    case 'roll':
      return void (await club.act(game, { type, by, dice: [2, 1] }));
    case 'play': {
      const { plays } = await club.get(`/v1/games/${game}/legal-plays`);
      return void (await club.act(game, { type, by, play: plays[0].play }));
    }
    default:
      return void (await club.act(game, { type, by }));
  }
}

async function inTournament(club: Club, id: string, notes: Notes): Promise<void> {
  const path = `/v1/tournaments/${id}`;
  const { status } = await club.get(path);
  if (status === 'entries') {
    await club.post(`${path}/entries`, { playerId: await club.player() });
    await club.rule(`${path}/draw`, { seed: 'later' });
    notes.note('draw made');
  }
  const { items } = await club.get(`${path}/pairings?limit=200`);
  // The match of two teams follows from its boards.
  const ready = items.find(({ status: now, boards }: Seen) => now === 'ready' && boards === undefined);
  if (ready !== undefined) {
    await club.post(`${path}/pairings/${ready.id}/result`, { winner: 'black', by: 'concession' });
    notes.note('pairing reported');
  }
  const over = items.findLast((pairing: Seen) => pairing.result !== null && pairing.matchId !== null);
  if (over === undefined) return;
  const other = over.result.winner === 'white' ? 'black' : 'white';
  const body = { winner: other, by: 'forfeit', reason: REASON };
  const address = `${path}/pairings/${over.id}/correction`;
  const told = await club.api.post(`${address}?dryRun=true`, body, { headers: { 'if-match': '*' } });
  const isPlayedOn = told.body.code === 'tournament.next-stage-begun';
  await club.rule(address, isPlayedOn ? { ...body, nextStage: 'keep' } : body);
  notes.note('pairing corrected');
}
