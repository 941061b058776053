import { compareWithServer, noteNewVersion } from '#shared/browser/new-version.ts';

/** The shortest time between two checks for a new version in an open tab, in milliseconds. */
const checkIntervalMs = 3_600_000;

/** Registers the service worker, which keeps the site for offline use, and watches for newer versions. */
export async function registerServiceWorker(): Promise<void> {
  const registration = await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' });
  if (registration.waiting) void onWaiting(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing;
    worker?.addEventListener('statechange', () => {
      // The first worker takes over without a message.
      if (worker.state === 'installed' && navigator.serviceWorker.controller) void onWaiting(worker);
    });
  });
  let checkedAt = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - checkedAt < checkIntervalMs) return;
    checkedAt = Date.now();
    registration.update().catch(() => undefined);
  });
}

/**
 * Handles a newer worker that waits to take over. A page of the same version lets the worker take over. An older page
 * keeps the older worker, which has the page's files, until the next navigation.
 */
async function onWaiting(worker: ServiceWorker): Promise<void> {
  const server = await compareWithServer();
  if (server === 'same') worker.postMessage('take-over-if-alone');
  if (server === 'newer') noteNewVersion();
}
