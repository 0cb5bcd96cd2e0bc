import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The events of one write share its transaction and its time, and only so can an act be undone as a whole. A record that was
 * brought from another database is written by one transaction: there the column names the transaction that wrote it first.
 */
export class ActOfEvent1795381000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`alter table recorded_event add column act bigint`);
    // Empty in a club that has always been where it is.
    await queryRunner.query(
      `create index recorded_event_act on recorded_event (act, recorded_at) where act is not null`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`drop index recorded_event_act`);
    await queryRunner.query(`alter table recorded_event drop column act`);
  }
}
