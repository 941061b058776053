import type { Wait } from '#session/account-requests.ts';
import { createStore } from '#shared/store/create-store.ts';
import type { OpenedBoard, OpenedTable } from './file-import.ts';
import type { Receipt } from './receipt.ts';

/** How far the import of this tab is. It goes on while its dialog is closed, and through a log-in. */
export type ImportState =
  | { readonly step: 'choosing'; readonly failure?: string }
  /** The file is read; `share` is from 0 to 1, and null while that isn't known. */
  | { readonly step: 'reading'; readonly fileName: string; readonly share: number | null }
  | {
      readonly step: 'matching';
      readonly fileName: string;
      readonly table: OpenedTable;
      readonly failure?: string;
    }
  | {
      readonly step: 'checking';
      readonly fileName: string;
      readonly board: OpenedBoard;
      readonly failure?: string;
    }
  | {
      readonly step: 'sending';
      readonly boardId: string;
      readonly name: string;
      /** The number of requests that the server has answered, of all. */
      readonly sent: number;
      readonly requests: number;
      readonly wait: Wait | null;
    }
  | {
      readonly step: 'finished';
      readonly fileName: string;
      readonly boardId: string;
      readonly name: string;
      readonly receipt: Receipt;
    };

export const importState = createStore<ImportState>({ step: 'choosing' });

/** Whether the dialog is open. After a log-in in between, the page opens it again. */
export const importDialog = createStore(false);
