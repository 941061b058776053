import type { Verdict } from '@canary/qr/grade/verdict';
import type { FileRequest } from '@canary/rendering/core/requests';
import { plainVerdict } from '#shared/code/verdict-words.ts';
import { Button } from '#shared/ui/button.tsx';
import { Modal } from '#shared/ui/modal.tsx';
import type { Destination } from '../export-target.ts';
import styles from './poor-grade-dialog.module.css';

/** An export of a code that hardly scans, which waits for a confirmation. */
export interface DoubtfulExport {
  readonly request: FileRequest;
  readonly destination: Destination;
  readonly verdict: Verdict;
}

interface PoorGradeDialogProps extends DoubtfulExport {
  onConfirm(request: FileRequest, destination: Destination): void;
  onClose(): void;
}

/** Asks before a code of grade F is delivered. */
export function PoorGradeDialog(props: PoorGradeDialogProps) {
  const { request, destination, verdict, onConfirm, onClose } = props;
  const { verb } = destination(request.file, request.design);
  const confirm = () => {
    onClose();
    onConfirm(request, destination);
  };
  return (
    <Modal title="This code may not scan" careful open onOpenChange={onClose}>
      <p>
        <strong>{plainVerdict(verdict, request.design)}.</strong> The reader in your browser can read this
        file, but other phones and scanners may not.
      </p>
      <div className={styles.buttons}>
        <Button onClick={onClose}>Change the design</Button>
        <Button look="quiet" onClick={confirm}>
          {verb.charAt(0).toUpperCase() + verb.slice(1)} anyway
        </Button>
      </div>
    </Modal>
  );
}
