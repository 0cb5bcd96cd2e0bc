import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Who has won a match that counts for the ratings, and its length; empty for every other series. Ratings are computed from
 * all matches of a variant at each call, which would take a tenth of a second if every state had to be parsed for it.
 */
export class RatedMatch1795267800000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      alter table series add column rated_winner text, add column rated_length integer`);
    await queryRunner.query(`
      update series s set rated_winner = m.outcome ->> 'winner', rated_length = (m.format ->> 'length')::integer
      from (
        select id, x.outcome, x.format, x.games
        from series, json_to_record(state) as x (outcome json, "format" json, games integer)
        where status = 'finished'
      ) m
      where m.id = s.id and m.format ->> 'kind' = 'points'
        and (m.outcome ->> 'by' in ('play', 'reported')
          or m.outcome ->> 'by' in ('time', 'concession') and m.games > 0)`);
    // Holds all that the ratings read, in their order, so that they do not touch the rows with their states.
    await queryRunner.query(`
      create index series_rated on series (variant, finished_at, id)
        include (player_ids, tournament_id, rated_winner, rated_length) where rated_winner is not null`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`drop index series_rated`);
    await queryRunner.query(`alter table series drop column rated_winner, drop column rated_length`);
  }
}
