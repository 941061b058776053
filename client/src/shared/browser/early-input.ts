type Field = (HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement) & {
  /** React's note of the last value that React saw. */
  readonly _valueTracker?: { setValue(value: string): void };
};

/** What a visitor has entered into a field. */
interface Input {
  readonly field: Field;
  readonly value: string;
  readonly isChecked: boolean;
  /** Undefined if the field has no selection, such as a field for an email address. */
  readonly selection:
    | [start: number, end: number | null, direction: 'forward' | 'backward' | 'none' | undefined]
    | undefined;
}

declare global {
  /** The button that was pressed last before React has rendered it; set by a script in the head. */
  var pressed: HTMLButtonElement | undefined;
}

/**
 * Captures the input in a prerendered page, or in a part that is hydrated later, before React hydrates or replaces it.
 *
 * @returns a function that restores the input, the focus and the selection in the page that React has rendered, and repeats
 *   the press of a button
 */
export function captureEarlyInput(root: HTMLElement): () => void {
  // A part that is hydrated later captures its own fields.
  const fields = [
    ...root.querySelectorAll<Field>(
      ':is(input, textarea, select):not([data-prerendered] [data-prerendered] *)',
    ),
  ];
  let focused = document.activeElement;
  const followFocus = () => {
    focused = document.activeElement;
  };
  root.addEventListener('focusin', followFocus);
  return () => {
    root.removeEventListener('focusin', followFocus);
    // Read before the fields are restored, which ends the wait of a button.
    const { pressed } = globalThis;
    const isReady = pressed && !pressed.closest('[data-prerendered]');
    if (isReady) globalThis.pressed = undefined;
    const target = fields.find((field) => field === focused);
    if (target && !target.isConnected) findField(root, target)?.focus({ preventScroll: true });
    // Read before React renders again, which removes what it doesn't know. The field with the focus comes first, so that it
    // isn't touched.
    const inputs = fields.filter(isChanged).map(readInput);
    inputs.sort((a, b) => Number(b.field === focused) - Number(a.field === focused));
    // While React still renders, it would answer the input with the old value, which moves the caret.
    queueMicrotask(() => {
      for (const input of inputs) {
        const target = input.field.isConnected ? input.field : findField(root, input.field);
        if (target) enter(target, input);
      }
      // The press is repeated after React has handled the input.
      if (isReady) setTimeout(press, 0, root, pressed);
    });
  };
}

function press(root: HTMLElement, button: HTMLButtonElement): void {
  const target = button.isConnected
    ? button
    : [...root.querySelectorAll('button')].find(({ textContent }) => textContent === button.textContent);
  // Tabs react to the press of the pointer, and other controls to the click.
  target?.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
  target?.click();
}

function findField(root: HTMLElement, { tagName, name, type }: Field): Field | undefined {
  const candidates = [...root.querySelectorAll<Field>(tagName)];
  return candidates.find((candidate) => candidate.name === name && candidate.type === type);
}

function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement)
    return field.value !== [...field.options].find(({ defaultSelected }) => defaultSelected)?.value;
  // Of radio buttons, only the chosen one is restored.
  if (isCheckable(field))
    return field.checked !== field.defaultChecked && (field.checked || field.type !== 'radio');
  return field.value !== field.defaultValue;
}

function readInput(field: Field): Input {
  const { value } = field;
  const input = { field, value, isChecked: isCheckable(field) && field.checked, selection: undefined };
  if (field instanceof HTMLSelectElement || field.selectionStart === null) return input;
  const { selectionStart, selectionEnd, selectionDirection } = field;
  return { ...input, selection: [selectionStart, selectionEnd, selectionDirection ?? undefined] };
}

function enter(target: Field, { value, isChecked, selection }: Input): void {
  if (isCheckable(target)) {
    target.checked = !isChecked;
    target.click();
    return;
  }
  if (target.value !== value) {
    target.value = value;
    if (selection && !(target instanceof HTMLSelectElement)) target.setSelectionRange(...selection);
  }
  // React ignores an input event unless the value differs from the last value that React saw.
  target._valueTracker?.setValue(`${value} `);
  target.dispatchEvent(
    new Event(target instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }),
  );
}

function isCheckable(field: Field): field is Field & HTMLInputElement {
  return field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type);
}
