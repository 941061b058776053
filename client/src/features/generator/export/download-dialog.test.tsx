import { cleanup, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { codeDefaults } from '#config/code-defaults.ts';
import { renderPage } from '#testing/render.tsx';
import { clipboardTarget } from './clipboard-target.ts';
import DownloadDialog from './download-dialog.tsx';
import { nameFile, rememberFileName } from './name-file.ts';

const code = { payload: 'https://example.com', design: { ...codeDefaults.design, logo: null } };

/** The name of the file of a code without a name. */
const savedName = (linkName?: string) => nameFile(undefined, linkName, 'png');

beforeEach(() => {
  localStorage.clear();
  rememberFileName(undefined, undefined);
});

function open({ hasCode = true, ...named }: { hasCode?: boolean; name?: string; hasLink?: boolean } = {}) {
  const calls = { onClose: vi.fn(), onDownload: vi.fn(), onCopy: vi.fn(), onPrint: vi.fn() };
  return {
    ...calls,
    ...renderPage(
      <DownloadDialog
        code={hasCode ? code : undefined}
        name={undefined}
        hasLink={false}
        pixels={1024}
        {...named}
        {...calls}
      />,
    ),
  };
}

const button = (name: string) => screen.getByRole('button', { name });
const width = () => screen.getByRole('textbox', { name: 'Width' });

test('Downloads a PNG of 1,024 pixels unless something else is chosen', async () => {
  const { user, onDownload, onClose } = open();
  expect(await screen.findByText(/^1,024 × 1,024 pixels; printed at 300 dpi/)).toBeVisible();
  await user.click(button('Download PNG'));
  expect(onDownload).toHaveBeenCalledExactlyOnceWith({
    file: { format: 'png', size: { width: 1024, unit: 'px', dpi: 300 }, quality: 0.9 },
    label: '1,024 px',
  });
  expect(onClose).toHaveBeenCalledOnce();
});

test('Offers only what a format has', async () => {
  const { user } = open();
  const units = () =>
    screen.getAllByRole('option').filter(({ textContent }) => !textContent?.includes('dpi'));
  await user.click(screen.getByRole('radio', { name: 'PDF' }));
  expect(units().map(({ textContent }) => textContent)).toEqual(['mm', 'inches']);
  expect(screen.queryByRole('combobox', { name: 'Resolution in print' })).toBeNull();
  expect(screen.queryByRole('slider')).toBeNull();
  expect(screen.queryByRole('button', { name: /^Copy/ })).toBeNull();
  await user.click(screen.getByRole('radio', { name: 'JPEG' }));
  expect(screen.getByRole('slider', { name: /Quality/ })).toHaveValue('90');
  expect(screen.getByRole('combobox', { name: 'Resolution in print' })).toHaveValue('300');
  await user.click(screen.getByRole('radio', { name: 'SVG' }));
  expect(button('Copy SVG as text')).toBeVisible();
});

test('Copies the chosen file', async () => {
  const { user, onCopy, onDownload } = open();
  await user.click(screen.getByRole('radio', { name: 'SVG' }));
  await user.click(button('Copy SVG as text'));
  expect(onCopy).toHaveBeenCalledExactlyOnceWith(clipboardTarget, expect.objectContaining({ format: 'svg' }));
  expect(onDownload).not.toHaveBeenCalled();
});

test('Keeps the dialog open and focuses the width while it is wrong', async () => {
  const { user, onDownload, onClose } = open();
  await user.clear(width());
  await user.type(width(), '9000');
  expect(width()).toHaveAccessibleDescription(
    'Choose a whole number from 256 to 8,192. SVG and PDF are sharp at any size.',
  );
  await user.click(button('Download PNG'));
  expect(width()).toHaveFocus();
  expect(onDownload).not.toHaveBeenCalled();
  expect(onClose).not.toHaveBeenCalled();
  await user.click(screen.getByRole('radio', { name: 'SVG' }));
  await user.clear(width());
  await user.type(width(), '800{Enter}');
  expect(onDownload).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({
      file: expect.objectContaining({ format: 'svg', size: { width: 800, unit: 'px', dpi: 300 } }),
      label: 'SVG',
    }),
  );
});

test('Remembers what was downloaded last', async () => {
  const first = open();
  await first.user.click(screen.getByRole('radio', { name: 'PDF' }));
  await first.user.click(button('Download PDF'));
  first.unmount();
  open();
  expect(screen.getByRole('radio', { name: 'PDF' })).toBeChecked();
  expect(width()).toHaveValue('87');
});

test('Says nothing about the size while there is no code', () => {
  open({ hasCode: false });
  expect(button('Download PNG')).toBeVisible();
  expect(screen.queryByText(/scans from/)).toBeNull();
});

const name = () => screen.getByRole('textbox', { name: /^File name/ });

test('Names the file as typed, without what file systems refuse, also next time', async () => {
  const { user } = open();
  expect(name()).toHaveValue('qr-code');
  await user.clear(name());
  await user.type(name(), 'Menu 3/4');
  await user.click(screen.getByRole('radio', { name: 'SVG' }));
  expect(screen.getByText('Saved as Menu 3-4.svg')).toBeVisible();
  await user.click(button('Download SVG'));
  expect(savedName()).toBe('Menu 3-4.png');
  cleanup();
  open();
  expect(name()).toHaveValue('Menu 3-4');
  cleanup();
  open({ name: 'Café menu' });
  expect(name()).toHaveValue('Café menu');
});

test('A code without a name gets that of its short link, unless the user types a name', async () => {
  const { user } = open({ hasLink: true });
  expect(name()).toHaveValue('');
  expect(name()).toHaveAccessibleDescription('Named after the short link if you leave this empty.');
  await user.click(button('Download PNG'));
  expect(savedName('menu-1')).toBe('menu-1.png');
  await user.type(name(), 'Poster');
  await user.click(button('Download PNG'));
  expect(savedName('menu-1')).toBe('Poster.png');
});
