/** What a tournament allows: entries, draws, results and their correction, each with everything that follows from it. */

import { type Result, accepted, refused } from '../kernel/result.js';
import { type Violation, violation } from '../kernel/violation.js';
import { type ActTime, verdictOn } from './acts.js';
import type { TournamentCommand } from './commands.js';
import { isComplete } from './complete.js';
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
} from './decide-results.js';
import { decidePublication, decideRoundChange, decideSwap, decideUnpairing } from './draw/by-hand.js';
import { decideWantedByes } from './entries/wanted-byes.js';
import { decideTable, decideTables } from './tables.js';
import { entrantsFrom, teamsFault } from './teams/formats.js';
import { decideLineUp } from './teams/line-up.js';
import type { TournamentEvent } from './events.js';
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

/** The same without what it means for a next stage, for several commands that are one change. */
export function decideByItself(
  state: OpenedTournament,
  command: Exclude<TournamentCommand, { type: 'OpenTournament' }>,
): TournamentDecision {
  switch (command.type) {
    case 'ChangeDetails':
      return decideDetails(state, command);
    case 'Enter':
      return decideEntry(state, command);
    case 'RemoveEntry':
      return decideRemoval(state, command.entryId);
    case 'CheckIn':
      return decideCheckIn(state, command);
    case 'Withdraw':
      return decideWithdrawal(state, command);
    case 'Return':
      return decideReturn(state, command);
    case 'ChangeEntry':
      return decideEntryChange(state, command);
    case 'Disqualify':
      return decideDisqualification(state, command);
    case 'Replace':
      return decideReplacement(state, command);
    case 'Draw':
      return decideDraw(state, command);
    case 'StartLastChance':
      return decideLastChance(state, command);
    case 'PairRound':
      return decideRound(state, command);
    case 'ChangeRound':
      return decideRoundChange(state, command);
    case 'PublishRound':
      return decidePublication(state, command);
    case 'UnpairRound':
      return decideUnpairing(state, command);
    case 'SwapEntrants':
      return decideSwap(state, command);
    case 'WantByes':
      return decideWantedByes(state, command);
    case 'Challenge':
      return decideChallenge(state, command);
    case 'MakeMatches':
      return decideMatches(state, command.made);
    case 'BeginMatch':
      return decideBeginning(state, command.matchId);
    case 'RecordResult':
      return decideResult(state, command);
    case 'ConfirmResult':
      return decideConfirmation(state, command);
    case 'ObjectToResult':
      return decideObjection(state, command);
    case 'CorrectResult':
      return decideCorrection(state, command);
    case 'RecordPenalties':
      return decidePenalties(state, command);
    case 'CorrectLength':
      return decideLength(state, command);
    case 'AssignTables':
      return decideTables(state, command);
    case 'AssignTable':
      return decideTable(state, command.pairing, command.table);
    case 'SetLineUp':
      return decideLineUp(state, command);
    case 'Finish':
      return state.status === 'running'
        ? accepted([{ type: 'TournamentFinished', at: command.at }])
        : refused(violation('tournament.wrong-time', { act: 'finish', status: state.status }));
    case 'Reopen':
      return decideReopening(state);
    case 'Undo':
      return decideUndo(state, command);
    case 'Cancel':
      return decideCancellation(state, command);
    case 'Delete':
      return decideDeletion(state, command.at);
  }
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
