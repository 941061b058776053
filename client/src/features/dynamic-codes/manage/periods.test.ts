import { expect, test } from 'vitest';
import { countryName, deviceName, fillPeriods, periodName, periods, rangeOf, startsOf } from './periods.ts';

const berlin = 'Europe/Berlin';
const lateEvening = new Date('2026-11-30T23:30:00Z');

test('Hours, days and months end now, in the time zone of the code', () => {
  expect(startsOf({ unit: 'HOUR', count: 24 }, lateEvening, berlin).slice(-2)).toEqual([
    '2026-11-30T23',
    '2026-12-01T00',
  ]);
  expect(startsOf({ unit: 'DAY', count: 30 }, lateEvening, berlin)).toHaveLength(30);
  expect(startsOf({ unit: 'DAY', count: 30 }, lateEvening, berlin).slice(-2)).toEqual([
    '2026-11-30',
    '2026-12-01',
  ]);
  expect(startsOf({ unit: 'MONTH', count: 12 }, lateEvening, berlin)).toEqual([
    ...Array.from({ length: 12 }, (_, index) => `2026-${String(index + 1).padStart(2, '0')}`),
  ]);
});

test('The requested time is what the server accepts: days for months, hours for hours', () => {
  const ranges = Object.fromEntries(
    periods.map((period) => [period.value, rangeOf(period, lateEvening, berlin)]),
  );
  expect(ranges['24-hours']).toEqual({
    unit: 'HOUR',
    from: '2026-11-30T01',
    to: '2026-12-01T00',
    firstDay: '2026-11-30',
    lastDay: '2026-12-01',
  });
  expect(ranges['12-months']).toMatchObject({ from: '2026-01-01', to: '2026-12-01' });
  expect(ranges['30-days']).toMatchObject({ from: '2026-11-02', to: '2026-12-01' });
});

test('Periods without a scan are zero', () => {
  const filled = fillPeriods(['2026-11-24', '2026-11-25'], [{ start: '2026-11-25', scans: 3 }]);
  expect(filled).toEqual([
    { start: '2026-11-24', scans: 0 },
    { start: '2026-11-25', scans: 3 },
  ]);
});

test('Periods, devices and countries have names', () => {
  expect(periodName('2026-11', 'MONTH', 'long', 'en')).toBe('November 2026');
  expect(periodName('2026-11-25', 'DAY', 'short', 'en')).toBe('Nov 25');
  expect(periodName('2026-11-25T14', 'HOUR', 'long', 'en-GB')).toBe('25 Nov 2026, 14:00');
  expect([deviceName('phone'), deviceName('other')]).toEqual(['Phones', 'Other']);
  expect([countryName('DE'), countryName('other')]).toEqual(['Germany', 'Other or unknown']);
});
