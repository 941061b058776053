/** What a card is described by. One board has it once. */
export const keyHelpId = 'board-keys';

/** What the keys do, told with each card that the focus comes to. */
export function KeyHelp() {
  return (
    <p id={keyHelpId} hidden>
      Arrow keys go from card to card. Space picks a card up, arrow keys carry it, Space drops it, Escape puts
      it back. Enter edits, Delete deletes, Shift F10 opens its menu.
    </p>
  );
}
