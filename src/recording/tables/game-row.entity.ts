import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A game as it is stored; result and final view are null while it is open. Written only by `Recording.write`. */
@Entity('game')
export class GameRow {
  @PrimaryColumn('uuid', { name: 'series_id', primaryKeyConstraintName: 'game_pkey' })
  seriesId: string;

  @PrimaryColumn('integer', { primaryKeyConstraintName: 'game_pkey' })
  number: number;

  @Index('game_id')
  @Column('uuid')
  id: string;

  @Column('text')
  status: string;

  @Column('jsonb', { nullable: true })
  result: Record<string, unknown> | null;

  @Column('json', { name: 'final_view', nullable: true })
  finalView: Record<string, unknown> | null;

  /** Where corrections have changed what the game counts. */
  @Column('json', { nullable: true })
  standing: Record<string, unknown> | null;
}
