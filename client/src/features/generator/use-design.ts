import type { Design } from '@canary/qr/design/design';
import { suitToType } from '@canary/qr/design/frame-text';
import { useCallback, useEffect, useEffectEvent, useMemo, useReducer, useState } from 'react';
import { codeDefaults } from '#config/code-defaults.ts';
import { type Look, pictureSize, rememberedLook } from '#shared/code/remembered-look.ts';
import { isSameJson } from '#shared/code/same-json.ts';
import { type DesignChange, nextTimeline, startTimeline } from './design-timeline.ts';
import { loadReaders } from './load-readers.ts';
import type { StudioSection } from './studio/section.ts';

const initialSize = String(codeDefaults.size.default);

interface DesignOptions {
  /** Id of the content type, which the design on display suits. */
  readonly type?: string;
  /** The design of a code for which no look is remembered. */
  readonly initial?: Design;
  /** The look of a saved code to edit. Its changes aren't remembered for other codes. */
  readonly saved?: Look | undefined;
  /** Called when the user changes the size. */
  onSize?(): void;
}

/** The design that a user edits, its changes, and the size of the PNG. */
export type DesignEditor = ReturnType<typeof useDesign>;

/**
 * Holds the design that the user edits, and remembers it in this browser. Ctrl+Z (on a Mac, Cmd+Z) undoes the last
 * change, and Ctrl+Shift+Z (Cmd+Shift+Z) redoes it.
 */
export function useDesign({ type, initial = codeDefaults.design, saved, onSize }: DesignOptions = {}) {
  const [remembered] = useState(() => (saved ? undefined : rememberedLook.read()));
  const unread = remembered && 'unread' in remembered ? remembered.unread : undefined;
  const isUnread = unread !== undefined;
  const known = remembered && 'design' in remembered ? remembered : undefined;
  const start = saved ?? known ?? { design: initial, size: initialSize };
  const [timeline, dispatch] = useReducer(nextTimeline, start.design, startTimeline);
  const [size, setSize] = useState(start.size);
  const [message, setMessage] = useState('');
  const [isRestoring, setRestoring] = useState(isUnread);
  const [section, showSection] = useState<StudioSection>('shape');
  const { design, past, future } = timeline;
  const suited = useMemo(() => (type ? suitToType(design, type) : design), [design, type]);

  const restore = useCallback(async (stored: unknown) => {
    setRestoring(true);
    const look = await loadReaders().then(
      ({ readLook }) => readLook(stored),
      (): Partial<Look> => ({}),
    );
    setRestoring(false);
    if (look.design) dispatch({ kind: 'start', design: look.design });
    if (look.size !== undefined && pictureSize(look.size) !== undefined) setSize(look.size);
  }, []);
  // The look is restored after the first render, which must match the server's.
  useEffect(() => {
    if (isUnread) void restore(unread);
  }, [isUnread, unread, restore]);

  const onLook = useEffectEvent((look: Look) => {
    if (saved || isRestoring) return;
    if (look.design === initial && look.size === initialSize) rememberedLook.erase();
    else rememberedLook.write(look);
  });
  useEffect(() => onLook({ design, size }), [design, size]);

  const change = useCallback((next: DesignChange) => {
    setMessage('');
    dispatch({ kind: 'change', ...next });
  }, []);
  const [undone, redone] = [past.at(-1), future[0]];
  const undo = useCallback(() => {
    setMessage(undone ? `Undone: ${undone.label}.` : 'There is nothing to undo.');
    dispatch({ kind: 'undo' });
  }, [undone]);
  const redo = useCallback(() => {
    setMessage(redone ? `Redone: ${redone.label}.` : 'There is nothing to redo.');
    dispatch({ kind: 'redo' });
  }, [redone]);
  useUndoKeys({ undo, redo });

  // Returns the same object until the design changes, because typing must not draw the studio's pictures again.
  return useMemo(
    () => ({
      /** The design on display. */
      design: suited,
      /** The user's design, also for other content types. */
      ownDesign: design,
      size,
      setSize(typed: string) {
        onSize?.();
        setSize(typed);
      },
      /** The section of the studio that is shown. */
      section,
      showSection,
      /** Replaces the look by a stored look, unless the user has changed it. */
      restore,
      /** Whether the look from before a reload or a log-in is about to replace this look. */
      isRestoring,
      /** Whether the design is the unchanged initial design. */
      isInitial: isSameJson(design, initial),
      change,
      undo,
      redo,
      canUndo: undone !== undefined,
      canRedo: redone !== undefined,
      /** The result of the last undo or redo, for screen readers. */
      message,
      reset() {
        change({ label: 'Reset', apply: () => initial });
        setSize(initialSize);
      },
    }),
    [
      design,
      suited,
      size,
      onSize,
      section,
      restore,
      initial,
      isRestoring,
      change,
      undo,
      redo,
      undone,
      redone,
      message,
    ],
  );
}

/** Handles the keys on the window, because no element of the form has the focus after a click beside the controls. */
function useUndoKeys({ undo, redo }: { undo(): void; redo(): void }): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const isUndoKey = (event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === 'z';
    if (!isUndoKey || event.defaultPrevented || hasOwnUndo(event.target)) return;
    event.preventDefault();
    if (event.shiftKey) redo();
    else undo();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
}

const controlsWithoutText = ['radio', 'checkbox', 'range', 'color', 'button', 'submit', 'file'];

/** Whether an element is a field in which the browser undoes typing. */
function hasOwnUndo(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement) return !controlsWithoutText.includes(target.type);
  return target instanceof HTMLTextAreaElement || (target instanceof HTMLElement && target.isContentEditable);
}
