import type { ReactNode } from 'react';
import type { Code } from './code.ts';

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
  /** Whether the generator edits a saved code that can also be saved as a new code. */
  readonly canCopy: boolean;
  /** Name of the edited code, or the name that the user chose for a new code. The code's files have this name, too. */
  readonly name?: string;
  /** Path of the page that lists the saved codes. */
  readonly path: string;
  save(code: Code, mode: SaveMode): Promise<SaveResult>;
  /** Name under which a new code with this content was saved last. */
  savedName?(content: Pick<Code, 'type' | 'values'>): string | undefined;
  /** Called whenever the code in the generator changes. */
  onEdit?(code: Code): void;
  /** Loads the newest saved version into the generator. */
  openNewer?(): void;
}

/** Renders a generator that saves to a target, with the saved code if one is edited. */
export type RenderGenerator = (
  target: SaveTarget,
  edited?: { readonly id: string; readonly code: Code },
) => ReactNode;
