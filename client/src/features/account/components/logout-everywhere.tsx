import { useState } from 'react';
import { useAction } from '#shared/forms/use-action.ts';
import { BusyButton, Button } from '#shared/ui/button.tsx';
import { Modal } from '#shared/ui/modal.tsx';
import { Outcome } from '#shared/ui/outcome.tsx';
import { useLogOutEverywhere } from '../hooks/use-logout-everywhere.ts';
import styles from './forms.module.css';

/** Ends every session, once somebody has confirmed that they mean it. */
export function LogOutEverywhere() {
  const [open, setOpen] = useState(false);
  const logOut = useLogOutEverywhere();
  const { run, busy, failure } = useAction(async () => {
    await logOut();
    return undefined;
  });
  return (
    <div className={styles.actions}>
      <Modal
        title="Log out everywhere?"
        careful
        open={open}
        onOpenChange={setOpen}
        trigger={<Button look="secondary">Log out everywhere</Button>}
      >
        <p>Every device is logged out at once, this one too. You can then log in again.</p>
        <Outcome failure={failure} />
        <div className={styles.actions}>
          <BusyButton busy={busy} working="Logging out…" onClick={run}>
            Log out everywhere
          </BusyButton>
          <Button look="secondary" onClick={() => setOpen(false)}>
            Cancel
          </Button>
        </div>
      </Modal>
    </div>
  );
}
