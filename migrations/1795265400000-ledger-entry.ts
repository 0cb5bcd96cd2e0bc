import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The ledger of a chouette, twice: each line once for who pays and once for who gets. Every game sums to zero or the
 * statement that writes it fails, and nothing is ever changed: a correction takes lines back by new ones.
 */
export class LedgerEntry1795265400000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table ledger_entry (
        series_id uuid not null,
        line integer not null,
        player_id uuid not null,
        other_id uuid not null,
        game_number integer not null,
        points bigint not null,
        reason text not null,
        reverses integer,
        constraint ledger_entry_pkey primary key (series_id, line, player_id),
        constraint ledger_entry_moves_points check (points <> 0 and player_id <> other_id)
      )`);
    await queryRunner.query(`
      create function refuse_unequal_ledger() returns trigger language plpgsql as $$
      begin
        if exists (select from written group by series_id, game_number having sum(points) <> 0) then
          raise exception 'a game of a chouette must sum to zero' using errcode = 'integrity_constraint_violation';
        end if;
        return null;
      end
      $$`);
    await queryRunner.query(`
      create trigger ledger_entry_sums_to_zero
        after insert on ledger_entry referencing new table as written
        for each statement execute function refuse_unequal_ledger()`);
    await queryRunner.query(`
      create trigger ledger_entry_is_append_only
        before update or delete or truncate on ledger_entry
        for each statement execute function refuse_change_of_record()`);
    await queryRunner.query(`alter table ledger_entry enable always trigger ledger_entry_is_append_only`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`drop table ledger_entry`);
    await queryRunner.query(`drop function refuse_unequal_ledger()`);
  }
}
