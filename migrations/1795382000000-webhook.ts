import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Addresses that want to hear of something, and what waits to be sent to them, or was. */
export class Webhook1795382000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table webhook (
        id uuid not null,
        version integer not null,
        url text not null,
        types text[] not null,
        secret text,
        status text not null,
        paused_because text,
        status_since timestamptz not null,
        created_at timestamptz not null,
        constraint webhook_pkey primary key (id),
        constraint webhook_signs check (status <> 'active' or secret is not null),
        constraint webhook_paused check ((status = 'paused') = (paused_because is not null))
      )`);
    // Without a reference to the webhook: a lock on it would make the acts of all matches wait for its changes.
    await queryRunner.query(`
      create table webhook_delivery (
        id uuid not null,
        sequence bigint generated always as identity,
        webhook_id uuid not null,
        thing_id uuid not null,
        type text not null,
        data json not null,
        people uuid[] not null,
        created_at timestamptz not null,
        status text not null default 'waiting',
        next_at timestamptz not null,
        taken_until timestamptz,
        attempts integer not null default 0,
        first_tried_at timestamptz,
        tried_at timestamptz,
        answer_status integer,
        answer_start text,
        milliseconds integer,
        failure text,
        constraint webhook_delivery_pkey primary key (id)
      )`);
    await queryRunner.query(`
      create index webhook_delivery_waiting on webhook_delivery (webhook_id, thing_id, sequence)
        where status = 'waiting'`);
    await queryRunner.query(`create index webhook_delivery_log on webhook_delivery (webhook_id, sequence)`);
    await queryRunner.query(`create index webhook_delivery_created_at on webhook_delivery using brin (created_at)`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`drop table webhook_delivery`);
    await queryRunner.query(`drop table webhook`);
  }
}
