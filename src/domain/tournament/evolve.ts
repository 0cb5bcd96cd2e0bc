/** The tournament after an event; it believes what was recorded. */

import { type Id, milliseconds } from '../kernel/brands.js';
import { withPerson } from '../kernel/party.js';
import type { BySide } from '../kernel/side.js';
import type { RestoredParts, TournamentEvent } from './events.js';
import { withAdded } from './growth.js';
import { pairingOf } from './pairings.js';
import { timesIn, timesKey } from './round-times.js';
import type {
  Outcome,
  BracketStage,
  Entry,
  LadderStage,
  OpenedTournament,
  RoundsStage,
  SetAside,
  Stage,
  TournamentState,
} from './state.js';

export function evolveTournament(state: TournamentState, event: TournamentEvent): TournamentState {
  if (event.type === 'TournamentOpened') return opened(event);
  if (state.status === 'not-opened') return state;
  const known = NEXT.get(state);
  if (known?.event === event) return known.after;
  const after = evolved(state, event);
  NEXT.set(state, { event, after });
  return after;
}

/** Who decides looks at the state that follows, and who carries it out comes to the same one, with its pairings. */
const NEXT = new WeakMap<OpenedTournament, { readonly event: TournamentEvent; readonly after: OpenedTournament }>();

type LaterEvent = Exclude<TournamentEvent, { type: 'TournamentOpened' }>;

function evolved(state: OpenedTournament, event: LaterEvent): OpenedTournament {
  switch (event.type) {
    case 'DetailsChanged':
      return { ...state, ...event.details };
    case 'EntrantRegistered':
    case 'MatchesMade':
    case 'MatchBegun':
    case 'TableAssigned':
    case 'ResultConfirmed':
      return withAdded(state, [event]);
    case 'ResultRecorded':
      return withAdded(withoutDispute(state, event.pairing), [event]);
    case 'EntryRemoved':
      return { ...state, entries: state.entries.filter(({ id }) => id !== event.entryId) };
    case 'EntrantCheckedIn':
      return withEntry(state, event.entryId, { status: 'checked-in' });
    case 'EntrantWithdrawn':
      return withEntry(state, event.entryId, {
        status: 'withdrawn',
        until: event.until,
        left: event.until === 'end' ? nextToLeave(state) : null,
      });
    case 'EntrantReturned':
      return withEntry(state, event.entryId, { status: 'checked-in', until: null, left: null });
    case 'EntryChanged': {
      const { paid, seed } = event;
      return withEntry(state, event.entryId, {
        ...(paid === undefined ? {} : { paid }),
        ...(seed === undefined ? {} : { seed }),
      });
    }
    case 'EntrantDisqualified':
      return withEntry(state, event.entryId, {
        status: 'disqualified',
        until: null,
        left: state.entries.find(({ id }) => id === event.entryId)?.left ?? nextToLeave(state),
      });
    case 'EntrantReplaced':
      return replaced(state, event);
    case 'DrawMade':
      return { ...running(state), stages: [...state.stages, event.stage] };
    case 'DrawWithdrawn':
      return { ...withoutDisputes(running(state)), stages: [], tables: {}, setAside: [] };
    case 'LatePlaceTaken':
      return withStage<BracketStage>(state, state.stages.length, 'bracket', (stage) => ({
        ...stage,
        places: stage.places.map((entry, place) => (place === event.place ? event.entryId : entry)),
      }));
    case 'LateEntrantAdmitted':
      return withEntry(state, event.entryId, { from: event.from });
    case 'LateEntrantScheduled':
      return withStage<RoundsStage>(state, 1, 'rounds', (stage) => ({
        ...stage,
        planned: stage.planned + event.rounds.length,
        groups: stage.groups.map((group, index) => (index === event.group ? [...group, event.entryId] : group)),
        rounds: [...stage.rounds, ...event.rounds],
      }));
    case 'StageRedrawn':
      return { ...state, stages: state.stages.with(event.number - 1, event.stage) };
    case 'StageWithdrawn':
      return withoutStage(state, event.number);
    case 'LastChanceStarted':
      return withStage<BracketStage>(state, event.stage, 'bracket', (stage) => ({
        ...stage,
        lastChanceLines: event.lines,
      }));
    case 'RoundPaired':
      return withRounds(state, event.stage, ({ rounds }) => ({ rounds: [...rounds, event.round] }));
    case 'RoundProposed':
      return withRounds(state, event.stage, ({ rounds }) => ({ rounds, proposed: event.proposed }));
    case 'RoundChanged':
      return withRounds(state, event.stage, ({ rounds }) => ({ rounds: [...rounds.slice(0, -1), event.round] }));
    case 'RoundUnpaired':
      return unpaired(state, event);
    case 'PlacesSwapped':
      return withStage<BracketStage>(state, event.stage, 'bracket', (stage) => swapped(stage, event));
    case 'RoundTimed':
      return { ...state, roundTimes: { ...state.roundTimes, [timesKey(event)]: timesIn(event) } };
    case 'ByesWanted':
      return withEntry(state, event.entryId, { byes: event.byes });
    case 'ChallengeMade':
      return withStage<LadderStage>(state, event.stage, 'ladder', (stage) => ({
        ...stage,
        challenges: [...stage.challenges, event.challenge],
      }));
    case 'ResultObjected':
      return { ...withDispute(state, event.pairing), outcomes: without(state.outcomes, event.pairing) };
    case 'ResultCorrected': {
      const outcomes = without(state.outcomes, event.pairing);
      return {
        ...withoutDispute(state, event.pairing),
        outcomes: event.outcome === null ? outcomes : { ...outcomes, [event.pairing]: event.outcome },
      };
    }
    case 'PairingVoided': {
      const { pairing } = event;
      const begun = state.begun.filter((each) => each !== pairing);
      const [outcomes, matches] = [without(state.outcomes, pairing), without(state.matches, pairing)];
      const setAside = withSetAside(state, pairing);
      const penalties = without(state.penalties, pairing);
      return { ...withoutDispute(state, pairing), outcomes, matches, begun, penalties, setAside };
    }
    case 'PairingRestored':
      return withPairingRestored(state, event.aside);
    case 'PenaltiesChanged':
      return { ...state, penalties: { ...state.penalties, [event.pairing]: event.penalties } };
    case 'LengthCorrected':
      return { ...state, lengths: { ...state.lengths, [event.pairing]: event.length } };
    case 'LineUpSet': {
      const { pairing, entryId, players } = event;
      const lineUps = { ...state.lineUps, [pairing]: { ...state.lineUps?.[pairing], [entryId]: players } };
      return { ...state, lineUps };
    }
    case 'TournamentFinished':
      return { ...state, status: 'finished', finishedAt: event.at };
    case 'TournamentReopened':
      return running(state);
    case 'ActUndone':
      return withRestored(state, event.restored, event.gone);
    case 'TournamentCancelled':
      return { ...state, status: 'finished', finishedAt: event.at, cancelled: event.reason };
    case 'TournamentDeleted':
      return { ...state, status: 'finished', finishedAt: event.at, deleted: true };
  }
}

function opened(event: Extract<TournamentEvent, { type: 'TournamentOpened' }>): TournamentState {
  const {
    tournamentId,
    name,
    startsAt,
    variant,
    dice,
    rules,
    format,
    prizes,
    visibility,
    confirmMinutes,
    entrants,
    at,
  } = event;
  return {
    status: 'entries',
    id: tournamentId,
    name,
    startsAt,
    variant,
    dice,
    rules,
    format,
    prizes,
    visibility,
    confirmMinutes,
    ...(entrants === undefined ? {} : { entrants }),
    openedAt: at,
    entries: [],
    stages: [],
    outcomes: {},
    matches: {},
    begun: [],
    tables: {},
    penalties: {},
    lengths: {},
    setAside: [],
  };
}

/** In the entry, and on the boards where a team has put the replaced player. */
function replaced(
  state: OpenedTournament,
  { entryId, from, to }: Extract<TournamentEvent, { type: 'EntrantReplaced' }>,
): OpenedTournament {
  const entries = state.entries.map((entry): Entry =>
    entry.id === entryId ? { ...withPerson(entry, from, to), status: 'entered', until: null } : entry,
  );
  if (state.lineUps === undefined) return { ...state, entries };
  const lineUps = Object.entries(state.lineUps).map(([pairing, byEntry]) => {
    const named = Object.entries(byEntry).map(([team, players]) => {
      return [team, team === entryId ? players.map((id) => (id === from ? to : id)) : players] as const;
    });
    return [pairing, Object.fromEntries(named)] as const;
  });
  return { ...state, entries, lineUps: Object.fromEntries(lineUps) };
}

/** Keeps what had begun between two who do not meet in the pairing any more, but not what a director has given up. */
function withSetAside(state: OpenedTournament, key: string): OpenedTournament['setAside'] {
  const [match, outcome = null] = [state.matches[key], state.outcomes[key]];
  const begun = state.begun.includes(key);
  const players = outcome?.players ?? match?.players;
  if ((outcome === null && !begun) || players === undefined) return state.setAside;
  const now = pairingOf(state, key);
  if (now?.white === players.white && now.black === players.black) return state.setAside;
  const aside = { pairing: key, players, matchId: match?.matchId ?? null, outcome, begun };
  return [...state.setAside, { ...aside, penalties: state.penalties[key] ?? [] }];
}

function withPairingRestored(state: OpenedTournament, restored: SetAside): OpenedTournament {
  const { pairing, players, matchId, outcome, begun, penalties } = restored;
  return {
    ...state,
    setAside: state.setAside.filter((aside) => !isSameAside(aside, restored)),
    outcomes: outcome === null ? state.outcomes : { ...state.outcomes, [pairing]: outcome },
    matches: matchId === null ? state.matches : { ...state.matches, [pairing]: { matchId, players } },
    begun: begun ? [...state.begun, pairing] : state.begun,
    penalties: penalties.length === 0 ? state.penalties : { ...state.penalties, [pairing]: penalties },
  };
}

function isSameAside(one: SetAside, other: SetAside): boolean {
  return (
    one.pairing === other.pairing &&
    one.players.white === other.players.white &&
    one.players.black === other.players.black
  );
}

/** T41: the result of the two is denied. */
function withDispute(state: OpenedTournament, pairing: string): OpenedTournament {
  const denied = state.outcomes[pairing];
  return denied === undefined ? state : { ...state, disputed: { ...state.disputed, [pairing]: denied } };
}

function withoutDispute(state: OpenedTournament, pairing: string): OpenedTournament {
  if (state.disputed?.[pairing] === undefined) return state;
  const disputed = without(state.disputed, pairing);
  return Object.keys(disputed).length === 0 ? withoutDisputes(state) : { ...state, disputed };
}

function withoutDisputes(state: OpenedTournament): OpenedTournament {
  const { disputed: _, ...rest } = state;
  return rest;
}

/** What was denied; a record that does not tell it leaves it open. */
function toldDisputes(disputed: NonNullable<RestoredParts['disputed']>): NonNullable<OpenedTournament['disputed']> {
  return Object.fromEntries(
    Object.entries(disputed).map(([key, denied]) => [key, 'players' in denied ? denied : untold(denied)]),
  );
}

function untold(players: BySide<Id>): Outcome {
  const nothing = { winner: null, by: 'reported', score: null, source: 'staff', confirmation: 'awaited' } as const;
  return { ...nothing, players, finalAt: null, at: milliseconds(0) };
}

/** The state with the parts that are otherwise without an act. */
function withRestored(state: OpenedTournament, restored: RestoredParts, gone: readonly string[]): OpenedTournament {
  const kept = Object.fromEntries(Object.entries(state).filter(([name]) => !gone.includes(name)));
  const { disputed, ...others } = restored;
  const { finishedAt, status, ...parts } = {
    finishedAt: null,
    ...(kept as unknown as OpenedTournament),
    ...others,
    ...(disputed === undefined ? {} : { disputed: toldDisputes(disputed) }),
  };
  return status === 'finished' && finishedAt !== null
    ? { ...parts, status, finishedAt }
    : { ...parts, status: status === 'entries' ? 'entries' : 'running' };
}

function running(state: OpenedTournament): OpenedTournament {
  if (state.status !== 'finished') return { ...state, status: 'running' };
  const { finishedAt: _, cancelled, ...rest } = state;
  // One that was called off has no draw: it is open for entries again.
  return { ...rest, status: cancelled === undefined ? 'running' : 'entries' };
}

function nextToLeave({ entries }: OpenedTournament): number {
  return Math.max(0, ...entries.map(({ left }) => left ?? 0)) + 1;
}

function withEntry(state: OpenedTournament, entryId: Id, change: Partial<Entry>): OpenedTournament {
  return {
    ...state,
    entries: state.entries.map((entry) => (entry.id === entryId ? { ...entry, ...change } : entry)),
  };
}

/** Other rounds in a stage; what was proposed is gone unless it is named again. */
function withRounds(
  state: OpenedTournament,
  number: number,
  change: (stage: RoundsStage) => Pick<RoundsStage, 'rounds' | 'proposed'>,
): OpenedTournament {
  return withStage<RoundsStage>(state, number, 'rounds', (stage) => {
    const { proposed: _, ...rest } = stage;
    return { ...rest, ...change(stage) };
  });
}

/** The proposed round is gone, or the last one with the tables and lengths of its pairings. */
function unpaired(
  state: OpenedTournament,
  { stage, round }: Extract<TournamentEvent, { type: 'RoundUnpaired' }>,
): OpenedTournament {
  const left = withRounds(state, stage, ({ rounds }) => ({ rounds: rounds.filter(({ number }) => number !== round) }));
  return withoutArranged(left, `${stage}/r${round}-`);
}

/** Two entrants in each other's place. */
function swapped(
  stage: BracketStage,
  { entries, reason }: Extract<TournamentEvent, { type: 'PlacesSwapped' }>,
): BracketStage {
  const [one, other] = entries;
  return {
    ...stage,
    places: stage.places.map((entry) => (entry === one ? other : entry === other ? one : entry)),
    byHand: [...(stage.byHand ?? []), { entries, reason }],
  };
}

/** `number` counts stages from 1. */
function withStage<Kind extends Stage>(
  state: OpenedTournament,
  number: number,
  kind: Kind['kind'],
  change: (stage: Kind) => Stage,
): OpenedTournament {
  const isKind = (stage: Stage): stage is Kind => stage.kind === kind;
  return {
    ...state,
    stages: state.stages.map((stage, index) => (index === number - 1 && isKind(stage) ? change(stage) : stage)),
  };
}

/** Without the last stage, and what was arranged for its pairings. */
function withoutStage(state: OpenedTournament, number: number): OpenedTournament {
  return withoutArranged({ ...state, stages: state.stages.slice(0, number - 1) }, `${number}/`);
}

/** Without the tables and lengths of pairings whose keys begin so. */
function withoutArranged(state: OpenedTournament, prefix: string): OpenedTournament {
  const others = <Value>(record: Readonly<Record<string, Value>>): Readonly<Record<string, Value>> =>
    Object.fromEntries(Object.entries(record).filter(([key]) => !key.startsWith(prefix)));
  return { ...state, tables: others(state.tables), lengths: others(state.lengths) };
}

function without<Value>(record: Readonly<Record<string, Value>>, key: string): Readonly<Record<string, Value>> {
  const { [key]: _, ...rest } = record;
  return rest;
}
