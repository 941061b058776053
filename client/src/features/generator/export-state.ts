import type { Design } from '@canary/qr/design/design';
import type { Verdict } from '@canary/qr/grade/verdict';
import type { CodeRemedy } from '@canary/rendering/core/requests';
import type { SaveMode, SaveResult } from '#shared/code/save-target.ts';
import type { DoubtfulExport } from './scan-check/poor-grade-dialog.tsx';

/** A delivered file. */
export type DoneExport = Extract<ExportState, { status: 'done' }>;

/** How far an export is, and its result. */
export type ExportState =
  | { readonly status: 'idle' }
  /** The content that the user has entered makes no code. */
  | { readonly status: 'invalid' }
  | {
      readonly status: 'working';
      readonly text: string;
      /** Stops the export; undefined once the file was delivered. */
      cancel?(): void;
    }
  /** The file reads back, but the code hardly scans. */
  | ({ readonly status: 'doubtful' } & DoubtfulExport)
  | {
      readonly status: 'done';
      /** The message about the file. */
      readonly text: string;
      readonly design: Design;
      /** How well the code in this file scans; undefined if the check failed or took too long. */
      readonly verdict: Verdict | undefined;
      /** Pixels per side of a module, if the file has pixels. */
      readonly modulePixels: number | undefined;
      readonly offersToKeep: boolean;
      /** Whether the code itself was saved, if the target saves codes. */
      readonly saveResult?: SaveResult;
      /** Tries again to save the code, optionally in another mode. */
      retrySave?(mode?: SaveMode): void;
    }
  | {
      readonly status: 'failed';
      readonly text: string;
      /** A change of the code after which the file scans. */
      readonly remedy?: CodeRemedy;
      /** Exports the code to a file that scans. */
      readonly otherFile?: { readonly label: string; save(): void };
    };
