import { cleanupOutdatedCaches, matchPrecache, precache } from 'workbox-precaching';
import { answerPage } from './answer.ts';
import { kindOfRequest } from './kind-of-request.ts';

declare const self: ServiceWorkerGlobalScope & {
  /** The site's code and the offline documents, listed by the build. */
  readonly __WB_MANIFEST: { url: string; revision: string | null }[];
};

precache(self.__WB_MANIFEST);
cleanupOutdatedCaches();

// Without `claim`, the page of the first visit would not work offline until its next load.
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const found = kindOfRequest(request, self.location.origin);
  if (found?.kind === 'page') {
    event.respondWith(
      answerPage(
        () => fetch(request),
        () => matchPrecache(found.fallback),
      ),
    );
  }
  if (found?.kind === 'file') event.respondWith(answerFile(request));
});

// A newer worker waits for this message from a page, so that tabs of the older version keep working.
self.addEventListener('message', (event) => {
  if (event.data === 'take-over-if-alone') event.waitUntil(takeOverIfAlone());
});

async function takeOverIfAlone(): Promise<void> {
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (tabs.length <= 1) await self.skipWaiting();
}

/** Finds a file in the cache of any version, because names contain a hash of the content, or else fetches it. */
async function answerFile(request: Request): Promise<Response> {
  return (await matchPrecache(request.url)) ?? (await caches.match(request)) ?? fetch(request);
}
