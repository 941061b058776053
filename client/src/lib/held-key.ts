import type { Witness } from '@canary/vault/witness';

/** The key to somebody's saved history, and which version of each record was seen with it. */
export interface HeldKey {
  readonly userId: string;
  readonly keyId: string;
  readonly key: CryptoKey;
  readonly witness: Witness;
}

/** The database in which a key outlives the page, where somebody asked to stay signed in. */
export const keyDatabase = 'canary-qr-keys';

let held: HeldKey | undefined;
let era = 0;

/** The key that this page holds in its memory. */
export function readHeld(): HeldKey | undefined {
  return held;
}

/** Holds a key, for as long as the page lives and nobody signs out. */
export function hold(key: HeldKey): void {
  held = key;
}

/** Another number after each time that everything was forgotten: what was begun before must not be kept after. */
export function keyEra(): number {
  return era;
}

/** Forgets every key, here and in the browser's storage. */
export function forgetKeys(): void {
  held = undefined;
  era += 1;
  try {
    indexedDB.deleteDatabase(keyDatabase);
  } catch {
    // A browser may refuse storage altogether: then there is nothing in it.
  }
}
