import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeBoard } from '../testing/fake-board.ts';
import { openBoard } from '../testing/render-board.tsx';

afterEach(() => vi.unstubAllGlobals());

async function chooseShare(user: UserEvent) {
  await user.click(screen.getByRole('button', { name: 'Menu' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Share' }));
}

async function openShareDialog() {
  const view = await openBoard(fakeBoard());
  await chooseShare(view.user);
  const dialog = within(screen.getByRole('dialog', { name: 'Open this board on your phone' }));
  return { ...view, dialog };
}

test('The Share dialog shows the board’s URL as text and as a QR code with a quiet zone', async () => {
  const { dialog } = await openShareDialog();
  expect(dialog.getByRole('button', { name: 'Copy link' })).toHaveFocus();
  expect(dialog.getByText(window.location.href)).toBeVisible();
  expect(
    dialog.getByText(/^People who open this link can see, add, change and archive all cards/),
  ).toBeVisible();
  const code = dialog.getByRole('img', { name: 'QR code with the link to this board' });
  const [background, modules] = code.querySelectorAll('path');
  expect(background).toHaveAttribute('fill', '#ffffff');
  expect(modules).toHaveAttribute('fill', '#1a1a1a');
  // The first module of the top left finder pattern.
  expect(modules?.getAttribute('d')).toMatch(/^M4[ ,]4/);
});

test('The Share dialog says that phones can’t open the address of this computer, and only of this one', async () => {
  const note = 'Only this computer can open this address, no phone or other device.';
  const { dialog, unmount } = await openShareDialog();
  expect(window.location.hostname).toBe('localhost');
  expect(dialog.getByText(note)).toBeVisible();
  unmount();
  const { user } = await openBoard(fakeBoard());
  vi.stubGlobal('location', new URL('https://qr.example/tasks'));
  await chooseShare(user);
  expect(screen.getByText('https://qr.example/tasks')).toBeVisible();
  expect(screen.queryByText(note)).toBeNull();
});

test('The link is copied, and a browser that denies it is reported', async () => {
  const { user, dialog } = await openShareDialog();
  await user.click(dialog.getByRole('button', { name: 'Copy link' }));
  expect(await dialog.findByText('Link copied.')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(window.location.href);
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('Not allowed'));
  await user.click(dialog.getByRole('button', { name: 'Copy link' }));
  expect(await dialog.findByText(/could not be copied/)).toBeVisible();
});

test('Escape closes the dialog and returns the focus to the menu’s button', async () => {
  const { user } = await openShareDialog();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Menu' })).toHaveFocus());
});
