import * as Toast from '@radix-ui/react-toast';
import { Icon } from '#components/ui/icon.tsx';
import { useBoardUi, useUi } from '../state/board-ui.ts';
import styles from './toasts.module.css';

/** How long what can be taken back is shown, in milliseconds; not counted while it has the pointer or the focus. */
const shownMs = 12_000;

/** What has just been done, and the way to take it back. F8 leads here from anywhere. */
export function Toasts() {
  const ui = useBoardUi();
  const toasts = useUi((state) => state.toasts);
  return (
    <Toast.Provider duration={shownMs} swipeDirection="down" label="Notification">
      {toasts.map(({ id, text, undo }) => (
        <Toast.Root
          key={id}
          className={styles.toast}
          onOpenChange={(open) => {
            if (!open) ui.dismiss(id);
          }}
        >
          <Toast.Description className={styles.text} dir="auto">
            {text}
          </Toast.Description>
          {undo && (
            <Toast.Action className={styles.undo} altText="Press Control Z on the board" onClick={undo}>
              <Icon name="undo-2" /> Undo
            </Toast.Action>
          )}
          <Toast.Close className={styles.close} aria-label="Dismiss">
            <Icon name="x" size={20} />
          </Toast.Close>
        </Toast.Root>
      ))}
      <Toast.Viewport className={styles.viewport} />
    </Toast.Provider>
  );
}
