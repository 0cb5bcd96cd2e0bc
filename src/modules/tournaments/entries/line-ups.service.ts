import { Injectable } from '@nestjs/common';
import { pairingsOf, teamMatchOf } from '../../../domain/index.js';
import { type Answer, found } from '../../../platform/http/answers/answer.js';
import type { Call } from '../../../platform/http/requests/call.js';
import { requirePart } from '../../auth/index.js';
import type { LineUpDto } from '../dto/entrants.dto.js';
import type { BoardListDto } from '../dto/pairing.dto.js';
import { TournamentsRepository } from '../tournaments.repository.js';
import { type RowWithPeople, checkKnown, enteredAs, personIn } from './entry-table.js';
import { checkEntries } from './known-entries.js';
import { pairingFor } from '../pairings/on-pairing.js';
import { TournamentStream, type TournamentWork } from '../stream/tournament-stream.js';
import { PairingViews, besideOf } from '../views/tournament.mapper.js';

/** Who of a team plays on which board. */
@Injectable()
export class LineUpsService {
  constructor(
    private readonly stream: TournamentStream,
    private readonly repository: TournamentsRepository,
  ) {}

  /** By the captain, or for the team by staff. */
  set(call: Call, id: string, pid: string, { entryId, players }: LineUpDto): Promise<Answer<BoardListDto>> {
    const work: TournamentWork<RowWithPeople, BoardListDto> = {
      permit: (state, caller) => {
        const entry = state.entries.find((each) => each.id === entryId);
        requirePart(caller, entry === undefined ? [] : [entry.player]);
      },
      command: (state, _asked, row) => {
        checkEntries(state, [['/entryId', entryId]]);
        const { key: pairing } = pairingFor(state, pid);
        const named = players.map((player, nth) => {
          const person = personIn(row, player);
          checkKnown(person, player, `/players/${nth}`);
          return enteredAs(state, person, player);
        });
        return { type: 'SetLineUp', pairing, entryId, players: named };
      },
      answer: ({ state, version }, { names }) => {
        const { key } = pairingFor(state, pid);
        const views = new PairingViews(state, names);
        const boards = pairingsOf(state).filter((each) => each.board !== undefined && teamMatchOf(each.key) === key);
        return found({ items: boards.map((board) => views.view(board)) }, version, besideOf(names));
      },
    };
    return this.stream.change(call, id, work, this.repository.withPeople(id, players));
  }
}
