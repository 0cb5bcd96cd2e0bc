import { Injectable } from '@nestjs/common';
import { ApplicationError, firstRow, notFound, requestInvalid } from '../../platform/http/application-error.js';
import { type Answer, found, made } from '../../platform/http/answers/answer.js';
import { type Call, hashToken } from '../../platform/http/requests/call.js';
import { type ListQuery, idCursors, pageOf } from '../../platform/http/list.js';
import { IdSource } from '../../platform/ids/id-source.js';
import { type Admitted, Handler } from '../../recording/handle.js';
import type { SideRow } from '../../recording/recording.js';
import { archivedDetail } from '../../rules/archived-person.js';
import { Admission } from './admission.service.js';
import { expiryOf } from './expiry.js';
import { Links } from './links.js';
import { randomToken } from './random-token.js';
import type { CreateTokenDto, NewTokenDto, TokenDto, TokenListDto } from './dto/token.dto.js';
import { tokenView } from './token.mapper.js';
import { type NamedRow, type RevocableRow, TokenRepository, type TokenRow } from './token.repository.js';

const CURSORS = idCursors('tokens');

/** Who may call: tokens that directors make, look at and revoke. */
@Injectable()
export class TokensService {
  constructor(
    private readonly admission: Admission,
    private readonly handler: Handler,
    private readonly repository: TokenRepository,
    private readonly ids: IdSource,
    private readonly links: Links,
  ) {}

  /** A new token. Under an idempotency key the answer is kept without it, so that nothing but its hash is ever stored. */
  async create(call: Call, asked: CreateTokenDto): Promise<Answer<NewTokenDto>> {
    const playerId = askedPlayer(asked);
    const token = randomToken();
    const id = this.ids.next();
    return this.handler.handle(call, {
      read: playerId === null ? null : this.repository.player(playerId),
      find: ({ rows }: Admitted<NamedRow>) => {
        if (playerId !== null) checkPlayer(rows, playerId);
        return null;
      },
      plan: (_none, { now }) => {
        const row = newToken(id, asked, playerId, now);
        return { streams: [], rows: [{ table: 'token', insert: { ...row, hash: hashToken(token) } }], after: row };
      },
      answer: (_none, row) =>
        made({ ...tokenView(row), token, link: this.links.to(token, call) }, row.version, `/v1/tokens/${id}`),
      kept: (answer) => ({ ...answer, body: { ...answer.body, token: null, link: null } }),
    });
  }

  async list(call: Call, { cursor, limit }: ListQuery): Promise<Answer<TokenListDto>> {
    const before = CURSORS.placeIn(cursor);
    const { rows } = await this.admission.admit<TokenRow>(call, this.repository.list(before, limit));
    return found(pageOf(rows, limit, tokenView, CURSORS.of));
  }

  async view(call: Call, id: string): Promise<Answer<TokenDto>> {
    const { rows } = await this.admission.admit<TokenRow>(call, this.repository.byId(id));
    return answerOf(firstRow(rows, 'token', id));
  }

  /** Refuses the token from now on, on every instance: each call looks its token up in the read that it begins with. */
  async revoke(call: Call, id: string): Promise<Answer<TokenDto>> {
    return this.handler.handle(call, {
      read: this.repository.forRevocation(id),
      find: ({ rows }: Admitted<RevocableRow>) => firstRow(rows, 'token', id),
      plan: (row, { now }) => {
        if (row.revoked_at !== null) return { streams: [], rows: [], after: row };
        const changed = { revoked_at: now, version: row.version + 1 };
        const rows = [updateOf(row, changed), ...remainingDirector(row, now)];
        return { streams: [], rows, after: { ...row, ...changed } };
      },
      answer: (_row, after) => answerOf(after),
    });
  }
}

function newToken(
  id: string,
  { role, label, expiresAt }: CreateTokenDto,
  playerId: string | null,
  now: Date,
): TokenRow {
  return {
    id,
    version: 1,
    role,
    player_id: playerId,
    label,
    created_at: now,
    expires_at: expiryOf(expiresAt, now),
    revoked_at: null,
    tournament_id: null,
  };
}

function answerOf(row: TokenRow): Answer<TokenDto> {
  return found(tokenView(row), row.version);
}

/** The player of a player's token; null for any other token. */
function askedPlayer({ role, playerId = null }: CreateTokenDto): string | null {
  if ((role === 'player') === (playerId !== null)) return playerId;
  const pointer = '/playerId';
  throw requestInvalid([
    role === 'player'
      ? { pointer, message: "is required: a player's token acts for one player", rule: 'required' }
      : { pointer, message: `does not go with the role ${role}`, rule: 'excluded' },
  ]);
}

function checkPlayer([person]: readonly NamedRow[], id: string): void {
  if (person === undefined) throw notFound('player', id, '/playerId');
  if (person.archived_at === null) return;
  const detail = archivedDetail(person, 'get a token');
  throw new ApplicationError('player.archived', detail, {
    errors: [{ pointer: '/playerId', message: detail, rule: 'refused' }],
  });
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
    const left = otherEnd > now.getTime() ? 'The others expire before it.' : 'There is no other valid one.';
    const detail = `This director's token lasts longest. ${left} Make one that ${lasting(row)} before revoking it.`;
    throw new ApplicationError('token.last-director', detail);
  }
  return [updateOf(other, { version: other.version })];
}

/** When a token ends, in milliseconds since 1970. */
function endOf(expires: number | null): number {
  return expires ?? Number.POSITIVE_INFINITY;
}

function lasting({ expires_at: expires }: TokenRow): string {
  return expires === null ? 'does not expire' : `is valid until ${expires.toISOString()} or longer`;
}

function updateOf({ id, version }: { id: string; version: number }, columns: object): SideRow {
  return { table: 'token', update: { id, whereVersion: version, columns: { ...columns } } };
}
