import { boardText } from '@canary/board/texts';
import { type RefObject, useEffect, useRef } from 'react';
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

/** Focuses a field that has appeared and selects its text, unless the focus is outside of what surrounds the field. */
export function useFocusOnEdit(field: RefObject<HTMLTextAreaElement | null>): void {
  useEffect(() => {
    // A restored card shows the field again while the user may be somewhere else.
    if (!document.activeElement?.contains(field.current)) return;
    field.current?.focus();
    field.current?.select();
  }, [field]);
}
