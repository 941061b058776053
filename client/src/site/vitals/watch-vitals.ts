import { whenLoaded } from '#shared/browser/when-idle.ts';

/**
 * Reports the page's performance if the server names an endpoint, which it doesn't by default. The measuring code is
 * loaded after the page.
 */
export function watchVitals(): void {
  const endpoint = document.querySelector('meta[name="vitals"]')?.getAttribute('content');
  if (!endpoint) return;
  const start = async () => {
    const { reportVitals } = await import('./report-vitals.ts');
    reportVitals(endpoint);
  };
  // The page works without the measurements.
  whenLoaded(() => void start().catch(() => undefined));
}
