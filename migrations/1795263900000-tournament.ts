import type { MigrationInterface, QueryRunner } from 'typeorm';

/** One row per tournament, and the tournament that a match belongs to. */
export class Tournament1795263900000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table tournament (
        id uuid not null,
        version integer not null,
        status text not null,
        visibility text not null,
        state json not null,
        player_ids uuid[] not null,
        created_at timestamptz not null,
        finished_at timestamptz,
        constraint tournament_pkey primary key (id)
      ) with (fillfactor = 50)`);
    await queryRunner.query(`create index tournament_status on tournament (status, id)`);
    await queryRunner.query(`alter table series add column tournament_id uuid`);
    // Found by its tournament only where it has one, so that other matches cost nothing here.
    await queryRunner.query(
      `create index series_tournament on series (tournament_id, id) where tournament_id is not null`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`alter table series drop column tournament_id`);
    await queryRunner.query(`drop table tournament`);
  }
}
