/**
 * The things that requests are sent about, in their first state: each is made when a request first needs it, and again for the
 * next one after a request has changed it.
 */
import { knownGroup } from './known-group.js';
import { knownOpenGame, knownTable } from '../clubs/chouette-table.js';
import type { KnownIds } from './example-requests.js';
import { knownSeason } from './known-season.js';
import { NO_WEBHOOK, knownWebhook } from './known-webhook.js';
import type { RawRequest } from './changed-requests.js';
import type { TestApp } from '../service/test-app.js';
import { MOMENTS, type Moment, tournamentAt } from './tournament-permissions.js';

/** Games of two kinds: one with a roll to be played, one that waits for a doublet to be named. */
const BEGUN = {
  backgammon: [{ type: 'opening-roll', dice: { white: 3, black: 1 } }],
  aceyDeucey: [
    { type: 'opening-roll', dice: { white: 2, black: 1 } },
    { type: 'play', play: 'rsv/24 rsv/23' },
  ],
} as const;
/** Or a game of a chouette in which the box has a roll to play. */
export const GAME_KINDS = ['backgammon', 'aceyDeucey', 'chouette'] as const;

/** What a request is sent about: games of a kind, or a tournament at the moment at which the request is possible. */
export type Kind = (typeof GAME_KINDS)[number] | Moment;

const NOTHING: KnownIds = {
  players: ['', ''],
  match: '',
  game: '',
  token: '',
  announcement: '',
  season: '',
  chouetteGroup: '',
  tournament: '',
  entries: ['', ''],
  pairing: '',
  tournamentMatch: '',
  ...NO_WEBHOOK,
  table: { id: '', game: '', people: [] },
  openGame: '',
};

/** What is made, and becomes old, at once. */
type Part = Partial<KnownIds>;

interface Recipe {
  readonly makes: readonly (keyof KnownIds)[];
  /** What must be there before, and makes this old when it changes. */
  readonly needs: readonly (keyof KnownIds)[];
  readonly make: (club: TestApp, there: KnownIds, kind: Kind) => Promise<Part>;
}

async function newMatch(club: TestApp, { players: [white, black] }: KnownIds, kind: Kind): Promise<Part> {
  const variant = kind === 'aceyDeucey' ? kind : 'backgammon';
  const format = { kind: 'points', length: 7 };
  const match = (await club.api.post('/v1/matches', { white, black, format, variant })).body.id;
  const game = (await club.api.post(`/v1/matches/${match}/games`)).body.id;
  await club.api.act(game, BEGUN[variant]);
  return { match, game };
}

async function newTournament(club: TestApp, { players }: KnownIds, kind: Kind): Promise<Part> {
  const moment = MOMENTS.find((each) => each === kind) ?? 'drawn';
  const { id: tournament, entry, opponentEntry, pairing } = await tournamentAt(club, moment, ...players);
  return { tournament, entries: [entry, opponentEntry], pairing };
}

const RECIPES: readonly Recipe[] = [
  {
    makes: ['players'],
    needs: [],
    make: async (club) => ({ players: [await club.player(), await club.player()] }),
  },
  { makes: ['match', 'game'], needs: ['players'], make: newMatch },
  { makes: ['tournament', 'entries', 'pairing'], needs: ['players'], make: newTournament },
  { makes: ['table'], needs: [], make: async (club) => ({ table: await knownTable(club) }) },
  { makes: ['openGame'], needs: [], make: async (club) => ({ openGame: await knownOpenGame(club) }) },
  {
    makes: ['chouetteGroup'],
    needs: ['table'],
    make: async (club, { table }) => ({ chouetteGroup: await knownGroup(club, table.people) }),
  },
  {
    makes: ['token'],
    needs: [],
    make: async (club) => ({
      token: (await club.api.post('/v1/tokens', { role: 'viewer', label: 'one of many' })).body.id,
    }),
  },
  {
    makes: ['announcement'],
    needs: [],
    make: async (club) => ({
      announcement: (await club.api.post('/v1/announcements', { text: 'one of many' })).body.id,
    }),
  },
  { makes: ['season'], needs: [], make: async (club) => ({ season: await knownSeason(club) }) },
  { makes: ['webhook', 'delivery'], needs: [], make: async (club) => ({ ...(await knownWebhook(club)) }) },
];

export class RenewedThings {
  private there: KnownIds = NOTHING;
  private things = 0;

  constructor(
    private readonly club: TestApp,
    private readonly kind: Kind,
  ) {}

  /** How often something has been made. */
  get made(): number {
    return this.things;
  }

  /** All of them. */
  async all(): Promise<KnownIds> {
    for (const { makes } of RECIPES) await this.have(makes);
    return this.there;
  }

  /** The same request about these things instead of those that it names. */
  async about(request: RawRequest, named: KnownIds): Promise<RawRequest> {
    const text = `${request.target} ${typeof request.body === 'string' ? request.body : ''}`;
    for (const { makes } of RECIPES) if (mentions(text, makes, named)) await this.have(makes);
    // A game of a chouette is one of another match.
    if (this.kind === 'chouette' && text.includes(named.game)) await this.have(['openGame']);
    const to = this.kind === 'chouette' ? { ...this.there, game: this.there.openGame } : this.there;
    return withIds(request, named, to);
  }

  /** Gives up what the request, which has changed something, was about. */
  giveUp({ target }: RawRequest): void {
    const known = this.there;
    for (const { makes } of RECIPES) if (mentions(target, makes, known)) this.forget(makes);
  }

  private async have(names: readonly (keyof KnownIds)[]): Promise<void> {
    for (const recipe of RECIPES.filter(({ makes }) => makes.some((name) => names.includes(name)))) {
      if (recipe.makes.some((name) => !isNothing(this.there[name]))) continue;
      await this.have(recipe.needs);
      this.there = { ...this.there, ...(await recipe.make(this.club, this.there, this.kind)) };
      this.things += 1;
    }
  }

  private forget(names: readonly (keyof KnownIds)[]): void {
    const nothing = Object.fromEntries(names.map((name) => [name, NOTHING[name]]));
    this.there = { ...this.there, ...nothing };
    for (const { makes, needs } of RECIPES) if (needs.some((name) => names.includes(name))) this.forget(makes);
  }
}

function isNothing(value: KnownIds[keyof KnownIds]): boolean {
  return idsIn(value).length === 0;
}

function idsIn(value: KnownIds[keyof KnownIds]): readonly string[] {
  const ids = typeof value === 'string' ? [value] : Array.isArray(value) ? value : Object.values(value).flat();
  return ids.filter((id) => id !== '');
}

function mentions(text: string, names: readonly (keyof KnownIds)[], ids: KnownIds): boolean {
  return names.some((name) => idsIn(ids[name]).some((id) => text.includes(id)));
}

function withIds(request: RawRequest, from: KnownIds, to: KnownIds): RawRequest {
  const names = Object.keys(from) as (keyof KnownIds)[];
  const pairs = names.flatMap((name) => {
    const now = idsIn(to[name]);
    return idsIn(from[name]).flatMap((old, place) => (now[place] === undefined ? [] : [[old, now[place]] as const]));
  });
  // Of two things with one id the first counts.
  const now = new Map(pairs.toReversed());
  if (now.size === 0) return request;
  const anyId = new RegExp([...now.keys()].join('|'), 'g');
  const replaced = (text: string): string => text.replace(anyId, (old) => now.get(old) ?? old);
  return {
    ...request,
    target: replaced(request.target),
    body: typeof request.body === 'string' ? replaced(request.body) : request.body,
  };
}
