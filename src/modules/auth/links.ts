import { Injectable } from '@nestjs/common';
import { Config } from '../../platform/config/config.js';
import { type Call, hashToken } from '../../platform/http/requests/call.js';
import { IdSource } from '../../platform/ids/id-source.js';
import type { SideRow } from '../../recording/recording.js';
import { MAX_LABEL, fittedLabel } from './dto/label.js';
import { randomToken } from './random-token.js';

/** The links of one tournament that are made together. */
export interface NewLinks {
  readonly tournamentId: string;
  /** From 1; no two makings of links in a tournament have the same. */
  readonly number: number;
  readonly tournament: string;
  /** Of the players, by id. */
  readonly names: Readonly<Record<string, string>>;
  readonly expiresAt: Date;
}

export interface MadeLinks {
  /** By player. */
  readonly links: ReadonlyMap<string, string>;
  readonly rows: readonly SideRow[];
}

/** Addresses that sign their reader in. */
@Injectable()
export class Links {
  constructor(
    private readonly config: Config,
    private readonly ids: IdSource,
  ) {}

  /** The part behind # is never sent, so that no log has the token. */
  to(token: string, { origin }: Call): string {
    const { publicUrl, host, port } = this.config;
    return `${publicUrl ?? origin() ?? `http://${host}:${port}`}/go#${token}`;
  }

  /** A token with a link for each of these players. Each is good only as long as the player is entered in the tournament. */
  forPlayers(playerIds: Iterable<string>, asked: NewLinks, call: Call, now: Date): MadeLinks {
    const links = new Map<string, string>();
    const rows: SideRow[] = [];
    for (const playerId of new Set(playerIds)) {
      const token = randomToken();
      links.set(playerId, this.to(token, call));
      rows.push({ table: 'token', insert: { ...this.row(playerId, asked, now), hash: hashToken(token) } });
    }
    return { links, rows };
  }

  private row(playerId: string, { tournamentId, number, tournament, names, expiresAt }: NewLinks, now: Date): object {
    return {
      id: this.ids.next(),
      version: 1,
      role: 'player',
      player_id: playerId,
      label: labelOf(names[playerId] ?? '', tournament),
      created_at: now,
      expires_at: expiresAt,
      tournament_id: tournamentId,
      link_number: number,
    };
  }
}

/** For whom a link is and for what, so that a director finds it; both have their room. */
function labelOf(player: string, tournament: string): string {
  const name = fittedLabel(player, MAX_LABEL / 2);
  return name === ''
    ? fittedLabel(tournament, MAX_LABEL)
    : `${name}, ${fittedLabel(tournament, MAX_LABEL - name.length - 2)}`;
}
