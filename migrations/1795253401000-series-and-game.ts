import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * One row per series: its version, its state (a cache of its events) and what lists filter on. One row per finished or
 * open game. State and views are json, not jsonb: they are given back as they were written and never searched. No
 * foreign keys: these rows are written with their events by one statement, and the tables can be distributed.
 */
export class SeriesAndGame1795253401000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    // Room in each page for the next version of a row, so that an action touches no index.
    await queryRunner.query(`
      create table series (
        id uuid not null,
        kind text not null,
        version integer not null,
        status text not null,
        variant text not null,
        state json not null,
        player_ids uuid[] not null,
        created_at timestamptz not null,
        finished_at timestamptz,
        constraint series_pkey primary key (id)
      ) with (fillfactor = 50)`);
    await queryRunner.query(`create index series_status on series (status, id)`);
    await queryRunner.query(`create index series_player_ids on series using gin (player_ids)`);
    await queryRunner.query(`
      create table game (
        series_id uuid not null,
        number integer not null,
        id uuid not null,
        status text not null,
        result jsonb,
        final_view json,
        constraint game_pkey primary key (series_id, number)
      )`);
    await queryRunner.query(`create index game_id on game (id)`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`drop table game`);
    await queryRunner.query(`drop table series`);
  }
}
