import { useEffect, useEffectEvent } from 'react';
import { reload } from '#shared/browser/navigation.ts';
import { safeSessionStorage } from './storage.ts';

/** Written right before a reload and deleted right after it, so that user input isn't stored for longer. */
const storageKey = 'canary-qr:reload-state';

/** Written when a visitor leaves the generator to log in, and deleted when a generator is back. */
const carriedKey = 'canary-qr:carried-input';

/** The pages with a generator. */
const generatorPages = /^\/($|generate\/)/;

const readers = new Map<string, () => unknown>();
const saved = takeStored();

/**
 * Registers a value that {@link reloadKeepingInput} saves.
 *
 * @param name for {@link takeSaved}
 * @param read returns a JSON value; called right before the reload
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
 * Restores a component's value after {@link reloadKeepingInput}.
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
  saved.clear();
}

/** Reloads the page without losing what the user has entered. */
export function reloadKeepingInput(input = readInput()): void {
  safeSessionStorage.set(storageKey, JSON.stringify([...input]));
  reload();
}

function takeStored(): Map<string, unknown> {
  const stored = safeSessionStorage.get(storageKey);
  safeSessionStorage.remove(storageKey);
  try {
    return new Map(JSON.parse(stored ?? '[]'));
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
