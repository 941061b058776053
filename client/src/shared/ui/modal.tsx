import * as Dialog from '@radix-ui/react-dialog';
import { type ReactNode, useRef } from 'react';
import { DialogFrame } from './dialog-frame.tsx';
import styles from './modal.module.css';

interface ModalProps {
  readonly title: string;
  /** The button that opens it, and gets the focus back; without one, what had the focus before gets it. */
  readonly trigger?: ReactNode;
  readonly open: boolean;
  /** Whether to begin on the title, since the first button does what can't be taken back. */
  readonly careful?: boolean;
  onOpenChange(open: boolean): void;
  readonly children: ReactNode;
}

/** A question over the page, closed by Escape, by its icon or by a press beside it. */
export function Modal({ title, trigger, open, careful = false, onOpenChange, children }: ModalProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef<Element>(null);
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      {trigger && <Dialog.Trigger asChild>{trigger}</Dialog.Trigger>}
      <DialogFrame
        className={styles.modal}
        aria-describedby={undefined}
        onOpenAutoFocus={(event) => {
          before.current = document.activeElement;
          if (!careful) return;
          event.preventDefault();
          heading.current?.focus();
        }}
        onCloseAutoFocus={(event) => {
          // Radix asks a moment after the dialog has gone: whoever went on in the page by then stays where they are.
          if (document.activeElement !== document.body) return event.preventDefault();
          if (trigger) return;
          event.preventDefault();
          if (before.current instanceof HTMLElement) before.current.focus();
        }}
      >
        <Dialog.Title ref={heading} tabIndex={-1} className={styles.title}>
          {title}
        </Dialog.Title>
        {children}
      </DialogFrame>
    </Dialog.Root>
  );
}
