import { Injectable } from '@nestjs/common';
import { milliseconds, pairingsOf, peopleOf } from '../../../domain/index.js';
import { Clock } from '../../../platform/clock/clock.js';
import { type Answer, found, made } from '../../../platform/http/answers/answer.js';
import type { Call } from '../../../platform/http/requests/call.js';
import { IdSource } from '../../../platform/ids/id-source.js';
import { requirePart } from '../../auth/index.js';
import type {
  ChallengeDto,
  MeantResultDto,
  ObjectionDto,
  PairingCorrectionAnswerDto,
  PairingCorrectionDto,
  PairingDto,
  PairingListDto,
  PairingQuery,
} from '../dto/pairing.dto.js';
import { checkEntries } from '../entries/known-entries.js';
import { TournamentPlans } from '../stream/tournament-plans.js';
import { TournamentStream } from '../stream/tournament-stream.js';
import { TournamentsService } from '../tournaments.service.js';
import { affectedAnswer } from '../views/affected.js';
import { chosenIds, chosenPairings } from '../views/chosen-pairings.js';
import { PairingViews, besideOf, besidePairing } from '../views/tournament.mapper.js';
import { foundPairing, onPairing, pairingFor } from './on-pairing.js';
import { finalAtOf, toldResult } from './told-result.js';

/** Pairings and what the tournament itself says of them: words on results, tables, corrections, challenges. */
@Injectable()
export class PairingsService {
  constructor(
    private readonly stream: TournamentStream,
    private readonly plans: TournamentPlans,
    private readonly tournaments: TournamentsService,
    private readonly ids: IdSource,
    private readonly clock: Clock,
  ) {}

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
    return foundPairing(state, version, names, pairingFor(state, pid));
  }

  confirm(call: Call, id: string, pid: string, meant: MeantResultDto): Promise<Answer<PairingDto>> {
    const finalAt = finalAtOf(meant);
    const confirming = onPairing(pid, (pairing, by, at) => ({ type: 'ConfirmResult', pairing, by, finalAt, at }));
    return this.stream.change(call, id, confirming);
  }

  object(call: Call, id: string, pid: string, { reason, ...meant }: ObjectionDto): Promise<Answer<PairingDto>> {
    const finalAt = finalAtOf(meant);
    const objecting = onPairing(pid, (pairing, by, at) => ({
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
    const assigning = onPairing(pid, (pairing) => ({ type: 'AssignTable', pairing, table }));
    return this.stream.change(call, id, assigning);
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
      command: (state, { at }) => {
        checkEntries(state, [
          ['/challenger', challenger],
          ['/challenged', challenged],
        ]);
        return { type: 'Challenge', challengeId, challenger, challenged, at };
      },
      answer: ({ state, version }, { names }) => {
        const pairing = pairingsOf(state).find(({ key }) => key.endsWith(`/${challengeId}`));
        if (pairing === undefined) throw new Error('a challenge makes a pairing');
        const view = new PairingViews(state, names).view(pairing);
        return made(view, version, `/v1/tournaments/${id}/pairings/${view.id}`, besidePairing(view));
      },
    });
  }
}
