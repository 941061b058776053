import * as Dialog from '@radix-ui/react-dialog';
import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { Mark } from '#components/ui/mark.tsx';
import { launch } from '#config/launch.ts';
import styles from './launch-dialog-content.module.css';

/**
 * The dialog itself. Its backdrop is a plain element: Radix's own brings a style element along, which the
 * Content-Security-Policy would have to allow. The style sheet holds the page still instead.
 */
export default function LaunchDialogContent({ onClose }: { onClose(): void }) {
  const [before] = useState(() => document.activeElement);
  const giveFocusBack = (event: Event) => {
    // Radix would look for the button that opened the dialog, and a clock did.
    event.preventDefault();
    if (before instanceof HTMLElement) before.focus();
  };

  return (
    <Dialog.Root open onOpenChange={onClose}>
      <Dialog.Portal>
        <div className={styles.backdrop} />
        <Dialog.Content className={styles.dialog} onCloseAutoFocus={giveFocusBack}>
          <Mark size={64} />
          <Dialog.Title className={styles.title}>{launch.title}</Dialog.Title>
          <Dialog.Description>{launch.text}</Dialog.Description>
          <p className={styles.date}>Expected {launch.expected}</p>
          <Button onClick={onClose}>Make a code now</Button>
          <Dialog.Close className={styles.close} aria-label="Close">
            <Icon name="x" size={22} />
          </Dialog.Close>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
