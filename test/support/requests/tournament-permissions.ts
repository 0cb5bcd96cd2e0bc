/** Who may do what in tournaments, and the small tournaments in which it can be done; part of `permissions.ts`. */
import type { Permission, Request } from './permissions.js';
import type { TestApp } from '../service/test-app.js';

/**
 * How far a tournament of two is. `open`: only the opponent is entered. `entries`: both. `drawn`: their match is there.
 * `reported`: the opponent has told its result. `played`: staff has. `penalised`: a player was late.
 * `appealed`: that player has appealed. `away`: the person is
 * withdrawn for a while. `last-chance`: two of eight are out, and others still play. `proposed`: the second round of a Swiss is.
 * `ended`: the director has ended it with the match still open. `teams`: each of the two is the captain of a team of one.
 */
export const MOMENTS = [
  'open',
  'entries',
  'drawn',
  'reported',
  'played',
  'penalised',
  'appealed',
  'away',
  'ladder',
  'swiss',
  'last-chance',
  'proposed',
  'ended',
  'teams',
] as const;
export type Moment = (typeof MOMENTS)[number];

/** A tournament in which a person plays against an opponent; empty where there is none yet. */
export interface TournamentThings {
  readonly id: string;
  readonly entry: string;
  readonly opponentEntry: string;
  readonly pairing: string;
  readonly match: string;
}

export const NO_TOURNAMENT_THINGS: TournamentThings = { id: '', entry: '', opponentEntry: '', pairing: '', match: '' };

const SWISS = { kind: 'swiss', rounds: 2, lengths: [7] };
const FORMATS: Partial<Record<Moment, object>> = {
  ladder: { kind: 'ladder', lengths: [7] },
  swiss: SWISS,
  proposed: SWISS,
  'last-chance': { kind: 'knockout', lengths: [7], lastChance: { lengths: [3] } },
};
const SCORE = { score: { white: 7, black: 4 } };
const LATE = { to: 'white', points: 1, reason: 'Six minutes late' };

/** The version of the first event of the penalty: after the opening, two entries, the draw and its match. */
export const PENALTY = '6';

/** A tournament of the two at that moment. */
export async function tournamentAt(
  club: TestApp,
  moment: Moment,
  person: string,
  opponent: string,
  visibility: 'public' | 'private' = 'private',
): Promise<TournamentThings> {
  const { api } = club;
  const format = FORMATS[moment] ?? { kind: 'knockout', lengths: [7] };
  const ofTeams = moment === 'teams' ? { entrants: { kind: 'teams', boards: 1 } } : {};
  const id = (await api.post('/v1/tournaments', { name: 'Night', format, visibility, ...ofTeams })).body.id;
  const path = `/v1/tournaments/${id}`;
  const entered = async (playerId: string): Promise<string> =>
    (await api.post(`${path}/entries`, { playerId, ...(moment === 'teams' && { name: 'Team' }) })).body.id;
  const opponentEntry = await entered(opponent);
  if (moment === 'open') return { ...NO_TOURNAMENT_THINGS, id, opponentEntry };
  const entry = await entered(person);
  const things = { id, entry, opponentEntry, pairing: '', match: '' };
  if (moment === 'entries') return things;
  if (moment === 'away') {
    await api.post(`${path}/entries/${entry}/withdraw`, { reason: 'Dinner', until: 'return' });
    return things;
  }
  if (moment === 'last-chance') for (let nth = 3; nth <= 8; nth += 1) await entered(await club.player());
  await api.post(`${path}/draw`);
  if (moment === 'ladder') return things;
  const [{ id: pairing, matchId: match }, another] = (await api.get(`${path}/pairings`)).body.items;
  const result = `${path}/pairings/${pairing}/result`;
  if (moment === 'reported') await club.as(await club.token('player', { playerId: opponent })).post(result, SCORE);
  if (moment === 'last-chance') await api.post(`${path}/pairings/${another.id}/result`, SCORE);
  if (['played', 'swiss', 'proposed', 'last-chance'].includes(moment)) await api.post(result, SCORE);
  if (moment === 'proposed') await api.post(`${path}/rounds`, { publish: false });
  if (moment === 'ended') await api.post(`${path}/finish`);
  if (moment === 'penalised' || moment === 'appealed') await api.post(`${path}/pairings/${pairing}/penalty`, LATE);
  const appeal = { entryId: entry, reason: 'The train was late' };
  if (moment === 'appealed') await api.post(`${path}/acts/${PENALTY}/appeal`, appeal);
  return { ...things, pairing, match };
}

type RequestOf = (things: TournamentThings, person: string) => Request;

function permission(
  moment: Moment | null,
  roles: readonly string[],
  status: number,
  request: RequestOf = ofTournament,
): Permission {
  return {
    roles,
    withoutToken: 'never',
    ownOnly: false,
    status,
    moment,
    request: ({ tournament, person }) => request(tournament, person),
  };
}

/** Open to every token, and without one where the tournament is public. */
function read(request: RequestOf = ofTournament): Permission {
  return { ...permission('drawn', ['viewer', 'player', 'scorer', 'director'], 200, request), withoutToken: 'public' };
}

/** Players do it for their own entry and in their own pairings, scorers and directors for all entrants. */
function own(moment: Moment, status: number, request: RequestOf): Permission {
  return { ...permission(moment, ['player', 'scorer', 'director'], status, request), ownOnly: true };
}

function director(moment: Moment | null, status: number, request: RequestOf = ofTournament): Permission {
  return permission(moment, ['director'], status, request);
}

const ofTournament: RequestOf = ({ id }) => ({ params: { id } });
const ofEntry: RequestOf = ({ id, entry }) => ({ params: { id, entryId: entry } });
const ofMatch: RequestOf = ({ id, match }) => ({ params: { id, matchId: match } });
const ofPairing: RequestOf = ({ id, pairing }) => ({ params: { id, pid: pairing } });

function withBody(request: RequestOf, body: object): RequestOf {
  return (things, person) => ({ ...request(things, person), body });
}

const REASON = { reason: 'Last train' };

export const TOURNAMENT_PERMISSIONS: Readonly<Record<string, Permission>> = {
  createTournament: director(null, 201, () => ({
    body: { name: 'Night', format: { kind: 'knockout', lengths: [7] } },
  })),
  listTournaments: { ...read(() => ({})), moment: null, withoutToken: 'always' },
  getTournament: read(),
  changeTournament: director('entries', 200, withBody(ofTournament, { name: 'Another night' })),
  drawTournament: director('entries', 200, withBody(ofTournament, { seed: 'x' })),
  makePlayerLinks: director('entries', 200, withBody(ofTournament, {})),
  pairNextRound: director('swiss', 200, withBody(ofTournament, {})),
  startLastChance: director('last-chance', 200),
  listRounds: read(),
  changeRound: director('swiss', 200, ({ id }) => ({
    params: { id, round: '1' },
    body: { deadline: '2026-12-01T20:00:00Z' },
  })),
  publishRound: director('proposed', 200, ({ id }) => ({ params: { id, round: '2' }, body: {} })),
  unpairRound: director('proposed', 200, ({ id }) => ({ params: { id, round: '2' } })),
  swapEntrants: director('drawn', 200, ({ id, entry, opponentEntry }) => ({
    params: { id },
    body: { entries: [entry, opponentEntry] },
  })),
  assignTables: director('drawn', 200, withBody(ofTournament, { tables: ['1'] })),
  setEntryByes: director('swiss', 200, withBody(ofEntry, { byes: [{ round: 2, points: 0.5 }] })),
  finishTournament: director('ladder', 200),
  reopenTournament: director('ended', 200),
  listTournamentActs: permission('drawn', ['scorer', 'director'], 200),
  undoTournamentAct: director('drawn', 200, withBody(ofTournament, {})),
  appealAgainstRuling: own('penalised', 200, ({ id, entry }) => ({
    params: { id, version: PENALTY },
    body: { entryId: entry, reason: 'The train was late' },
  })),
  listMatchRulings: { ...permission('drawn', ['player', 'scorer', 'director'], 200, ofMatch), ownOnly: true },
  appealInMatch: own('penalised', 200, ({ id, match, entry }) => ({
    params: { id, matchId: match, ruling: '2' },
    body: { entryId: entry, reason: 'The train was late' },
  })),
  decideAppeal: director('appealed', 200, ({ id }) => ({
    params: { id, version: PENALTY },
    body: { outcome: 'upheld', reason: 'The match was called at eight' },
  })),
  cancelTournament: director('drawn', 200, withBody(ofTournament, REASON)),
  deleteTournament: director('entries', 204),
  listTournamentEvents: read(),

  createEntry: own('open', 201, ({ id }, person) => ({ params: { id }, body: { playerId: person } })),
  listEntries: read(),
  getEntry: read(ofEntry),
  importEntries: permission('open', ['scorer', 'director'], 200, ({ id }, person) => ({
    params: { id },
    text: `playerId\n${person}\n`,
  })),
  deleteEntry: director('entries', 204, ofEntry),
  withdrawEntry: own('drawn', 200, withBody(ofEntry, REASON)),
  returnEntry: own('away', 200, ofEntry),
  changeEntry: director('entries', 200, withBody(ofEntry, { paid: true })),
  checkInEntry: own('entries', 200, ofEntry),
  disqualifyEntry: director('drawn', 200, withBody(ofEntry, REASON)),
  replaceEntry: {
    ...permission('drawn', ['director'], 200),
    request: ({ tournament: { id, entry }, others: [other] }) => ({
      params: { id, entryId: entry },
      body: { playerId: other, ...REASON },
    }),
  },

  listPairings: read(),
  getPairing: read(ofPairing),
  reportPairingResult: own('drawn', 200, withBody(ofPairing, SCORE)),
  confirmPairingResult: own('reported', 200, ofPairing),
  objectToPairingResult: own('reported', 200, withBody(ofPairing, {})),
  correctPairingResult: director('played', 200, withBody(ofPairing, { score: { white: 5, black: 7 }, ...REASON })),
  addPairingPenalty: director('drawn', 200, withBody(ofPairing, LATE)),
  cancelPairingPenalty: director('penalised', 200, ({ id, pairing }) => ({
    params: { id, pid: pairing, penalty: '1' },
    body: REASON,
  })),
  correctPairingLength: director('played', 200, withBody(ofPairing, { length: 9, ...REASON })),
  changePairing: director('drawn', 200, withBody(ofPairing, { table: '4' })),
  setLineUp: own('teams', 200, ({ id, entry, pairing }, person) => ({
    params: { id, pid: pairing },
    body: { entryId: entry, players: [person] },
  })),
  challenge: own('ladder', 201, ({ id, entry, opponentEntry }) => ({
    params: { id },
    body: { challenger: entry, challenged: opponentEntry },
  })),

  getStandings: read(),
  getStandingsCsv: read(),
  getStandingsPage: read(),
  getPairingsPage: read(),
  getPayouts: read(),
  getBracket: read(),
  getBracketPicture: read(),
  getBracketPage: read(),
};
