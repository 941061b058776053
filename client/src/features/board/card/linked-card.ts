import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import type { BoardUi } from '../live/board-ui.ts';
import { useBoardReader } from '../live/selectors.ts';

const parameter = 'card';

/** The path that opens the board at a card, such as `/tasks?card=k3J9`. It shows all cards, without a filter. */
export function cardPath(id: string): string {
  return `${paths.tasks}?${new URLSearchParams({ [parameter]: id })}`;
}

/** Focuses and highlights the card of {@link cardPath}, once. */
export function useLinkedCard(ui: BoardUi): void {
  const board = useBoardReader();
  const [search, setSearch] = useSearchParams();
  const inUrl = search.get(parameter);
  const [linked, setLinked] = useState<string | null>(null);
  useEffect(() => {
    if (inUrl === null) return;
    setLinked(inUrl);
    setSearch(
      (current) => {
        const next = new URLSearchParams(current);
        next.delete(parameter);
        return next;
      },
      { replace: true },
    );
  }, [inUrl, setSearch]);
  // When this effect runs, the filter no longer hides the card.
  useEffect(() => {
    if (linked === null) return;
    setLinked(null);
    if (board.card(linked)) ui.change({ focusRequest: linked, added: linked });
    else ui.notices.show({ id: parameter, text: 'This card is no longer on the board.' });
  }, [linked, board, ui]);
}
