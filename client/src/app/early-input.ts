type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

declare global {
  /** The button that was pressed last before React has rendered it; set by a script in the head. */
  var pressed: HTMLButtonElement | undefined;
}

/**
 * Captures the input in a prerendered page before React hydrates or replaces it.
 *
 * @returns a function that restores the input and the focus in the page that React has rendered, and repeats the press of a
 *   button
 */
export function captureEarlyInput(root: HTMLElement): () => void {
  const selector = 'input:not([type=checkbox], [type=radio]), textarea, select';
  const fields = [...root.querySelectorAll<Field>(selector)];
  let focused = document.activeElement;
  const followFocus = () => {
    focused = document.activeElement;
  };
  root.addEventListener('focusin', followFocus);
  return () => {
    root.removeEventListener('focusin', followFocus);
    for (const field of fields) {
      const target = field.isConnected ? field : findField(root, field);
      if (!target) continue;
      if (field.value !== defaultValue(field)) enter(target, field.value);
      if (target !== field && field === focused) target.focus({ preventScroll: true });
    }
    // Later, when React has handled the input.
    if (globalThis.pressed) setTimeout(press, 0, root, globalThis.pressed);
  };
}

function press(root: HTMLElement, button: HTMLButtonElement): void {
  const target = button.isConnected
    ? button
    : [...root.querySelectorAll('button')].find(({ textContent }) => textContent === button.textContent);
  // Tabs react to the first, and all others to the second.
  target?.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
  target?.click();
}

function findField(root: HTMLElement, { tagName, name }: Field): Field | undefined {
  return [...root.querySelectorAll<Field>(tagName)].find((candidate) => candidate.name === name);
}

function defaultValue(field: Field): string | undefined {
  if (!(field instanceof HTMLSelectElement)) return field.defaultValue;
  return [...field.options].find(({ defaultSelected }) => defaultSelected)?.value;
}

/** React ignores an input event unless the value differs from the one that it last saw. */
function enter(field: Field, text: string): void {
  field.value = '';
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {};
  set?.call(field, text);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}
