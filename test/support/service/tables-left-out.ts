/** What of the schema is no row of its own in an export, and why: `src/modules/archive/archived-tables.ts` has the rest. */

/** Tables that belong to the streams: their record, and what is made from it. */
export const MADE_FROM_RECORD = ['recorded_event', 'game', 'ledger_entry'] as const;

/** Why a table is not exported. */
export const LEFT_OUT: Readonly<Record<string, string>> = {
  token: 'Who has the file must not be able to act for others; a restored club has the tokens that it was given there.',
  idempotency_key: 'Answers to requests that nobody sends again in another place, under tokens that are not there.',
  webhook_delivery: 'What waits was to be sent from where the club was, and the log tells what was sent from there.',
  migration: 'Every database knows for itself which migrations it has had.',
};
