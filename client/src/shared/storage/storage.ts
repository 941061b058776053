/** Web storage that never throws. If the browser blocks storage or it is full, values are not stored. */
export interface SafeStorage {
  get(key: string): string | null;
  /** @returns whether the value was stored */
  set(key: string, value: string): boolean;
  remove(key: string): void;
  keys(): string[];
}

export const safeLocalStorage = safe(() => localStorage);
export const safeSessionStorage = safe(() => sessionStorage);

function safe(storage: () => Storage): SafeStorage {
  const attempt = <Value>(action: () => Value, fallback: Value): Value => {
    try {
      return action();
    } catch {
      return fallback;
    }
  };
  return {
    get: (key) => attempt(() => storage().getItem(key), null),
    set: (key, value) =>
      attempt(() => {
        storage().setItem(key, value);
        return true;
      }, false),
    remove: (key) => attempt(() => storage().removeItem(key), undefined),
    keys: () => attempt(() => Object.keys(storage()), []),
  };
}
