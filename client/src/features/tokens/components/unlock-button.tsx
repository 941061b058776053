import { useState } from 'react';
import type { Feature } from '#gql/graphql.ts';
import { useNumbers } from '#shared/format/numbers.ts';
import { BusyButton, Button } from '#shared/ui/button.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import { Modal } from '#shared/ui/modal.tsx';
import { Outcome } from '#shared/ui/outcome.tsx';
import { useUnlock } from '../hooks/use-unlock.ts';
import styles from './unlock-button.module.css';

interface UnlockButtonProps {
  readonly feature: Feature;
  readonly name: string;
  readonly price: number;
  /** How many tokens there are to pay with. */
  readonly tokens: number;
}

/** Unlocks a feature, once it was asked whether that is meant. */
export function UnlockButton({ feature, name, price, tokens }: UnlockButtonProps) {
  const [open, setOpen] = useState(false);
  const [unlock, { busy, failure }] = useUnlock(feature);
  const { number, plural } = useNumbers();
  const left = tokens - price;
  const trigger = (
    <Button>
      <Icon name="lock-open" /> Unlock for {plural(price, 'token')}
    </Button>
  );
  return (
    <Modal
      title={`Unlock ${name} for ${plural(price, 'token')}?`}
      trigger={trigger}
      careful
      open={open}
      // What is being paid for is waited for.
      onOpenChange={(next) => setOpen(next || busy)}
    >
      <p>
        You have {number(tokens)}; {left === 0 ? 'none' : number(left)} will be left. They stay yours, on
        every device.
      </p>
      <Outcome failure={failure} />
      <div className={styles.choice}>
        <BusyButton busy={busy} working="Unlocking…" onClick={unlock}>
          Unlock
        </BusyButton>
        <Button look="secondary" onClick={() => setOpen(busy)}>
          Cancel
        </Button>
      </div>
    </Modal>
  );
}
