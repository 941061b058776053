import { whenLoaded } from './when-loaded.ts';

/**
 * Has the page report how fast it was, where the server has named a place for it (specification §2: reports go nowhere
 * unless somebody wires them). The code that measures comes after everything that the page itself needs.
 */
export function watchVitals(): void {
  const endpoint = document.querySelector('meta[name="vitals"]')?.getAttribute('content');
  if (!endpoint) return;
  const start = async () => {
    const { reportVitals } = await import('./report-vitals.ts');
    reportVitals(endpoint);
  };
  // Nobody misses what isn't measured.
  whenLoaded(() => void start().catch(() => undefined));
}
