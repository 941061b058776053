import * as Radix from '@radix-ui/react-popover';
import { type ReactElement, type ReactNode, useState } from 'react';
import styles from './popover.module.css';

/** How a {@link Popover} is opened and closed. */
export interface PopoverControl {
  /** The button that opens the popover, and gets the focus back. */
  readonly trigger: ReactElement;
  readonly open?: boolean;
  onOpenChange?(open: boolean): void;
  /** Moves the focus when the popover closes. Without it, the button gets the focus back. */
  onClose?(): void;
}

interface PopoverProps extends PopoverControl {
  readonly label: string;
  readonly children: ReactNode;
}

/** A box of controls below its button. The page around it stays usable; Escape and a click outside close it. */
export function Popover({ trigger, label, open, onOpenChange, onClose, children }: PopoverProps) {
  const [isOpen, setIsOpen] = useState(false);
  const setOpen = (next: boolean) => {
    setIsOpen(next);
    onOpenChange?.(next);
  };
  return (
    <Radix.Root open={open ?? isOpen} onOpenChange={setOpen}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal container={document.getElementById('content')}>
        <Radix.Content
          className={styles.popover}
          aria-label={label}
          align="start"
          sideOffset={4}
          collisionPadding={8}
          onKeyDown={(event) => {
            // The components around the button have keys of their own.
            event.stopPropagation();
            // With a toast above the popover, Radix gives Escape to the toast.
            if (event.key === 'Escape') setOpen(false);
          }}
          onCloseAutoFocus={(event) => {
            if (!onClose) return;
            event.preventDefault();
            onClose();
          }}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
