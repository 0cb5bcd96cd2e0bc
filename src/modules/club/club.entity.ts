import { Check, Column, Entity, PrimaryColumn, Unique } from 'typeorm';

/** The club as the table has it. Made by the first start; changed only by `Recording.write`. */
@Entity('club')
@Unique('club_only', ['isOnly'])
@Check('club_is_only', 'is_only')
export class ClubEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'club_pkey' })
  id: string;

  @Column('integer')
  version: number;

  @Column('text')
  name: string;

  @Column('text', { name: 'time_zone' })
  timeZone: string;

  /** The zones before that one, the first one first, each by the moment until which it was; null where there are none. */
  @Column('json', { name: 'earlier_zones', nullable: true })
  earlierZones: unknown;

  @Column('text', { nullable: true })
  currency: string | null;

  /** True, so that there can be no second row. */
  @Column('boolean', { name: 'is_only', default: true })
  isOnly: boolean;
}
