import type { Values } from '@canary/qr/content/content-type';
import type { Design } from '@canary/qr/design/design';
import { createContext, use } from 'react';

/** A code as the generator edits it. */
export interface DrawnCode {
  /** Id of the content type. */
  readonly type: string;
  readonly values: Values;
  readonly look: {
    readonly design: Design;
    /** Width of the PNG in pixels. */
    readonly size: number;
  };
}

/** How to save: update the opened code, update it even if it changed elsewhere, or add a new code. */
export type SaveMode = 'update' | 'overwrite' | 'new';

/** What the user can do after a failed save: try again, save in another mode, or load the newer version. */
export type SaveRecovery = 'retry' | 'open-newer' | Exclude<SaveMode, 'update'>;

/** The result of a save with its message for display. */
export type SaveResult =
  | { readonly isSaved: true; readonly text: string }
  | { readonly isSaved: false; readonly text: string; readonly recoveries: readonly SaveRecovery[] };

/** Where the generator saves codes. */
export interface SaveTarget {
  /** Whether the generator edits a code that was saved before. */
  readonly isExisting: boolean;
  /** Name of the files of the code that is edited, without their extension; undefined for a new code. */
  readonly fileName?: string;
  /** Path of the page that lists the saved codes. */
  readonly path: string;
  save(code: DrawnCode, mode: SaveMode): Promise<SaveResult>;
  /** Called whenever the code in the generator changes. */
  onEdit?(code: DrawnCode): void;
  /** Loads the newest saved version into the generator. */
  openNewer?(): void;
}

export const SaveTargetContext = createContext<SaveTarget | null>(null);

/** Returns null where codes can't be saved; Save then downloads the file. */
export function useSaveTarget(): SaveTarget | null {
  return use(SaveTargetContext);
}
