import { whenLoaded } from './when-loaded.ts';

/** After the page and all that it asked for is there, in milliseconds: what comes then must not slow down what is seen. */
const restMs = 3_000;

/** Calls back once the first load is over and the browser has nothing else to do. */
export function whenAtRest(callback: () => void): void {
  whenLoaded(() => {
    setTimeout(() => {
      // Safari has no such call.
      if ('requestIdleCallback' in window) requestIdleCallback(callback);
      else callback();
    }, restMs);
  });
}
