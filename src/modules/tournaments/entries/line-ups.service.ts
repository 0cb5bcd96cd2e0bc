import { Injectable } from '@nestjs/common';
import { pairingsOf, teamMatchOf } from '../../../domain/index.js';
import { type Answer, found } from '../../../platform/http/answers/answer.js';
import type { Call } from '../../../platform/http/requests/call.js';
import { requirePart } from '../../auth/index.js';
import type { LineUpDto } from '../dto/entrants.dto.js';
import type { BoardListDto } from '../dto/pairing.dto.js';
import { checkEntries } from './known-entries.js';
import { pairingFor } from '../pairings/pairings.service.js';
import { TournamentStream } from '../stream/tournament-stream.js';
import { PairingViews, besideOf } from '../views/tournament.mapper.js';

/** Who of a team plays on which board. */
@Injectable()
export class LineUpsService {
  constructor(private readonly stream: TournamentStream) {}

  /** By the captain, or for the team by staff. */
  set(call: Call, id: string, pid: string, { entryId, players }: LineUpDto): Promise<Answer<BoardListDto>> {
    return this.stream.change(call, id, {
      permit: (state, caller) => {
        const entry = state.entries.find((each) => each.id === entryId);
        requirePart(caller, entry === undefined ? [] : [entry.player]);
      },
      command: (state) => {
        checkEntries(state, [['/entryId', entryId]]);
        return { type: 'SetLineUp', pairing: pairingFor(state, pid).key, entryId, players };
      },
      answer: ({ state, version }, { names }) => {
        const { key } = pairingFor(state, pid);
        const views = new PairingViews(state, names);
        const boards = pairingsOf(state).filter((each) => each.board !== undefined && teamMatchOf(each.key) === key);
        return found({ items: boards.map((board) => views.view(board)) }, version, besideOf(names));
      },
    });
  }
}
