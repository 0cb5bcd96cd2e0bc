import { Column, Entity, Generated, Index, PrimaryColumn } from 'typeorm';

/** A notice for one webhook, and how its sending went. The statement that records an act writes it too. */
@Entity('webhook_delivery')
@Index('webhook_delivery_waiting', ['webhookId', 'thingId', 'sequence'], { where: `status = 'waiting'` })
@Index('webhook_delivery_log', ['webhookId', 'sequence'])
@Index('webhook_delivery_created_at', ['createdAt'], { type: 'brin' })
export class WebhookDeliveryRow {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'webhook_delivery_pkey' })
  id: string;

  /** Drawn when the row is inserted: within one thing in the order of its acts. */
  @Column({ type: 'bigint', generatedIdentity: 'ALWAYS' })
  @Generated('identity' as 'increment')
  sequence: number;

  @Column('uuid', { name: 'webhook_id' })
  webhookId: string;

  /** The match, chouette or tournament that it tells of. */
  @Column('uuid', { name: 'thing_id' })
  thingId: string;

  @Column('text')
  type: string;

  @Column('json')
  data: Record<string, unknown>;

  @Column('uuid', { array: true })
  people: string[];

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;

  /** `waiting`, `sent` or `given-up`. */
  @Column('text', { default: 'waiting' })
  status: string;

  /** Not before. */
  @Column('timestamptz', { name: 'next_at' })
  nextAt: Date;

  /** An instance is sending it; after this time another one may. */
  @Column('timestamptz', { name: 'taken_until', nullable: true })
  takenUntil: Date | null;

  @Column('integer', { default: 0 })
  attempts: number;

  /** The first attempt of those that are made without the word of a person in between. */
  @Column('timestamptz', { name: 'first_tried_at', nullable: true })
  firstTriedAt: Date | null;

  @Column('timestamptz', { name: 'tried_at', nullable: true })
  triedAt: Date | null;

  /** Of the last attempt: the status of the answer, null where none came. */
  @Column('integer', { name: 'answer_status', nullable: true })
  answerStatus: number | null;

  @Column('text', { name: 'answer_start', nullable: true })
  answerStart: string | null;

  @Column('integer', { nullable: true })
  milliseconds: number | null;

  /** Why the last attempt failed; null where it did not. */
  @Column('text', { nullable: true })
  failure: string | null;
}
