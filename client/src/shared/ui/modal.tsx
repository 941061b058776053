import * as Dialog from '@radix-ui/react-dialog';
import { type ReactNode, useRef } from 'react';
import { useBack } from '#shared/browser/use-back.ts';
import { CloseButton } from './button.tsx';
import styles from './modal.module.css';

interface ModalProps {
  readonly title: string;
  /** The button that opens the dialog. */
  readonly trigger?: ReactNode;
  readonly open: boolean;
  /** Whether the dialog has room for two columns. */
  readonly isWide?: boolean;
  /** Whether the dialog is at the top of the window, and its title only for screen readers. */
  readonly isAtTop?: boolean;
  /** Whether the title gets the focus instead of the first button, for actions that can't be undone. */
  readonly careful?: boolean;
  onOpenChange(open: boolean): void;
  readonly children: ReactNode;
}

/**
 * A modal dialog that closes with Escape, the browser's Back, its close button or a click outside. The focus then returns
 * to the element that had the focus before, or else to the trigger.
 *
 * The backdrop is a plain element, because Radix's backdrop adds a style element, which the Content-Security-Policy
 * blocks. The style sheet prevents scrolling of the page instead.
 */
export function Modal({
  title,
  trigger,
  open,
  isWide = false,
  isAtTop = false,
  careful = false,
  onOpenChange,
  children,
}: ModalProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const focusedBefore = useRef<Element>(null);
  const opener = useRef<HTMLButtonElement>(null);
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      {trigger && (
        <Dialog.Trigger asChild ref={opener}>
          {trigger}
        </Dialog.Trigger>
      )}
      <Dialog.Portal>
        <div className={styles.backdrop} />
        <Dialog.Content
          className={styles.dialog}
          data-wide={isWide}
          data-top={isAtTop}
          aria-describedby={undefined}
          onKeyDown={({ key, target, currentTarget }) => {
            // With a toast above the dialog, Radix gives Escape to the toast.
            // A menu in the dialog is outside the dialog's element.
            if (key === 'Escape' && target instanceof Node && currentTarget.contains(target))
              onOpenChange(false);
          }}
          onOpenAutoFocus={(event) => {
            focusedBefore.current = document.activeElement;
            if (!careful) return;
            event.preventDefault();
            heading.current?.focus();
          }}
          onCloseAutoFocus={(event) => {
            // Radix calls this after a delay. If the user has focused another element by then, keep that focus.
            if (document.activeElement !== document.body) return event.preventDefault();
            const before = focusedBefore.current;
            // Safari gives the focus to the element around a clicked button.
            if (!(before instanceof HTMLElement) || !before.isConnected || before.contains(opener.current))
              return;
            event.preventDefault();
            before.focus();
          }}
        >
          <Dialog.Title ref={heading} tabIndex={-1} className={isAtTop ? 'visually-hidden' : styles.title}>
            {title}
          </Dialog.Title>
          <CloseOnBack onBack={() => onOpenChange(false)} />
          {children}
          <Dialog.Close asChild>
            <CloseButton className={styles.close} size={22} />
          </Dialog.Close>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function CloseOnBack({ onBack }: { onBack(): void }) {
  useBack(onBack);
  return null;
}
