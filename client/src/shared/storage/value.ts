import { attempt } from './attempt.ts';
import { declared, type Key } from './declarations.ts';

/** A value in the browser's web storage. If the browser denies storage, the value is kept until the page is left. */
export interface StoredValue<Value> {
  readonly key: Key;
  read(): Value | undefined;
  /** Returns whether the value was stored. */
  write(value: Value): boolean;
  erase(): void;
}

interface ValueDeclaration<Value> {
  readonly key: Key;
  readonly place: 'local' | 'session';
  /** Reads a stored value, which another build of the site may have written. Undefined if this build can't use it. */
  schema(stored: unknown): Value | undefined;
}

export const asText = (stored: unknown) => (typeof stored === 'string' ? stored : undefined);

/** The schema of a flag, such as whether a notice was closed. */
export const asFlag = (stored: unknown) => stored === true || undefined;

/** Declares a value that is stored as JSON. */
export function declareValue<Value>({ key, place, schema }: ValueDeclaration<Value>): StoredValue<Value> {
  const storage = () => (place === 'local' ? localStorage : sessionStorage);
  /** Null if nothing is stored; undefined if the browser denies storage. */
  const stored = () => attempt(() => storage().getItem(key));
  /** The value that was read or written last. Its text differs from the stored text if another tab has written. */
  let text: string | null | undefined;
  let last: Value | undefined;
  const know = (value: Value | undefined) => {
    text = stored();
    last = value;
  };
  const forget = () => know(undefined);
  declared.push({ key, place, forget });
  return {
    key,
    read() {
      const now = stored();
      if (now !== text) know(now ? attempt(() => schema(JSON.parse(now))) : undefined);
      return last;
    },
    write(value) {
      const next = JSON.stringify(value);
      attempt(() => storage().setItem(key, next));
      know(value);
      return text === next;
    },
    erase() {
      attempt(() => storage().removeItem(key));
      forget();
    },
  };
}
