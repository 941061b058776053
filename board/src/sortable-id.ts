/**
 * Puts the time at the start of a random UUID, which makes it a UUID of version 7 (RFC 9562). Sorted by such ids, later
 * items come last.
 *
 * @example toSortableId(crypto.randomUUID()) // '019a8b3e-5c1f-7d2a-9b41-6f0c2e8d7a35'
 */
export function toSortableId(uuid: string): string {
  const time = Date.now().toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${uuid.slice(15)}`;
}
