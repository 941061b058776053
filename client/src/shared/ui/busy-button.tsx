import type { ComponentProps } from 'react';
import { Button } from './button.tsx';

interface BusyButtonProps extends ComponentProps<typeof Button> {
  /** While true the button says {@link working} and ignores presses. */
  readonly busy: boolean;
  readonly working: string;
}

/** A button that says when it is at work. It keeps the focus, which a disabled one would lose. */
export function BusyButton({ busy, working, children, onClick, ...rest }: BusyButtonProps) {
  return (
    <Button
      {...rest}
      aria-disabled={busy}
      onClick={(event) => {
        if (busy) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {busy ? working : children}
    </Button>
  );
}
