import { useEffect, useEffectEvent } from 'react';
import { reload } from '#shared/browser/navigation.ts';
import { safeSessionStorage } from './storage.ts';

/** Written right before a reload and deleted right after it: user input isn't stored for any longer. */
const storageKey = 'canary-qr:kept-over-reload';

const readers = new Map<string, () => unknown>();
const kept = takeStored();

/**
 * Keeps a value over {@link reloadKeepingInput}, which calls `read` right before the reload.
 *
 * @param name for {@link takeKept}
 * @param read returns a JSON value
 * @returns the function that stops keeping it
 */
export function keepOverReload(name: string, read: () => unknown): () => void {
  readers.set(name, read);
  return () => {
    if (readers.get(name) === read) readers.delete(name);
  };
}

/** Returns a kept value after the reload, once. Another version of the site may have written it. */
export function takeKept(name: string): unknown {
  const value = kept.get(name);
  kept.delete(name);
  return value;
}

/**
 * Keeps a component's value over {@link reloadKeepingInput}.
 *
 * @param restore receives the value after the reload. It runs after the first render, which must match the server's.
 */
export function useKeptOverReload(name: string, value: unknown, restore: (value: unknown) => void): void {
  const read = useEffectEvent(() => value);
  const onRestore = useEffectEvent(restore);
  useEffect(() => {
    const before = takeKept(name);
    if (before !== undefined) onRestore(before);
    return keepOverReload(name, () => read());
  }, [name]);
}

/** What {@link reloadKeepingInput} would keep now. */
export function readInput(): ReadonlyMap<string, unknown> {
  return new Map([...kept, ...[...readers].map(([name, read]) => [name, read()] as const)]);
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
