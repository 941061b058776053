import { expect, test, vi } from 'vitest';
import { formatDate, formatDateTime, timeAgo } from './format-date.ts';

test.each([
  ['2026-11-21T11:59:30Z', 'just now'],
  // The visitor's clock may be slow.
  ['2026-11-21T12:00:30Z', 'just now'],
  ['2026-11-21T11:58:59Z', '1 minute ago'],
  ['2026-11-21T09:30:00Z', '2 hours ago'],
  ['2026-11-20T11:00:00Z', 'yesterday'],
  ['2026-11-10T12:00:00Z', 'last week'],
  ['2026-08-01T12:00:00Z', '3 months ago'],
  ['2024-11-01T12:00:00Z', '2 years ago'],
])('At noon on 21 November 2026, %s is %s', (iso, text) => {
  expect(timeAgo(iso, new Date('2026-11-21T12:00:00Z'))).toBe(text);
});

test.each([
  [undefined, 'July 13, 2025', 'Jul 13, 2025, 8:30 PM'],
  ['de-DE', '13. Juli 2025', '14.07.2025, 02:00'],
  ['en-IN', '13 July 2025', '14 Jul 2025, 2:00 am'],
])(
  'In locale %s a date is %s, and a timestamp in Indian time (UTC without a locale) is %s',
  (locale, date, dateTime) => {
    vi.stubEnv('TZ', 'Asia/Kolkata');
    expect(formatDate('2025-07-13', locale)).toBe(date);
    expect(formatDateTime('2025-07-13T20:30:00Z', locale).replaceAll('\u202f', ' ')).toBe(dateTime);
    vi.unstubAllEnvs();
  },
);
