/** The longest wait for an idle browser, in milliseconds. */
const maxWaitMs = 500;

/** How long background work waits after the page has loaded, in milliseconds. */
const backgroundDelayMs = 3_000;

/** Calls back when the browser is idle. Returns a function that cancels the call. */
export function whenIdle(callback: () => void): () => void {
  // Safari and Node have no requestIdleCallback.
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(callback, 100);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(callback, { timeout: maxWaitMs });
  return () => cancelIdleCallback(handle);
}

/** Waits until the browser is idle. */
export const idle = () => new Promise<void>((resolve) => void whenIdle(resolve));

/** Calls back once the page and its resources have loaded. */
export function whenLoaded(callback: () => void): void {
  if (document.readyState === 'complete') callback();
  else window.addEventListener('load', () => callback(), { once: true });
}

/** Calls back some time after the page has loaded, for background work. Returns a function that cancels the call. */
export function inBackground(callback: () => void): () => void {
  let cancel: (() => void) | undefined;
  let isCancelled = false;
  whenLoaded(() => {
    if (isCancelled) return;
    const timer = setTimeout(() => {
      cancel = whenIdle(callback);
    }, backgroundDelayMs);
    cancel = () => clearTimeout(timer);
  });
  return () => {
    isCancelled = true;
    cancel?.();
  };
}
