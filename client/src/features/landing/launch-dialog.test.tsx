import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { launch } from '#config/launch.ts';
import { LaunchDialog } from './launch-dialog.tsx';

beforeEach(() => {
  // jsdom doesn't implement it.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
  vi.useFakeTimers({ shouldAdvanceTime: true });
});

afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
  location.hash = '';
});

async function openPage(isTyping: boolean) {
  render(
    <>
      <input aria-label="Web address" />
      <LaunchDialog />
    </>,
  );
  if (isTyping) screen.getByRole('textbox').focus();
  await act(() => vi.advanceTimersByTimeAsync(launch.delayMs));
}

test('Opens after a second', async () => {
  await openPage(false);
  expect(await screen.findByRole('dialog')).toBeVisible();
});

test('Doesn’t open while the visitor is typing', async () => {
  await openPage(true);
  await act(() => vi.advanceTimersByTimeAsync(launch.delayMs));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('textbox')).toHaveFocus();
});

test('Doesn’t open once the visitor has typed something', async () => {
  render(
    <>
      <input aria-label="Web address" placeholder="https://" defaultValue="https://example.com" />
      <LaunchDialog />
    </>,
  );
  await act(() => vi.advanceTimersByTimeAsync(launch.delayMs * 2));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test.each(['scroll', 'pointerdown', 'click', 'keydown'])(
  'Doesn’t interrupt a visitor after a %s',
  async (use) => {
    render(<LaunchDialog />);
    await act(() => vi.advanceTimersByTimeAsync(launch.delayMs / 2));
    document.body.dispatchEvent(new Event(use, { bubbles: true }));
    await act(() => vi.advanceTimersByTimeAsync(launch.delayMs * 2));
    expect(screen.queryByRole('dialog')).toBeNull();
  },
);

test('Announces what comes next without a date, and leads to the generator', async () => {
  await openPage(false);
  const dialog = screen.getByRole('dialog', { name: launch.title });
  expect(dialog).toHaveAccessibleDescription(launch.text);
  expect(dialog).not.toHaveTextContent(/\d{4}/);
  await userEvent
    .setup({ advanceTimers: vi.advanceTimersByTime })
    .click(screen.getByRole('button', { name: 'Make a code now' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(location.hash).toBe('#generate');
});
