import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A season as the table has it: a formula and two days. Written only by `Recording.write`. */
@Entity('season')
export class SeasonEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'season_pkey' })
  id: string;

  @Column('integer')
  version: number;

  @Column('text')
  name: string;

  /** The first and the last day of the season, in the zone of the club, like 2026-01-31. */
  @Column('text', { name: 'from_day' })
  fromDay: string;

  @Column('text', { name: 'to_day' })
  toDay: string;

  @Column('json')
  points: Record<string, unknown>;

  @Column('integer', { nullable: true })
  best: number | null;

  @Column('text', { nullable: true })
  counted: string | null;

  @Column('uuid', { array: true, nullable: true })
  tournaments: string[] | null;

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;

  @Column('timestamptz', { name: 'deleted_at', nullable: true })
  deletedAt: Date | null;
}
