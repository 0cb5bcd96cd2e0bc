import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Finished matches in the order in which they ended, however many there are. */
export class EndedMatches1795516800000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `create index series_ended on series (finished_at, id) where kind = 'match' and status = 'finished'`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`drop index series_ended`);
  }
}
