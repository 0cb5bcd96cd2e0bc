/** What a tournament allows: entries, draws, results and their correction, each with everything that follows from it. */

import { type Result, accepted, refused } from '../kernel/result.js';
import { type Violation, violation } from '../kernel/violation.js';
import type { TournamentCommand } from './commands.js';
import { decideDraw, decideRound } from './decide-draw.js';
import {
  decideCheckIn,
  decideDisqualification,
  decideEntry,
  decideRemoval,
  decideReplacement,
  decideReturn,
  decideWithdrawal,
} from './decide-entries.js';
import {
  decideConfirmation,
  decideCorrection,
  decideObjection,
  decideLength,
  decidePenalties,
  decideResult,
  decideTable,
} from './decide-results.js';
import type { TournamentEvent } from './events.js';
import { tournamentFormatFrom } from './format.js';
import { decideChallenge } from './ladder-stage.js';
import { prizesFault } from './prizes-check.js';
import type { OpenedTournament, TournamentState } from './state.js';
import { pairingsByKey } from './pairings.js';

export type TournamentDecision = Result<readonly TournamentEvent[], Violation>;

export function decideTournament(state: TournamentState, command: TournamentCommand): TournamentDecision {
  if (command.type === 'OpenTournament') {
    return state.status === 'not-opened'
      ? opened(command)
      : refused(violation('tournament.wrong-time', { act: 'open' }));
  }
  if (state.status === 'not-opened') return refused(violation('tournament.not-found'));
  switch (command.type) {
    case 'ChangeDetails':
      return detailsChanged(command);
    case 'Enter':
      return decideEntry(state, command);
    case 'RemoveEntry':
      return decideRemoval(state, command.entryId);
    case 'CheckIn':
      return decideCheckIn(state, command.entryId);
    case 'Withdraw':
      return decideWithdrawal(state, command);
    case 'Return':
      return decideReturn(state, command.entryId);
    case 'Disqualify':
      return decideDisqualification(state, command);
    case 'Replace':
      return decideReplacement(state, command);
    case 'Draw':
      return decideDraw(state, command);
    case 'PairRound':
      return decideRound(state, command);
    case 'Challenge':
      return decideChallenge(state, command);
    case 'MakeMatches':
      return matchesMade(state, command.made);
    case 'BeginMatch':
      return begun(state, command.matchId);
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
    case 'AssignTable':
      return decideTable(state, command.pairing, command.table);
    case 'Finish':
      return state.status === 'running'
        ? accepted([{ type: 'TournamentFinished', at: command.at }])
        : refused(violation('tournament.wrong-time', { act: 'finish', status: state.status }));
  }
}

function opened(command: Extract<TournamentCommand, { type: 'OpenTournament' }>): TournamentDecision {
  const format = tournamentFormatFrom(command.format);
  if (!format.ok) return format;
  const fault = prizesFault(command.prizes);
  if (fault !== null) return refused(fault);
  const { type: _, ...rest } = command;
  return accepted([{ type: 'TournamentOpened', ...rest, format: format.value }]);
}

function detailsChanged({ details }: Extract<TournamentCommand, { type: 'ChangeDetails' }>): TournamentDecision {
  const fault = details.prizes === undefined ? null : prizesFault(details.prizes);
  return fault === null ? accepted([{ type: 'DetailsChanged', details }]) : refused(fault);
}

/** Matches for pairings whose two entrants are known; others and those that have one are left out. */
function matchesMade(
  state: OpenedTournament,
  asked: Extract<TournamentCommand, { type: 'MakeMatches' }>['made'],
): TournamentDecision {
  const pairings = pairingsByKey(state);
  const made = asked.flatMap(({ pairing: key, matchId }) => {
    const pairing = pairings.get(key);
    if (pairing === undefined || pairing.status !== 'ready' || state.matches[key] !== undefined) return [];
    const { white, black } = pairing;
    if (white === null || black === null || white === 'bye' || black === 'bye') return [];
    return [{ pairing: key, matchId, players: { white, black } }];
  });
  return accepted(made.length === 0 ? [] : [{ type: 'MatchesMade', made }]);
}

/** The first game of a match was started; what happens after it is the match's own affair. */
function begun(state: OpenedTournament, matchId: string): TournamentDecision {
  const [key] = Object.entries(state.matches).find(([, match]) => match.matchId === matchId) ?? [];
  return accepted(key === undefined || state.begun.includes(key) ? [] : [{ type: 'MatchBegun', pairing: key }]);
}
