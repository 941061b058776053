import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { NotLoaded } from './not-loaded.tsx';

test('A page that could not be loaded is loaded again when the network is back, unless it was left', () => {
  const retry = vi.fn();
  const { unmount } = render(<NotLoaded onRetry={retry} />);
  expect(retry).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('online'));
  expect(retry).toHaveBeenCalledOnce();
  unmount();
  window.dispatchEvent(new Event('online'));
  expect(retry).toHaveBeenCalledOnce();
});

test('Whoever doesn’t want to wait for that tries again by a button', async () => {
  const retry = vi.fn();
  render(<NotLoaded onRetry={retry} />);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledOnce();
});
