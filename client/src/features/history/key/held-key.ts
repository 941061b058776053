import type { Witness } from '@canary/vault/version-tracker';
import { alsoForget } from '#session/offline-session.ts';

/** The key to somebody's saved history, and which version of each record was seen with it. */
export interface HeldKey {
  readonly userId: string;
  readonly keyId: string;
  readonly key: CryptoKey;
  readonly witness: Witness;
}

let held: HeldKey | undefined;
let era = 0;

alsoForget(() => {
  held = undefined;
  era += 1;
});

/** The key that this page holds in its memory. */
export function readHeld(): HeldKey | undefined {
  return held;
}

/** Holds a key, for as long as the page lives and nobody logs out. */
export function hold(key: HeldKey): void {
  held = key;
}

/** Another number after each time that everything was forgotten: what was begun before must not be kept after. */
export function keyEra(): number {
  return era;
}
