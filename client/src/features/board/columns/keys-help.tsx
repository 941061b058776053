import { LetterKeysSwitch } from '#shared/ui/letter-keys-switch.tsx';
import { Modal } from '#shared/ui/modal.tsx';
import { keyHelp } from '../live/board-keys.ts';
import { useBoardUi, useBoardUiState } from '../live/board-ui.ts';
import { useKeyContext } from '../live/use-key-context.ts';
import styles from './keys-help.module.css';

/** The dialog with the keys of the board. */
export function KeysHelp() {
  const ui = useBoardUi();
  const isOpen = useBoardUiState(({ isHelpOpen }) => isHelpOpen);
  const context = useKeyContext();
  return (
    <Modal
      title="Keyboard shortcuts"
      open={isOpen}
      isWide
      careful
      onOpenChange={(open) => ui.change({ isHelpOpen: open })}
    >
      <div className={styles.groups}>
        {(
          [
            ['On a card', 'card'],
            ['On the board', 'page'],
          ] as const
        ).map(([title, on]) => (
          <section key={on} aria-label={title}>
            <h3 className={styles.heading}>{title}</h3>
            <dl className={styles.keys}>
              {keyHelp(on, context).map(({ keys, text }) => (
                <div key={text} className={styles.key}>
                  <dt>{text}</dt>
                  <dd>
                    {keys.map((key) => (
                      <kbd key={key}>{key}</kbd>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      <LetterKeysSwitch />
    </Modal>
  );
}
