import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { brand } from '../../client/src/config/brand.ts';

const tokens = readFileSync(join(import.meta.dirname, '../../client/src/styles/tokens.css'), 'utf8');

test('The style sheet uses the brand colours in both themes', () => {
  expect(tokens).toContain(`--ink: light-dark(${brand.ink}, ${brand.darkThemeInk});`);
  expect(tokens).toContain(`--on-canary: ${brand.ink};`);
  expect(tokens).toContain(`--canary: ${brand.canary};`);
});
