import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** One half of a line of a chouette's ledger: what it means for one of the two. Written only by `Recording.write`. */
@Entity('ledger_entry')
@Check('ledger_entry_moves_points', 'points <> 0 and player_id <> other_id')
export class LedgerEntryRow {
  @PrimaryColumn('uuid', { name: 'series_id', primaryKeyConstraintName: 'ledger_entry_pkey' })
  seriesId: string;

  @PrimaryColumn('integer', { primaryKeyConstraintName: 'ledger_entry_pkey' })
  line: number;

  @PrimaryColumn('uuid', { name: 'player_id', primaryKeyConstraintName: 'ledger_entry_pkey' })
  playerId: string;

  @Column('uuid', { name: 'other_id' })
  otherId: string;

  @Column('integer', { name: 'game_number' })
  gameNumber: number;

  @Column('bigint')
  points: number;

  @Column('text')
  reason: string;

  @Column('integer', { nullable: true })
  reverses: number | null;
}
