import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the club announces, on its own or about a tournament. Rows stay when they have ended. */
export class Announcement1795380200000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table announcement (
        id uuid not null,
        version integer not null,
        text text not null,
        tournament_id uuid,
        created_at timestamptz not null,
        until timestamptz,
        ended_at timestamptz,
        constraint announcement_pkey primary key (id)
      )`);
    // Lists show what goes on, and that stays little however old the club grows.
    await queryRunner.query(`create index announcement_open on announcement (id) where ended_at is null`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`drop table announcement`);
  }
}
