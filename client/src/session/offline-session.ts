import { featureOf } from '#config/generators.ts';
import type { Feature, Persistence } from '#gql/graphql.ts';

/** Where it stands what whoever was last logged in had unlocked: nothing else of them, and not who they are. */
const storageKey = 'canary-qr:last-unlocks';
/** Where it stands that their session outlives the browser's. */
const stayKey = 'canary-qr:stays';
/** The database in which the key to their history outlives the page, where they asked to stay logged in. */
export const keyDatabase = 'canary-qr-keys';

let forgetHeld = () => {};

/** Has what is held in the page's memory forgotten with the rest. One page's code knows of it, the first load doesn't. */
export function alsoForget(forget: () => void): void {
  forgetHeld = forget;
}

/** To be called at a login: what is remembered of it lasts no longer than the session itself. */
export function noteStay(persistence: Persistence): void {
  forgetLastViewer();
  if (persistence === 'LOCAL') quietly(() => localStorage.setItem(stayKey, 'yes'));
}

/** Whether whoever logged in here last asked to stay so. */
export function staysLoggedIn(): boolean {
  return Boolean(quietly(() => localStorage.getItem(stayKey)));
}

/** Remembers what somebody who is logged in has unlocked, for when the server can't be asked. */
export function rememberUnlocks(features: readonly Feature[]): void {
  quietly(() => {
    const storage = staysLoggedIn() ? localStorage : sessionStorage;
    storage.setItem(storageKey, JSON.stringify(features));
  });
}

/** What whoever was last logged in here had unlocked; null when nobody was, or has logged out since. */
export function recallUnlocks(): readonly Feature[] | null {
  const stored = quietly(() => localStorage.getItem(storageKey) ?? sessionStorage.getItem(storageKey));
  if (typeof stored !== 'string') return null;
  return Object.values(featureOf).filter((feature) => stored.includes(`"${feature}"`));
}

/** Forgets every key, in the page's memory and in the browser's storage. */
export function forgetKeys(): void {
  forgetHeld();
  quietly(() => indexedDB.deleteDatabase(keyDatabase));
}

/** To be called when somebody logs out, and when the server says that nobody is logged in: keys are forgotten, too. */
export function forgetLastViewer(): void {
  forgetKeys();
  for (const key of [storageKey, stayKey]) {
    quietly(() => localStorage.removeItem(key));
    quietly(() => sessionStorage.removeItem(key));
  }
}

/** A browser may refuse storage altogether; then nothing is remembered, and nothing else happens. */
function quietly<Value>(act: () => Value): Value | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}
