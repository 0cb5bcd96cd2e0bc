/** Chouettes in every state in which one can be left. */
import { type Club, type Seen } from './club.js';

const PEOPLE = 4;
export const BOX_FIRST = { white: 3, black: 1 };
export const TEAM_FIRST = { white: 1, black: 3 };
const FIRST_PLAY = { type: 'play', play: '8/5 6/5' };
const REASON = 'misread';
const MOST_ACTS = 400;

export interface Table {
  readonly path: string;
  /** Box, captain, then the line, as they sat down. */
  readonly people: readonly string[];
}

export async function table(club: Club, rules: object = {}, body: object = {}): Promise<Table> {
  const people = await club.people(PEOPLE);
  const asked = { players: people, order: 'given', dice: 'recorded', stake: 50, currency: 'EUR', rules, ...body };
  const { id } = await club.post('/v1/chouettes', asked);
  return { path: `/v1/chouettes/${id}`, people };
}

export async function begun(club: Club, { path }: Table): Promise<string> {
  return (await club.post(`${path}/games`)).id;
}

/** Acts in a game of the table, each by a player, given by the place in `people`; those of the whole table have none. */
export async function acts(club: Club, { people }: Table, game: string, ...list: readonly object[]): Promise<Seen> {
  let seen: Seen = null;
  for (const action of list) {
    const named = Object.entries(action).map(([name, value]) => {
      if (name === 'by' || name === 'member') return [name, people[value]];
      return [name, name === 'to' && Array.isArray(value) ? value.map((place) => people[place]) : value];
    });
    seen = await club.act(game, Object.fromEntries(named));
  }
  return seen;
}

export const boxToDouble = [
  { type: 'opening-roll', dice: TEAM_FIRST },
  { by: 1, ...FIRST_PLAY },
];
export const teamToDouble = [
  { type: 'opening-roll', dice: BOX_FIRST },
  { by: 0, ...FIRST_PLAY },
];
export const doubled = [...boxToDouble, { by: 0, type: 'double', to: 'all' }];

/** The score sheet of a game that the team or the box has won. */
function sheet(line: readonly string[], winner: string, value = 1): object {
  const cubes = line.map((playerId, place) =>
    place === line.length - 1 && line.length > 1
      ? { playerId, outcome: 'member-dropped', value: 1 }
      : { playerId, outcome: 'played', value },
  );
  return { board: { winner, kind: 'single' }, cubes };
}

export async function reported(club: Club, { path }: Table, ...winners: readonly string[]): Promise<readonly string[]> {
  const ids: string[] = [];
  for (const winner of winners) {
    const { line } = await club.get(path);
    ids.push((await club.post(`${path}/games`, { result: sheet(line, winner, 2) })).id);
  }
  return ids;
}

/** Games that are open in each kind of window, with answers that are sealed, given, or still to come. */
async function windows(club: Club): Promise<void> {
  const open = async (rules: object, ...list: readonly object[]): Promise<Table & { game: string }> => {
    const seated = await table(club, rules);
    const game = await begun(club, seated);
    await acts(club, seated, game, ...list);
    return { ...seated, game };
  };
  await open({});
  await open({}, ...boxToDouble);
  await open({}, ...doubled);
  await open({}, ...doubled, { by: 2, type: 'drop' }, { by: 3, type: 'take' });
  await open({ answerOrder: 'captainFirst' }, ...doubled, { by: 1, type: 'take' });
  await open({}, ...doubled, { by: 1, type: 'take' }, { by: 2, type: 'drop' }, { by: 3, type: 'take' });
  await open({ beavers: 2 }, ...teamToDouble, { by: 1, type: 'double' }, { by: 2, type: 'no-double' });
  await open({ cubes: 'single' }, ...boxToDouble, { by: 0, type: 'double', to: 'all' });
  await open({ cubes: 'single' }, ...teamToDouble, { by: 1, type: 'double' }, { by: 0, type: 'take' });
  const tie = { type: 'opening-roll', dice: { white: 2, black: 2 } };
  await open({ automaticDoubles: 1, automaticDoublesBeyondFirst: 'boxDecides' }, tie);
  await open({}, ...boxToDouble, { by: 0, type: 'resign', as: 'single' }, { by: 1, type: 'accept-resignation' });
  const typed = await open({}, ...doubled);
  await acts(club, typed, typed.game, { type: 'take-back' });
  const away = await open({}, ...boxToDouble);
  await club.post(`${away.path}/acts`, { type: 'name-proxy', playerId: away.people[2], proxy: away.people[3] });
  const settling = await open({ settlements: true }, ...boxToDouble);
  const member = await club.seenBy(settling.people[2] ?? '');
  await member.post(`${settling.path}/acts`, { type: 'settle', points: 1, winner: 'member' });
  const leaving = await open({ beavers: 1 }, ...boxToDouble);
  await club.delete(`${leaving.path}/players/${leaving.people[3]}`);
  await club.post(`${leaving.path}/players`, { playerId: await club.player() });
}

/** Evenings from the score sheet, with corrections and with people who come and go. */
async function evenings(club: Club): Promise<void> {
  const waiting = await table(club);
  await reported(club, waiting, 'box', 'team', 'team');
  const corrected = await table(club);
  const [first, , last] = await reported(club, corrected, 'team', 'box', 'team');
  const game = await club.get(`/v1/games/${first}`);
  const right = sheet(game.line, 'box', 4);
  await club.rule(`${corrected.path}/games/${first}/correction`, { result: right, reason: REASON });
  await club.rule(`${corrected.path}/games/${last}/correction`, { result: null, reason: REASON });
  await acts(club, corrected, await begun(club, corrected));
  const closed = await table(club, { cubes: 'single', rotation: 'captainOfRecord' });
  await reported(club, closed, 'box', 'box');
  await club.post(`${closed.path}/close`);
  const moving = await table(club, { partner: 'optional', partnerFrom: 4, buying: true });
  await club.post(`${moving.path}/players`, { playerId: await club.player() });
  await club.post(`${moving.path}/acts`, { type: 'sit-out', playerId: moving.people[3] });
  await reported(club, moving, 'team');
  await club.post(`${moving.path}/acts`, { type: 'return', playerId: moving.people[3] });
  const { line } = await club.get(moving.path);
  await club.post(`${moving.path}/acts`, { type: 'buy-box', playerId: line[2], points: 3 });
  await club.post(`${moving.path}/acts`, { type: 'invite-partner' });
  const two = await table(club);
  for (const place of [3, 2]) await club.delete(`${two.path}/players/${two.people[place]}`);
  await acts(club, two, await begun(club, two), { type: 'opening-roll', dice: BOX_FIRST });
  const abandoned = await table(club);
  await acts(club, abandoned, await begun(club, abandoned), ...doubled);
  await club.post(`${abandoned.path}/acts`, { type: 'abandon' });
  const ended = await table(club);
  const resigned = { by: 0, type: 'resign', as: 'single' };
  const accepted = [1, 2, 3].map((by) => ({ by, type: 'accept-resignation' }));
  const over = await begun(club, ended);
  await acts(club, ended, over, ...boxToDouble, resigned, ...accepted);
  await acts(club, ended, over, { type: 'take-back' });
}

/** The order by dice, decided and not; dice of the service. */
async function orders(club: Club): Promise<void> {
  const thrown = await table(club, {}, { order: 'dice' });
  const throws = thrown.people.map((playerId, place) => ({ playerId, dice: [place < 2 ? 5 : 3] }));
  await club.post(`${thrown.path}/order-throws`, { throws });
  const seated = await table(club, { orderDice: 2 }, { order: 'dice', dice: 'server' });
  await playedOut(club, seated, await begun(club, seated));
}

/** A game to its end, or nearly so, each act by the player to act. */
async function playedOut(club: Club, { path }: Table, game: string): Promise<void> {
  for (let act = 0; act < MOST_ACTS; act += 1) {
    const seen = await club.get(`/v1/games/${game}`);
    if (seen.status !== 'open') return;
    const [by] = seen.toActPlayers;
    const offered: readonly string[] = seen.actionsByPlayer[by];
    const type = ['play', 'roll', 'opening-roll', 'no-double', 'take'].find((each) => offered.includes(each));
    const plays = type === 'play' ? (await club.get(`/v1/games/${game}/legal-plays`)).plays : [];
    const what = type === 'play' ? { play: plays[Math.floor(club.chance() * plays.length)].play } : {};
    await club.act(game, { type, ...(type === 'opening-roll' ? {} : { by }), ...what });
  }
  await club.post(`${path}/acts`, { type: 'abandon' });
}

export async function chouettes(club: Club): Promise<void> {
  if (!club.offers('POST /v1/chouettes')) return;
  for (const part of [windows, evenings, orders]) await part(club);
}
