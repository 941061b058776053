import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { reload } from '#lib/reload.ts';
import { NotLoaded } from './not-loaded.tsx';

vi.mock('#lib/reload.ts', () => ({ reload: vi.fn() }));

test('A page that could not be loaded is loaded again when the network is back, unless it was left', () => {
  vi.mocked(reload).mockClear();
  const { unmount } = render(<NotLoaded />);
  expect(reload).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('online'));
  expect(reload).toHaveBeenCalledOnce();
  unmount();
  window.dispatchEvent(new Event('online'));
  expect(reload).toHaveBeenCalledOnce();
});

test('Whoever doesn’t want to wait for that loads it by a button', async () => {
  vi.mocked(reload).mockClear();
  render(<NotLoaded />);
  await userEvent.click(screen.getByRole('button', { name: 'Load the page again' }));
  expect(reload).toHaveBeenCalledOnce();
});
