import type { VitalsReport } from '@canary/input/vitals';
import { type MetricType, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';

type Metric = VitalsReport['metrics'][number];

/**
 * Measures the page and sends each metric once, when the page is hidden or left, because some metrics are final only
 * then. Reports go to the site's own origin only.
 *
 * @param endpoint the URL for the reports, relative to the site
 */
export function reportVitals(endpoint: string): void {
  const { origin, pathname } = window.location;
  const url = new URL(endpoint, origin);
  if (url.origin !== origin) return;
  const known = new Set<Metric['name']>();
  let unsent: Metric[] = [];
  const add = ({ name, value }: MetricType) => {
    if (known.has(name)) return;
    known.add(name);
    unsent.push({ name, value: round(value) });
  };
  const send = () => {
    if (unsent.length === 0) return;
    const report: VitalsReport = { page: pathname, metrics: unsent };
    navigator.sendBeacon(url, new Blob([JSON.stringify(report)], { type: 'application/json' }));
    unsent = [];
  };
  for (const measure of [onCLS, onFCP, onINP, onLCP, onTTFB]) measure(add);
  // The library's own listeners run first, in the capture phase, and add their final values.
  window.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') send();
  });
  window.addEventListener('pagehide', send);
}

/** Rounds to four decimals, which is precise enough for CLS. */
function round(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}
