import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { brand } from '../../client/src/config/brand.ts';

test('The style sheet’s brand colours are the brand’s', () => {
  const tokens = readFileSync(join(import.meta.dirname, '../../client/src/styles/tokens.css'), 'utf8');
  expect(tokens).toContain(`--ink: ${brand.ink};`);
  expect(tokens).toContain(`--canary: ${brand.canary};`);
});
