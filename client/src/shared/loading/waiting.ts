let waiting = 0;
const watchers = new Set<() => void>();

/** Whether the code of a page is waited for. */
export function isWaiting(): boolean {
  return waiting > 0;
}

/** Calls back when {@link isWaiting} may have changed. Returns what stops that. */
export function watchWaiting(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => void watchers.delete(watcher);
}

/** Counts a page as waited for until its code has come, or has failed to. */
export function countWaiting<Module>(coming: Promise<Module>): Promise<Module> {
  // Waiting begins while something is drawn, when nothing else may be drawn anew.
  queueMicrotask(() => add(1));
  const end = () => queueMicrotask(() => add(-1));
  coming.then(end, end);
  return coming;
}

function add(step: 1 | -1): void {
  waiting += step;
  for (const tell of watchers) tell();
}
