import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How a finished game stands in its match, where corrections have changed that; null for all others. */
export class GameStanding1795264800000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`alter table game add column standing json`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`alter table game drop column standing`);
  }
}
