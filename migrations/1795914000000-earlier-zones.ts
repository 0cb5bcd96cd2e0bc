import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The time zones that the club has had before the present one, and until when: what was recorded then has the days of that zone. */
export class EarlierZones1795914000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`alter table club add column earlier_zones json`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`alter table club drop column earlier_zones`);
  }
}
