import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Saved groups of chouettes: their people, the options with which they play, and the chouettes that they have played. */
export class ChouetteGroup1795470000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table chouette_group (
        id uuid not null,
        version integer not null,
        name text not null,
        members uuid[] not null,
        options json not null,
        created_at timestamptz not null,
        deleted_at timestamptz,
        constraint chouette_group_pkey primary key (id)
      )`);
    await queryRunner.query(`alter table series add column group_id uuid`);
    await queryRunner.query(`create index series_group on series (group_id, id) where group_id is not null`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`drop index series_group`);
    await queryRunner.query(`alter table series drop column group_id`);
    await queryRunner.query(`drop table chouette_group`);
  }
}
