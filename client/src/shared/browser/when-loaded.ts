/** How long to wait after the page has loaded, in milliseconds, so that background work doesn't slow it down. */
const idleAfterMs = 3_000;

/** Calls back once the page and its resources have loaded. */
export function whenLoaded(callback: () => void): void {
  if (document.readyState === 'complete') callback();
  else window.addEventListener('load', () => callback(), { once: true });
}

/** Calls back some time after the page has loaded, when the browser is idle. Returns a function that cancels it. */
export function whenIdle(callback: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isCancelled = false;
  whenLoaded(() => {
    if (isCancelled) return;
    timer = setTimeout(() => {
      // Safari has no requestIdleCallback.
      if ('requestIdleCallback' in window) requestIdleCallback(callback);
      else callback();
    }, idleAfterMs);
  });
  return () => {
    isCancelled = true;
    clearTimeout(timer);
  };
}
