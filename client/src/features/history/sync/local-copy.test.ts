import { expect, test } from 'vitest';
import { rememberPersistence } from '#session/offline-session.ts';
import { localCopyOf } from './local-copy.ts';

test('Kept changes are sent in the order they were made, although the database sorts them by their random ids', async () => {
  rememberPersistence('LOCAL');
  const copy = localCopyOf('key-1');
  for (const [order, changeId] of ['c', 'a', 'd', 'b'].entries()) {
    const change = { changeId, stamp: 'one', order, id: `code-${changeId}`, before: null, after: null };
    expect(await copy.saveChange(change)).toBe(true);
  }
  const ids = async () => (await localCopyOf('key-1').readChanges()).map(({ changeId }) => changeId);
  expect(await ids()).toEqual(['c', 'a', 'd', 'b']);
  await copy.removeChange('a', 'one');
  expect(await ids()).toEqual(['c', 'd', 'b']);
});
