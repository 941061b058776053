import { cardsOf } from '@canary/board/changes/index';
import type { Card } from '@canary/board/model';
import type { PendingChange } from '@canary/board/pending-change';
import { useMemo, useSyncExternalStore } from 'react';
import type { CardView } from './board-store.ts';
import { useBoardSync, useColumns, useSyncState, useTopic, useUnsent } from './selectors.ts';
import type { TextConflict } from './unsent-items.ts';

/** A card; undefined after it was deleted. */
export function useCard(id: string): CardView | undefined {
  return useTopic(`task:${id}`, (store) => store.card(id));
}

/**
 * The id of the card that an address names; undefined if the board has no such card.
 *
 * @param card the card's number, or its id until it has a number
 */
export function useCardId(card: string): string | undefined {
  const { store } = useBoardSync();
  const columns = useColumns();
  const { watch, read } = useMemo(() => {
    let id: string | undefined;
    const isNamed = (task: Card) => String(task.number) === card;
    const find = () => {
      const known = id === undefined ? undefined : store.card(id);
      if (known && isNamed(known)) return id;
      const named = columns.flatMap((column) => store.column(column.id).find(isNamed) ?? []);
      id = named[0]?.id ?? store.card(card)?.id;
      return id;
    };
    return {
      watch: (listener: () => void) => {
        const stops = columns.map((column) => store.watch(`content:${column.id}`, listener));
        return () => {
          for (const stop of stops) stop();
        };
      },
      read: find,
    };
  }, [store, columns, card]);
  return useSyncExternalStore(watch, read);
}

/** The cards that have these numbers. */
export function useCardsByNumber(numbers: ReadonlySet<number>): readonly Card[] {
  const { store } = useBoardSync();
  const columns = useColumns();
  const { watch, read } = useMemo(() => {
    let cards: readonly Card[] = [];
    const watched = numbers.size === 0 ? [] : columns;
    return {
      watch: (listener: () => void) => {
        const stops = watched.map((column) => store.watch(`content:${column.id}`, listener));
        return () => {
          for (const stop of stops) stop();
        };
      },
      read: () => {
        const found = watched.flatMap((column) =>
          store.column(column.id).filter(({ number }) => number !== null && numbers.has(number)),
        );
        // The same array until one of the cards changes.
        if (found.length !== cards.length || found.some((card, index) => card !== cards[index]))
          cards = found;
        return cards;
      },
    };
  }, [store, columns, numbers]);
  return useSyncExternalStore(watch, read);
}

/** The changes of a card that no event has confirmed yet, in order. */
export function usePendingChanges(id: string): readonly PendingChange[] {
  const { store } = useBoardSync();
  const card = useCard(id);
  const unsent = useSyncState((state) => state.unsent);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the card is another object after each of its changes, unless it is archived
  return useMemo(() => {
    const pending = [...store.view.acknowledged(), ...store.view.unsent()];
    return pending.filter((change) => cardsOf(change).includes(id));
  }, [store, id, card, unsent]);
}

/** Whether a card was deleted for good since the board was opened. */
export function useIsPurged(id: string | undefined): boolean {
  return useSyncState(({ purged }) => id !== undefined && purged.has(id));
}

/** The conflict of the user's text with another person's text, if any. */
export function useTextConflict(cardId: string, commentId: string | null): TextConflict | undefined {
  return useUnsent(({ conflicts }) =>
    conflicts.find((conflict) => conflict.cardId === cardId && conflict.commentId === commentId),
  );
}

/** Returns a function that forgets a conflict, because the user has chosen a text. */
export function useSettleConflict(): (conflict: TextConflict) => void {
  return useBoardSync().outbox.settleConflict;
}
