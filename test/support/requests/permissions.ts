/**
 * Who may do what (api.md, "Authorization"), by the id of the operation: the roles in the order of their rights, whether
 * a player may do it only to their own things, and a request that succeeds for a permitted caller.
 */

import type { KnownWebhook } from './known-webhook.js';
import { type Moment, TOURNAMENT_PERMISSIONS, type TournamentThings } from './tournament-permissions.js';

/** What a person has: foreign to everyone else. */
export interface Things extends KnownWebhook {
  readonly person: string;
  readonly opponent: string;
  /** Does not meet the person anywhere. */
  readonly stranger: string;
  /** With an open game in which white, the person, has a 3-1 to play. */
  readonly match: string;
  readonly game: string;
  /** Without an open game. */
  readonly idleMatch: string;
  /** For money, with one finished game and none open. */
  readonly session: string;
  readonly finishedGame: string;
  /** Ended by a forfeit, after a penalty. */
  readonly forfeited: string;
  readonly voidMatch: string;
  readonly spareToken: string;
  /** Of the club; where only a tournament is wanted, of that. */
  readonly announcement: string;
  readonly season: string;
  /** A saved group of the person and the two others. */
  readonly chouetteGroup: string;
  /** Two others at the table of the person. */
  readonly others: readonly [string, string];
  /** The person is box; a game has ended. */
  readonly chouette: string;
  readonly chouetteGame: string;
  /** Where the order is still to be thrown. */
  readonly orderingChouette: string;
  /** Of others, with room for the person. */
  readonly otherTable: string;
  readonly tournament: TournamentThings;
}

export interface Request {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: object;
  /** Sent as plain text, or as `type`. */
  readonly text?: string;
  readonly type?: string;
}

export interface Permission {
  readonly roles: 'anybody' | readonly string[];
  /** Whether it can also be done without a token: to what is public, or always, because only what is public is shown. */
  readonly withoutToken: 'never' | 'public' | 'always';
  /** Whether a player may do it to own things alone. */
  readonly ownOnly: boolean;
  /** What those who may are answered. */
  readonly status: number;
  /** The tournament that it is done in, made only for it; null where it needs none, but games. */
  readonly moment: Moment | null;
  readonly request: (things: Things) => Request;
}

const DIRECTOR = ['director'];
const RECORDERS = ['scorer', 'director'];
const PLAYERS = ['player', 'scorer', 'director'];
const READERS = ['viewer', 'player', 'scorer', 'director'];

type RequestOf = Permission['request'];

function permission(roles: Permission['roles'], status: number, request: RequestOf): Permission {
  return { roles, withoutToken: 'never', ownOnly: false, status, moment: null, request };
}

/** Open to all who have a token. */
function read(request: RequestOf): Permission {
  return permission(READERS, 200, request);
}

/** The same, and open to all callers where the match belongs to a public tournament. */
function readPublic(request: RequestOf): Permission {
  return { ...read(request), withoutToken: 'public' };
}

/** Players do it to their own things, scorers and directors to all. */
function own(status: number, request: RequestOf): Permission {
  return { ...permission(PLAYERS, status, request), ownOnly: true };
}

const ofPerson: RequestOf = ({ person }) => ({ params: { id: person } });
const ofMatch: RequestOf = ({ match }) => ({ params: { id: match } });
const ofGame: RequestOf = ({ game }) => ({ params: { id: game } });
const ofWebhook: RequestOf = ({ webhook }) => ({ params: { id: webhook } });
const ofToken: RequestOf = ({ spareToken }) => ({ params: { id: spareToken } });
const ofAnnouncement: RequestOf = ({ announcement }) => ({ params: { id: announcement } });
const ofSeason: RequestOf = ({ season }) => ({ params: { id: season } });
const ofChouette: RequestOf = ({ chouette }) => ({ params: { id: chouette } });
const ofChouetteGroup: RequestOf = ({ chouetteGroup }) => ({ params: { id: chouetteGroup } });
const ofNothing: RequestOf = () => ({});

const START = { positionId: '4HPwATDgc/ABMA' };
const TRANSCRIPT =
  ' 1 point match\n\n Game 1\n Ann : 0                        Bob : 0\n  1) 31: 8/5 6/5                 65: 24/13\n';

export const PERMISSIONS: Readonly<Record<string, Permission>> = {
  getLiveness: permission('anybody', 200, ofNothing),
  getReadiness: permission('anybody', 200, ofNothing),
  getMetrics: permission('anybody', 200, ofNothing),
  describeApi: permission('anybody', 200, ofNothing),
  listProblems: permission('anybody', 200, ofNothing),
  describeProblem: permission('anybody', 200, () => ({ params: { code: 'request.forbidden' } })),

  findLegalPlays: read(() => ({ body: { dice: [3, 1], position: START } })),
  checkPlay: read(() => ({ body: { dice: [3, 1], position: START, play: '8/5 6/5' } })),
  listVariants: read(ofNothing),
  listClocks: { ...read(ofNothing), withoutToken: 'always' },

  importPlayers: permission(RECORDERS, 200, () => ({ text: 'name\nSomebody from a list\n' })),
  createPlayer: permission(RECORDERS, 201, () => ({ body: { name: 'Somebody new' } })),
  exportClub: permission(DIRECTOR, 200, ofNothing),
  // The club of these requests has people.
  importClub: permission(DIRECTOR, 409, () => ({ text: 'an export', type: 'application/x-ndjson' })),
  listPlayers: read(ofNothing),
  getPlayer: read(ofPerson),
  updatePlayer: permission(DIRECTOR, 200, ({ person }) => ({ params: { id: person }, body: { nickname: 'Nick' } })),
  archivePlayer: permission(DIRECTOR, 200, ofPerson),
  mergePlayers: permission(DIRECTOR, 200, ({ person, stranger }) => ({
    params: { id: person },
    body: { into: stranger },
  })),
  listMatchesOfPlayer: read(ofPerson),
  listChouettesOfPlayer: read(ofPerson),
  listTournamentsOfPlayer: read(ofPerson),

  getRatings: read(ofNothing),
  getRatingHistory: read(ofPerson),
  drawRatingHistory: read(ofPerson),
  getHeadToHead: read(({ person, opponent }) => ({ params: { id: person, other: opponent } })),

  createSeason: permission(DIRECTOR, 201, () => ({
    body: { name: 'Spring', from: '2026-01-01', to: '2026-06-30', points: { perWin: 1 } },
  })),
  listSeasons: read(ofNothing),
  getSeason: read(ofSeason),
  updateSeason: permission(DIRECTOR, 200, ({ season }) => ({ params: { id: season }, body: { best: 3 } })),
  removeSeason: permission(DIRECTOR, 204, ofSeason),
  getSeasonTable: read(ofSeason),
  getSeasonTableCsv: read(ofSeason),
  getSeasonPage: read(ofSeason),

  createMatch: own(201, ({ person, opponent }) => ({
    body: { white: opponent, black: person, format: { kind: 'points', length: 3 } },
  })),
  listMatches: read(ofNothing),
  getMatch: readPublic(ofMatch),
  startGame: own(201, ({ idleMatch }) => ({ params: { id: idleMatch }, body: {} })),
  reportMatchResult: own(200, ({ match }) => ({ params: { id: match }, body: { score: { white: 7, black: 4 } } })),
  setMatchClock: permission(DIRECTOR, 200, ({ match }) => ({
    params: { id: match },
    body: { act: 'introduce', from: 'now', reason: 'Slow play' },
  })),
  closeSession: own(200, ({ session }) => ({ params: { id: session } })),
  getSessionLedger: read(({ session }) => ({ params: { id: session } })),
  correctGameResult: permission(DIRECTOR, 200, ({ session, finishedGame }) => ({
    params: { id: session, gameId: finishedGame },
    body: { result: { winner: 'black', kind: 'single', cube: 2 }, reason: 'The slip says black' },
  })),
  correctMatchResult: permission(DIRECTOR, 200, ({ forfeited }) => ({
    params: { id: forfeited },
    body: { score: null, reason: 'It was another match' },
  })),
  voidMatch: own(200, ({ idleMatch }) => ({ params: { id: idleMatch }, body: { reason: 'The wrong opponent' } })),
  reinstateMatch: permission(DIRECTOR, 200, ({ voidMatch }) => ({
    params: { id: voidMatch },
    body: { reason: 'It was the right one' },
  })),
  addMatchPenalty: permission(DIRECTOR, 200, ({ idleMatch }) => ({
    params: { id: idleMatch },
    body: { to: 'white', points: 1, reason: 'Late' },
  })),
  cancelMatchPenalty: permission(DIRECTOR, 200, ({ forfeited }) => ({
    params: { id: forfeited, penalty: '1' },
    body: { reason: 'A train' },
  })),
  correctMatchLength: permission(DIRECTOR, 200, ({ match }) => ({
    params: { id: match },
    body: { length: 9, reason: 'Wrong sheet' },
  })),
  listMatchEvents: readPublic(ofMatch),
  follow: readPublic(({ match }) => ({ query: { topics: `match:${match}` } })),
  getMatchTranscript: readPublic(ofMatch),
  importMatch: permission(RECORDERS, 201, ({ person, opponent }) => ({
    query: { white: person, black: opponent },
    text: TRANSCRIPT,
  })),

  importResults: permission(RECORDERS, 200, () => ({
    text: 'date,white,black,length,white score,black score\n2020-03-04,Ann of Old,Bob of Old,7,7,4\n',
  })),

  getGame: readPublic(ofGame),
  actInGame: own(200, ({ game }) => ({ params: { id: game }, body: { type: 'play', play: '8/5 6/5' } })),
  listLegalPlays: readPublic(ofGame),
  listTurns: readPublic(ofGame),
  getPosition: readPublic(({ game }) => ({ params: { id: game, turn: '0' } })),
  drawBoard: readPublic(ofGame),
  writeBoard: readPublic(ofGame),

  createChouette: own(201, ({ person, others }) => ({ body: { players: [person, ...others], order: 'given' } })),
  listChouettes: read(ofNothing),
  getChouette: read(ofChouette),
  throwForOrder: own(200, ({ person, others, orderingChouette }) => ({
    params: { id: orderingChouette },
    body: { throws: [person, ...others].map((playerId, index) => ({ playerId, dice: [6 - index] })) },
  })),
  startChouetteGame: own(201, ({ chouette }) => ({ params: { id: chouette }, body: {} })),
  tryScoreSheet: own(200, ({ others, chouette }) => ({
    params: { id: chouette },
    body: {
      board: { winner: 'box', kind: 'single' },
      cubes: others.map((playerId) => ({ playerId, outcome: 'played', value: 1 })),
    },
  })),
  joinChouette: own(200, ({ person, otherTable }) => ({ params: { id: otherTable }, body: { playerId: person } })),
  leaveChouette: own(200, ({ person, chouette }) => ({ params: { id: chouette, playerId: person } })),
  actAtTable: own(200, ({ person, chouette }) => ({
    params: { id: chouette },
    body: { type: 'sit-out', playerId: person },
  })),
  listChouetteEvents: read(ofChouette),
  closeChouette: own(200, ofChouette),
  getChouetteLedger: read(ofChouette),
  correctChouetteGame: permission(DIRECTOR, 200, ({ chouette, chouetteGame }) => ({
    params: { id: chouette, gameId: chouetteGame },
    query: { dryRun: 'true' },
    body: { result: null, reason: 'Typed twice.' },
  })),
  getChouetteSheet: read(ofChouette),
  getChouetteSheetCsv: read(ofChouette),
  drawChouettePoints: read(ofChouette),
  drawChouetteTable: read(ofChouette),

  createChouetteGroup: own(201, ({ person, others }) => ({ body: { name: 'Tuesday', members: [person, ...others] } })),
  listChouetteGroups: read(ofNothing),
  getChouetteGroup: read(ofChouetteGroup),
  updateChouetteGroup: own(200, ({ chouetteGroup }) => ({ params: { id: chouetteGroup }, body: { name: 'Friday' } })),
  removeChouetteGroup: own(204, ofChouetteGroup),
  getChouetteGroupTotals: read(ofChouetteGroup),

  getClub: { ...read(ofNothing), withoutToken: 'always' },
  updateClub: permission(DIRECTOR, 200, () => ({ body: { name: 'Another club' } })),

  announce: permission(RECORDERS, 201, () => ({ body: { text: 'Supper is served' } })),
  listAnnouncements: { ...read(ofNothing), withoutToken: 'always' },
  getAnnouncement: readPublic(ofAnnouncement),
  endAnnouncement: permission(RECORDERS, 200, ofAnnouncement),

  getMe: read(ofNothing),
  getMyTasks: read(ofNothing),

  drawQrCode: { ...read(() => ({ query: { text: 'https://club.example' } })), withoutToken: 'always' },

  createToken: permission(DIRECTOR, 201, () => ({ body: { role: 'viewer', label: 'The screen in the hall' } })),
  listTokens: permission(DIRECTOR, 200, ofNothing),
  getToken: permission(DIRECTOR, 200, ofToken),
  revokeToken: permission(DIRECTOR, 200, ofToken),

  createWebhook: permission(DIRECTOR, 201, () => ({
    body: { url: 'https://receiver.invalid/', types: ['tournament.finished'] },
  })),
  listWebhooks: permission(DIRECTOR, 200, ofNothing),
  getWebhook: permission(DIRECTOR, 200, ofWebhook),
  changeWebhook: permission(DIRECTOR, 200, (things) => ({ ...ofWebhook(things), body: { status: 'active' } })),
  deleteWebhook: permission(DIRECTOR, 200, ofWebhook),
  listDeliveries: permission(DIRECTOR, 200, ofWebhook),
  redeliver: permission(DIRECTOR, 200, ({ webhook, delivery }) => ({ params: { id: webhook, did: delivery } })),
  testWebhook: permission(DIRECTOR, 200, ofWebhook),

  ...TOURNAMENT_PERMISSIONS,
};
