import { useEffect, useEffectEvent } from 'react';
import { reload } from '#shared/browser/navigation.ts';
import { safeSessionStorage } from './storage.ts';

/** Written when the page is left or hidden, and deleted when it is back, so that user input isn't stored for longer. */
const storageKey = 'canary-qr:reload-state';

/** Written when a visitor leaves the generator to log in, and deleted when a generator is back. */
const carriedKey = 'canary-qr:carried-input';

/** The pages with a generator. */
const generatorPages = /^\/($|generate\/)/;

const readers = new Map<string, () => unknown>();
const saved = takeStored();
let isReloading = false;

/** A question to the user: only a reload by the site itself brings it back. */
const question = 'waiting-export';

/**
 * Keeps the page's input in this tab while the page is reloaded, or left until the user goes back. A hidden page may be
 * discarded without further notice.
 *
 * @returns a function that stops it
 */
export function keepInputOfPage(): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const keep = () => {
    if (!isReloading) store(new Map([...readInput()].filter(([name]) => name !== question)));
  };
  addEventListener('pagehide', keep, { signal });
  const onVisibility = () => {
    if (document.visibilityState === 'hidden') keep();
    else if (!isReloading) safeSessionStorage.remove(storageKey);
  };
  document.addEventListener('visibilitychange', onVisibility, { signal });
  return () => listening.abort();
}

/**
 * Registers a value that a reload keeps.
 *
 * @param name for {@link takeSaved}
 * @param read returns a JSON value; called when the page is left or hidden
 * @returns a function that unregisters it
 */
export function saveOnReload(name: string, read: () => unknown): () => void {
  readers.set(name, read);
  return () => {
    if (readers.get(name) === read) readers.delete(name);
  };
}

/** Returns a saved value after the reload or the log-in, once. Another version of the site may have written it. */
export function takeSaved(name: string): unknown {
  takeCarried();
  const value = saved.get(name);
  saved.delete(name);
  return value;
}

/**
 * Restores a component's value after a reload.
 *
 * @param restore receives the value after the reload. It runs after the first render, which must match the server's.
 */
export function useSavedOnReload(name: string, value: unknown, restore: (value: unknown) => void): void {
  const read = useEffectEvent(() => value);
  const onRestore = useEffectEvent(restore);
  useEffect(() => {
    const before = takeSaved(name);
    if (before !== undefined) onRestore(before);
    return saveOnReload(name, () => read());
  }, [name]);
}

/** Reads all registered values, and those from the last reload that no component has taken yet. */
export function readInput(): ReadonlyMap<string, unknown> {
  return new Map([...saved, ...[...readers].map(([name, read]) => [name, read()] as const)]);
}

/**
 * Keeps the page's input in this tab until a page with a generator is shown again. Unlike a value in memory it survives a
 * log-in that leads through another site.
 */
export function carryInput(): void {
  safeSessionStorage.set(carriedKey, JSON.stringify({ input: [...readInput()] }));
}

/** Deletes the input that a visitor left on the way to a log-in, and all that wasn't taken yet. */
export function dropCarriedInput(): void {
  safeSessionStorage.remove(carriedKey);
  safeSessionStorage.remove(storageKey);
  saved.clear();
}

/** Reloads the page without losing what the user has entered. */
export function reloadKeepingInput(input = readInput()): void {
  isReloading = true;
  store(input);
  reload();
}

function store(input: ReadonlyMap<string, unknown>): void {
  safeSessionStorage.set(storageKey, JSON.stringify([...input]));
}

/** A page that was opened by a link or its address starts empty. */
function takeStored(): Map<string, unknown> {
  const stored = safeSessionStorage.get(storageKey);
  safeSessionStorage.remove(storageKey);
  try {
    const isNew = performance
      .getEntriesByType('navigation')
      .some((entry) => 'type' in entry && entry.type === 'navigate');
    return new Map(JSON.parse((isNew ? null : stored) ?? '[]'));
  } catch {
    return new Map();
  }
}

function takeCarried(): void {
  const stored = safeSessionStorage.get(carriedKey);
  if (stored === null || !generatorPages.test(window.location.pathname)) return;
  try {
    const { input } = JSON.parse(stored);
    for (const [name, value] of new Map<string, unknown>(input)) saved.set(name, value);
  } catch {
    // Another version of the site wrote it in another form.
  }
  safeSessionStorage.remove(carriedKey);
}
