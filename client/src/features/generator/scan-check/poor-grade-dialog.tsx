import type { Design } from '@canary/qr/design/design';
import type { Verdict } from '@canary/qr/grade/verdict';
import { plainVerdict } from '#shared/code/verdict-words.ts';
import { Button } from '#shared/ui/button.tsx';
import { Modal } from '#shared/ui/modal.tsx';
import type { Target } from '../export/order.ts';
import styles from './poor-grade-dialog.module.css';

interface PoorGradeDialogProps {
  readonly design: Design;
  readonly verdict: Verdict;
  /** The action for the file. */
  readonly verb: Target['verb'];
  onConfirm(): void;
  onClose(): void;
}

/** Asks before a code of grade F is delivered. */
export function PoorGradeDialog({ design, verdict, verb, onConfirm, onClose }: PoorGradeDialogProps) {
  return (
    <Modal title="This code may not scan" careful open onOpenChange={onClose}>
      <p>
        <strong>{plainVerdict(verdict, design)}.</strong> The reader in your browser can read this file, but
        other phones and scanners may not.
      </p>
      <div className={styles.buttons}>
        <Button onClick={onClose}>Change the design</Button>
        <Button look="quiet" onClick={onConfirm}>
          {verb.charAt(0).toUpperCase() + verb.slice(1)} anyway
        </Button>
      </div>
    </Modal>
  );
}
