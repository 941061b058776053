import { reload } from './reload.ts';

/** Where it lies between the two: written right before the reload, taken away first thing after it. */
const storageKey = 'canary-qr:carried';

const keepers = new Map<string, () => unknown>();
const carried = takeStored();

/**
 * Has a value outlive {@link reloadCarrying}: `read` is asked for it right before. Returns what stops that.
 *
 * @param name by which {@link takeCarried} finds it again; what is read must survive JSON
 */
export function carryOver(name: string, read: () => unknown): () => void {
  keepers.set(name, read);
  return () => {
    if (keepers.get(name) === read) keepers.delete(name);
  };
}

/** What was carried over the last reload under that name, once. It may come from another version of the site. */
export function takeCarried(name: string): unknown {
  const value = carried.get(name);
  carried.delete(name);
  return value;
}

/** Loads the page anew, and brings along what was typed. */
export function reloadCarrying(): void {
  for (const [name, read] of keepers) carried.set(name, read());
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([...carried]));
  } catch {
    // A browser may refuse storage altogether; then nothing comes along.
  }
  reload();
}

function takeStored(): Map<string, unknown> {
  try {
    const stored = sessionStorage.getItem(storageKey);
    sessionStorage.removeItem(storageKey);
    return new Map(JSON.parse(stored ?? '[]'));
  } catch {
    return new Map();
  }
}
