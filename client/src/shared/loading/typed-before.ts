import '#config/press-script.ts';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Keeps what somebody typed or chose in a page that was there before its code was. It takes the fields as they stand,
 * and gives back what hands over what has been typed into them until then, the focus, and the press of a button, to the
 * page that took their place.
 *
 * @param root around the page
 */
export function keepTyped(root: HTMLElement): () => void {
  const fields = [
    ...root.querySelectorAll<Field>('input:not([type=checkbox], [type=radio]), textarea, select'),
  ];
  let focused = document.activeElement;
  const follow = () => {
    focused = document.activeElement;
  };
  root.addEventListener('focusin', follow);
  return () => {
    root.removeEventListener('focusin', follow);
    for (const field of fields) {
      const heir = field.isConnected ? field : heirOf(field, root);
      if (heir && field.value !== builtValue(field)) type(heir, field.value);
      if (heir && heir !== field && field === focused) heir.focus({ preventScroll: true });
    }
    // Only once the page has taken in what was typed.
    queueMicrotask(() => press(root));
  };
}

/** Presses the button that somebody has pressed already, or the one in its place. */
function press(root: HTMLElement): void {
  const pressed = window.pressedBefore;
  if (!pressed) return;
  delete window.pressedBefore;
  const isLike = (button: HTMLButtonElement) =>
    button.textContent === pressed.textContent && button.ariaLabel === pressed.ariaLabel;
  const heir = pressed.isConnected ? pressed : [...root.querySelectorAll('button')].find(isLike);
  heir?.click();
}

function heirOf({ tagName, name }: Field, root: HTMLElement): Field | undefined {
  const candidates = root.querySelectorAll<Field>(tagName);
  return [...candidates].find((candidate) => candidate.name === name);
}

function builtValue(field: Field): string | undefined {
  if (!(field instanceof HTMLSelectElement)) return field.defaultValue;
  return [...field.options].find(({ defaultSelected }) => defaultSelected)?.value;
}

/** As a person would: React looks at a value only when it isn't the one that it has last seen or set itself. */
function type(field: Field, text: string): void {
  field.value = '';
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {};
  set?.call(field, text);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}
