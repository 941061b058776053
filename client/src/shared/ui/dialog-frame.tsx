import * as Dialog from '@radix-ui/react-dialog';
import { CloseButton } from './close-button.tsx';
import styles from './dialog-frame.module.css';

/**
 * What every dialog has: its place over the darkened page, and the icon that closes it. The backdrop is a plain element:
 * Radix's own brings a style element along, which the Content-Security-Policy would have to allow. The style sheet holds
 * the page still instead.
 *
 * @param className its width and inner space
 */
export function DialogFrame({ className = '', children, ...rest }: Dialog.DialogContentProps) {
  return (
    <Dialog.Portal>
      <div className={styles.backdrop} />
      <Dialog.Content {...rest} className={`${styles.dialog} ${className}`}>
        {children}
        <Dialog.Close asChild>
          <CloseButton className={styles.close} size={22} />
        </Dialog.Close>
      </Dialog.Content>
    </Dialog.Portal>
  );
}
