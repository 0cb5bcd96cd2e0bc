import { Check, Column, Entity, PrimaryColumn, Unique } from 'typeorm';

/** Who may call. The token itself is stored nowhere, only its SHA-256. */
@Entity('token')
@Unique('token_hash', ['hash'])
@Unique('token_link', ['tournamentId', 'playerId', 'linkNumber'])
@Check('token_player', `(role = 'player') = (player_id is not null)`)
export class TokenRow {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'token_pkey' })
  id: string;

  @Column('integer', { default: 1 })
  version: number;

  @Column('bytea')
  hash: Buffer;

  @Column('text')
  role: string;

  @Column('uuid', { name: 'player_id', nullable: true })
  playerId: string | null;

  @Column('text')
  label: string;

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;

  @Column('timestamptz', { name: 'expires_at', nullable: true })
  expiresAt: Date | null;

  @Column('timestamptz', { name: 'revoked_at', nullable: true })
  revokedAt: Date | null;

  /** The tournament whose link to its player it is: good only as long as the player is entered there. */
  @Column('uuid', { name: 'tournament_id', nullable: true })
  tournamentId: string | null;

  /** Of the links of that tournament that were made together, from 1. */
  @Column('integer', { name: 'link_number', nullable: true })
  linkNumber: number | null;
}
