import { expect, test } from 'vitest';
import { findMutants } from '../../scripts/mutate/mutants.ts';
import { runTests } from '../../scripts/mutate/run-tests.ts';
import { createTempFolder } from '../support/temp-folder.ts';

/** The text after each change. */
const changed = (text: string) =>
  findMutants('a.ts', text).map(
    ({ start, end, replacement }) => text.slice(0, start) + replacement + text.slice(end),
  );

test.each([
  ['a < b;', ['a <= b;', 'a >= b;']],
  ['a + (b - c);', ['a - (b - c);', 'a + (b + c);']],
  ['a && b;', ['a || b;']],
  ['a === "";', ['a !== "";', "a === 'mutant';"]],
  ['!a;', ['a;']],
  ['count += 1;', ['count -= 1;']],
  ['count++;', ['count--;']],
  ['const a = true;', ['const a = false;']],
  ['const a = "text";', ["const a = '';"]],
  ['const a = `some text`;', ['const a = ``;']],
  ['const a = [1];', ['const a = [];']],
  ['const a = { b: 1 };', ['const a = ({});']],
  ['if (a) b();', ['if (true) b();', 'if (false) b();']],
  ['function a() { return 1; }', ['function a() {}']],
  ['const a = () => b;', ['const a = () => undefined;']],
  ['a?.b;', ['a.b;']],
  ['list.some(test);', ['list.every(test);']],
])('%s is changed in each place', (text, expected) => {
  expect(changed(text)).toEqual(expected);
});

test('Types, modules, keys and empty values stay as they are', () => {
  const text = `import { b } from './b.ts';
    type A = { readonly kind: 'x' | 'y' };
    const a: A[] = [];
    export { c } from './c.ts';
    const d = { 'a key': b };`;
  expect(changed(text)).toHaveLength(1);
});

test('Fails if Vitest ends before it is ready, here because its script is missing', async () => {
  const folder = await createTempFolder();
  try {
    const running = runTests(folder.path, { project: 'units' }, null, 60_000);
    await expect(running).rejects.toThrow('Vitest ended before it was ready');
  } finally {
    await folder.remove();
  }
});
