import { useEffect, useEffectEvent } from 'react';
import { reload } from '#shared/browser/navigation.ts';
import { safeSessionStorage } from './storage.ts';

/** Written right before a reload and deleted right after it, so that user input isn't stored for longer. */
const storageKey = 'canary-qr:reload-state';

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

/** Returns a saved value after the reload, once. Another version of the site may have written it. */
export function takeSaved(name: string): unknown {
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
