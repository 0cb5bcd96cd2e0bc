import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Seasons: a formula and two days. Their tables are worked out from results, never stored. */
export class Season1795383001000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table season (
        id uuid not null,
        version integer not null,
        name text not null,
        from_day text not null,
        to_day text not null,
        points json not null,
        best integer,
        counted text,
        tournaments uuid[],
        created_at timestamptz not null,
        deleted_at timestamptz,
        constraint season_pkey primary key (id)
      )`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`drop table season`);
  }
}
