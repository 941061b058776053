import type { Design } from '@canary/qr/design/design';
import { requiredFeatures } from '@canary/qr/design/required-features';
import type { Verdict } from '@canary/qr/grade/grade';
import { useCallback, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useUnlocks } from '#session/session.ts';
import type { CodeRequest, PictureRequest } from '#shared/code/picture.ts';
import type { Destination, WaitingExport } from './export-target.ts';
import type { DoubtfulExport } from './scan-check/poor-grade-dialog.tsx';
import type { Unlocking } from './unlock/use-waiting-export.ts';
import type { DesignEditor } from './use-design.ts';

interface GateOptions {
  /** Undefined while there is none. */
  readonly code: CodeRequest | undefined;
  readonly editor: DesignEditor;
  /** The export that waits for an unlock. */
  readonly unlocking: Unlocking;
  run(request: PictureRequest, destination: Destination): Promise<void>;
}

export type ExportGate = ReturnType<typeof useExportGate>;

/**
 * Stops exports that need an unlock or a confirmation, until `ExportQuestions` has the user's answer. A code that doesn't
 * scan at all is refused by the exporter.
 */
export function useExportGate({ code, editor, unlocking: { waiting, setWaiting }, run }: GateOptions) {
  const unlocks = useUnlocks();
  const verdict = useRef<Verdict>(undefined);
  const [doubtful, setDoubtful] = useState<DoubtfulExport>();

  /** Exports a code, unless it needs a confirmation. */
  const deliver = (request: PictureRequest, destination: Destination) => {
    const its = request.design === editor.design ? verdict.current : undefined;
    if (its?.grade === 'F' && its.isReadable) setDoubtful({ request, destination, verdict: its });
    else void run(request, destination);
  };
  const deliverWaiting = ({ destination, file }: WaitingExport, design: Design) => {
    setWaiting(undefined);
    if (code) deliver({ ...code, design, file }, destination);
  };

  return {
    /** Called with the verdict about the code that is shown. */
    onVerdict: useCallback((next: Verdict | undefined) => {
      verdict.current = next;
    }, []),
    /** Exports a code, or asks first. */
    open(request: PictureRequest, destination: Destination) {
      const { design, file } = request;
      if (requiredFeatures(design).every((feature) => unlocks.has(feature))) deliver(request, destination);
      else setWaiting({ verb: destination(file, design).verb, destination, file });
    },
    // A visitor's design is restored after the log-in; until then the question would be about another one.
    waiting: code && !editor.isRestoring ? waiting : undefined,
    onUnlocked: (stopped: WaitingExport) => deliverWaiting(stopped, editor.design),
    /** Exports without the premium features. */
    onLeaveOut(stopped: WaitingExport, free: Design) {
      // The changed design resets the exporter, before the export starts within the same click.
      flushSync(() => editor.change({ label: 'Premium features', apply: () => free }));
      deliverWaiting(stopped, free);
    },
    doubtful,
    /** Exports a code without a question. */
    run,
    onCancel() {
      setWaiting(undefined);
      setDoubtful(undefined);
    },
  };
}
