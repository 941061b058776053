import { createStore } from '#shared/store/create-store.ts';

/**
 * Whether the browser has promised to keep the site's data. Browsers don't promise this in a private window, and often
 * not for a site that the user rarely visits.
 */
export const persistence = createStore(false);

/** Asks the browser to keep the site's data. Some browsers ask the user. */
export async function askToPersist(): Promise<void> {
  try {
    persistence.set((await navigator.storage.persisted()) || (await navigator.storage.persist()));
  } catch {
    // Over plain http and in old browsers, there is nothing to ask.
  }
}
