import type { Level } from '@canary/qr/capacity';
import { PRINT_SAFE } from '@canary/qr/colour';
import type { Design } from '@canary/qr/design/design';
import { pixelLimits } from '@canary/qr/files/pixel-limits';
import { useCallback, useEffect, useEffectEvent, useMemo, useReducer, useState } from 'react';
import { codeDefaults } from '#config/code-defaults.ts';
import { loadChunk } from '#shared/browser/load-chunk.ts';
import { withColours } from '#shared/code/design-colours.ts';
import type { CodeRemedy } from '#shared/code/picture.ts';
import { useSavedOnReload } from '#shared/storage/reload-state.ts';
import { type DesignChange, nextTimeline, startTimeline } from './design-timeline.ts';

/** How a code looks, as the user enters it. */
export interface Look {
  readonly design: Design;
  /** Pixels per side of the PNG, as typed. */
  readonly size: string;
}

export const levelNames: Readonly<Record<Level, string>> = {
  L: 'low',
  M: 'medium',
  Q: 'quartile',
  H: 'high',
};

const initialLook: Look = { design: codeDefaults.design, size: String(codeDefaults.size.default) };

/** The design that a user edits, its changes, and the size of the PNG. */
export type DesignEditor = ReturnType<typeof useDesign>;

/** Holds the design that the user edits. Ctrl+Z (on a Mac, Cmd+Z) takes back the last change, with Shift it repeats it. */
export function useDesign(initial = initialLook) {
  const [timeline, dispatch] = useReducer(nextTimeline, initial.design, startTimeline);
  const [size, setSize] = useState(initial.size);
  const [message, setMessage] = useState('');
  const [isRestoring, setRestoring] = useState(false);
  const { design, past, future } = timeline;

  useSavedOnReload('style', { design, size }, async (saved) => {
    setRestoring(true);
    const look = await readSavedLook(saved).finally(() => setRestoring(false));
    if (look.design) dispatch({ kind: 'start', design: look.design });
    if (look.size !== undefined) setSize(look.size);
  });

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

  // The same object until the design changes: typing must not draw the studio's pictures again.
  return useMemo(
    () => ({
      design,
      size,
      setSize,
      /** Whether the design from before a reload or a log-in is about to replace this one. */
      isRestoring,
      change,
      undo,
      redo,
      canUndo: undone !== undefined,
      canRedo: redone !== undefined,
      /** The result of the last undo or redo, for screen readers. */
      message,
      reset: () => change({ label: 'Reset', apply: () => codeDefaults.design }),
      applyRemedy(remedy: CodeRemedy) {
        if (remedy === 'logo-off') change({ label: 'Logo', apply: (before) => ({ ...before, logo: null }) });
        else change({ label: 'Print-safe colours', apply: (before) => withColours(before, PRINT_SAFE) });
      },
    }),
    [design, size, isRestoring, change, undo, redo, undone, redone, message],
  );
}

/** Listens on the window: after a click beside the controls nothing in the form has the focus. */
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

/** Whether the browser takes back what was typed there. */
function hasOwnUndo(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement) return !controlsWithoutText.includes(target.type);
  return target instanceof HTMLTextAreaElement || (target instanceof HTMLElement && target.isContentEditable);
}

/** Reads a look that was saved before a reload, possibly by another version of the site. */
async function readSavedLook(value: unknown): Promise<Partial<Look>> {
  const { design, size, colours, level, logo }: Record<string, unknown> = { ...Object(value) };
  const { readDesign } = await loadChunk(() => import('@canary/qr/design/read-design'));
  const look = typeof size === 'string' ? { size } : {};
  try {
    // Before designs there were two colours, a level and the canary.
    return { ...look, design: readDesign(design ?? { ...Object(colours), level, logo }) };
  } catch {
    return look;
  }
}

/**
 * Parses the PNG's side in pixels. Returns undefined unless it is a whole number in the offered range.
 *
 * @example pictureSize('1024') // 1024
 */
export function pictureSize(typed: string): number | undefined {
  const { min, max } = pixelLimits;
  const size = /^\d{1,5}$/.test(typed.trim()) ? Number(typed) : Number.NaN;
  return size >= min && size <= max ? size : undefined;
}
