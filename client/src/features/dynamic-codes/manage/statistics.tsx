import { useQuery } from '@apollo/client/react';
import { csvFile } from '@canary/tables/write-csv';
import { useEffect, useEffectEvent, useState } from 'react';
import type { ScanStatisticsQuery, StatisticsUnit } from '#gql/graphql.ts';
import { saveFile } from '#shared/browser/save-file.ts';
import { useLocale } from '#shared/format/locale.ts';
import { useNumbers } from '#shared/format/numbers.ts';
import { failureOf } from '#shared/graphql/failure.ts';
import { Button } from '#shared/ui/button.tsx';
import { FilterSelect } from '#shared/ui/filter-bar.tsx';
import forms from '#shared/ui/form.module.css';
import { Icon } from '#shared/ui/icon.tsx';
import { RetryNote } from '#shared/ui/retry-note.tsx';
import { ShareChart, TimeChart } from './charts.tsx';
import styles from './manage.module.css';
import { type ManagedCode, type ScanCounts, ScanStatisticsDocument } from './operations.ts';
import {
  countryName,
  deviceName,
  fillPeriods,
  type Period,
  periodName,
  periods,
  rangeOf,
  startsOf,
} from './periods.ts';

const unitNames: Record<StatisticsUnit, string> = { HOUR: 'Hour', DAY: 'Day', MONTH: 'Month' };

interface StatisticsProps {
  readonly code: ManagedCode;
  readonly counts: ScanCounts;
}

/** How often a code was scanned: live totals, and charts of a period. */
export function Statistics({ code, counts }: StatisticsProps) {
  const [value, setValue] = useState<Period['value']>('30-days');
  const [isTable, setTable] = useState(false);
  const period = periods.find((one) => one.value === value) ?? periods[2];
  const { statistics, failure, retry } = useStatistics(code, period, counts.scans);
  return (
    <section className={styles.card} aria-labelledby="statistics">
      <h2 id="statistics">Statistics</h2>
      <Totals counts={counts} />
      <div className={forms.actions}>
        <FilterSelect<Period['value']> label="Period" value={value} options={periods} onChange={setValue} />
        <Button look="quiet" aria-pressed={isTable} onClick={() => setTable(!isTable)}>
          Show as table
        </Button>
        {statistics && (
          <Button look="quiet" onClick={() => downloadCsv(code, statistics)}>
            <Icon name="download" /> CSV
          </Button>
        )}
      </div>
      {failure && <RetryNote onRetry={retry}>{failure}</RetryNote>}
      {!statistics && !failure && <p className={styles.waiting}>Loading the statistics…</p>}
      {statistics && <Charts statistics={statistics} isTable={isTable} hasScans={counts.scans > 0} />}
      <p className="muted">
        Times are in the time zone of the code, {code.timeZone}. Scans are counted without IP addresses. If
        the server crashes, the scans of its last second may be missing.
      </p>
    </section>
  );
}

function Totals({ counts }: { readonly counts: ScanCounts }) {
  const { number } = useNumbers();
  return (
    <dl className={styles.totals}>
      <div>
        <dt>Scans</dt>
        <dd>{number(counts.scans)}</dd>
      </div>
      <div>
        <dt>Link previews</dt>
        <dd>{number(counts.previews)}</dd>
      </div>
      <div>
        <dt>Bots</dt>
        <dd>{number(counts.bots)}</dd>
      </div>
    </dl>
  );
}

/** The statistics of a period, as they are shown. */
interface LoadedStatistics {
  readonly period: Period;
  readonly bars: readonly { readonly start: string; readonly scans: number }[];
  readonly devices: ScanStatisticsQuery['dynamicCode']['byDay']['devices'];
  readonly countries: ScanStatisticsQuery['dynamicCode']['byDay']['countries'];
}

/** How long after a scan the charts are loaded again, in milliseconds. */
const reloadMs = 5_000;

/** Loads the statistics of a period, and loads them again a while after new scans. */
function useStatistics(
  { id, timeZone }: ManagedCode,
  period: Period,
  scans: number,
): { statistics: LoadedStatistics | undefined; failure: string | undefined; retry: () => void } {
  const [now, setNow] = useState(() => new Date());
  const [loadedScans, setLoadedScans] = useState(scans);
  const variables = { id, ...rangeOf(period, now, timeZone) };
  const { data, error, loading, refetch } = useQuery(ScanStatisticsDocument, {
    variables,
    fetchPolicy: 'no-cache',
    notifyOnNetworkStatusChange: true,
  });
  const reload = useEffectEvent(() => {
    const next = new Date();
    setNow(next);
    setLoadedScans(scans);
    // With other variables, the query is sent anyway.
    const isSame =
      JSON.stringify(rangeOf(period, next, timeZone)) === JSON.stringify(rangeOf(period, now, timeZone));
    if (isSame) void refetch().catch(() => undefined);
  });
  const isOutdated = scans !== loadedScans;
  useEffect(() => {
    if (!isOutdated) return undefined;
    const timer = setTimeout(() => reload(), reloadMs);
    return () => clearTimeout(timer);
  }, [isOutdated]);

  // The last period stays until the next period is loaded.
  const [shown, setShown] = useState<{ of: typeof data; statistics: LoadedStatistics }>();
  if (data && data !== shown?.of) {
    const { byTime, byDay } = data.dynamicCode;
    const bars = fillPeriods(startsOf(period, now, timeZone), byTime.periods);
    setShown({ of: data, statistics: { period, bars, ...byDay } });
  }
  return {
    statistics: shown?.statistics,
    failure: error && !loading ? failureOf(error).message : undefined,
    retry: () => void refetch().catch(() => undefined),
  };
}

interface ChartsProps {
  readonly statistics: LoadedStatistics;
  readonly isTable: boolean;
  /** Whether the code was ever scanned. */
  readonly hasScans: boolean;
}

function Charts({ statistics: { period, bars, devices, countries }, isTable, hasScans }: ChartsProps) {
  const locale = useLocale();
  const { plural } = useNumbers();
  const { unit, label } = period;
  const total = bars.reduce((sum, { scans }) => sum + scans, 0);
  if (total === 0 && devices.length === 0) {
    return (
      <p className={styles.waiting}>
        {hasScans ? 'No scans in this period.' : 'No scans yet. Test a print to see the first one here.'}
      </p>
    );
  }
  const named = bars.map(({ start, scans }) => ({
    name: periodName(start, unit, 'long', locale),
    shortName: periodName(start, unit, 'short', locale),
    scans,
  }));
  return (
    <>
      <p className={styles.total}>
        {label}: <strong>{plural(total, 'scan')}</strong>
      </p>
      <TimeChart
        caption={`Scans by ${unitNames[unit].toLowerCase()}`}
        unit={unitNames[unit]}
        bars={named}
        isTable={isTable}
      />
      <div className={styles.shares}>
        {devices.length > 0 && (
          <ShareChart
            caption="Devices"
            shares={devices.map(({ value, scans }) => ({ name: deviceName(value), scans }))}
          />
        )}
        {countries.length > 0 && (
          <ShareChart
            caption="Countries"
            shares={countries.map(({ value, scans }) => ({ name: countryName(value), scans }))}
          />
        )}
      </div>
      {unit === 'HOUR' && devices.length > 0 && (
        <p className="muted">Devices and countries are counted by whole days.</p>
      )}
    </>
  );
}

/** Downloads the statistics that are shown. */
function downloadCsv({ slug }: ManagedCode, { period, bars, devices, countries }: LoadedStatistics): void {
  const file = csvFile([
    ['kind', 'value', 'scans'],
    ...bars.map(({ start, scans }) => [period.unit.toLowerCase(), start, scans]),
    ...devices.map(({ value, scans }) => ['device', value, scans]),
    ...countries.map(({ value, scans }) => ['country', value, scans]),
  ]);
  saveFile(file, `scans-${slug.toLowerCase()}-${period.value}.csv`);
}
