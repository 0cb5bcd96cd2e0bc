import { isDeepStrictEqual } from 'node:util';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import {
  type MatchPenalty,
  type MatchState,
  type OpenedTournament,
  type Pairing,
  type Side,
  type ToldResult,
  type TournamentCommand,
  type TournamentEvent,
  evolveTournament,
  fold,
  milliseconds,
  pairingOf,
} from '../../domain/index.js';
import { refusal } from '../../rules/refusal.js';
import { RulesService } from '../../rules/rules.service.js';
import { type AccompaniedChange, type Accompaniment, ALONE, type Companion, Companions } from '../games/index.js';
import { KnownStates } from './known-states.js';
import { type TournamentChange, TournamentChanges } from './tournament-changes.js';
import { type TournamentRow, TournamentsRepository } from './tournaments.repository.js';

/** What a pairing's match and its tournament have become, for the answer about the pairing. */
export interface AfterMatch {
  readonly change: TournamentChange;
  /** The tournament that the change was decided on. */
  readonly row: TournamentRow;
  readonly pairing: string;
}

/** Takes the results of matches into their tournaments, in the same write (T41). */
@Injectable()
export class TournamentCompanion implements Companion, OnModuleInit {
  constructor(
    private readonly companions: Companions,
    private readonly changes: TournamentChanges,
    private readonly repository: TournamentsRepository,
    private readonly rules: RulesService,
    private readonly states: KnownStates,
  ) {}

  onModuleInit(): void {
    this.companions.join(this);
  }

  async accompany(change: AccompaniedChange): Promise<Accompaniment> {
    const { tournamentId, seriesId, actor, at } = change;
    if (!concernsTournament(change)) return ALONE;
    const row = await this.repository.present(tournamentId);
    if (row === null || row.state.status === 'not-opened') throw new Error(`match ${seriesId} has lost its tournament`);
    const { state } = row;
    const key = Object.keys(state.matches).find((each) => matchIn(state, each) === seriesId);
    // Taken out of the tournament by a correction: it goes on as a match of its own.
    if (key === undefined) return ALONE;
    const events: TournamentEvent[] = [];
    for (const command of commandsFor(change, key, state)) {
      const decision = this.rules.decideTournament(fold(evolveTournament, state, events), command);
      if (!decision.ok) throw refusal(decision.error);
      events.push(...decision.value);
    }
    const followed = await this.changes.follow(row, events, {
      actor,
      at,
      except: { id: seriesId, state: change.after },
    });
    const after: AfterMatch = { change: followed, row, pairing: key };
    return {
      streams: followed.streams,
      rows: followed.rows,
      own: followed.own,
      after,
      landed: () => this.states.keep(row.id, followed),
    };
  }
}

function matchIn(state: OpenedTournament, key: string): string | null {
  return state.matches[key]?.matchId ?? null;
}

/** Only the first game, the end of the match, and what directors and flags do mean anything to the tournament. */
function concernsTournament({ before, after }: AccompaniedChange): boolean {
  return (
    hasBegun(before) !== hasBegun(after) ||
    resultOf(before) !== resultOf(after) ||
    !isDeepStrictEqual(penaltiesOf(before), penaltiesOf(after)) ||
    lengthOf(before) !== lengthOf(after)
  );
}

function hasBegun(state: MatchState): boolean {
  return state.status !== 'not-opened' && state.games > 0;
}

function penaltiesOf(state: MatchState): readonly MatchPenalty[] {
  return (state.status === 'not-opened' ? undefined : state.penalties) ?? [];
}

function lengthOf(state: MatchState): number | null {
  return state.status === 'not-opened' || state.format.kind === 'money' ? null : state.format.length;
}

function resultOf(state: MatchState): string | null {
  if (state.status !== 'finished' || state.outcome === null) return null;
  const { outcome, score } = state;
  return `${outcome.winner}/${outcome.by}/${score.white}-${score.black}`;
}

/** What the change of the match is in the tournament, in the order in which it has to be decided. */
function commandsFor(change: AccompaniedChange, key: string, tournament: OpenedTournament): TournamentCommand[] {
  const { before, after, seriesId } = change;
  const commands: TournamentCommand[] = [];
  const penalties = penaltiesOf(after);
  if (!isDeepStrictEqual(penalties, penaltiesOf(before))) {
    commands.push({ type: 'RecordPenalties', pairing: key, penalties });
  }
  const length = lengthOf(after);
  if (length !== null && length !== lengthOf(before)) {
    const reason = change.events.find((event) => event.type === 'LengthCorrected')?.reason ?? '';
    commands.push({ type: 'CorrectLength', pairing: key, length, reason });
  }
  if (resultOf(before) !== resultOf(after)) commands.push(resultCommand(change, key, tournament));
  else if (hasBegun(before) !== hasBegun(after)) commands.push({ type: 'BeginMatch', matchId: seriesId });
  return commands;
}

function resultCommand(change: AccompaniedChange, pairing: string, tournament: OpenedTournament): TournamentCommand {
  const { before, after } = change;
  const at = milliseconds(change.at.getTime());
  const result = toldResult(after);
  if (before.status === 'finished') {
    return { type: 'CorrectResult', pairing, result, reason: 'The match was corrected.', at };
  }
  if (result === null) throw new Error('a match that was open can only have got a result');
  return { type: 'RecordResult', pairing, result, source: sourceOf(change, pairingOf(tournament, pairing)), at };
}

function toldResult(state: MatchState): ToldResult | null {
  if (state.status !== 'finished' || state.outcome === null) return null;
  const { winner, by } = state.outcome;
  return { winner, by, score: state.score };
}

/** Who stands for the result: the record of the match, somebody of the staff, or one of the two. */
function sourceOf({ after, caller }: AccompaniedChange, pairing: Pairing | null): 'match' | 'staff' | Side {
  if (after.status !== 'finished' || pairing === null) return 'staff';
  const by = after.outcome?.by;
  // Who concedes says so against the own interest: there is nothing for the other to confirm.
  if (by === 'play' || by === 'time' || by === 'concession') return 'match';
  const { white, black } = after.players;
  if (caller.role !== 'player') return 'staff';
  return caller.playerIds.includes(white) ? 'white' : caller.playerIds.includes(black) ? 'black' : 'staff';
}
