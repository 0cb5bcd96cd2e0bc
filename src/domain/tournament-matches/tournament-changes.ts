/**
 * What happens in a match, as its tournament takes it (T41): the first game, the result, penalties (T20–T23), and the length
 * (T43). Only these concern the tournament.
 */

import { fold } from '../kernel/decider.js';
import type { Id, Milliseconds } from '../kernel/brands.js';
import { peopleAt } from '../kernel/party.js';
import { type Result, accepted } from '../kernel/result.js';
import { SIDES, type Side } from '../kernel/side.js';
import type { Violation } from '../kernel/violation.js';
import type { MatchEvent } from '../match/events.js';
import { evolveMatch } from '../match/evolve.js';
import type { FinishedMatch, MatchPenalty, MatchState } from '../match/state.js';
import type { ToldResult, TournamentCommand } from '../tournament/commands.js';
import { decideByItself } from '../tournament/decide.js';
import type { TournamentEvent } from '../tournament/events/events.js';
import { evolveTournament } from '../tournament/events/evolve.js';
import { withNextStage } from '../tournament/next-stage.js';
import type { OpenedTournament } from '../tournament/state.js';

/** Something that happens in a match. */
export interface MatchChange {
  readonly matchId: Id;
  readonly before: MatchState;
  readonly events: readonly MatchEvent[];
  /** Who sends it: the staff, or a person by all ids that the person has. */
  readonly sender: 'staff' | readonly Id[];
  readonly at: Milliseconds;
}

type WithoutPairing<Command> = Command extends { readonly pairing: string } ? Omit<Command, 'pairing'> : never;

/** A command to the tournament that does not say yet for which pairing. */
export type MatchNews =
  | WithoutPairing<
      Extract<TournamentCommand, { type: 'RecordPenalties' | 'CorrectLength' | 'RecordResult' | 'CorrectResult' }>
    >
  | Extract<TournamentCommand, { type: 'BeginMatch' }>;

/** What the change is to the tournament, in the order in which it has to be decided; nothing for most. */
export function matchNews({ matchId, before, events, sender, at }: MatchChange): readonly MatchNews[] {
  if (!events.some(mayConcernTournament)) return [];
  const after = fold(evolveMatch, before, events);
  const news: MatchNews[] = [];
  const penalties = penaltiesOf(after);
  if (penaltiesText(penalties) !== penaltiesText(penaltiesOf(before)))
    news.push({ type: 'RecordPenalties', penalties });
  const length = lengthOf(after);
  if (length !== null && length !== lengthOf(before)) {
    const reason = events.find((event) => event.type === 'LengthCorrected')?.reason ?? '';
    news.push({ type: 'CorrectLength', length, reason });
  }
  const result = toldResult(after);
  if (resultText(result) !== resultText(toldResult(before))) {
    if (before.status === 'finished') {
      news.push({ type: 'CorrectResult', result, reason: reasonIn(events) ?? 'The match was corrected.', at });
    } else if (result !== null && after.status === 'finished') {
      const isDecided = events.some(({ type }) => type === 'MatchReported');
      news.push({ type: 'RecordResult', result, source: sourceOf(after, isDecided, sender), at });
    }
  } else if (hasBegun(before) !== hasBegun(after)) news.push({ type: 'BeginMatch', matchId });
  return news;
}

/** Why something was done in the match, in the words of who did it. */
function reasonIn(events: readonly MatchEvent[]): string | null {
  return events.flatMap((event) => ('reason' in event && event.reason !== null ? [event.reason] : []))[0] ?? null;
}

/** The events of the tournament that follow; of no pairing: the match was taken out of it and goes on by itself. */
export function tournamentChanges(
  tournament: OpenedTournament,
  matchId: Id,
  news: readonly MatchNews[],
): Result<readonly TournamentEvent[], Violation> {
  const pairing = pairingOfMatch(tournament, matchId);
  const events: TournamentEvent[] = [];
  if (pairing === null) return accepted(events);
  for (const each of news) {
    const command = each.type === 'BeginMatch' ? each : { ...each, pairing };
    const state = fold(evolveTournament, tournament, events);
    if (state.status === 'not-opened') return accepted(events);
    const decision = decideByItself(state, command);
    if (!decision.ok) return decision;
    events.push(...decision.value);
  }
  const [at = tournament.openedAt] = news.flatMap((each) => ('at' in each ? [each.at] : []));
  return withNextStage(tournament, events, null, at);
}

/** The pairing for which the match is played, or null. */
export function pairingOfMatch({ matches }: OpenedTournament, matchId: Id): string | null {
  return Object.keys(matches).find((key) => matches[key]?.matchId === matchId) ?? null;
}

/** Whether the event can be news to a tournament: a roll never is. */
function mayConcernTournament(event: MatchEvent): boolean {
  switch (event.type) {
    case 'InGame':
      return event.event.type === 'GameStarted';
    case 'ResultReported':
    case 'MatchScoreChanged':
    case 'MatchFinished':
    case 'MatchReopened':
    case 'MatchVoided':
    case 'TakenBack':
    case 'PenaltyPointsAdded':
    case 'PenaltyCancelled':
    case 'LengthCorrected':
      return true;
    case 'MatchOpened':
    case 'MatchReported':
    case 'SessionClosed':
    case 'ResultCorrected':
    case 'EndCorrected':
    case 'StandingCorrected':
    case 'GameStandingChanged':
    case 'ClockFlagged':
    case 'ClockIntroduced':
    case 'ClockPaused':
    case 'ClockResumed':
    case 'ClockAdjusted':
      return false;
  }
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

/** The result of a match that is over, as its tournament hears of it; null of any other. */
export function toldResult(state: MatchState): ToldResult | null {
  if (state.status !== 'finished' || state.outcome === null) return null;
  const { winner, by } = state.outcome;
  return { winner, by, score: state.score };
}

/** Who stands for the result: the record of the match, the staff, or one of the two. `isDecided`: it was told, not played. */
function sourceOf(match: FinishedMatch, isDecided: boolean, sender: MatchChange['sender']): 'match' | 'staff' | Side {
  const by = match.outcome?.by;
  if (isDecided && sender === 'staff') return 'staff';
  // A player who concedes acts against their own interest: the opponent has nothing to confirm.
  if (by === 'play' || by === 'time' || by === 'concession') return 'match';
  if (sender === 'staff') return 'staff';
  const people = peopleAt(match);
  return SIDES.find((side) => people[side].some((id) => sender.includes(id))) ?? 'staff';
}

/** Text and not structure: what was read from a record has its keys in another order. */
function resultText(result: ToldResult | null): string {
  return result === null ? '' : `${result.winner}/${result.by}/${result.score?.white}-${result.score?.black}`;
}

function penaltiesText(penalties: readonly MatchPenalty[]): string {
  return JSON.stringify(
    penalties.map(({ to, points, reason, flag, cancelled }) => [to, points, reason, flag, cancelled]),
  );
}
