import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The people of the club. Names live here only. */
export class Player1795253402000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table player (
        id uuid not null,
        version integer not null,
        name text not null,
        nickname text,
        country text,
        rating numeric,
        experience integer,
        notes text,
        created_at timestamptz not null,
        archived_at timestamptz,
        merged_into uuid,
        constraint player_pkey primary key (id)
      )`);
    // Finding a person by name, as an import does.
    await queryRunner.query(`create index player_name on player (lower(name collate "und-x-icu"))`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`drop table player`);
  }
}
