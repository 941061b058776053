import { useEffect, useId, useRef } from 'react';
import { launch } from '#config/launch.ts';
import { Button, CloseButton } from '#shared/ui/button.tsx';
import { Mark } from '#shared/ui/icon.tsx';
import styles from './launch-dialog-content.module.css';

/**
 * The dialog itself: the browser's own, which keeps and gives back the focus without a library that every first visit
 * would have to fetch.
 */
export default function LaunchDialogContent({ onClose }: { onClose(): void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useId();
  const text = useId();
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  const close = () => dialog.current?.close();

  return (
    <dialog
      ref={dialog}
      className={styles.launch}
      aria-labelledby={title}
      aria-describedby={text}
      onClose={onClose}
    >
      <Mark size={64} />
      <h2 id={title}>{launch.title}</h2>
      <p id={text}>{launch.text}</p>
      <p className={styles.date}>Expected {launch.expected}</p>
      <Button onClick={close}>Make a code now</Button>
      <CloseButton className={styles.close} size={22} onClick={close} />
    </dialog>
  );
}
