import { expect, test } from 'vitest';
import { textDirection } from './text-direction.ts';

test.each([
  ['', 'ltr'],
  ['hello', 'ltr'],
  ['123, مرحبا', 'rtl'],
  ['  שלום hello', 'rtl'],
  ['hello שלום', 'ltr'],
  ['日本', 'ltr'],
])('The direction of %j is %s', (text, direction) => {
  expect(textDirection(text)).toBe(direction);
});
