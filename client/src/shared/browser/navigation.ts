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

/** Has the browser ask before the user leaves the page, but not before {@link reload}. Returns the function that stops it. */
export function guardLeaving(): () => void {
  const ask = (event: BeforeUnloadEvent) => {
    if (!isReloading) event.preventDefault();
  };
  window.addEventListener('beforeunload', ask);
  return () => window.removeEventListener('beforeunload', ask);
}
