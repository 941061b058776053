import type { Design } from '@canary/qr/design/design';
import type { ExportGate } from './export-gate.ts';
import { PoorGradeDialog } from './scan-check/poor-grade-dialog.tsx';
import { UnlockDialog } from './unlock/unlock-dialog.tsx';
import type { Exporter } from './use-export.ts';

interface ExportQuestionsProps {
  readonly gate: ExportGate;
  readonly exporter: Exporter;
  readonly design: Design;
}

/** The questions that an export waits for. Loaded when there is one. */
export default function ExportQuestions({ gate, exporter, design }: ExportQuestionsProps) {
  const { waiting, onCancel } = gate;
  const { state, run, reset } = exporter;
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
      {state.status === 'doubtful' && (
        <PoorGradeDialog
          {...state}
          onConfirm={(request, destination) => void run(request, destination, { isConfirmed: true })}
          onClose={reset}
        />
      )}
    </>
  );
}
