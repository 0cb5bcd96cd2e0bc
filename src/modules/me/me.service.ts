import { Injectable } from '@nestjs/common';
import { type Answer, found } from '../../platform/http/answers/answer.js';
import type { Call } from '../../platform/http/requests/call.js';
import type { Role } from '../../platform/http/roles.js';
import { Admission } from '../auth/index.js';
import type { MeDto, TasksDto } from './dto/me.dto.js';
import { MeRepository, type OwnTokenRow } from './me.repository.js';
import { Tasks } from './tasks.js';

/** Who calls, and what waits for them. */
@Injectable()
export class MeService {
  constructor(
    private readonly admission: Admission,
    private readonly repository: MeRepository,
    private readonly tasks: Tasks,
  ) {}

  async view(call: Call): Promise<Answer<MeDto>> {
    const { caller, rows } = await this.admission.admit<OwnTokenRow>(call, this.repository.ownToken(call.tokenHash));
    const [row] = rows;
    if (row === undefined) throw new Error(`the token ${caller.tokenId} was admitted and has no row`);
    const { tokenId, role, playerId, playerIds } = caller;
    const { label, name, expires_at: expiresAt } = row;
    return found({
      tokenId,
      role: role as Role,
      playerId,
      playerIds,
      name,
      label,
      expiresAt: expiresAt?.toISOString() ?? null,
    });
  }

  async waiting(call: Call): Promise<Answer<TasksDto>> {
    const { caller } = await this.admission.admit(call, null);
    return found(await this.tasks.tasksUnder(caller.playerIds));
  }
}
