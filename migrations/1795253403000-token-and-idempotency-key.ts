import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who may call, known by the hash of a token; and what was answered to requests that may come again. */
export class TokenAndIdempotencyKey1795253403000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table token (
        id uuid not null,
        hash bytea not null,
        role text not null,
        player_id uuid,
        label text not null,
        created_at timestamptz not null,
        expires_at timestamptz,
        revoked_at timestamptz,
        constraint token_pkey primary key (id),
        constraint token_hash unique (hash)
      )`);
    // json keeps the answer's fields in the order in which they were first sent.
    await queryRunner.query(`
      create table idempotency_key (
        token_id uuid not null,
        key text not null,
        fingerprint text not null,
        status integer not null,
        etag text,
        body json,
        created_at timestamptz not null,
        constraint idempotency_key_pkey primary key (token_id, key)
      )`);
    // Old answers are forgotten by time; rows lie in that order, so an index of page ranges is enough and costs little.
    await queryRunner.query(`create index idempotency_key_created_at on idempotency_key using brin (created_at)`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`drop table idempotency_key`);
    await queryRunner.query(`drop table token`);
  }
}
