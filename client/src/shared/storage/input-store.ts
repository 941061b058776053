import { useEffect, useEffectEvent } from 'react';
import { declared, type Key } from './declarations.ts';
import { declareValue } from './value.ts';

/** All input by its key, as stored in the tab. The input may be a visitor's. */
const declareStoredInput = (key: Key) =>
  declareValue<Readonly<Record<string, unknown>>>({ key, place: 'session', schema: Object });

/** Written when the page is left or hidden and deleted when the page is back, so that input isn't stored for longer. */
const reloaded = declareStoredInput('browser:session-end:reloaded-input');

/** Written when a visitor leaves the generator to log in, and deleted when a generator is back. */
const carried = declareStoredInput('browser:session-end:carried-input');

/** The pages with a generator. */
const generatorPages = /^\/($|generate\/|qr-code\/)/;

interface InputDeclaration<Stored> {
  readonly key: Key;
  /**
   * What the input survives: nothing, a reload, or also a log-in that leads through another site. A `question` to the
   * user survives such a log-in and a reload by the site, but not a reload by the user.
   */
  readonly survives: 'nothing' | 'reload' | 'log-in' | 'question';
  /** Reads a value that was stored before a reload or a log-in, possibly by another version of the site. */
  schema(stored: unknown): Stored | undefined;
}

/** An input of the user. */
export interface Input<Value, Stored = Value> extends InputDeclaration<Stored> {
  read(): Value | undefined;
  set(value: Value | undefined): void;
  /** Returns the value from before a reload or a log-in, once. */
  takeStored(): Stored | undefined;
  clear(): void;
}

const inputs: Input<unknown, unknown>[] = [];
/** Values that were stored before a reload or a log-in, and weren't taken yet. */
const stored = takeReloaded();
declared.push({ ...reloaded, place: 'memory', forget: () => stored.clear() });
let isReloading = false;

/** Declares input that is kept in this tab. */
export function declareInput<Value, Stored = Value>(
  declaration: InputDeclaration<Stored>,
): Input<Value, Stored> {
  const { key, schema } = declaration;
  let current: Value | undefined;
  const input: Input<Value, Stored> = {
    ...declaration,
    read: () => current,
    set(value) {
      current = value;
    },
    takeStored() {
      takeCarried();
      const value = stored.get(key);
      stored.delete(key);
      return value === undefined ? undefined : schema(value);
    },
    clear() {
      current = undefined;
      stored.delete(key);
    },
  };
  inputs.push(input);
  declared.push({ key, place: 'memory', forget: input.clear });
  return input;
}

/** Input by key, such as the values of each form. */
export type InputsByKey<Value> = Readonly<Record<string, Value>>;

/** Declares input that is kept by key. */
export function declareInputs<Value>(declaration: InputDeclaration<InputsByKey<Value>>) {
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

/**
 * Keeps the page's input in this tab while the page is reloaded, or left until the user goes back. A hidden page may be
 * discarded without further notice.
 *
 * @returns a function that stops keeping the input
 */
export function keepInputOfPage(): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const keep = () => {
    if (!isReloading) reloaded.write(readInput('nothing', 'question'));
  };
  addEventListener('pagehide', keep, { signal });
  const onVisibility = () => {
    if (document.visibilityState === 'hidden') keep();
    else if (!isReloading) reloaded.erase();
  };
  document.addEventListener('visibilitychange', onVisibility, { signal });
  return () => listening.abort();
}

/** Stores the input. Call it just before a reload by the site. */
export function storeForReload(input: Readonly<Record<string, unknown>>): void {
  isReloading = true;
  reloaded.write(input);
}

/** The input that a reload by the site keeps. */
export function inputForReload(): Readonly<Record<string, unknown>> {
  return readInput('nothing');
}

/**
 * Keeps the page's input in this tab until a page with a generator is shown again. Unlike a value in memory it survives a
 * log-in that leads through another site.
 */
export function carryInput(): void {
  carried.write(readInput('nothing', 'reload'));
}

/** Returns current input, and stored input that wasn't taken yet, without input whose `survives` is in `except`. */
function readInput(...except: readonly Input<unknown>['survives'][]): Readonly<Record<string, unknown>> {
  const input = new Map(stored);
  for (const { key, survives, read } of inputs) {
    if (read() !== undefined) input.set(key, read());
    if (except.includes(survives)) input.delete(key);
  }
  return Object.fromEntries(input);
}

/** A page that was opened by a link or its address starts empty. */
function takeReloaded(): Map<string, unknown> {
  const input = take(reloaded);
  const isNew = performance
    .getEntriesByType('navigation')
    .some((entry) => 'type' in entry && entry.type === 'navigate');
  return new Map(isNew ? [] : input);
}

function takeCarried(): void {
  if (!generatorPages.test(window.location.pathname)) return;
  for (const [key, value] of take(carried)) stored.set(key, value);
}

function take(input: typeof reloaded): readonly [string, unknown][] {
  const taken = Object.entries(input.read() ?? {});
  input.erase();
  return taken;
}
