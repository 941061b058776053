import { boardText } from '@canary/input/board-text';
import { useEffect, useRef } from 'react';
import { useKeptText } from '../sync/selectors.ts';

/** A line of text that is edited in place. */
export interface LineEdit {
  readonly text: string;
  /** The text that the user started from. */
  readonly base: string;
}

/**
 * Keeps what a field has when it disappears before it was saved, because the page was left or what it edits is gone: as text
 * that can't be saved any more.
 */
export function useKeepUnsaved(edit: LineEdit | undefined): void {
  const { keep } = useKeptText();
  const unsaved = useRef<string>(undefined);
  useEffect(() => {
    const text = edit && boardText(edit.text);
    unsaved.current = text === edit?.base ? undefined : text || undefined;
  });
  useEffect(
    () => () => {
      if (unsaved.current !== undefined) keep([unsaved.current]);
    },
    [keep],
  );
}
