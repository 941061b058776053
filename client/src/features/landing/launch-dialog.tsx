import { useEffect, useId, useState } from 'react';
import { launch } from '#config/launch.ts';
import { asFlag, declareValue } from '#shared/storage/value.ts';
import { CloseButton } from '#shared/ui/button.tsx';
import { Mark } from '#shared/ui/icon.tsx';
import styles from './launch-dialog.module.css';

/** Whether the dialog was closed. Its key is `launch.storageKey`. */
const isClosed = declareValue({ key: 'browser:cleared:launch-closed', place: 'local', schema: asFlag });

/**
 * Announces what comes next, {@link launch.delayMs} after the page was loaded, until it was closed once in this browser.
 * It isn't modal: it covers nothing that the visitor uses, and takes no focus.
 */
export function LaunchDialog() {
  const [isOpen, setIsOpen] = useState(false);
  const title = useId();
  const text = useId();

  useEffect(() => {
    if (isClosed.read()) return;
    const timer = setTimeout(() => setIsOpen(true), launch.delayMs);
    return () => clearTimeout(timer);
  }, []);

  const close = () => {
    isClosed.write(true);
    setIsOpen(false);
  };
  return (
    <div role="status">
      {isOpen && (
        // The attribute opens the dialog without moving the focus; the methods of a dialog move it.
        <dialog open className={styles.launch} aria-labelledby={title} aria-describedby={text}>
          <Mark size={36} />
          <div>
            <h2 id={title}>{launch.title}</h2>
            <p id={text}>{launch.text}</p>
          </div>
          {/* A press leaves the focus in the field where it is. */}
          <CloseButton size={20} onMouseDown={(event) => event.preventDefault()} onClick={close} />
        </dialog>
      )}
    </div>
  );
}
