/** Of AES-256. */
export const historyKeyBytes = 32;

/** A new key for somebody's history, as bytes: they are wrapped, imported, and forgotten. */
export function newRawKey(): Uint8Array<ArrayBuffer> {
  return crypto.getRandomValues(new Uint8Array(historyKeyBytes));
}

/** The key that seals and opens, which no script can read the bytes of. */
export function importHistoryKey(raw: Uint8Array<ArrayBuffer>): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', raw, 'AES-GCM', false, ['encrypt', 'decrypt']);
}
