import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { launch } from '#config/launch.ts';
import { LaunchDialog } from './launch-dialog.tsx';

beforeEach(() => {
  // jsdom has none.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  vi.useFakeTimers({ shouldAdvanceTime: true });
});

afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
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

test('The dialog opens over whoever only looks', async () => {
  await openPage(false);
  expect(await screen.findByRole('dialog')).toBeVisible();
});

test('The dialog stays away from whoever has begun to type', async () => {
  await openPage(true);
  await act(() => vi.advanceTimersByTimeAsync(launch.delayMs));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('textbox')).toHaveFocus();
});

test('The dialog stays away from whoever begins to type while it is on its way', async () => {
  render(
    <>
      <input aria-label="Web address" />
      <LaunchDialog />
    </>,
  );
  act(() => void vi.advanceTimersByTime(launch.delayMs));
  screen.getByRole('textbox').focus();
  await act(() => vi.advanceTimersByTimeAsync(launch.delayMs));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('textbox')).toHaveFocus();
});

test('The dialog stays away from whoever has typed something and looks at what came of it', async () => {
  render(
    <>
      <input aria-label="Web address" placeholder="https://" defaultValue="https://example.com" />
      <LaunchDialog />
    </>,
  );
  await act(() => vi.advanceTimersByTimeAsync(launch.delayMs * 2));
  expect(screen.queryByRole('dialog')).toBeNull();
});
