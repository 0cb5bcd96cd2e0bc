import { Injectable } from '@nestjs/common';
import {
  type OpenedTournament,
  type RecordedAct,
  type TournamentCommand,
  actSubjects,
  actWith,
} from '../../../domain/index.js';
import { type Answer, found } from '../../../platform/http/answers/answer.js';
import type { Call } from '../../../platform/http/requests/call.js';
import type { Caller } from '../../../recording/gate.js';
import type { AppealDecisionDto, AppealDto, RulingDto } from '../dto/acts.dto.js';
import { requireOwnEntry } from './own-entry.js';
import { TournamentStream } from '../stream/tournament-stream.js';
import { TournamentsRepository } from '../tournaments.repository.js';
import { actsOf, concernOf, rulingView, subjectIn } from '../views/act-views.js';

/** Appeals against rulings (T48). */
@Injectable()
export class AppealsService {
  constructor(
    private readonly stream: TournamentStream,
    private readonly repository: TournamentsRepository,
  ) {}

  appeal(call: Call, id: string, version: number, { entryId, reason }: AppealDto): Promise<Answer<RulingDto>> {
    return this.change(
      call,
      id,
      version,
      (acts) => ({ type: 'Appeal', act: version, entryId, reason, acts }),
      (state, caller) => requireOwnEntry(state, caller, entryId),
    );
  }

  decide(call: Call, id: string, version: number, { outcome, reason }: AppealDecisionDto): Promise<Answer<RulingDto>> {
    return this.change(call, id, version, (acts) => {
      return { type: 'DecideAppeal', act: version, outcome, reason: reason ?? null, acts };
    });
  }

  private change(
    call: Call,
    id: string,
    version: number,
    command: (acts: readonly RecordedAct[]) => TournamentCommand,
    permit: (state: OpenedTournament, caller: Caller) => void = () => {},
  ): Promise<Answer<RulingDto>> {
    let acts: readonly RecordedAct[] = [];
    return this.stream.change(call, id, {
      permit,
      command: async (_state, _asked, row) => {
        acts = actsOf(await this.repository.recorded(id, row.version));
        return command(acts);
      },
      answer: ({ state, version: now }) => {
        const act = actWith(acts, version);
        if (act === undefined) throw new Error('an appeal is about an act of the record');
        return found(rulingView(state, act, concernOf(state.id, subjectIn(actSubjects(acts), act))), now);
      },
    });
  }
}
