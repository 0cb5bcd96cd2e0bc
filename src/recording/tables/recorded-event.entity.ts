import { Column, Entity, Generated, Index, PrimaryColumn } from 'typeorm';

/** Kept in step with the migrations; written only by `Recording.write`. */
@Entity('recorded_event')
@Index('recorded_event_xid_sequence', ['xid', 'sequence'])
@Index('recorded_event_act', ['act', 'recordedAt'], { where: 'act is not null' })
export class RecordedEventEntity {
  @PrimaryColumn('uuid', { name: 'stream_id', primaryKeyConstraintName: 'recorded_event_pkey' })
  streamId: string;

  @PrimaryColumn('integer', { primaryKeyConstraintName: 'recorded_event_pkey' })
  version: number;

  @Column('integer', { name: 'game_number', nullable: true })
  gameNumber: number | null;

  @Column('text')
  type: string;

  @Column('jsonb')
  data: Record<string, unknown>;

  @Column('text')
  actor: string;

  @Column('timestamptz', { name: 'recorded_at' })
  recordedAt: Date;

  /** Drawn when the row is inserted. TypeORM knows this strategy, but lists it only for primary columns. */
  @Column({ type: 'bigint', generatedIdentity: 'ALWAYS' })
  @Generated('identity' as 'increment')
  sequence: number;

  /** The writing transaction. TypeORM's list of types lacks xid8; the data source adds it. */
  @Column({ type: 'xid8' as 'text', default: () => 'pg_current_xact_id()' })
  xid: string;

  /** The transaction that wrote it first, in a record that was brought from another database; null: the one of `xid`. */
  @Column('bigint', { nullable: true })
  act: number | null;
}
