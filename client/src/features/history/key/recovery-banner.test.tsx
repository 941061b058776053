import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderPage } from '#testing/render.tsx';
import { fakeKeychain, unlockedHistory } from '../testing/fake-history-keys.ts';
import { KeychainContext } from './keychain.ts';
import { RecoveryBanner } from './recovery-banner.tsx';

const unlocked = { ...(await unlockedHistory()), hasRecoveryCode: false };
const banner = () => screen.queryByRole('region', { name: 'Recovery code' });
const open = (state = unlocked) =>
  renderPage(
    <KeychainContext value={fakeKeychain(state)}>
      <RecoveryBanner unlocked={state} />
    </KeychainContext>,
  );

afterEach(() => vi.restoreAllMocks());

test('Can be postponed for a week, and then returns', async () => {
  const { user, unmount } = open();
  expect(banner()).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Later' }));
  expect(banner()).toBeNull();
  unmount();
  const now = Date.now();
  const clock = vi.spyOn(Date, 'now').mockReturnValue(now + 6 * 24 * 3600 * 1000);
  const { unmount: leave } = open();
  expect(banner()).toBeNull();
  leave();
  clock.mockReturnValue(now + 8 * 24 * 3600 * 1000);
  open();
  expect(banner()).toBeVisible();
});

test('Disappears once there is a recovery code', () => {
  open({ ...unlocked, hasRecoveryCode: true });
  expect(banner()).toBeNull();
});
