import * as Radix from '@radix-ui/react-toast';
import { Icon } from './icon.tsx';
import styles from './toasts.module.css';

/** What can be taken back, for as long as it is shown. */
export interface Toast {
  readonly id: string;
  readonly text: string;
  undo?(): void;
}

interface ToastsProps {
  readonly toasts: readonly Toast[];
  /** How to take it back when the toast itself can't be reached in time. */
  readonly undoOtherwise: string;
  onDismiss(id: string): void;
}

/** How long what can be taken back is shown, in milliseconds; not counted while it has the pointer or the focus. */
const shownMs = 12_000;

/** What has just been done, and the way to take it back. F8 leads here from anywhere. */
export function Toasts({ toasts, undoOtherwise, onDismiss }: ToastsProps) {
  return (
    <Radix.Provider duration={shownMs} swipeDirection="down" label="Notification">
      {toasts.map(({ id, text, undo }) => (
        <Radix.Root
          key={id}
          className={styles.toast}
          onOpenChange={(open) => {
            if (!open) onDismiss(id);
          }}
        >
          <Radix.Description className={styles.text} dir="auto">
            {text}
          </Radix.Description>
          {undo && (
            <Radix.Action className={styles.undo} altText={undoOtherwise} onClick={undo}>
              <Icon name="undo-2" /> Undo
            </Radix.Action>
          )}
          <Radix.Close className={styles.close} aria-label="Dismiss">
            <Icon name="x" size={20} />
          </Radix.Close>
        </Radix.Root>
      ))}
      <Radix.Viewport className={styles.viewport} />
    </Radix.Provider>
  );
}
