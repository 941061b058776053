/**
 * Calls `act` after the click that the user is making, or at once if the user isn't clicking. If a message appeared or
 * disappeared as soon as a field lost the focus, it could move the pressed control away from the pointer and so prevent
 * its click.
 */
export function afterPress(act: () => void): void {
  if (document.querySelector('button:active, label:active')) addEventListener('click', act, { once: true });
  else act();
}
