import { PRINT_SAFE } from '@canary/qr/colour';
import { plainDesign } from '@canary/qr/design/plain-design';
import { render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { sessionStore } from '#session/session.ts';
import { InRouter } from '#testing/in-router.tsx';
import { UnlockDialog } from './unlock-dialog.tsx';

test('Exports nothing without asking if the design that needed unlocks was lost at the log-in', () => {
  sessionStore.set({ status: 'logged-in', userId: '1', unlocks: ['LOGO', 'GRADIENTS', 'BACKGROUND'] });
  const [onUnlocked, onLeaveOut, onClose] = [vi.fn(), vi.fn(), vi.fn()];
  render(
    <UnlockDialog
      features={[]}
      design={plainDesign(PRINT_SAFE)}
      target={{ verb: 'download' }}
      {...{ onUnlocked, onLeaveOut, onClose }}
    />,
    { wrapper: InRouter },
  );
  expect(onClose).toHaveBeenCalledOnce();
  expect(onUnlocked).not.toHaveBeenCalled();
  expect(onLeaveOut).not.toHaveBeenCalled();
});
