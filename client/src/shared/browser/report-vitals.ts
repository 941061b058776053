import type { VitalsReport } from '@canary/input/vitals';
import { type MetricType, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';

type Measured = VitalsReport['metrics'][number];

/**
 * Measures the page, and sends each number once: when it is left or put aside for the first time, since some are known
 * only then, and what comes later when it is the next time. Nothing goes to another site.
 */
export function reportVitals(endpoint: string): void {
  const { origin, pathname } = window.location;
  const url = new URL(endpoint, origin);
  if (url.origin !== origin) return;
  const known = new Set<Measured['name']>();
  let unsent: Measured[] = [];
  const note = ({ name, value }: MetricType) => {
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
  for (const measure of [onCLS, onFCP, onINP, onLCP, onTTFB]) measure(note);
  // After the listeners of what measures, which catch both on the way down.
  window.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') send();
  });
  window.addEventListener('pagehide', send);
}

/** CLS is told in thousandths: what is finer than a tenth of that is noise. */
function round(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}
