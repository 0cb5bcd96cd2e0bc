import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** An address that wants to hear of something. Its secret is kept as it is, because every delivery is signed with it; a webhook without one is paused or deleted. */
@Entity('webhook')
@Check('webhook_signs', `status <> 'active' or secret is not null`)
@Check('webhook_paused', `(status = 'paused') = (paused_because is not null)`)
export class WebhookRow {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'webhook_pkey' })
  id: string;

  @Column('integer')
  version: number;

  @Column('text')
  url: string;

  @Column('text', { array: true })
  types: string[];

  @Column('text', { nullable: true })
  secret: string | null;

  /** `active`, `paused` or `deleted`. */
  @Column('text')
  status: string;

  @Column('text', { name: 'paused_because', nullable: true })
  pausedBecause: string | null;

  /** Since when it has that status. */
  @Column('timestamptz', { name: 'status_since' })
  statusSince: Date;

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;
}
