import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A tournament as it is stored: what lists filter on, and its state as plain data. Written only by `Recording.write`. */
@Entity('tournament')
@Index('tournament_status', ['status', 'id'])
export class TournamentRow {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'tournament_pkey' })
  id: string;

  @Column('integer')
  version: number;

  @Column('text')
  status: string;

  @Column('text')
  visibility: string;

  /** The version that the state has; what was recorded since is not in it. */
  @Column('integer', { name: 'state_version' })
  stateVersion: number;

  @Column('json')
  state: Record<string, unknown>;

  @Column('integer', { name: 'state_format', default: 0 })
  stateFormat: number;

  /** The version of the state that has that format; another one: an older instance has written it since. */
  @Column('integer', { name: 'format_version', default: 0 })
  formatVersion: number;

  /** Every player who was ever entered. */
  @Column('uuid', { name: 'player_ids', array: true })
  playerIds: string[];

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;

  @Column('timestamptz', { name: 'finished_at', nullable: true })
  finishedAt: Date | null;
}
