import { afterEach, expect, test, vi } from 'vitest';
import { toSortableId } from './sortable-id.ts';

afterEach(() => vi.useRealTimers());

test('Ids are UUIDs of version 7, which sort by their time and keep the random part', () => {
  const times = ['1970-01-01', '2026-11-29T07:00:00.000Z', '2026-11-29T07:00:00.001Z', '9999-12-31'];
  const ids = times.map((now) => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(now) });
    return toSortableId('d3b07384-d113-4ec6-a1d4-9f3c5b2e7a10');
  });
  expect(ids.toSorted()).toEqual(ids);
  for (const id of ids) expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-7ec6-a1d4-9f3c5b2e7a10$/);
});
