import { useEffect, useId, useRef, useState } from 'react';
import { launch } from '#config/launch.ts';
import { safeLocalStorage } from '#shared/storage/storage.ts';
import { Button, CloseButton } from '#shared/ui/button.tsx';
import { Mark } from '#shared/ui/icon.tsx';
import styles from './launch-dialog.module.css';

/**
 * Announces the launch once per browser, after {@link launch.delayMs}. A visitor who scrolls, clicks or types in the
 * meantime isn't interrupted.
 */
export function LaunchDialog() {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const title = useId();
  const text = useId();

  useEffect(() => {
    if (safeLocalStorage.get(launch.storageKey) === 'closed') return;
    const timer = setTimeout(() => setIsOpen(!isBusy()), launch.delayMs);
    const cancel = () => clearTimeout(timer);
    for (const use of uses) addEventListener(use, cancel);
    return () => {
      cancel();
      for (const use of uses) removeEventListener(use, cancel);
    };
  }, []);
  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
  }, [isOpen]);

  if (!isOpen) return null;
  const close = () => dialog.current?.close();
  return (
    <dialog
      ref={dialog}
      className={styles.launch}
      aria-labelledby={title}
      aria-describedby={text}
      onClose={() => {
        safeLocalStorage.set(launch.storageKey, 'closed');
        setIsOpen(false);
      }}
    >
      <Mark size={64} />
      <h2 id={title}>{launch.title}</h2>
      <p id={text}>{launch.text}</p>
      <Button
        onClick={() => {
          close();
          location.hash = 'generate';
        }}
      >
        Make a code now
      </Button>
      <CloseButton className={styles.close} size={22} onClick={close} />
    </dialog>
  );
}

/** A press before React has rendered the page is repeated as a click. */
const uses = ['scroll', 'pointerdown', 'click', 'keydown'];

/** Whether the visitor is typing, has typed, is reading further down, or followed a link to a section of the page. */
function isBusy(): boolean {
  return (
    location.hash !== '' ||
    scrollY > 0 ||
    document.activeElement?.matches('input, select, textarea') === true ||
    document.querySelector(':is(input, textarea)[placeholder]:not(:placeholder-shown)') !== null
  );
}
