import { boardText } from '@canary/board/texts';
import { useEffect, useRef } from 'react';
import { useKeptText } from '../live/selectors.ts';

/** A line of text that is edited in place. */
export interface LineEdit {
  readonly text: string;
  /** The text that the user started from. */
  readonly base: string;
}

/**
 * Keeps the text of a field that disappears before it is saved, because the page was left, or the card or item is gone. It is
 * shown to copy it.
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
