import { useEffect } from 'react';

let isReloading = false;

/** Loads an address that the server answers rather than the router. */
export function loadAddress(address: string): void {
  window.location.assign(address);
}

/** Loads the current page again. */
export function reload(): void {
  isReloading = true;
  window.location.reload();
}

/** Makes the browser ask before the user leaves the page, except for {@link reload}. Returns a function to stop. */
export function guardLeaving(): () => void {
  const listener = (event: BeforeUnloadEvent) => {
    if (!isReloading) event.preventDefault();
  };
  window.addEventListener('beforeunload', listener);
  return () => window.removeEventListener('beforeunload', listener);
}

/** Makes the browser ask before the user leaves the page with unsaved input. */
export function useLeaveGuard(hasInput: boolean): void {
  useEffect(() => (hasInput ? guardLeaving() : undefined), [hasInput]);
}

/** A text in a navigation's state; undefined without a text. Another version of the site may have set the state. */
export function textFromState(state: unknown, key: string): string | undefined {
  const value: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, key) : undefined;
  return typeof value === 'string' ? value : undefined;
}
