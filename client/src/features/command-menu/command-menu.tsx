import { type ReactNode, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { Boundary } from '#shared/layout/boundary.tsx';
import { Button } from '#shared/ui/button.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import { Modal } from '#shared/ui/modal.tsx';
import styles from './command-menu.module.css';

interface CommandMenuProps {
  /** Renders a `CommandSearch`, which may be loaded lazily. */
  children(onClose: () => void): ReactNode;
}

/** A button that opens the command menu, which Ctrl+K also opens. */
export function CommandMenu({ children }: CommandMenuProps) {
  const [isOpen, setOpen] = useState(false);
  const isMac = /Mac|iPhone|iPad/.test(navigator.platform);
  useShortcut(isMac, () => {
    // Another dialog may have input that a command would discard.
    if (isOpen || !document.querySelector('[role="dialog"], dialog:modal')) setOpen(!isOpen);
  });
  return (
    <>
      <button
        type="button"
        className={styles.open}
        aria-keyshortcuts={isMac ? 'Meta+K' : 'Control+K'}
        onClick={() => setOpen(true)}
      >
        <Icon name="search" size={20} />
        <span className={styles.word}>Search</span>
        <span className={styles.keys} aria-hidden="true">
          {isMac ? '⌘K' : 'Ctrl K'}
        </span>
      </button>
      <Modal title="Search" isAtTop open={isOpen} onOpenChange={setOpen}>
        <Boundary fallback={({ retry }) => <Failed onRetry={retry} />}>
          <Suspense
            fallback={
              <p role="status" className={styles.note}>
                Loading…
              </p>
            }
          >
            {children(() => setOpen(false))}
          </Suspense>
        </Boundary>
      </Modal>
    </>
  );
}

function Failed({ onRetry }: { onRetry(): void }) {
  return (
    <div role="alert" className={styles.note}>
      <p>The search could not be loaded. Check your connection and try again.</p>
      <Button look="quiet" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}

/** Calls back when the user presses Ctrl+K, or Cmd+K on a Mac, where Ctrl+K deletes text in a field. */
function useShortcut(isMac: boolean, onPress: () => void): void {
  const press = useEffectEvent(onPress);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, shiftKey, altKey, isComposing } = event;
      const hasModifier = isMac ? metaKey && !ctrlKey : ctrlKey && !metaKey;
      if (key.toLowerCase() !== 'k' || !hasModifier || shiftKey || altKey || isComposing) return;
      // Browsers use Ctrl+K for their own search.
      event.preventDefault();
      if (!event.repeat) press();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isMac]);
}
