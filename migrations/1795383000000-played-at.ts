import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * When a match was played, where that was told apart from its recording: ratings, histories and head-to-head go by it, and
 * else by the time at which the match was finished. Old records have it in their states.
 */
export class PlayedAt1795383000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`alter table series add column played_at timestamptz`);
    await queryRunner.query(`
      update series set played_at = to_timestamp((state ->> 'playedAt')::numeric / 1000)
      where kind = 'match' and state ->> 'playedAt' is not null`);
    // With the new column, so that the ratings still read nothing but the index.
    await queryRunner.query(`drop index series_rated`);
    await queryRunner.query(`
      create index series_rated on series (variant, finished_at, id)
        include (player_ids, tournament_id, rated_winner, rated_length, played_at) where rated_winner is not null`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`drop index series_rated`);
    await queryRunner.query(`
      create index series_rated on series (variant, finished_at, id)
        include (player_ids, tournament_id, rated_winner, rated_length) where rated_winner is not null`);
    await queryRunner.query(`alter table series drop column played_at`);
  }
}
