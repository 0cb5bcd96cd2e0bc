import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Tokens that are the links of a tournament to its players: which tournament, and the how many-th links of it. */
export class PlayerLinks1795380100000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      alter table token
        add column tournament_id uuid,
        add column link_number integer,
        add constraint token_link unique (tournament_id, player_id, link_number)`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`alter table token drop column tournament_id, drop column link_number`);
  }
}
