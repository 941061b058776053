import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { launch } from '#config/launch.ts';
import { LaunchDialog } from './launch-dialog.tsx';

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

function openPage() {
  render(
    <>
      <input aria-label="Web address" />
      <LaunchDialog />
    </>,
  );
  return userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
}

test('Opens after a second, announced politely, while the visitor goes on typing', async () => {
  const user = openPage();
  const status = screen.getByRole('status');
  const field = screen.getByRole('textbox');
  await user.type(field, 'example');
  await wait(launch.delayMs);
  const dialog = screen.getByRole('dialog', { name: launch.title });
  expect(status).toContainElement(dialog);
  expect(dialog).not.toHaveAttribute('aria-modal');
  expect(dialog).toHaveAccessibleDescription(launch.text);
  expect(dialog).not.toHaveTextContent(/\d{4}/);
  await user.keyboard('.com');
  expect(field).toHaveValue('example.com');
  expect(field).toHaveFocus();
});

test('Isn’t open before a second has passed', async () => {
  openPage();
  await wait(launch.delayMs - 100);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('Its icon closes it for good and leaves the focus in the field', async () => {
  const user = openPage();
  await wait(launch.delayMs);
  await user.click(screen.getByRole('textbox'));
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('textbox')).toHaveFocus();
  expect(localStorage.getItem(launch.storageKey)).toBe('true');
  render(<LaunchDialog />);
  await wait(launch.delayMs * 2);
  expect(screen.queryByRole('dialog')).toBeNull();
});
