import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A stored state names its format, and the version at which it had it: an older instance writes a state without a word on
 * either, and is found out by the version. 0 is the format of all states before this.
 */
export class StateFormat1795276800000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    for (const table of ['series', 'tournament']) {
      await queryRunner.query(`
        alter table ${table}
          add column state_format integer not null default 0,
          add column format_version integer not null default 0`);
    }
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const table of ['series', 'tournament']) {
      await queryRunner.query(`alter table ${table} drop column state_format, drop column format_version`);
    }
  }
}
