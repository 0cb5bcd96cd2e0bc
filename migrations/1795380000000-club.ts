import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The club itself: one row, which the first start makes and whose id stays for ever. */
export class Club1795380000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table club (
        id uuid not null,
        version integer not null,
        name text not null,
        time_zone text not null,
        currency text,
        is_only boolean not null default true,
        constraint club_pkey primary key (id),
        constraint club_only unique (is_only),
        constraint club_is_only check (is_only)
      )`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`drop table club`);
  }
}
