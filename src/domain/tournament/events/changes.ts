/** What the events of a tournament change in it. Believes every event. */

import { type Id, milliseconds } from '../../kernel/brands.js';
import { withPerson } from '../../kernel/party.js';
import type { BySide } from '../../kernel/side.js';
import type { EventOf, RestoredParts } from './events.js';
import { pairingOf } from '../pairings.js';
import type { BracketStage, Entry, OpenedTournament, Outcome, RoundsStage, SetAside, Stage } from '../state.js';

export function openedTournament(event: EventOf<'TournamentOpened'>): OpenedTournament {
  const { entrants } = event;
  return {
    status: 'entries',
    id: event.tournamentId,
    name: event.name,
    startsAt: event.startsAt,
    variant: event.variant,
    dice: event.dice,
    rules: event.rules,
    format: event.format,
    prizes: event.prizes,
    visibility: event.visibility,
    confirmMinutes: event.confirmMinutes,
    ...(entrants === undefined ? {} : { entrants }),
    openedAt: event.at,
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
export function withReplaced(
  state: OpenedTournament,
  { entryId, from, to }: EventOf<'EntrantReplaced'>,
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
export function withSetAside(state: OpenedTournament, key: string): OpenedTournament['setAside'] {
  const [match, outcome = null] = [state.matches[key], state.outcomes[key]];
  const begun = state.begun.includes(key);
  const players = outcome?.players ?? match?.players;
  if ((outcome === null && !begun) || players === undefined) return state.setAside;
  const now = pairingOf(state, key);
  if (now?.white === players.white && now.black === players.black) return state.setAside;
  const aside = { pairing: key, players, matchId: match?.matchId ?? null, outcome, begun };
  return [...state.setAside, { ...aside, penalties: state.penalties[key] ?? [] }];
}

export function withPairingRestored(state: OpenedTournament, restored: SetAside): OpenedTournament {
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
export function withDispute(state: OpenedTournament, pairing: string): OpenedTournament {
  const denied = state.outcomes[pairing];
  return denied === undefined ? state : { ...state, disputed: { ...state.disputed, [pairing]: denied } };
}

export function withoutDispute(state: OpenedTournament, pairing: string): OpenedTournament {
  if (state.disputed?.[pairing] === undefined) return state;
  const disputed = without(state.disputed, pairing);
  return Object.keys(disputed).length === 0 ? withoutDisputes(state) : { ...state, disputed };
}

export function withoutDisputes(state: OpenedTournament): OpenedTournament {
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
export function withRestored(
  state: OpenedTournament,
  restored: RestoredParts,
  gone: readonly string[],
): OpenedTournament {
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

export function running(state: OpenedTournament): OpenedTournament {
  if (state.status !== 'finished') return { ...state, status: 'running' };
  const { finishedAt: _, cancelled, ...rest } = state;
  // One that was called off has no draw: it is open for entries again.
  return { ...rest, status: cancelled === undefined ? 'running' : 'entries' };
}

export function nextToLeave({ entries }: OpenedTournament): number {
  return Math.max(0, ...entries.map(({ left }) => left ?? 0)) + 1;
}

export function withEntry(state: OpenedTournament, entryId: Id, change: Partial<Entry>): OpenedTournament {
  return {
    ...state,
    entries: state.entries.map((entry) => (entry.id === entryId ? { ...entry, ...change } : entry)),
  };
}

/** Other rounds in a stage; what was proposed is gone unless it is named again. */
export function withRounds(
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
export function withoutRound(state: OpenedTournament, { stage, round }: EventOf<'RoundUnpaired'>): OpenedTournament {
  const left = withRounds(state, stage, ({ rounds }) => ({ rounds: rounds.filter(({ number }) => number !== round) }));
  return withoutArranged(left, `${stage}/r${round}-`);
}

/** Two entrants in each other's place. */
export function withSwapped(stage: BracketStage, { entries, reason }: EventOf<'PlacesSwapped'>): BracketStage {
  const [one, other] = entries;
  return {
    ...stage,
    places: stage.places.map((entry) => (entry === one ? other : entry === other ? one : entry)),
    byHand: [...(stage.byHand ?? []), { entries, reason }],
  };
}

/** `number` counts stages from 1. */
export function withStage<Kind extends Stage>(
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
export function withoutStage(state: OpenedTournament, number: number): OpenedTournament {
  return withoutArranged({ ...state, stages: state.stages.slice(0, number - 1) }, `${number}/`);
}

/** Without the tables and lengths of pairings whose keys begin so. */
function withoutArranged(state: OpenedTournament, prefix: string): OpenedTournament {
  const others = <Value>(record: Readonly<Record<string, Value>>): Readonly<Record<string, Value>> =>
    Object.fromEntries(Object.entries(record).filter(([key]) => !key.startsWith(prefix)));
  return { ...state, tables: others(state.tables), lengths: others(state.lengths) };
}

export function without<Value>(record: Readonly<Record<string, Value>>, key: string): Readonly<Record<string, Value>> {
  const { [key]: _, ...rest } = record;
  return rest;
}
