import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The append-only record. Keys begin with the stream, so that the table can be distributed or partitioned by it. */
export class RecordedEvent1795253400000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table recorded_event (
        stream_id uuid not null,
        version integer not null,
        game_number integer,
        type text not null,
        data jsonb not null,
        actor text not null,
        recorded_at timestamptz not null,
        sequence bigint not null generated always as identity,
        xid xid8 not null default pg_current_xact_id(),
        constraint recorded_event_pkey primary key (stream_id, version)
      )`);
    // Followers read in this order, and only what is older than every open transaction.
    await queryRunner.query(`create index recorded_event_xid_sequence on recorded_event (xid, sequence)`);
    await queryRunner.query(`
      create function refuse_change_of_record() returns trigger language plpgsql as $$
      begin
        raise exception 'recorded events are never changed or removed: % on % refused', tg_op, tg_table_name
          using errcode = 'restrict_violation', hint = 'A correction is a new event.';
      end
      $$`);
    await queryRunner.query(`
      create trigger recorded_event_is_append_only
        before update or delete or truncate on recorded_event
        for each statement execute function refuse_change_of_record()`);
    // Also in sessions that replay a replica's changes, where ordinary triggers sleep.
    await queryRunner.query(`alter table recorded_event enable always trigger recorded_event_is_append_only`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`drop table recorded_event`);
    await queryRunner.query(`drop function refuse_change_of_record()`);
  }
}
