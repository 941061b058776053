/**
 * Acts after the click under way, if there is one: a message that appears or disappears when a field loses the focus would
 * move a button away from the pointer, and so prevent its click.
 */
export function afterPress(act: () => void): void {
  if (document.querySelector('button:active')) addEventListener('click', act, { once: true });
  else act();
}
