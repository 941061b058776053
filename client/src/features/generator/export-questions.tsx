import { PRINT_SAFE } from '@canary/qr/colour';
import type { Design } from '@canary/qr/design/design';
import { withColours } from '@canary/rendering/core/recolour';
import type { CodeToDraw, FileOptions } from '@canary/rendering/core/requests';
import { useEffect, useEffectEvent } from 'react';
import type { WaitingExport } from './export-target.ts';
import { PoorGradeDialog } from './scan-check/poor-grade-dialog.tsx';
import { UnlockDialog } from './unlock/unlock-dialog.tsx';
import type { Exporter } from './use-export.ts';

interface ExportQuestionsProps {
  readonly exporter: Pick<Exporter, 'machine' | 'state' | 'waiting'>;
  /** Id of the content type. */
  readonly type: string;
  /** Undefined while there is none. */
  readonly code: CodeToDraw | undefined;
  /** Changes the design on display to one without premium features. */
  onLeaveOut(free: Design): void;
  /** Starts the save that a visitor asked for before the log-in, which may download a file, too. */
  onSave(file: FileOptions | undefined): void;
}

/** The questions that an export waits for. The code is loaded when there is a question. */
export default function ExportQuestions({ exporter, type, code, onLeaveOut, onSave }: ExportQuestionsProps) {
  const { machine, state, waiting } = exporter;
  return (
    <>
      {code && waiting?.destination && (
        <UnlockQuestion waiting={waiting} machine={machine} type={type} code={code} onLeaveOut={onLeaveOut} />
      )}
      {code && waiting && !waiting.destination && <WaitingSave onReady={() => onSave(waiting.file)} />}
      {state.status === 'doubtful' && (
        <PoorGradeDialog
          {...state}
          onConfirm={(request, destination) => void machine.make(request, destination, state.verdict)}
          onClose={machine.reset}
        />
      )}
    </>
  );
}

interface UnlockQuestionProps extends Pick<ExportQuestionsProps, 'type' | 'onLeaveOut'> {
  readonly waiting: WaitingExport;
  readonly machine: Exporter['machine'];
  readonly code: CodeToDraw;
}

function UnlockQuestion({ waiting, machine, type, code, onLeaveOut }: UnlockQuestionProps) {
  const { destination, file, paper } = waiting;
  const design = paper?.isBlackOnWhite ? withColours(code.design, PRINT_SAFE) : code.design;
  const resume = (chosen: Design) => void machine.make({ ...code, design: chosen, file }, destination);
  return (
    <UnlockDialog
      type={type}
      design={design}
      target={destination(file, design)}
      onUnlocked={() => resume(design)}
      onLeaveOut={(free) => {
        if (!paper?.isBlackOnWhite) onLeaveOut(free);
        resume(free);
      }}
      onClose={() => machine.wait(undefined)}
    />
  );
}

function WaitingSave({ onReady }: { onReady(): void }) {
  const ready = useEffectEvent(onReady);
  useEffect(() => ready(), []);
  return null;
}
