const waiting: (() => void)[] = [];

/** Calls back once, when the first page takes what is done to it. */
export function whenPageReady(callback: () => void): void {
  waiting.push(callback);
}

/** For the page to tell that it does. */
export function pageIsReady(): void {
  for (const callback of waiting.splice(0)) callback();
}
