/**
 * Who may do what (api.md, "Authorization"), by the id of the operation: the roles in the order of their rights, whether
 * a player may do it to own things only, and a request that succeeds for whoever may.
 */

import { type Moment, TOURNAMENT_PERMISSIONS, type TournamentThings } from './tournament-permissions.js';

/** What a person has: foreign to everybody but that person. */
export interface Things {
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
  readonly spareToken: string;
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
  /** Sent as plain text. */
  readonly text?: string;
}

export interface Permission {
  readonly roles: 'anybody' | readonly string[];
  /** Whether it can also be done without a token: to what is public, or always, because only what is public is shown. */
  readonly withoutToken: 'never' | 'public' | 'always';
  /** Whether a player may do it to own things alone. */
  readonly ownOnly: boolean;
  /** What those who may are answered. */
  readonly status: number;
  /** The tournament that it is done in, made for it alone; null where it needs none, but games. */
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

/** The same, and open to everybody where the match is one of a public tournament. */
function readPublic(request: RequestOf): Permission {
  return { ...read(request), withoutToken: 'public' };
}

/** Players do it to own things, scorers and directors to anybody's. */
function own(status: number, request: RequestOf): Permission {
  return { ...permission(PLAYERS, status, request), ownOnly: true };
}

const ofPerson: RequestOf = ({ person }) => ({ params: { id: person } });
const ofMatch: RequestOf = ({ match }) => ({ params: { id: match } });
const ofGame: RequestOf = ({ game }) => ({ params: { id: game } });
const ofToken: RequestOf = ({ spareToken }) => ({ params: { id: spareToken } });
const ofChouette: RequestOf = ({ chouette }) => ({ params: { id: chouette } });
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

  createPlayer: permission(RECORDERS, 201, () => ({ body: { name: 'Somebody new' } })),
  listPlayers: read(ofNothing),
  getPlayer: read(ofPerson),
  updatePlayer: permission(DIRECTOR, 200, ({ person }) => ({ params: { id: person }, body: { nickname: 'Nick' } })),
  archivePlayer: permission(DIRECTOR, 200, ofPerson),
  mergePlayers: permission(DIRECTOR, 200, ({ person, stranger }) => ({
    params: { id: person },
    body: { into: stranger },
  })),
  listMatchesOfPlayer: read(ofPerson),

  getRatings: read(ofNothing),
  getRatingHistory: read(ofPerson),
  drawRatingHistory: read(ofPerson),
  getHeadToHead: read(({ person, opponent }) => ({ params: { id: person, other: opponent } })),

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
  getMatchTranscript: readPublic(ofMatch),
  importMatch: permission(RECORDERS, 201, ({ person, opponent }) => ({
    query: { white: person, black: opponent },
    text: TRANSCRIPT,
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

  createToken: permission(DIRECTOR, 201, () => ({ body: { role: 'viewer', label: 'The screen in the hall' } })),
  listTokens: permission(DIRECTOR, 200, ofNothing),
  getToken: permission(DIRECTOR, 200, ofToken),
  revokeToken: permission(DIRECTOR, 200, ofToken),

  ...TOURNAMENT_PERMISSIONS,
};
