import { useNumbers } from '#shared/format/numbers.ts';
import type { DynamicLink } from './dynamic-codes.ts';
import styles from './scan-line.module.css';

/** The size of the drawing in SVG user units. */
const width = 52;
const height = 16;

/** How often a dynamic code was scanned, with a line of the last days. */
export function ScanLine({ link }: { readonly link: DynamicLink }) {
  const { number, plural } = useNumbers();
  const { recentScans, counts } = link;
  const recent = recentScans.reduce((sum, scans) => sum + scans, 0);
  const text = `${plural(counts.scans, 'scan')}, ${number(recent)} in the last ${recentScans.length} days`;
  return (
    <span className={styles.scans} title={text}>
      <svg viewBox={`0 -1 ${width} ${height + 2}`} className={styles.line} aria-hidden="true">
        <path d={linePath(recentScans)} />
      </svg>
      <span aria-hidden="true">{number(counts.scans)}</span>
      <span className="visually-hidden">{text}</span>
    </span>
  );
}

/** The path of a line from the first day to the last. Without scans, the line is at the bottom. */
export function linePath(days: readonly number[]): string {
  const most = Math.max(1, ...days);
  const step = width / Math.max(1, days.length - 1);
  const points = days.map(
    (scans, day) => `${(day * step).toFixed(1)} ${(height * (1 - scans / most)).toFixed(1)}`,
  );
  return `M${points.join('L')}`;
}
