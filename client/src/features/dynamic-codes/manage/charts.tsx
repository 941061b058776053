import { useNumbers } from '#shared/format/numbers.ts';
import styles from './charts.module.css';

interface Bar {
  /** The name of the bar in the table. */
  readonly name: string;
  /** The name below the bar, shown for the first, the middle and the last bar. */
  readonly shortName: string;
  readonly scans: number;
}

interface TimeChartProps {
  readonly caption: string;
  /** The unit of a bar, such as “Day”. */
  readonly unit: string;
  readonly bars: readonly Bar[];
  /** Whether the table is shown instead of the chart. Screen readers always get the table. */
  readonly isTable: boolean;
}

/** Scans over time: a bar for each hour, day or month. */
export function TimeChart({ caption, unit, bars, isTable }: TimeChartProps) {
  const { number, plural } = useNumbers();
  const top = niceTop(Math.max(...bars.map(({ scans }) => scans)));
  const named = [bars[0], bars[Math.floor(bars.length / 2)], bars.at(-1)];
  return (
    <>
      {!isTable && (
        <div className={styles.chart} aria-hidden="true">
          <span className={styles.top}>{number(top)}</span>
          <span className={styles.zero}>0</span>
          <svg
            className={styles.bars}
            viewBox={`0 0 ${bars.length} ${top}`}
            preserveAspectRatio="none"
            aria-hidden="true"
          >
            <path className={styles.line} d={`M0 0H${bars.length}M0 ${top / 2}H${bars.length}`} />
            {bars.map(({ name, scans }, index) => (
              <g key={name}>
                <rect className={styles.bar} x={index + 0.1} y={top - scans} width={0.8} height={scans} />
                <rect className={styles.hover} x={index} y={0} width={1} height={top}>
                  <title>{`${name}: ${plural(scans, 'scan')}`}</title>
                </rect>
              </g>
            ))}
          </svg>
          <p className={styles.names}>
            {named.map((bar, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the three places don’t move
              <span key={index}>{bar?.shortName}</span>
            ))}
          </p>
        </div>
      )}
      <section
        className={isTable ? styles.scroll : 'visually-hidden'}
        aria-label={caption}
        tabIndex={isTable ? 0 : undefined}
      >
        <table className={styles.table}>
          <caption className="visually-hidden">{caption}</caption>
          <thead>
            <tr>
              <th scope="col">{unit}</th>
              <th scope="col">Scans</th>
            </tr>
          </thead>
          <tbody>
            {bars.map(({ name, scans }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{number(scans)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  );
}

interface ShareChartProps {
  readonly caption: string;
  readonly shares: readonly { readonly name: string; readonly scans: number }[];
}

/** Scans by device or country: a table with a bar in each row. */
export function ShareChart({ caption, shares }: ShareChartProps) {
  const { number } = useNumbers();
  const most = Math.max(...shares.map(({ scans }) => scans));
  return (
    <table className={styles.table}>
      <caption>{caption}</caption>
      <tbody>
        {shares.map(({ name, scans }) => (
          <tr key={name}>
            <th scope="row">
              {name}
              <svg
                className={styles.share}
                viewBox={`0 0 ${most} 1`}
                preserveAspectRatio="none"
                aria-hidden="true"
              >
                <rect className={styles.bar} width={scans} height={1} />
              </svg>
            </th>
            <td>{number(scans)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The top of a chart: the smallest of 2, 4, 6, 10, 20, 40, 60, 100 … that isn’t below `most`. Half of it is whole. */
function niceTop(most: number): number {
  const power = 10 ** Math.max(0, Math.floor(Math.log10(most || 1)));
  return [2, 4, 6, 10].map((step) => step * power).find((top) => top >= most) ?? most;
}
