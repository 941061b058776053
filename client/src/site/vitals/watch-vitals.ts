import { whenLoaded } from '#shared/browser/when-idle.ts';

/**
 * Reports the page's performance if the server has configured an endpoint, which it hasn't by default. Loads the measuring
 * code after the page.
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
