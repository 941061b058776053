import { expect, test } from 'vitest';
import { createWitness } from './version-tracker.ts';

test('The same version or a newer one is fine; an older one is a record rolled back', () => {
  const witness = createWitness();
  witness.see('r1', 2);
  witness.see('r1', 2);
  witness.see('r1', 5);
  witness.see('r2', 1);
  expect(() => witness.see('r1', 4)).toThrow('older version');
  expect([...witness.seen()]).toEqual([
    ['r1', 5],
    ['r2', 1],
  ]);
});

test('What was seen before is remembered', () => {
  const witness = createWitness([['r1', 3]]);
  expect(() => witness.see('r1', 2)).toThrow(expect.objectContaining({ name: 'RolledBackError', id: 'r1' }));
});
