import { expect, test } from 'vitest';
import { refusals } from './testing/refusals.ts';
import { vitalsReport } from './vitals.ts';

const names = ['CLS', 'FCP', 'INP', 'LCP', 'TTFB'];
const metrics = names.map((name) => ({ name, value: 0 }));
const report = { page: '/faq', metrics };

test.each([
  [report, []],
  [{ ...report, metrics: [{ name: 'LCP', value: 3_600_000 }] }, []],
  [{ ...report, metrics: [{ name: 'LCP', value: 3_600_001 }] }, ['metrics.0.value']],
  [{ ...report, metrics: [{ name: 'LCP', value: -1 }] }, ['metrics.0.value']],
  [{ ...report, metrics: [{ name: 'FID', value: 1 }] }, ['metrics.0.name']],
  [{ ...report, metrics: [] }, ['metrics']],
  [{ ...report, metrics: [...metrics, ...metrics.slice(0, 1)] }, ['metrics']],
  [{ ...report, page: 'faq' }, ['page']],
  [{ ...report, user: 'Ada' }, ['']],
])('%j has problems in these fields: %j', (input, expected) => {
  expect(refusals(vitalsReport, input).map((refusal) => refusal.split(':')[0])).toEqual(expected);
});
