import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/**
 * A series as it is stored: what lists filter on, and its state as plain data. Written only by `Recording.write`. The index of
 * the ratings is known only to the migration: it includes columns, for which TypeORM has no words.
 */
@Entity('series')
@Index('series_status', ['status', 'id'])
@Index('series_player_ids', ['playerIds'], { type: 'gin' })
@Index('series_rated', { synchronize: false })
@Index('series_ended', ['finishedAt', 'id'], { where: "kind = 'match' and status = 'finished'" })
@Index('series_group', ['groupId', 'id'], { where: 'group_id is not null' })
@Index('series_tournament', ['tournamentId', 'id'], { where: 'tournament_id is not null' })
export class SeriesRow {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'series_pkey' })
  id: string;

  @Column('text')
  kind: string;

  @Column('integer')
  version: number;

  @Column('text')
  status: string;

  @Column('text')
  variant: string;

  @Column('json')
  state: Record<string, unknown>;

  @Column('integer', { name: 'state_format', default: 0 })
  stateFormat: number;

  /** The version at which the state had that format; another one: an older instance has written it since. */
  @Column('integer', { name: 'format_version', default: 0 })
  formatVersion: number;

  @Column('uuid', { name: 'player_ids', array: true })
  playerIds: string[];

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;

  @Column('timestamptz', { name: 'finished_at', nullable: true })
  finishedAt: Date | null;

  /** Matches: when it was played, where that was told; else it was played when it was finished. */
  @Column('timestamptz', { name: 'played_at', nullable: true })
  playedAt: Date | null;

  @Column('uuid', { name: 'tournament_id', nullable: true })
  tournamentId: string | null;

  /** Chouettes: the saved group that plays. */
  @Column('uuid', { name: 'group_id', nullable: true })
  groupId: string | null;

  @Column('text', { name: 'rated_winner', nullable: true })
  ratedWinner: string | null;

  @Column('integer', { name: 'rated_length', nullable: true })
  ratedLength: number | null;
}
