import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useUser } from '#session/session.ts';
import { renderPage } from '#testing/render.tsx';
import { fakeKeychain } from '../testing/fake-history-keys.ts';
import { HistoryAccess } from './history-access.tsx';
import { KeychainContext } from './keychain.ts';

function Access() {
  return <HistoryAccess user={useUser()} />;
}

test('A history that nothing opens can only be started over', async () => {
  renderPage(
    <KeychainContext value={fakeKeychain({ status: 'locked', methods: [], count: 1, wasReset: false })}>
      <Access />
    </KeychainContext>,
    { area: 'members' },
  );
  expect(await screen.findByText(/Nothing else can open what you saved before/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Start over…' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /Unlock|recovery code|passphrase/ })).toBeNull();
  expect(screen.queryByText(/Create one/)).toBeNull();
});
