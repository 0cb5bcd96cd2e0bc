import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** An announcement as the table has it. Written only by `Recording.write`. */
@Entity('announcement')
@Index('announcement_open', ['id'], { where: 'ended_at is null' })
export class AnnouncementEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'announcement_pkey' })
  id: string;

  @Column('integer')
  version: number;

  @Column('text')
  text: string;

  @Column('uuid', { name: 'tournament_id', nullable: true })
  tournamentId: string | null;

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;

  @Column('timestamptz', { nullable: true })
  until: Date | null;

  /** When it was taken down before its time. */
  @Column('timestamptz', { name: 'ended_at', nullable: true })
  endedAt: Date | null;
}
