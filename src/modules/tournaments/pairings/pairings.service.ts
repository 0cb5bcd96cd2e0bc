import { Injectable } from '@nestjs/common';
import {
  type Milliseconds,
  type OpenedTournament,
  type Pairing,
  SIDES,
  type Side,
  type Strength,
  type TournamentCommand,
  milliseconds,
  pairingsOf,
  peopleInPairing,
  peopleOf,
  unplayable,
} from '../../../domain/index.js';
import { ApplicationError, notFound } from '../../../platform/http/application-error.js';
import { type Answer, found, made } from '../../../platform/http/answers/answer.js';
import { type Call, checkVersion } from '../../../platform/http/requests/call.js';
import { Clock } from '../../../platform/clock/clock.js';
import { IdSource } from '../../../platform/ids/id-source.js';
import type { Caller } from '../../../recording/gate.js';
import { refusal } from '../../../rules/refusal.js';
import { requirePart, requireStaff } from '../../auth/index.js';
import type { Changed, ChangedTournament } from '../../games/index.js';
import {
  type AnswerBeside,
  type CancelPenaltyDto,
  CorrectionsService,
  type CorrectLengthDto,
  type GivePenaltyDto,
  MatchesService,
} from '../../matches/index.js';
import { chosenIds, chosenPairings } from '../views/chosen-pairings.js';
import type { PersonRow } from '../entries/entry-table.js';
import { affectedAnswer, foreseen } from '../views/affected.js';
import {
  type ChallengeDto,
  type DrawDto,
  type MeantResultDto,
  type ObjectionDto,
  type PairingCorrectionAnswerDto,
  type PairingCorrectionDto,
  type PairingDto,
  type PairingListDto,
  type PairingQuery,
  type PairingReportDto,
} from '../dto/pairing.dto.js';
import type { TournamentDto } from '../dto/tournament.dto.js';
import { pairingId } from '../views/pairing-id.js';
import { NOBODY_CAME, finalAtOf, notTogether, toldResult } from './told-result.js';
import { TournamentPlans } from '../stream/tournament-plans.js';
import { TournamentStream, type TournamentWork, wholeTournament } from '../stream/tournament-stream.js';
import { type Names, PairingViews, besideOf } from '../views/tournament.mapper.js';
import type { TournamentRow } from '../tournament-rows.js';
import { TournamentsRepository } from '../tournaments.repository.js';
import { TournamentsService, freshSeed } from '../tournaments.service.js';

const START_RATING = 1_500;

/** A pairing with its match, in which something is to happen. */
interface PlaceInMatch {
  /** The call as the match gets it. */
  readonly call: Call;
  /** The call as it was sent. */
  readonly asked: Call;
  readonly matchId: string;
  readonly state: OpenedTournament;
  readonly present: number;
  readonly pairing: Pairing;
  /** Of the whole tournament where the call only asks. */
  readonly names: Names;
}

/** What has happened in the match of a pairing, and to the tournament. */
interface InMatch {
  readonly changed: Changed;
  readonly change: ChangedTournament | null;
  readonly names: Names;
}

interface RowWithPeople extends TournamentRow {
  readonly people: readonly PersonRow[] | null;
}

/** Draws, rounds, pairings and their results. */
@Injectable()
export class PairingsService {
  constructor(
    private readonly stream: TournamentStream,
    private readonly plans: TournamentPlans,
    private readonly tournaments: TournamentsService,
    private readonly matches: MatchesService,
    private readonly corrections: CorrectionsService,
    private readonly repository: TournamentsRepository,
    private readonly ids: IdSource,
    private readonly clock: Clock,
  ) {}

  draw(
    call: Call,
    id: string,
    { seed = freshSeed(), only }: DrawDto,
  ): Promise<Answer<TournamentDto | PairingCorrectionAnswerDto>> {
    const filter = only === undefined ? {} : { only };
    const work: TournamentWork<RowWithPeople, TournamentDto> = {
      command: (_state, { at }, row) => {
        return { type: 'Draw', seed, ...filter, standings: standingsOf(row.people ?? []), at };
      },
      answer: wholeTournament,
    };
    return this.stream.changeOrTry(call, id, work, this.repository.withPeople(id, []));
  }

  startLastChance(call: Call, id: string): Promise<Answer<TournamentDto | PairingCorrectionAnswerDto>> {
    return this.stream.changeOrTry(call, id, {
      command: (_state, { at }) => ({ type: 'StartLastChance', at }),
      answer: wholeTournament,
    });
  }

  /** All pairings in the requested order, and those of them that are wanted: where a page ended may be no longer wanted. */
  async list(
    call: Call,
    id: string,
    query: PairingQuery,
    page: (all: readonly PairingDto[], isWanted: (pairing: PairingDto) => boolean) => PairingListDto,
  ): Promise<Answer<PairingListDto>> {
    const { state, version, names } = await this.tournaments.read(call, id);
    const now = milliseconds(this.clock.now().getTime());
    const { flight, round, sort } = query;
    const inRound = { sort, ...(flight === undefined ? {} : { flight }), ...(round === undefined ? {} : { round }) };
    const all = chosenPairings(state, inRound, names, now);
    const wanted = chosenIds(state, await this.tournaments.wantedPairings(query), now);
    const body = page(all, (pairing) => wanted.has(pairing.id));
    // Who is late changes with the time, and who is the same person with a merge.
    const chosen = query.late === undefined && query.player === undefined ? [] : [...wanted];
    return found(body, version, [besideOf(names), chosen]);
  }

  async view(call: Call, id: string, pid: string): Promise<Answer<PairingDto>> {
    const { state, version, names } = await this.tournaments.read(call, id);
    return found(new PairingViews(state, names).view(pairingFor(state, pid)), version, besideOf(names));
  }

  /** The match owns the score: the request goes to the match, which takes the tournament with it. */
  async report(
    call: Call,
    id: string,
    pid: string,
    { score, winner, by }: PairingReportDto,
  ): Promise<Answer<PairingDto>> {
    if (by === 'no-show') return this.noShow(call, id, pid, score !== undefined || winner !== undefined);
    const asked = { ...(score && { score }), ...(winner && { winner }), ...(by && { by }) };
    const place = await this.inMatch(call, id, pid);
    return this.matches.reportFor(place.call, place.matchId, asked, (changed, change, { names }) =>
      this.reported(place, { changed, change, names }),
    );
  }

  /** Neither came: there is no winner, so the match is void and has no result. */
  private async noShow(call: Call, id: string, pid: string, saysMore: boolean): Promise<Answer<PairingDto>> {
    if (saysMore) throw notTogether('send no-show without score and winner');
    const result = NOBODY_CAME;
    const recording = this.onPairing(
      pid,
      (pairing, _by, at) => ({ type: 'RecordResult', pairing, result, source: 'staff', at }),
      (caller) => requireStaff(caller, 'say that neither came'),
    );
    return this.stream.change(call, id, recording);
  }

  /** The match of a pairing, in which something is to happen. */
  private async inMatch(call: Call, id: string, pid: string): Promise<PlaceInMatch> {
    const read = call.isDryRun ? this.repository.byId(id) : this.repository.withoutNames(id);
    const { state, version: present, names, caller } = await this.tournaments.read(call, id, read);
    const pairing = pairingFor(state, pid);
    const match = state.matches[pairing.key];
    // A caller who may not act in the match is refused for that, whatever the version is.
    if (match !== undefined && caller !== null) requirePart(caller, playersIn(state, pairing));
    // Also where the match has nothing to change; what is written is compared again.
    checkVersion(call, present);
    if (match === undefined) throw this.whyNoMatch(state, pairing);
    // The version that callers know of a pairing is the tournament's, not the match's.
    const inMatch = { ...call, expectedVersions: null, needsVersion: false };
    return { call: inMatch, asked: call, matchId: match.matchId, state, present, pairing, names };
  }

  /** The pairing after something has happened in its match. */
  private reported(place: PlaceInMatch, { changed, change, names }: InMatch): Answer<PairingDto> {
    const { state, present, pairing } = place;
    // It was so already.
    if (changed.eventViews().length === 0) {
      return found(new PairingViews(state, names).view(pairing), present, besideOf(names));
    }
    return this.pairingAnswer(checkedChange(place, change), names, pairing.key);
  }

  /** The same for acts that can be tried: a dry run tells what would be different. */
  private readonly triedIn =
    (place: PlaceInMatch): AnswerBeside<PairingDto | PairingCorrectionAnswerDto> =>
    (changed, change, { names }) => {
      if (!place.asked.isDryRun) return this.reported(place, { changed, change, names });
      // It was so already.
      if (changed.eventViews().length === 0) return found({ affected: [], applied: false }, place.present);
      return foreseen(checkedChange(place, change), place.names);
    };

  /** The refusal where a pairing has no match: it waits, is a bye, or was decided without one. */
  private whyNoMatch(state: OpenedTournament, { key: pairing }: Pairing): ApplicationError {
    const fault = unplayable(state, pairing);
    if (fault === null) throw new Error(`the pairing ${pairing} could be played and has no match`);
    return refusal(fault);
  }

  confirm(call: Call, id: string, pid: string, meant: MeantResultDto): Promise<Answer<PairingDto>> {
    const finalAt = finalAtOf(meant);
    const confirming = this.onPairing(pid, (pairing, by, at) => ({ type: 'ConfirmResult', pairing, by, finalAt, at }));
    return this.stream.change(call, id, confirming);
  }

  object(call: Call, id: string, pid: string, { reason, ...meant }: ObjectionDto): Promise<Answer<PairingDto>> {
    const finalAt = finalAtOf(meant);
    const objecting = this.onPairing(pid, (pairing, by, at) => ({
      type: 'ObjectToResult',
      pairing,
      by,
      finalAt,
      reason: reason ?? null,
      at,
    }));
    return this.stream.change(call, id, objecting);
  }

  assignTable(call: Call, id: string, pid: string, table: string | null): Promise<Answer<PairingDto>> {
    const assigning = this.onPairing(pid, (pairing) => ({ type: 'AssignTable', pairing, table }));
    return this.stream.change(call, id, assigning);
  }

  async penalty(
    call: Call,
    id: string,
    pid: string,
    asked: GivePenaltyDto,
  ): Promise<Answer<PairingDto | PairingCorrectionAnswerDto>> {
    const place = await this.inMatch(call, id, pid);
    return this.matches.penalizeFor(place.call, place.matchId, asked, this.triedIn(place));
  }

  async cancelPenalty(
    call: Call,
    id: string,
    pid: string,
    penalty: number,
    asked: CancelPenaltyDto,
  ): Promise<Answer<PairingDto | PairingCorrectionAnswerDto>> {
    const place = await this.inMatch(call, id, pid);
    return this.corrections.cancelPenaltyFor(place.call, place.matchId, penalty, asked, this.triedIn(place));
  }

  /** T43: of the match, if there is one already; it takes the tournament with it. */
  async correctLength(
    call: Call,
    id: string,
    pid: string,
    asked: CorrectLengthDto,
  ): Promise<Answer<PairingDto | PairingCorrectionAnswerDto>> {
    const { state } = await this.tournaments.read(call, id);
    if (state.matches[pairingFor(state, pid).key] !== undefined) {
      const place = await this.inMatch(call, id, pid);
      return this.corrections.correctLengthFor(place.call, place.matchId, asked, this.triedIn(place));
    }
    const { length, reason } = asked;
    const correcting = this.onPairing(pid, (pairing) => ({ type: 'CorrectLength', pairing, length, reason }));
    return this.stream.changeOrTry(call, id, correcting);
  }

  correct(
    call: Call,
    id: string,
    pid: string,
    asked: PairingCorrectionDto,
  ): Promise<Answer<PairingCorrectionAnswerDto>> {
    const result = toldResult(asked);
    const { reason, nextStage = null } = asked;
    return this.stream.changeOrTry(call, id, {
      command: async (state, { at }) => {
        const { key: pairing } = pairingFor(state, pid);
        const corrected = await this.plans.corrected(state, pairing, result, at);
        return { type: 'CorrectResult', pairing, ...corrected, reason, nextStage, at };
      },
      answer: (change, { names }) => affectedAnswer(change, names),
    });
  }

  challenge(call: Call, id: string, { challenger, challenged }: ChallengeDto): Promise<Answer<PairingDto>> {
    const challengeId = this.ids.next();
    return this.stream.change(call, id, {
      permit: (state, caller) => {
        const entry = state.entries.find((each) => each.id === challenger);
        if (entry !== undefined) requirePart(caller, peopleOf(entry));
      },
      command: (_state, { at }) => ({ type: 'Challenge', challengeId, challenger, challenged, at }),
      answer: ({ state, version }, { names }) => {
        const pairing = pairingsOf(state).find(({ key }) => key.endsWith(`/${challengeId}`));
        if (pairing === undefined) throw new Error('a challenge makes a pairing');
        const view = new PairingViews(state, names).view(pairing);
        return made(view, version, `/v1/tournaments/${id}/pairings/${view.id}`, besideOf(names));
      },
    });
  }

  private onPairing(
    pid: string,
    command: (key: string, by: Side | 'staff', at: Milliseconds) => TournamentCommand,
    permit: (caller: Caller) => void = () => {},
  ): Omit<TournamentWork<TournamentRow, PairingDto>, 'foreseen'> {
    let key = '';
    return {
      permit: (state, caller) => {
        requirePart(caller, playersIn(state, pairingFor(state, pid)));
        permit(caller);
      },
      command: (state, { caller, at }) => {
        const pairing = pairingFor(state, pid);
        key = pairing.key;
        return command(key, speakerOf(state, pairing, caller), at);
      },
      answer: (change, { names }) => this.pairingAnswer(change, names, key),
    };
  }

  private pairingAnswer({ state, version }: ChangedTournament, names: Names, key: string): Answer<PairingDto> {
    const pairing = pairingsOf(state).find((each) => each.key === key);
    if (pairing === undefined) throw new Error(`the pairing ${key} is gone`);
    return found(new PairingViews(state, names).view(pairing), version, besideOf(names));
  }
}

/** The change of the tournament, at the version that the caller has seen. */
function checkedChange({ asked }: PlaceInMatch, change: ChangedTournament | null): ChangedTournament {
  // Taken out of the tournament since it was read: nothing of this could be written.
  if (change === null) {
    throw new ApplicationError('series.changed', 'This pairing has other players now. Read it again.');
  }
  checkVersion(asked, change.before.version);
  return change;
}

export function pairingFor(state: OpenedTournament, pid: string): Pairing {
  const pairing = pairingsOf(state).find(({ key }) => pairingId(state.id, key) === pid);
  if (pairing === undefined) throw notFound('pairing', pid);
  return pairing;
}

function playersIn(state: OpenedTournament, pairing: Pairing): readonly string[] {
  return SIDES.flatMap((side) => [...peopleInPairing(state, pairing, side)]);
}

/** On whose behalf something is said about a pairing. */
function speakerOf(state: OpenedTournament, pairing: Pairing, caller: Caller): Side | 'staff' {
  if (caller.role !== 'player') return 'staff';
  return (
    SIDES.find((side) => peopleInPairing(state, pairing, side).some((id) => caller.playerIds.includes(id))) ?? 'staff'
  );
}

/** T6: what is known of the entrants' strength. */
function standingsOf(people: readonly PersonRow[]): Readonly<Record<string, Strength>> {
  return Object.fromEntries(
    people.map(({ id, rating, experience }) => [id, { rating: rating ?? START_RATING, experience: experience ?? 0 }]),
  );
}
