import { Injectable } from '@nestjs/common';
import { type Answer, found } from '../../platform/http/answers/answer.js';
import { notFound } from '../../platform/http/application-error.js';
import type { Call } from '../../platform/http/requests/call.js';
import { idCursors, pageOf } from '../../platform/http/list.js';
import { Admission } from '../auth/index.js';
import { ChouettesRepository, type EveningRow, type EveningsRow } from './chouettes.repository.js';
import type { PlayerChouettesDto, PlayerChouettesQuery } from './dto/player-chouettes.dto.js';

const CURSORS = idCursors('evenings');

/** What people have come to over many evenings. */
@Injectable()
export class PlayerChouettesService {
  constructor(
    private readonly repository: ChouettesRepository,
    private readonly admission: Admission,
  ) {}

  async list(
    call: Call,
    playerId: string,
    { cursor, ...wanted }: PlayerChouettesQuery,
  ): Promise<Answer<PlayerChouettesDto>> {
    const read = this.repository.evenings(playerId, { before: CURSORS.placeIn(cursor), ...wanted });
    const { rows } = await this.admission.admit<EveningsRow>(call, read);
    const [row] = rows;
    if (row === undefined || !row.known) throw notFound('player', playerId);
    return found({ ...pageOf(row.evenings, wanted.limit, eveningView, CURSORS.of), totals: row.totals });
  }
}

function eveningView({ id, at, ...won }: EveningRow) {
  return { chouetteId: id, at: new Date(at).toISOString(), ...won };
}
