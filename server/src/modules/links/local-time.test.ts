import { expect, test } from 'vitest';
import { canonicalTimeZone, dayOfHour, localHour } from './local-time.ts';

const hour = (now: number, zone: string) => {
  const local = localHour(now, zone);
  return new Date(local * 3_600_000).toISOString().slice(0, 13);
};

test.each([
  ['UTC', '2026-06-30T22'],
  ['Europe/Berlin', '2026-07-01T00'],
  ['America/New_York', '2026-06-30T18'],
  ['Asia/Kolkata', '2026-07-01T04'],
  ['Asia/Kathmandu', '2026-07-01T04'],
  ['Pacific/Chatham', '2026-07-01T11'],
])('22:40 in UTC is in the hour %s %s', (zone, expected) => {
  expect(hour(Date.UTC(2026, 5, 30, 22, 40), zone)).toBe(expected);
});

test('The offset follows the change to summer time', () => {
  expect(hour(Date.UTC(2026, 2, 29, 0, 59), 'Europe/Berlin')).toBe('2026-03-29T01');
  expect(hour(Date.UTC(2026, 2, 29, 1, 0), 'Europe/Berlin')).toBe('2026-03-29T03');
});

test('A day ends at midnight of the zone', () => {
  const before = localHour(Date.UTC(2026, 5, 30, 21, 59), 'Europe/Berlin');
  const after = localHour(Date.UTC(2026, 5, 30, 22, 0), 'Europe/Berlin');
  expect(dayOfHour(after) - dayOfHour(before)).toBe(1);
});

test('Only IANA names are time zones', () => {
  expect(canonicalTimeZone('europe/BERLIN')).toBe('Europe/Berlin');
  expect(canonicalTimeZone('UTC')).toBe('UTC');
  for (const name of ['+01:00', '', 'Berlin', 'Europe/Nowhere'])
    expect(canonicalTimeZone(name), name).toBeNull();
});
