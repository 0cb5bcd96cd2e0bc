/** What a tournament allows: entries, draws, results and their correction, each with everything that follows from it. */

import { type Result, accepted, refused } from '../kernel/result.js';
import { type Violation, violation } from '../kernel/violation.js';
import { type ActTime, verdictOn } from './acts.js';
import { decideAppeal, decideAppealInMatch, decideOnAppeal } from './appeals/appeals.js';
import type { TournamentCommand } from './commands.js';
import { isComplete } from './results/complete.js';
import { decideCancellation, decideDeletion, timeOfTournament } from './decide-cancel.js';
import { decideDraw, decideLastChance, decideRound } from './draw/decide.js';
import {
  decideCheckIn,
  decideDisqualification,
  decideEntry,
  decideEntryChange,
  decideRemoval,
  decideReplacement,
  decideWithdrawal,
} from './entries/decide.js';
import { decideReturn } from './entries/return.js';
import {
  decideConfirmation,
  decideCorrection,
  decideObjection,
  decideLength,
  decidePenalties,
  decideResult,
} from './results/decide.js';
import { decidePublication, decideRoundChange, decideSwap, decideUnpairing } from './draw/by-hand.js';
import { decideWantedByes } from './entries/wanted-byes.js';
import { decideTable, decideTables } from './tables.js';
import { entrantsFrom, teamsFault } from './teams/formats.js';
import { decideLineUp } from './teams/line-up.js';
import type { TournamentEvent } from './events/events.js';
import { tournamentFormatFrom } from './format.js';
import { decideChallenge } from './ladder/ladder.js';
import { isWonOnBoard } from './met.js';
import { withNextStage } from './next-stage.js';
import { prizesFault } from './prizes/check.js';
import type { OpenedTournament, TournamentState } from './state.js';
import { pairingsByKey } from './pairings.js';
import { decideUndo } from './undo/decide.js';

export type TournamentDecision = Result<readonly TournamentEvent[], Violation>;

export function decideTournament(state: TournamentState, command: TournamentCommand): TournamentDecision {
  if (command.type === 'OpenTournament') {
    return state.status === 'not-opened'
      ? decideOpening(command)
      : refused(violation('tournament.wrong-time', { act: 'open' }));
  }
  if (state.status === 'not-opened') return refused(violation('tournament.not-found'));
  const decision = decideByItself(state, command);
  // What an undone act had done to the next stage is undone with it.
  if (command.type === 'Undo') return decision;
  const choice = command.type === 'CorrectResult' ? (command.nextStage ?? null) : null;
  return decision.ok
    ? withNextStage(state, decision.value, choice, 'at' in command ? command.at : state.openedAt)
    : decision;
}

type LaterCommand = Exclude<TournamentCommand, { type: 'OpenTournament' }>;

interface DecidedBy<Command extends LaterCommand> {
  decide(state: OpenedTournament, command: Command): TournamentDecision;
}

/** What decides each command to a tournament that has been opened. */
const DECIDERS: {
  readonly [Type in LaterCommand['type']]: DecidedBy<Extract<LaterCommand, { type: Type }>>['decide'];
} = {
  ChangeDetails: decideDetails,
  Enter: decideEntry,
  RemoveEntry: (state, { entryId }) => decideRemoval(state, entryId),
  CheckIn: decideCheckIn,
  Withdraw: decideWithdrawal,
  Return: decideReturn,
  ChangeEntry: decideEntryChange,
  Disqualify: decideDisqualification,
  Replace: decideReplacement,
  Draw: decideDraw,
  StartLastChance: decideLastChance,
  PairRound: decideRound,
  ChangeRound: decideRoundChange,
  PublishRound: decidePublication,
  UnpairRound: decideUnpairing,
  SwapEntrants: decideSwap,
  WantByes: decideWantedByes,
  Challenge: decideChallenge,
  MakeMatches: (state, { made }) => decideMatches(state, made),
  BeginMatch: (state, { matchId }) => decideBeginning(state, matchId),
  RecordResult: decideResult,
  ConfirmResult: decideConfirmation,
  ObjectToResult: decideObjection,
  CorrectResult: decideCorrection,
  RecordPenalties: decidePenalties,
  CorrectLength: decideLength,
  AssignTables: decideTables,
  AssignTable: (state, { pairing, table }) => decideTable(state, pairing, table),
  SetLineUp: decideLineUp,
  Finish: (state, { at }) =>
    state.status === 'running'
      ? accepted([{ type: 'TournamentFinished', at }])
      : refused(violation('tournament.wrong-time', { act: 'finish', status: state.status })),
  Reopen: decideReopening,
  Undo: decideUndo,
  Appeal: decideAppeal,
  AppealInMatch: decideAppealInMatch,
  DecideAppeal: decideOnAppeal,
  Cancel: decideCancellation,
  Delete: (state, { at }) => decideDeletion(state, at),
};

/** The same without what it means for a next stage, for several commands that are one change. */
export function decideByItself(state: OpenedTournament, command: LaterCommand): TournamentDecision {
  const decide: DecidedBy<LaterCommand>['decide'] = DECIDERS[command.type];
  return decide(state, command);
}

function decideOpening(command: Extract<TournamentCommand, { type: 'OpenTournament' }>): TournamentDecision {
  const format = tournamentFormatFrom(command.format);
  if (!format.ok) return format;
  const notForTeams = teamsFault(command.entrants, format.value);
  if (notForTeams !== null) return refused(notForTeams);
  const fault = prizesFault(command.prizes);
  if (fault !== null) return refused(fault);
  const { type: _, entrants: asked, ...rest } = command;
  const entrants = entrantsFrom(asked);
  const opening = { ...rest, format: format.value, ...(entrants === undefined ? {} : { entrants }) };
  return accepted([{ type: 'TournamentOpened', ...opening }]);
}

function decideDetails(
  state: OpenedTournament,
  { details }: Extract<TournamentCommand, { type: 'ChangeDetails' }>,
): TournamentDecision {
  const known = new Set(state.entries.map(({ id }) => id));
  const strangers = (details.forbiddenPairs ?? []).flat().filter((id) => !known.has(id));
  if (strangers.length > 0) return refused(violation('entry.not-found'));
  const fault = details.prizes === undefined ? null : prizesFault(details.prizes, state.entries);
  if (fault !== null) return refused(fault);
  const { format: asked, ...others } = details;
  const format = asked === undefined ? null : tournamentFormatFrom(asked);
  if (format !== null && !format.ok) return format;
  const notForTeams = format === null ? null : teamsFault(state.entrants, format.value);
  if (notForTeams !== null) return refused(notForTeams);
  if (HOW_IT_IS_PLAYED.some((name) => details[name] !== undefined)) {
    const time = timeOfTournament(state);
    if (verdictOn('change-format', time) === 'refused') {
      return refused(violation('tournament.wrong-time', { act: 'change-format', time }));
    }
  }
  const changed = format === null ? others : { ...others, format: format.value };
  return accepted([{ type: 'DetailsChanged', details: changed }]);
}

/** A tournament that a director has ended goes on; one in which nothing is left to play ends by itself. */
function decideReopening(state: OpenedTournament): TournamentDecision {
  const refusal = (time: ActTime): TournamentDecision =>
    refused(violation('tournament.wrong-time', { act: 'reopen', time }));
  if (state.status !== 'finished') return refusal(state.status === 'entries' ? 'entries' : 'begun');
  return isComplete(state) ? refused(violation('tournament.complete')) : accepted([{ type: 'TournamentReopened' }]);
}
/** What a draw and its matches are made from. */
const HOW_IT_IS_PLAYED = ['format', 'variant', 'dice', 'rules'] as const;

/** Matches for pairings whose two entrants are known; others and those that have one are left out. */
function decideMatches(
  state: OpenedTournament,
  asked: Extract<TournamentCommand, { type: 'MakeMatches' }>['made'],
): TournamentDecision {
  const pairings = pairingsByKey(state);
  const made = asked.flatMap(({ pairing: key, matchId }) => {
    const pairing = pairings.get(key);
    if (pairing === undefined || state.matches[key] !== undefined) return [];
    const { white, black, outcome } = pairing;
    // One that was decided without a match has one when it turns out to be played.
    if (pairing.status !== 'ready' && (outcome === null || !isWonOnBoard(outcome))) return [];
    if (white === null || black === null || white === 'bye' || black === 'bye') return [];
    if (pairing.boards !== undefined) return [];
    return [{ pairing: key, matchId, players: { white, black } }];
  });
  return accepted(made.length === 0 ? [] : [{ type: 'MatchesMade', made }]);
}

/** The first game of a match was started; what happens after it is the match's own affair. */
function decideBeginning(state: OpenedTournament, matchId: string): TournamentDecision {
  const [key] = Object.entries(state.matches).find(([, match]) => match.matchId === matchId) ?? [];
  return accepted(key === undefined || state.begun.includes(key) ? [] : [{ type: 'MatchBegun', pairing: key }]);
}
