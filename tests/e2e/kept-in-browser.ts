import type { Page } from 'playwright-core';

/** All that a browser keeps of a site: what its service worker has, too. */
export interface Kept {
  /** The addresses and texts of what is cached. */
  readonly caches: readonly string[];
  /** The names of databases, each with all that is in it. */
  readonly databases: readonly string[];
  readonly local: Readonly<Record<string, string>>;
  readonly session: Readonly<Record<string, string>>;
}

/** Reads what a page's site has kept in its browser, without leaving anything there itself. */
export function keptInBrowser(page: Page): Promise<Kept> {
  return page.evaluate(async () => {
    const settled = <Value>(request: IDBRequest<Value>) =>
      new Promise<Value>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const contentOf = async (name: string) => {
      const opening = indexedDB.open(name);
      // It is being deleted just now, and is not to be made anew.
      opening.onupgradeneeded = () => opening.transaction?.abort();
      const db = await settled(opening);
      const stores = [...db.objectStoreNames];
      const values = await Promise.all(
        stores.map((store) => settled(db.transaction(store).objectStore(store).getAll())),
      );
      db.close();
      return `${name} ${JSON.stringify(values)}`;
    };
    const textsOf = async (name: string) => {
      const cache = await caches.open(name);
      const texts = (await cache.keys()).map(
        async (request) => `${request.url} ${await (await cache.match(request))?.text()}`,
      );
      return Promise.all(texts);
    };
    const databases = (await indexedDB.databases()).map(({ name = '' }) =>
      contentOf(name).catch(() => undefined),
    );
    return {
      caches: (await Promise.all((await caches.keys()).map(textsOf))).flat(),
      databases: (await Promise.all(databases)).filter((content) => content !== undefined),
      local: { ...localStorage },
      session: { ...sessionStorage },
    };
  });
}

/** Waits until the site's service worker has kept all that a visit without a connection needs, and answers. */
export async function waitUntilKept(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}
