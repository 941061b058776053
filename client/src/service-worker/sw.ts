import { cleanupOutdatedCaches, matchPrecache, precache } from 'workbox-precaching';
import { answerPage } from './answer.ts';
import { kindOfRequest } from './kind-of-request.ts';

declare const self: ServiceWorkerGlobalScope & {
  /** What the build lists: the site's code, and the documents that stand in for its pages. */
  readonly __WB_MANIFEST: { url: string; revision: string | null }[];
};

precache(self.__WB_MANIFEST);
cleanupOutdatedCaches();

// The page of the first visit is served from then on, too: it may go offline before it is loaded anew.
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

// A newer worker waits, and leaves the tabs of the older version alone, until a page says that it may take over.
self.addEventListener('message', (event) => {
  if (event.data === 'take-over-if-alone') event.waitUntil(takeOverIfAlone());
});

async function takeOverIfAlone(): Promise<void> {
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (tabs.length <= 1) await self.skipWaiting();
}

/** A file that was kept, by this version or by one that waits for its turn: a name with a hash is right in any. */
async function answerFile(request: Request): Promise<Response> {
  return (await matchPrecache(request.url)) ?? (await caches.match(request)) ?? fetch(request);
}
