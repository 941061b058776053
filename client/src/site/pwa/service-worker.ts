import { newestBuild } from '#shared/loading/build.ts';
import { noteNewerVersion } from '#shared/loading/newer-version.ts';

/** How often a tab that stays open looks for a new version, in milliseconds. */
const hourMs = 3_600_000;

/** Has the browser keep the site for when there is no connection, and this tab learn of newer versions. */
export async function keepForOffline(): Promise<void> {
  const registration = await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' });
  if (registration.waiting) void meet(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const coming = registration.installing;
    coming?.addEventListener('statechange', () => {
      // Without one before it, it takes over by itself.
      if (coming.state === 'installed' && navigator.serviceWorker.controller) void meet(coming);
    });
  });
  let lookedAt = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - lookedAt < hourMs) return;
    lookedAt = Date.now();
    registration.update().catch(() => undefined);
  });
}

/**
 * A newer worker is ready. A page that is as new has it take over; an older one goes on with the files of its own, which
 * the older worker keeps for it, until somebody goes to another page.
 */
async function meet(worker: ServiceWorker): Promise<void> {
  const newest = await newestBuild();
  if (newest === 'same') worker.postMessage('take-over-if-alone');
  if (newest === 'other') noteNewerVersion();
}
