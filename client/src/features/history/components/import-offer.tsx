import { Button } from '#shared/ui/button.tsx';
import { Modal } from '#shared/ui/modal.tsx';
import { countCodes } from '../state/count-codes.ts';
import type { HistoryActions } from '../state/history-actions.ts';
import { useHistoryUi, useUi } from '../state/history-ui.ts';
import styles from './move-dialog.module.css';

/** Asks what is to become of the codes in a file that are here in another version. */
export function ImportOffer({ actions }: { readonly actions: HistoryActions }) {
  const ui = useHistoryUi();
  const offer = useUi((all) => all.offer) ?? [];
  const close = () => ui.change({ offer: null });
  const [first] = offer;
  const isOne = offer.length === 1;
  return (
    <Modal
      title={isOne ? '1 code is different here' : `${countCodes(offer.length)} are different here`}
      open={first !== undefined}
      onOpenChange={close}
    >
      <div className={styles.form}>
        <p>
          {isOne
            ? `The file has another version of “${first?.code.name}” than your history. Yours was kept as it is.`
            : `The file has other versions of these than your history, of “${first?.code.name}” for example. Yours were kept as they are.`}
        </p>
        <Button onClick={close}>Keep only what is here</Button>
        <Button
          look="secondary"
          onClick={() => {
            void actions.importBeside(offer);
            close();
          }}
        >
          {isOne ? 'Add the file’s version as a new code' : 'Add the file’s versions as new codes'}
        </Button>
      </div>
    </Modal>
  );
}
