import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Tokens get a version, as everything has that a caller may change, and a player's token always names its player. */
export class TokenVersion1795256100000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`alter table token
      add column version integer not null default 1,
      add constraint token_player check ((role = 'player') = (player_id is not null))`);
    // Each act of a player asks who else this person was before two were found to be one.
    await queryRunner.query(`create index player_merged_into on player (merged_into)`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`drop index player_merged_into`);
    await queryRunner.query(`alter table token drop constraint token_player, drop column version`);
  }
}
