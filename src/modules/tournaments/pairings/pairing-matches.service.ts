import { Injectable } from '@nestjs/common';
import { type Act, type OpenedTournament, type Pairing, unplayable } from '../../../domain/index.js';
import { type Answer, found } from '../../../platform/http/answers/answer.js';
import { ApplicationError } from '../../../platform/http/application-error.js';
import { type Call, checkVersion } from '../../../platform/http/requests/call.js';
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
import type { PairingCorrectionAnswerDto, PairingDto, PairingReportDto } from '../dto/pairing.dto.js';
import { TournamentStream } from '../stream/tournament-stream.js';
import { TournamentsRepository } from '../tournaments.repository.js';
import { TournamentsService } from '../tournaments.service.js';
import { foreseen } from '../views/affected.js';
import type { Names } from '../views/tournament.mapper.js';
import { foundPairing, onPairing, pairingAnswer, pairingFor, playersIn } from './on-pairing.js';
import { NOBODY_CAME, notTogether } from './told-result.js';

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

/** Acts on the matches of pairings: the match owns score, penalties and length, and takes the tournament with it. */
@Injectable()
export class PairingMatchesService {
  constructor(
    private readonly stream: TournamentStream,
    private readonly tournaments: TournamentsService,
    private readonly matches: MatchesService,
    private readonly corrections: CorrectionsService,
    private readonly repository: TournamentsRepository,
  ) {}

  /** What a slip or a decision says of it. */
  async report(
    call: Call,
    id: string,
    pid: string,
    { score, winner, by }: PairingReportDto,
  ): Promise<Answer<PairingDto>> {
    if (by === 'no-show') return this.noShow(call, id, pid, score !== undefined || winner !== undefined);
    const asked = { ...(score && { score }), ...(winner && { winner }), ...(by && { by }) };
    const place = await this.inMatch(call, id, pid, 'record-result');
    return this.matches.reportFor(place.call, place.matchId, asked, ({ names }, changed, change) =>
      this.reported(place, { changed, change, names }),
    );
  }

  /** Neither came: there is no winner, so the match is void and has no result. */
  private async noShow(call: Call, id: string, pid: string, saysMore: boolean): Promise<Answer<PairingDto>> {
    if (saysMore) throw notTogether('send no-show without score and winner');
    const result = NOBODY_CAME;
    const recording = onPairing(
      pid,
      (pairing, _by, at) => ({ type: 'RecordResult', pairing, result, source: 'staff', at }),
      (caller) => requireStaff(caller, 'say that neither came'),
    );
    return this.stream.change(call, id, recording);
  }

  async penalty(
    call: Call,
    id: string,
    pid: string,
    asked: GivePenaltyDto,
  ): Promise<Answer<PairingDto | PairingCorrectionAnswerDto>> {
    const place = await this.inMatch(call, id, pid, 'add-penalty');
    return this.matches.penalizeFor(place.call, place.matchId, asked, this.triedIn(place));
  }

  async cancelPenalty(
    call: Call,
    id: string,
    pid: string,
    penalty: number,
    asked: CancelPenaltyDto,
  ): Promise<Answer<PairingDto | PairingCorrectionAnswerDto>> {
    const place = await this.inMatch(call, id, pid, 'cancel-penalty');
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
      const place = await this.inMatch(call, id, pid, 'correct-length');
      return this.corrections.correctLengthFor(place.call, place.matchId, asked, this.triedIn(place));
    }
    const { length, reason } = asked;
    const correcting = onPairing(pid, (pairing) => ({ type: 'CorrectLength', pairing, length, reason }));
    return this.stream.changeOrTry(call, id, correcting);
  }

  /** The match of a pairing, in which something is to happen. */
  private async inMatch(call: Call, id: string, pid: string, act: Act): Promise<PlaceInMatch> {
    const read = call.isDryRun ? this.repository.byId(id) : this.repository.withoutNames(id);
    const { state, version: present, names, caller } = await this.tournaments.read(call, id, read);
    const pairing = pairingFor(state, pid);
    const match = state.matches[pairing.key];
    // A caller who may not act in the match is refused for that, whatever the version is.
    if (match !== undefined && caller !== null) requirePart(caller, playersIn(state, pairing));
    // Also where the match has nothing to change; what is written is compared again.
    checkVersion(call, present);
    if (match === undefined) throw whyNoMatch(state, pairing, act);
    // The version that callers know of a pairing is the tournament's, not the match's.
    const inMatch = { ...call, expectedVersions: null, needsVersion: false };
    return { call: inMatch, asked: call, matchId: match.matchId, state, present, pairing, names };
  }

  /** The pairing after something has happened in its match. */
  private reported(place: PlaceInMatch, { changed, change, names }: InMatch): Answer<PairingDto> {
    const { state, present, pairing } = place;
    // It was so already.
    if (changed.eventViews().length === 0) {
      return foundPairing(state, present, names, pairing);
    }
    return pairingAnswer(checkedChange(place, change), names, pairing.key);
  }

  /** The same for acts that can be tried: a dry run tells what would be different. */
  private readonly triedIn =
    (place: PlaceInMatch): AnswerBeside<PairingDto | PairingCorrectionAnswerDto> =>
    ({ names }, changed, change) => {
      if (!place.asked.isDryRun) return this.reported(place, { changed, change, names });
      // It was so already.
      if (changed.eventViews().length === 0) return found({ affected: [], applied: false }, place.present);
      return foreseen(checkedChange(place, change), place.names);
    };
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

/** The refusal where a pairing has no match: it waits, is a bye, or was decided without one. */
function whyNoMatch(state: OpenedTournament, { key: pairing }: Pairing, act: Act): ApplicationError {
  const fault = unplayable(state, pairing, act);
  if (fault === null) throw new Error(`the pairing ${pairing} could be played and has no match`);
  return refusal(fault);
}
