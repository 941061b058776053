import type { WrapMethod } from '@canary/vault/history-key';
import { Button, type ButtonLook } from '#shared/ui/button.tsx';
import { Icon } from '#shared/ui/icon.tsx';

interface UnlockButtonProps {
  /** The kinds of secrets that unlock the history. */
  readonly methods: readonly WrapMethod[];
  readonly busy?: boolean;
  readonly look: ButtonLook;
  onClick(): void;
}

/** A button that unlocks the history, or offers to delete it if no secret unlocks it. */
export function UnlockButton({ methods, busy, look, onClick }: UnlockButtonProps) {
  const isLost = methods.length === 0;
  return (
    <Button look={isLost ? 'quiet' : look} aria-disabled={busy} onClick={onClick}>
      {isLost ? (
        'Start over…'
      ) : (
        <>
          <Icon name="lock-open" size={17} /> Unlock your history
        </>
      )}
    </Button>
  );
}
