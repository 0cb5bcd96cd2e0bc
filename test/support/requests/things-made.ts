/** What the people of `permissions.ts` have, made over HTTP: all of it, or only what one request reads. */
import { knownGroup } from './known-group.js';
import { knownSeason } from './known-season.js';
import { NO_WEBHOOK, newWebhook } from './known-webhook.js';
import type { Permission, Things } from './permissions.js';
import type { TestApp } from '../service/test-app.js';
import { NO_TOURNAMENT_THINGS, tournamentAt } from './tournament-permissions.js';

export type OwnThings = Things & { readonly token: string };

const NO_PEOPLE = { person: '', opponent: '', stranger: '', others: ['', ''] } as const;

/** An operation that needs a tournament needs no games, and the other way round. */
export const NO_GAMES = {
  match: '',
  idleMatch: '',
  session: '',
  finishedGame: '',
  forfeited: '',
  voidMatch: '',
  game: '',
  spareToken: '',
  announcement: '',
  season: '',
  chouetteGroup: '',
  chouette: '',
  chouetteGame: '',
  orderingChouette: '',
  otherTable: '',
  ...NO_WEBHOOK,
} as const;

/** The names of what the request reads. */
function namesRead({ request }: Permission): ReadonlySet<string> {
  const names = new Set<string>();
  const nothing: Things = { ...NO_PEOPLE, ...NO_GAMES, tournament: NO_TOURNAMENT_THINGS };
  request(
    new Proxy(nothing, {
      get: (things, name, proxy) => {
        names.add(String(name));
        return Reflect.get(things, name, proxy);
      },
    }),
  );
  return names;
}

/** A person with a token, and new things of that person: those that the request reads. */
export function thingsFor(club: TestApp, permission: Permission): Promise<OwnThings> {
  const names = namesRead(permission);
  return made(club, permission.moment, (...any) => any.some((name) => names.has(name)));
}

/** A person with a token, and all that a person can have at that moment. */
export function allThings(club: TestApp, moment: Permission['moment']): Promise<OwnThings> {
  return made(club, moment, () => true);
}

async function made(
  club: TestApp,
  moment: Permission['moment'],
  wants: (...names: readonly (keyof Things)[]) => boolean,
): Promise<OwnThings> {
  const { api } = club;
  const [person, opponent] = [await club.player(), await club.player()];
  const stranger = wants('stranger') ? await club.player() : '';
  const token = await club.token('player', { playerId: person });
  const people = { person, opponent, stranger, token };
  const hasTable = wants('chouette', 'chouetteGame', 'orderingChouette', 'otherTable', 'chouetteGroup');
  const others = hasTable || wants('others') ? ([await club.player(), await club.player()] as const) : NO_PEOPLE.others;
  if (moment !== null) {
    return { ...NO_GAMES, ...people, others, tournament: await tournamentAt(club, moment, person, opponent) };
  }

  const idOf = async (path: string, body?: object): Promise<string> => (await api.post(path, body)).body.id;
  const open = (format: object = { kind: 'points', length: 7 }): Promise<string> =>
    idOf('/v1/matches', { white: person, black: opponent, format });
  const tableOf = (players: readonly string[], order = 'given'): Promise<string> =>
    idOf('/v1/chouettes', { players, order });
  const parts: Partial<Record<keyof Things, string>>[] = [];
  if (wants('match', 'game')) {
    const match = await open();
    const game = await idOf(`/v1/matches/${match}/games`);
    await api.act(game, { type: 'opening-roll', dice: { white: 3, black: 1 } });
    parts.push({ match, game });
  }
  if (wants('idleMatch')) parts.push({ idleMatch: await open() });
  if (wants('forfeited')) {
    const forfeited = await open();
    await api.post(`/v1/matches/${forfeited}/penalties`, { to: 'white', points: 1, reason: 'Late' });
    await api.post(`/v1/matches/${forfeited}/result`, { winner: 'white', by: 'forfeit' });
    parts.push({ forfeited });
  }
  if (wants('voidMatch')) {
    const voidMatch = await open();
    const headers = { 'if-match': '*' };
    await api.post(`/v1/matches/${voidMatch}/void`, { reason: 'The wrong opponent' }, { headers });
    parts.push({ voidMatch });
  }
  if (wants('session', 'finishedGame')) {
    const session = await open({ kind: 'money' });
    const result = { winner: 'white', kind: 'single', cube: 1 };
    parts.push({ session, finishedGame: await idOf(`/v1/matches/${session}/games`, { result }) });
  }
  if (wants('spareToken')) parts.push({ spareToken: await idOf('/v1/tokens', { role: 'viewer', label: 'spare' }) });
  if (wants('announcement')) parts.push({ announcement: await idOf('/v1/announcements', { text: 'Supper' }) });
  if (wants('webhook', 'delivery')) parts.push({ ...(await newWebhook(club)) });
  if (wants('season')) parts.push({ season: await knownSeason(club) });
  if (wants('chouette', 'chouetteGame')) {
    const chouette = await tableOf([person, ...others]);
    const cubes = others.map((playerId) => ({ playerId, outcome: 'played', value: 1 }));
    const result = { board: { winner: 'box', kind: 'single' }, cubes };
    parts.push({ chouette, chouetteGame: await idOf(`/v1/chouettes/${chouette}/games`, { result }) });
  }
  if (wants('chouetteGroup')) parts.push({ chouetteGroup: await knownGroup(club, [person, ...others]) });
  if (wants('orderingChouette')) parts.push({ orderingChouette: await tableOf([person, ...others], 'dice') });
  if (wants('otherTable')) parts.push({ otherTable: await tableOf([opponent, ...others]) });
  return Object.assign({ ...NO_GAMES, ...people, others, tournament: NO_TOURNAMENT_THINGS }, ...parts);
}
