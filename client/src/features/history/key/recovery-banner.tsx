import { useState } from 'react';
import { z } from 'zod';
import { declareValue } from '#shared/storage/value.ts';
import { Button } from '#shared/ui/button.tsx';
import { Note } from '#shared/ui/note.tsx';
import { type UnlockedHistory, useKeychain, useKeyState } from './keychain.ts';

/** How long "Later" hides the banner in this browser. */
const postponedMs = 7 * 24 * 60 * 60 * 1000;

const times = z.record(z.string(), z.number());

/** When users chose "Later", by their ids, in milliseconds since 1970. */
const postponed = declareValue<z.infer<typeof times>>({
  key: 'browser:cleared:recovery-postponed',
  place: 'local',
  schema: (stored) => times.safeParse(stored).data,
});

/** Offers to create a recovery code while the history has none. The user can postpone it. */
export function RecoveryBanner({ unlocked }: { readonly unlocked: UnlockedHistory }) {
  const { regenerateRecoveryCode } = useKeychain();
  const [now] = useState(Date.now);
  const [postponedAt, setPostponedAt] = useState(() => postponed.read()?.[unlocked.userId] ?? 0);
  if (unlocked.hasRecoveryCode || now - postponedAt < postponedMs) return null;
  const postpone = () => {
    postponed.write({ ...postponed.read(), [unlocked.userId]: now });
    setPostponedAt(now);
  };
  return (
    <Note
      role="region"
      aria-label="Recovery code"
      icon="lock"
      actions={
        <>
          <Button look="quiet" onClick={regenerateRecoveryCode}>
            Create recovery code
          </Button>
          <Button look="quiet" onClick={postpone}>
            Later
          </Button>
        </>
      }
    >
      Without a recovery code, you lose your saved codes if you forget your password or passphrase.
    </Note>
  );
}

/** The {@link RecoveryBanner} of an unlocked history, on a page that also works without a history. */
export function RecoveryReminder() {
  const state = useKeyState();
  return state.status === 'unlocked' && <RecoveryBanner unlocked={state} />;
}
