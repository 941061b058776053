import { MAX_CHARACTERS } from '@canary/qr/capacity';
import type { Numbers } from '#shared/format/numbers.ts';

/** Longest accepted paste, in characters: 14 times the capacity of a code. */
const maxPaste = 100_000;

/**
 * Stops huge texts from being pasted or dropped into a field: some browsers need minutes to lay out megabytes of mixed
 * scripts.
 *
 * @returns a function that removes the listener
 */
export function rejectHugePastes(
  form: HTMLFormElement | null,
  reject: (paste: { name: string; length: number }) => void,
): () => void {
  const listener = (event: InputEvent) => {
    const length = (event.data ?? event.dataTransfer?.getData('text/plain') ?? '').length;
    if (length <= maxPaste || !(event.target instanceof HTMLElement)) return;
    event.preventDefault();
    reject({ name: event.target.getAttribute('name') ?? '', length });
  };
  form?.addEventListener('beforeinput', listener);
  return () => form?.removeEventListener('beforeinput', listener);
}

/** The message about a paste that was too long. */
export function hugePasteError(length: number, { number }: Numbers): string {
  return `That is ${number(length)} characters, but a QR code holds at most ${number(MAX_CHARACTERS)}. Nothing was inserted.`;
}
