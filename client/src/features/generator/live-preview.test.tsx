import { plainDesign } from '@canary/qr/design/plain-design';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { brand } from '#config/brand.ts';
import LivePreview from './live-preview.tsx';

const design = plainDesign({ foreground: brand.ink, background: brand.canary }, { level: 'L' });
const preview = (length: number) => (
  <LivePreview
    result={{ ok: true, payload: 'x'.repeat(length) }}
    design={design}
    hasSample={false}
    onLevel={() => undefined}
  />
);

test('The preview draws a text that was shortened while it lagged behind one that is too long', async () => {
  const { rerender } = render(preview(3_000));
  expect(screen.getByText('Too long by 47 bytes.')).toBeVisible();
  // React first renders the new props with the earlier text, which is deferred.
  rerender(preview(900));
  expect(await screen.findByRole('img', { name: 'Preview of your QR code' })).toBeVisible();
});

test('Without a valid code, the preview is a sample, in the chosen design', () => {
  const result = { ok: false, errors: { url: 'Enter a valid web address.' } } as const;
  const page = (hasSample: boolean) => (
    <LivePreview result={result} design={design} hasSample={hasSample} onLevel={() => undefined} />
  );
  const { rerender } = render(page(false));
  expect(screen.getByRole('img', { name: 'Sample code' })).toBeVisible();
  rerender(page(true));
  expect(screen.getByRole('img', { name: 'Sample in your design' })).toBeVisible();
});
