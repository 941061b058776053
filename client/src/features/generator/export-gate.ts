import type { Design } from '@canary/qr/design/design';
import { requiredFeatures } from '@canary/qr/design/required-features';
import type { CodeRequest, PictureRequest } from '@canary/rendering/core/picture';
import { flushSync } from 'react-dom';
import { useUnlocks } from '#session/session.ts';
import type { Destination, WaitingExport } from './export-target.ts';
import type { Unlocking } from './unlock/use-waiting-export.ts';
import type { DesignEditor } from './use-design.ts';

interface GateOptions {
  /** Undefined while there is none. */
  readonly code: CodeRequest | undefined;
  readonly editor: DesignEditor;
  /** The export that waits for an unlock. */
  readonly unlocking: Unlocking;
  /** Whether the generator can save to a history. */
  readonly canSave: boolean;
  run(request: PictureRequest, destination: Destination): Promise<void>;
}

export type ExportGate = ReturnType<typeof useExportGate>;

/** Stops exports that need an unlock, until `ExportQuestions` has the user's answer. */
export function useExportGate({
  code,
  editor,
  unlocking: { waiting, setWaiting },
  canSave,
  run,
}: GateOptions) {
  const unlocks = useUnlocks();
  const isReady = code && !editor.isRestoring && (canSave || waiting?.destination);
  const deliverWaiting = ({ destination, file }: WaitingExport, design: Design) => {
    setWaiting(undefined);
    if (code) void run({ ...code, design, file }, destination);
  };

  return {
    /** Exports a code, or asks first. */
    open(request: PictureRequest, destination: Destination) {
      const { design, file } = request;
      if (requiredFeatures(design).every((feature) => unlocks.has(feature))) void run(request, destination);
      else setWaiting({ ...destination(file, design), destination, file });
    },
    // A visitor's design is restored after the log-in; until then the question would be about another one.
    waiting: isReady ? waiting : undefined,
    /** Exports a design without changing the one on display. */
    deliver: deliverWaiting,
    /** Exports without the premium features. */
    onLeaveOut(stopped: WaitingExport, free: Design) {
      // The changed design resets the exporter, before the export starts within the same click.
      flushSync(() => editor.change({ label: 'Premium features', apply: () => free }));
      deliverWaiting(stopped, free);
    },
    onCancel: () => setWaiting(undefined),
  };
}
