import { shortLinkPayload } from '@canary/links/short-link';
import { expect, test } from 'vitest';
import { exampleLink } from './example-link.ts';

test('The example is what the code of a generated link contains', () => {
  expect(exampleLink()).toBe(
    shortLinkPayload('2222222', { publicUrl: window.location.origin, shortUrl: null }),
  );
});
