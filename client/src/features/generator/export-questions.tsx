import { PRINT_SAFE } from '@canary/qr/colour';
import type { Design } from '@canary/qr/design/design';
import { withColours } from '@canary/rendering/core/recolour';
import { useEffect, useEffectEvent } from 'react';
import type { ExportGate } from './export-gate.ts';
import type { WaitingExport } from './export-target.ts';
import { PoorGradeDialog } from './scan-check/poor-grade-dialog.tsx';
import { UnlockDialog } from './unlock/unlock-dialog.tsx';
import type { Exporter } from './use-export.ts';

interface ExportQuestionsProps {
  readonly gate: ExportGate;
  readonly exporter: Exporter;
  readonly design: Design;
  /** Starts the save that a visitor asked for before the log-in. */
  onSave(): void;
}

/** The questions that an export waits for. Loaded when there is one. */
export default function ExportQuestions({ gate, exporter, design, onSave }: ExportQuestionsProps) {
  const { waiting } = gate;
  const { state, run, reset } = exporter;
  return (
    <>
      {waiting?.destination && <UnlockQuestion waiting={waiting} gate={gate} design={design} />}
      {waiting && !waiting.destination && <WaitingSave onReady={onSave} />}
      {state.status === 'doubtful' && (
        <PoorGradeDialog
          {...state}
          onConfirm={(request, destination) => void run(request, destination, { confirmed: state.verdict })}
          onClose={reset}
        />
      )}
    </>
  );
}

interface UnlockQuestionProps extends Pick<ExportQuestionsProps, 'gate' | 'design'> {
  readonly waiting: WaitingExport;
}

function UnlockQuestion({ waiting, gate, design }: UnlockQuestionProps) {
  const { destination, file, paper } = waiting;
  const exported = paper?.isBlackOnWhite ? withColours(design, PRINT_SAFE) : design;
  return (
    <UnlockDialog
      design={exported}
      target={destination(file, exported)}
      onUnlocked={() => gate.deliver(waiting, exported)}
      onLeaveOut={(free) => {
        if (paper?.isBlackOnWhite) gate.deliver(waiting, free);
        else gate.onLeaveOut(waiting, free);
      }}
      onClose={gate.onCancel}
    />
  );
}

function WaitingSave({ onReady }: { onReady(): void }) {
  const ready = useEffectEvent(onReady);
  useEffect(() => {
    // The save renders the completed content at once, which React refuses within an effect.
    const timer = setTimeout(() => ready());
    return () => clearTimeout(timer);
  }, []);
  return null;
}
