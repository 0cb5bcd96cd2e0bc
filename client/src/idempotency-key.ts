/** A new name for one write: sent again under it, the write happens once. Made without TLS too, where browsers have no UUIDs. */
export function idempotencyKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
