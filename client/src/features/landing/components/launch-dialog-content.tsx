import * as Dialog from '@radix-ui/react-dialog';
import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { DialogFrame } from '#components/ui/dialog-frame.tsx';
import { Mark } from '#components/ui/mark.tsx';
import { launch } from '#config/launch.ts';
import styles from './launch-dialog-content.module.css';

/** The dialog itself. */
export default function LaunchDialogContent({ onClose }: { onClose(): void }) {
  const [before] = useState(() => document.activeElement);
  const giveFocusBack = (event: Event) => {
    // Radix would look for the button that opened the dialog, and a clock did.
    event.preventDefault();
    if (before instanceof HTMLElement) before.focus();
  };

  return (
    <Dialog.Root open onOpenChange={onClose}>
      <DialogFrame className={styles.launch} onCloseAutoFocus={giveFocusBack}>
        <Mark size={64} />
        <Dialog.Title className={styles.title}>{launch.title}</Dialog.Title>
        <Dialog.Description>{launch.text}</Dialog.Description>
        <p className={styles.date}>Expected {launch.expected}</p>
        <Button onClick={onClose}>Make a code now</Button>
      </DialogFrame>
    </Dialog.Root>
  );
}
