import type { CodeRemedy } from '#shared/code/picture.ts';
import type { SaveMode, SaveResult } from '#shared/code/save-target.ts';

/** How far an export is, and its result. */
export type ExportState =
  | { readonly status: 'idle' }
  | { readonly status: 'working'; readonly text: string }
  | {
      readonly status: 'done';
      readonly text: string;
      /** Whether the code itself was saved, if the target saves codes. */
      readonly saveResult?: SaveResult;
      /** Tries again to save it, optionally in another mode. */
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
