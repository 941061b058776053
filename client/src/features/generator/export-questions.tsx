import type { Design } from '@canary/qr/design/design';
import type { ExportGate } from './export-gate.ts';
import { PoorGradeDialog } from './scan-check/poor-grade-dialog.tsx';
import { UnlockDialog } from './unlock/unlock-dialog.tsx';

interface ExportQuestionsProps {
  readonly gate: ExportGate;
  readonly design: Design;
}

/** The questions that an export waits for. Loaded when there is one. */
export default function ExportQuestions({ gate, design }: ExportQuestionsProps) {
  const { waiting, doubtful, onCancel } = gate;
  return (
    <>
      {waiting && (
        <UnlockDialog
          design={design}
          target={waiting.destination(waiting.file, design)}
          onUnlocked={() => gate.onUnlocked(waiting)}
          onLeaveOut={(free) => gate.onLeaveOut(waiting, free)}
          onClose={onCancel}
        />
      )}
      {doubtful && <PoorGradeDialog {...doubtful} onConfirm={gate.run} onClose={onCancel} />}
    </>
  );
}
