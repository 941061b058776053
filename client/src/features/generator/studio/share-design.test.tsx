import { PRINT_SAFE } from '@canary/qr/colour';
import type { Design } from '@canary/qr/design/design';
import { plainDesign } from '@canary/qr/design/plain-design';
import { designFromText } from '@canary/qr/design/share-link';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { textOf } from '#testing/text-of.ts';
import { ShareDesign } from './share-design.tsx';

const design = plainDesign(PRINT_SAFE, { hasCanary: true });
const withImage: Design = {
  ...design,
  background: {
    kind: 'image',
    image: 'data:image/png;base64,iVBORw0KGgo=',
    veil: { colour: '#fefefe', opacity: 0.5 },
  },
};

const designIn = (link: string) => designFromText(link.slice(link.indexOf('#design=') + '#design='.length));

test('Copies a link that holds the design', async () => {
  const user = userEvent.setup();
  render(<ShareDesign design={design} />);
  await user.click(screen.getByRole('button', { name: 'Copy link to design' }));
  expect(await screen.findByText(/Link copied/)).toBeVisible();
  const link = await navigator.clipboard.readText();
  expect(link).toContain(`${window.location.origin}/#design=`);
  expect(await designIn(link)).toEqual(design);
});

test('Says that uploaded images are not in the link', async () => {
  const user = userEvent.setup();
  render(<ShareDesign design={withImage} />);
  await user.click(screen.getByRole('button', { name: 'Copy link to design' }));
  expect(await screen.findByText(/uploaded images are not in it/)).toBeVisible();
  const { background } = await designIn(await navigator.clipboard.readText());
  expect(background).toEqual({ kind: 'solid', colour: '#fefefe' });
});

test('Shows the link where the clipboard is denied', async () => {
  const user = userEvent.setup();
  render(<ShareDesign design={design} />);
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('Not allowed'));
  await user.click(screen.getByRole('button', { name: 'Copy link to design' }));
  const field = await screen.findByLabelText<HTMLInputElement>('Copy this link');
  expect(await designIn(field.value)).toEqual(design);
});

test('Saves the design as a file with its images', async () => {
  const user = userEvent.setup();
  const created = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:design');
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue(undefined);
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue(undefined);
  render(<ShareDesign design={withImage} />);
  await user.click(screen.getByRole('button', { name: 'Save design as file' }));
  expect(await screen.findByText(/Saved as canary-qr-design.json/)).toBeVisible();
  const [file] = created.mock.calls[0] ?? [];
  const text = file instanceof Blob ? await textOf(file) : '';
  expect(JSON.parse(text)).toMatchObject({ design: withImage });
});
