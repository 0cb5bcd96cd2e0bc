import { Injectable } from '@nestjs/common';
import { ApplicationError, notFound, requestInvalid } from '../../platform/http/application-error.js';
import { type Answer, found, made } from '../../platform/http/answer.js';
import { type Call, checkVersion, hashToken, requiredVersion } from '../../platform/http/call.js';
import { type ListQuery, idCursors, pageOf } from '../../platform/http/list.js';
import { IdSource } from '../../platform/ids/id-source.js';
import { Recording, type SideRow } from '../../recording/recording.js';
import { STALE, StreamBusyError, retryOnStale } from '../../recording/retry-on-stale.js';
import { Admission, type Admitted, actorOf } from './admission.service.js';
import { randomToken } from './bootstrap.service.js';
import type { CreateTokenDto } from './dto/token.dto.js';
import { tokenView } from './token.mapper.js';
import { type NamedRow, type RevocableRow, TokenRepository, type TokenRow } from './token.repository.js';
import type { NewTokenView, TokenView } from './token.view.js';

const CURSORS = idCursors('tokens');

/** Who may call: tokens that directors make, look at and revoke. */
@Injectable()
export class TokensService {
  constructor(
    private readonly admission: Admission,
    private readonly recording: Recording,
    private readonly repository: TokenRepository,
    private readonly ids: IdSource,
  ) {}

  /** A new token. Under an idempotency key the answer is kept without it, so that nothing but its hash is ever stored. */
  async create(call: Call, asked: CreateTokenDto): Promise<Answer<NewTokenView>> {
    const playerId = askedPlayer(asked);
    const person = playerId === null ? null : this.repository.player(playerId);
    return this.writing(async () => {
      const admitted = await this.admission.admit<NamedRow>(call, person);
      if (playerId !== null) checkPlayer(admitted.rows, playerId);
      const token = randomToken();
      const row: TokenRow = {
        id: this.ids.next(),
        version: 1,
        role: asked.role,
        player_id: playerId,
        label: asked.label,
        created_at: admitted.now,
        expires_at: expiryOf(asked, admitted.now),
        revoked_at: null,
      };
      const answer = made({ ...tokenView(row), token }, row.version, `/v1/tokens/${row.id}`);
      const kept = { ...answer, body: { ...answer.body, token: null } };
      const insert = { ...row, hash: hashToken(token) };
      return this.write(call, admitted, [{ table: 'token', insert }], answer, kept);
    });
  }

  async list(call: Call, { cursor, limit }: ListQuery): Promise<Answer> {
    const before = CURSORS.placeIn(cursor);
    const { rows } = await this.admission.admit<TokenRow>(call, this.repository.list(before, limit));
    return found(pageOf(rows, limit, tokenView, CURSORS.of));
  }

  async view(call: Call, id: string): Promise<Answer<TokenView>> {
    const { rows } = await this.admission.admit<TokenRow>(call, this.repository.byId(id));
    return answerOf(tokenOf(rows, id));
  }

  /** Refuses the token from now on, on every instance: each call looks its token up in the read that it begins with. */
  async revoke(call: Call, id: string): Promise<Answer<TokenView>> {
    return this.writing(async () => {
      const admitted = await this.admission.admit<RevocableRow>(call, this.repository.forRevocation(id));
      const row = tokenOf(admitted.rows, id);
      requiredVersion(call);
      checkVersion(call, row.version);
      if (row.revoked_at !== null) return answerOf(row);
      const answer = answerOf({ ...row, version: row.version + 1, revoked_at: admitted.now });
      const columns = { revoked_at: admitted.now, version: row.version + 1 };
      const rows = [updateOf(row, columns), ...remainingDirector(row, admitted.now)];
      return this.write(call, admitted, rows, answer, answer);
    });
  }

  /** The answer, once it is written with the change; stale when somebody else was faster, under the same key too. */
  private async write<Body>(
    call: Call,
    { caller, now }: Admitted<object>,
    rows: readonly SideRow[],
    answer: Answer<Body>,
    kept: Answer,
  ): Promise<Answer<Body> | typeof STALE> {
    const stored = this.admission.stored(call, caller, kept);
    const outcome = await this.recording.write({ streams: [], rows, actor: actorOf(caller), at: now, answer: stored });
    return outcome === 'written' ? answer : STALE;
  }

  /** Reads and decides anew as long as others are faster. Reading anew also finds the answer that a twin has stored. */
  private async writing<Body>(attempt: () => Promise<Answer<Body> | typeof STALE>): Promise<Answer<Body>> {
    try {
      return await retryOnStale(attempt);
    } catch (thrown) {
      if (!(thrown instanceof StreamBusyError)) throw thrown;
      const detail = 'Too many writers at once. Nothing was changed; try again.';
      throw new ApplicationError('series.busy', detail, { retryAfter: 1 });
    }
  }
}

function answerOf(row: TokenRow): Answer<TokenView> {
  return found(tokenView(row), row.version);
}

function tokenOf<Row extends TokenRow>([row]: readonly Row[], id: string): Row {
  if (row === undefined) throw notFound('token', id);
  return row;
}

/** Whom the token is for: somebody for a player's token, and nobody for any other. */
function askedPlayer({ role, playerId = null }: CreateTokenDto): string | null {
  if ((role === 'player') === (playerId !== null)) return playerId?.toLowerCase() ?? null;
  const message =
    role === 'player' ? "is required: a player's token acts for one player" : `does not go with the role ${role}`;
  throw requestInvalid([{ pointer: '/playerId', message }]);
}

function checkPlayer([person]: readonly NamedRow[], id: string): void {
  if (person === undefined) throw notFound('player', id, '/playerId');
  if (person.archived_at === null) return;
  const detail = `${person.name} is archived, or was merged into another player, and gets no token.`;
  throw new ApplicationError('player.archived', detail, { errors: [{ pointer: '/playerId', message: detail }] });
}

function expiryOf({ expiresAt = null }: CreateTokenDto, now: Date): Date | null {
  if (expiresAt === null) return null;
  const expiry = new Date(expiresAt);
  if (expiry > now) return expiry;
  throw requestInvalid([{ pointer: '/expiresAt', message: `must be a time to come: now it is ${now.toISOString()}` }]);
}

/**
 * The director's token that remains, as a row that has to be unchanged when the other one is revoked: two directors who
 * revoke each other's token at the same moment cannot both succeed. It has to last as long as the one that goes, or the club
 * would be without a director once it has expired.
 */
function remainingDirector(row: RevocableRow, now: Date): readonly SideRow[] {
  const end = endOf(row.expires_at?.getTime() ?? null);
  if (row.role !== 'director' || end <= now.getTime()) return [];
  const other = row.other_director;
  const otherEnd = other === null ? Number.NEGATIVE_INFINITY : endOf(other.expires);
  if (other === null || otherEnd < end) {
    const left = otherEnd > now.getTime() ? 'The others expire before it.' : 'There is no other that is good.';
    const detail = `This is the director's token that lasts longest. ${left} Make one that ${lasting(row)} before revoking it.`;
    throw new ApplicationError('token.last-director', detail);
  }
  return [updateOf(other, { version: other.version })];
}

/** When a token ends, in milliseconds since 1970. */
function endOf(expires: number | null): number {
  return expires ?? Number.POSITIVE_INFINITY;
}

function lasting({ expires_at: expires }: TokenRow): string {
  return expires === null ? 'does not expire' : `is good until ${expires.toISOString()} or longer`;
}

function updateOf({ id, version }: { id: string; version: number }, columns: object): SideRow {
  return { table: 'token', update: { id, whereVersion: version, columns: { ...columns } } };
}
