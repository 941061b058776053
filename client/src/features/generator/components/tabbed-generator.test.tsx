import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import type { Lock } from './lock-overlay.tsx';
import { TabbedGenerator } from './tabbed-generator.tsx';

function show(lock?: Lock) {
  render(
    <MemoryRouter>
      <TabbedGenerator lockOf={(id) => (id === 'vcard' ? lock : undefined)} />
    </MemoryRouter>,
  );
  return userEvent.setup();
}

test('A type that is locked lies under what it takes, and the way to get it', async () => {
  const user = show({
    words: 'vCard codes cost 1 token, once.',
    action: 'Unlock vCard codes',
    to: '/generate/vcard',
  });
  await user.click(screen.getByRole('tab', { name: 'vCard' }));
  expect(await screen.findByText('vCard codes cost 1 token, once.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Unlock vCard codes' })).toHaveAttribute('href', '/generate/vcard');
  expect(screen.queryByRole('button', { name: 'Download' })).toBeNull();
  await user.click(screen.getByRole('tab', { name: 'Location' }));
  expect(await screen.findByRole('button', { name: 'Download' })).toBeVisible();
});

test('A paste that was refused in one type is not spoken of in another', async () => {
  const user = show();
  await user.click(screen.getByRole('tab', { name: 'vCard' }));
  const flood = new InputEvent('beforeinput', { data: 'x'.repeat(100_001), bubbles: true, cancelable: true });
  await screen.findByLabelText(/^Full name/);
  fireEvent(screen.getByLabelText(/^Email address/), flood);
  expect(flood.defaultPrevented).toBe(true);
  expect(screen.getByText(/That is 100,001 characters/)).toBeVisible();
  await user.click(screen.getByRole('tab', { name: 'Email' }));
  await waitFor(() => expect(screen.queryByLabelText(/^Full name/)).toBeNull());
  expect(screen.getByLabelText(/^Email address/)).toBeVisible();
  expect(screen.queryByText(/That is 100,001 characters/)).toBeNull();
});
