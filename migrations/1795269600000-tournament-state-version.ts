import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Which version the stored state of a tournament has. That of a large field is hundreds of kilobytes, most of the cost of
 * a result if it is written each time; the events since then stand in the record.
 */
export class TournamentStateVersion1795269600000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`alter table tournament add column state_version integer`);
    await queryRunner.query(`update tournament set state_version = version`);
    await queryRunner.query(`alter table tournament alter column state_version set not null`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    // A state that is behind its record cannot be made whole here.
    await queryRunner.query(`
      do $$ begin
        if exists (select from tournament where state_version <> version) then
          raise exception 'states of tournaments are behind their records';
        end if;
      end $$`);
    await queryRunner.query(`alter table tournament drop column state_version`);
  }
}
