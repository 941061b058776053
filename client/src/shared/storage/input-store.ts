import { useEffect, useEffectEvent } from 'react';
import { safeSessionStorage } from './storage.ts';

/** Written when the page is left or hidden and deleted when the page is back, so that input isn't stored for longer. */
const reloadKey = 'canary-qr:reload-state';

/** Written when a visitor leaves the generator to log in, and deleted when a generator is back. */
const carriedKey = 'canary-qr:carried-input';

/** The pages with a generator. */
const generatorPages = /^\/($|generate\/)/;

interface Declaration<Stored> {
  /** Key in the storage. */
  readonly name: string;
  /** A log-out clears all input. `account` input is also cleared on pages outside the account, `history` with its key. */
  readonly owner: 'tab' | 'account' | 'history';
  /**
   * What the input survives: nothing (`memory`), a reload, or also a log-in that leads through another site. A
   * `question` to the user survives such a log-in and a reload by the site, but not a reload by the user.
   */
  readonly lifetime: 'memory' | 'reload' | 'log-in' | 'question';
  /** Reads a value that was stored before a reload or a log-in, possibly by another version of the site. */
  schema(stored: unknown): Stored | undefined;
}

/** Something that the user has entered. */
export interface Input<Value, Stored = Value> extends Declaration<Stored> {
  read(): Value | undefined;
  set(value: Value | undefined): void;
  /** Returns the value from before a reload or a log-in, once. */
  takeStored(): Stored | undefined;
  clear(): void;
}

const entries: Input<unknown, unknown>[] = [];
/** Values that were stored before a reload or a log-in, and weren't taken yet. */
const stored = takeReloaded();
let isReloading = false;

/** Declares input that is kept in this tab. */
export function declareInput<Value, Stored = Value>(declaration: Declaration<Stored>): Input<Value, Stored> {
  const { name, schema } = declaration;
  let current: Value | undefined;
  const input: Input<Value, Stored> = {
    ...declaration,
    read: () => current,
    set(value) {
      current = value;
    },
    takeStored() {
      takeCarried();
      const value = stored.get(name);
      stored.delete(name);
      return value === undefined ? undefined : schema(value);
    },
    clear() {
      current = undefined;
      stored.delete(name);
    },
  };
  entries.push(input);
  return input;
}

/** Input by key, such as the values of each form. */
export type InputsByKey<Value> = Readonly<Record<string, Value>>;

/** Declares input that is kept by key. */
export function declareInputs<Value>(declaration: Declaration<InputsByKey<Value>>) {
  const input = declareInput<InputsByKey<Value>>(declaration);
  const none = {};
  const read = (): InputsByKey<Value> => input.read() ?? none;
  return {
    read,
    /** Adds the values from before a reload or a log-in, except for keys with newer input, and returns all. */
    restore(): InputsByKey<Value> {
      const before = input.takeStored();
      if (before) input.set({ ...before, ...read() });
      return read();
    },
    save: (key: string, value: Value) => input.set({ ...read(), [key]: value }),
    delete(key: string) {
      const { [key]: _, ...others } = read();
      input.set(others);
    },
    clear: input.clear,
  };
}

/**
 * Keeps a component's value while the component is mounted.
 *
 * @param restore receives the value from before a reload or a log-in, after the first render, which must match the server's
 */
export function useInput<Value, Stored>(
  input: Input<Value, Stored>,
  value: Value | undefined,
  restore: (before: Stored) => void,
): void {
  const onRestore = useEffectEvent(restore);
  useEffect(() => {
    const before = input.takeStored();
    if (before !== undefined) onRestore(before);
    return input.clear;
  }, [input]);
  useEffect(() => input.set(value), [input, value]);
}

/** Clears all input of an owner, or without an owner all input. A log-out clears all input. */
export function clearInput(owner?: Input<unknown>['owner']): void {
  for (const entry of entries) if (!owner || entry.owner === owner) entry.clear();
  if (!owner) clearStoredInput();
}

/** Clears stored input from before a reload or a log-in that wasn't taken yet. */
export function clearStoredInput(): void {
  safeSessionStorage.remove(carriedKey);
  safeSessionStorage.remove(reloadKey);
  stored.clear();
}

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
    if (!isReloading) store(reloadKey, readInput('memory', 'question'));
  };
  addEventListener('pagehide', keep, { signal });
  const onVisibility = () => {
    if (document.visibilityState === 'hidden') keep();
    else if (!isReloading) safeSessionStorage.remove(reloadKey);
  };
  document.addEventListener('visibilitychange', onVisibility, { signal });
  return () => listening.abort();
}

/** Stores the input. Call it just before a reload by the site. */
export function storeForReload(input: ReadonlyMap<string, unknown>): void {
  isReloading = true;
  store(reloadKey, input);
}

/** The input that a reload by the site keeps. */
export function inputForReload(): ReadonlyMap<string, unknown> {
  return readInput('memory');
}

/**
 * Keeps the page's input in this tab until a page with a generator is shown again. Unlike a value in memory it survives a
 * log-in that leads through another site.
 */
export function carryInput(): void {
  store(carriedKey, readInput('memory', 'reload'));
}

/** Returns all current input, and stored input that wasn't taken yet, except input of the given lifetimes. */
function readInput(...except: readonly Input<unknown>['lifetime'][]): Map<string, unknown> {
  const input = new Map(stored);
  for (const { name, lifetime, read } of entries) {
    if (read() !== undefined) input.set(name, read());
    if (except.includes(lifetime)) input.delete(name);
  }
  return input;
}

function store(key: string, input: ReadonlyMap<string, unknown>): void {
  safeSessionStorage.set(key, JSON.stringify([...input]));
}

function take(key: string): ReadonlyMap<string, unknown> {
  const text = safeSessionStorage.get(key);
  safeSessionStorage.remove(key);
  try {
    return new Map(JSON.parse(text ?? '[]'));
  } catch {
    return new Map();
  }
}

/** A page that was opened by a link or its address starts empty. */
function takeReloaded(): Map<string, unknown> {
  const input = take(reloadKey);
  const isNew = performance
    .getEntriesByType('navigation')
    .some((entry) => 'type' in entry && entry.type === 'navigate');
  return new Map(isNew ? [] : input);
}

function takeCarried(): void {
  if (!generatorPages.test(window.location.pathname)) return;
  for (const [name, value] of take(carriedKey)) stored.set(name, value);
}
