import { Column, Entity, PrimaryColumn } from 'typeorm';

/** People who play chouettes together, and how they play. Written only by `Recording.write`. */
@Entity('chouette_group')
export class ChouetteGroupEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'chouette_group_pkey' })
  id: string;

  @Column('integer')
  version: number;

  @Column('text')
  name: string;

  /** Players, in the order in which they sit down. */
  @Column('uuid', { array: true })
  members: string[];

  /** What a request to open a chouette can say of how it is played. */
  @Column('json')
  options: Record<string, unknown>;

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;

  @Column('timestamptz', { name: 'deleted_at', nullable: true })
  deletedAt: Date | null;
}
