import { expect, test } from 'vitest';
import { isOffensive } from './offensive.ts';

test.each([
  'fuck-you',
  'sh1t-menu',
  'f-u-c-k',
  'F-U-C-K-YOU',
  'my-f-u-c-k-menu',
  'f-uck',
  'fu-cking',
  'f--u--c-k',
  's-h-1-t',
  'mother-fuc-ker',
])('The name %s offends', (slug) => {
  expect(isOffensive(slug)).toBe(true);
});

test.each([
  'menu-2026',
  'push-it',
  'wash-it',
  'bass-hit',
  'class-ic',
  'pass-age',
  'scun-thorpe',
  'sussex-2',
  'the-rapy',
])('The name %s doesn’t offend', (slug) => {
  expect(isOffensive(slug)).toBe(false);
});
