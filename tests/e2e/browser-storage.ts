import type { Page } from 'playwright-core';

/** Everything that a browser stores for a site. */
interface BrowserStorage {
  /** URL and body of each cached response. */
  readonly caches: readonly string[];
  /** Name and content of each database that isn't empty, as JSON. */
  readonly databases: readonly string[];
  readonly local: Readonly<Record<string, string>>;
  readonly session: Readonly<Record<string, string>>;
}

/** Reads everything that the browser stores for a page's site, without changing it. */
export function readBrowserStorage(page: Page): Promise<BrowserStorage> {
  return page.evaluate(async () => {
    const resultOf = <Value>(request: IDBRequest<Value>) =>
      new Promise<Value>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const readDatabase = async (name: string) => {
      const opening = indexedDB.open(name);
      // If the database was deleted since it was listed, aborting keeps `open` from creating it.
      opening.onupgradeneeded = () => opening.transaction?.abort();
      const db = await resultOf(opening);
      const stores = [...db.objectStoreNames];
      const values = await Promise.all(
        stores.map((store) => resultOf(db.transaction(store).objectStore(store).getAll())),
      );
      db.close();
      return values.flat().length > 0 ? `${name} ${JSON.stringify(values)}` : undefined;
    };
    const readCache = async (name: string) => {
      const cache = await caches.open(name);
      const responses = (await cache.keys()).map(
        async (request) => `${request.url} ${await (await cache.match(request))?.text()}`,
      );
      return Promise.all(responses);
    };
    const databases = (await indexedDB.databases()).map(({ name = '' }) =>
      readDatabase(name).catch(() => undefined),
    );
    return {
      caches: (await Promise.all((await caches.keys()).map(readCache))).flat(),
      databases: (await Promise.all(databases)).filter((content) => content !== undefined),
      local: { ...localStorage },
      session: { ...sessionStorage },
    };
  });
}

/** Waits until the service worker has cached everything for offline use and controls the page. */
export async function waitForServiceWorker(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}
