import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/**
 * A person as the table has it. Written only by `Recording.write`. The index on the name in small letters is known to the
 * migration alone: TypeORM has no words for it.
 */
@Entity('player')
@Index('player_merged_into', ['mergedInto'])
export class PlayerEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'player_pkey' })
  id: string;

  @Column('integer')
  version: number;

  @Column('text')
  name: string;

  @Column('text', { nullable: true })
  nickname: string | null;

  @Column('text', { nullable: true })
  country: string | null;

  @Column('numeric', { nullable: true })
  rating: number | null;

  @Column('integer', { nullable: true })
  experience: number | null;

  @Column('text', { nullable: true })
  notes: string | null;

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;

  @Column('timestamptz', { name: 'archived_at', nullable: true })
  archivedAt: Date | null;

  @Column('uuid', { name: 'merged_into', nullable: true })
  mergedInto: string | null;
}
