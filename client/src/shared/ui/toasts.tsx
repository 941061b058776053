import * as Radix from '@radix-ui/react-toast';
import type { IconName } from '#config/icons.ts';
import { Icon } from './icon.tsx';
import styles from './toasts.module.css';

/** What is told at the window's edge, where it moves nothing. */
export interface Toast {
  readonly id: string;
  readonly text: string;
  readonly icon?: IconName;
  /** `kept` until somebody dismisses it, `given` for as long as the page gives it; else for a while. */
  readonly stay?: 'kept' | 'given';
  undo?(): void;
  /** Ends what is under way. */
  stop?(): void;
}

interface ToastsProps {
  readonly toasts: readonly Toast[];
  /** How to take it back when the toast itself can't be reached in time. */
  readonly undoOtherwise: string;
  onDismiss(id: string): void;
}

/** How long one is shown, in milliseconds; not counted while it has the pointer or the focus. */
const shownMs = 12_000;
/** The same, of what can be taken back. */
const undoMs = 30_000;

/** What has just been done, and the way to take it back. F8 leads here from anywhere. */
export function Toasts({ toasts, undoOtherwise, onDismiss }: ToastsProps) {
  return (
    <Radix.Provider duration={shownMs} swipeDirection="down" label="Notification">
      {toasts.map(({ id, text, icon, stay, undo, stop }) => (
        <Radix.Root
          key={id}
          className={styles.toast}
          data-stay={stay}
          duration={stay ? Number.POSITIVE_INFINITY : undo ? undoMs : shownMs}
          open
          onOpenChange={(open) => {
            if (!open && stay !== 'given') onDismiss(id);
          }}
        >
          {icon && <Icon name={icon} />}
          <Radix.Description className={styles.text} dir="auto">
            {text}
          </Radix.Description>
          {undo && (
            <Radix.Action className={styles.undo} altText={undoOtherwise} onClick={undo}>
              <Icon name="undo-2" /> Undo
            </Radix.Action>
          )}
          {stop && (
            <Radix.Action className={styles.undo} altText="Reload the page" onClick={stop}>
              Stop
            </Radix.Action>
          )}
          {stay !== 'given' && (
            <Radix.Close className={styles.close} aria-label="Dismiss">
              <Icon name="x" size={20} />
            </Radix.Close>
          )}
        </Radix.Root>
      ))}
      <Radix.Viewport className={styles.viewport} />
    </Radix.Provider>
  );
}
