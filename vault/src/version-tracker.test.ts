import { expect, test } from 'vitest';
import { createVersionTracker } from './version-tracker.ts';

test('Accepts the same or a newer version and rejects an older one', () => {
  const tracker = createVersionTracker();
  tracker.accept('r1', 2);
  tracker.accept('r1', 2);
  tracker.accept('r1', 5);
  tracker.accept('r2', 1);
  expect(() => tracker.accept('r1', 4)).toThrow('older version');
  expect([...tracker.versions()]).toEqual([
    ['r1', 5],
    ['r2', 1],
  ]);
});

test('Rejects a version older than one remembered from an earlier session', () => {
  const tracker = createVersionTracker([['r1', 3]]);
  expect(() => tracker.accept('r1', 2)).toThrow(
    expect.objectContaining({ name: 'RolledBackError', id: 'r1' }),
  );
});
