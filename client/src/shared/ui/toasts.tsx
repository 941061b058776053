import * as Radix from '@radix-ui/react-toast';
import type { ReactNode } from 'react';
import type { IconName } from '#config/icons.ts';
import { Icon } from './icon.tsx';
import styles from './toasts.module.css';

/** A message at the edge of the window. */
export interface Toast {
  readonly id: string;
  readonly text: string;
  readonly icon?: IconName;
  /** `controlled`: as long as the page passes the toast. By default it disappears after a while. */
  readonly lifetime?: 'until-dismissed' | 'controlled';
  undo?(): void;
  readonly action?: ToastAction;
  /** Stops the action in progress. */
  stop?(): void;
}

interface ToastAction {
  /** The text of the action's button. */
  readonly label: string;
  /** How to do the action without the toast, for screen reader users who can't reach the toast in time. */
  readonly otherwise: string;
  run(): void;
}

interface ToastsProps {
  readonly toasts: readonly Toast[];
  /** How to undo without the toast, for screen reader users who can't reach the toast in time. */
  readonly undoOtherwise: string;
  onDismiss(id: string): void;
  /** A bar at the same edge, below the toasts. */
  readonly children?: ReactNode;
}

/** How long a toast is shown, in milliseconds. The time stops while the toast is hovered or focused. */
const shownMs = 12_000;
/** How long a toast with a button for undo or another action is shown, in milliseconds. */
const actionMs = 30_000;

/** Messages about the results of actions, with undo buttons. F8 moves the focus here. */
export function Toasts({ toasts, undoOtherwise, onDismiss, children }: ToastsProps) {
  return (
    <Radix.Provider duration={shownMs} swipeDirection="down" label="Notification">
      {shownOf(toasts).map(({ id, text, icon, lifetime, undo, action, stop }) => (
        <Radix.Root
          key={id}
          className={styles.toast}
          data-lifetime={lifetime}
          duration={lifetime ? Number.POSITIVE_INFINITY : undo || action ? actionMs : shownMs}
          open
          onEscapeKeyDown={(event) => {
            // Escape closes the dialog or panel below the toast.
            if (event.target instanceof Element && event.target.closest('[role="dialog"], aside'))
              event.preventDefault();
          }}
          onOpenChange={(open) => {
            if (!open && lifetime !== 'controlled') onDismiss(id);
          }}
        >
          {icon && <Icon name={icon} />}
          <Radix.Description className={styles.text} dir="auto" title={text}>
            {text}
          </Radix.Description>
          {undo && (
            <Radix.Action className={styles.undo} altText={undoOtherwise} onClick={undo}>
              <Icon name="undo-2" /> Undo
            </Radix.Action>
          )}
          {action && (
            <Radix.Action className={styles.undo} altText={action.otherwise} onClick={action.run}>
              {action.label}
            </Radix.Action>
          )}
          {stop && (
            <Radix.Action className={styles.undo} altText="Reload the page" onClick={stop}>
              Stop
            </Radix.Action>
          )}
          {lifetime !== 'controlled' && (
            <Radix.Close className={styles.close} aria-label="Dismiss">
              <Icon name="x" size={20} />
            </Radix.Close>
          )}
        </Radix.Root>
      ))}
      <div className={styles.edge}>
        <Radix.Viewport className={styles.viewport} />
        {children}
      </div>
    </Radix.Provider>
  );
}

/** The progress of an action, and the newest of the other toasts. Older toasts follow when the newest is gone. */
function shownOf(toasts: readonly Toast[]): readonly Toast[] {
  const newest = toasts.findLast(({ lifetime }) => lifetime !== 'controlled');
  return toasts.filter((toast) => toast === newest || toast.lifetime === 'controlled');
}
