import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** What was answered to a request that may come again. Written only by `Recording.write`. */
@Entity('idempotency_key')
@Index('idempotency_key_created_at', ['createdAt'], { type: 'brin' })
export class IdempotencyKeyRow {
  @PrimaryColumn('uuid', { name: 'token_id', primaryKeyConstraintName: 'idempotency_key_pkey' })
  tokenId: string;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'idempotency_key_pkey' })
  key: string;

  @Column('text')
  fingerprint: string;

  @Column('integer')
  status: number;

  @Column('text', { nullable: true })
  etag: string | null;

  @Column('json', { nullable: true })
  body: unknown;

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;
}
