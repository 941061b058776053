import * as Dialog from '@radix-ui/react-dialog';
import { type ReactNode, useRef } from 'react';
import { DialogFrame } from './dialog-frame.tsx';
import styles from './modal.module.css';

interface ModalProps {
  readonly title: string;
  /** The button that opens it, and gets the focus back. */
  readonly trigger: ReactNode;
  readonly open: boolean;
  /** Whether to begin on the title, since the first button does what can't be taken back. */
  readonly careful?: boolean;
  onOpenChange(open: boolean): void;
  readonly children: ReactNode;
}

/** A question over the page, closed by Escape, by its icon or by a press beside it. */
export function Modal({ title, trigger, open, careful = false, onOpenChange, children }: ModalProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Trigger asChild>{trigger}</Dialog.Trigger>
      <DialogFrame
        className={styles.modal}
        aria-describedby={undefined}
        onOpenAutoFocus={(event) => {
          if (!careful) return;
          event.preventDefault();
          heading.current?.focus();
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
