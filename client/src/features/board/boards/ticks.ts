import { useApolloClient } from '@apollo/client/react';
import { useCallback, useState } from 'react';
import { useSession } from '#session/session.ts';
import { loadChunk } from '#shared/browser/load-chunk.ts';
import { dayOf } from '#shared/format/due-day.ts';
import { failureOf } from '#shared/graphql/failure.ts';
import { useBoardHost } from '../live/board-host.ts';
import type { MyCard } from './my-operations.ts';

/** The ticks of cards in lists that aren't live. */
export interface Ticks {
  /** Why the last tick could not be kept. */
  readonly failure: string | undefined;
  /** The day on which a card was done; null while it isn't done. */
  doneOnOf(card: MyCard): string | null;
  /** Marks a card as done today, or as not done. It stays in its list until the list is read again. */
  toggle(card: MyCard): void;
  /** Forgets the ticks on a board, because the server has refused one. */
  forget(boardId: string): void;
}

/** A key for a card among those of all boards. */
export const myCardKey = ({ board, taskId }: MyCard) => `${board.id} ${taskId}`;

/** Ticks cards of boards that aren't open. */
export function useTicks(): Ticks {
  const host = useBoardHost();
  const client = useApolloClient();
  const session = useSession();
  const [ticked, setTicked] = useState<ReadonlyMap<string, string | null>>(new Map());
  const [failure, setFailure] = useState<string>();
  const forget = useCallback((boardId: string) => {
    setTicked((before) => new Map([...before].filter(([key]) => !key.startsWith(`${boardId} `))));
  }, []);
  const doneOnOf = (card: MyCard) => {
    const doneOn = ticked.get(myCardKey(card));
    return doneOn === undefined ? card.doneOn : doneOn;
  };
  const send = async ({ board, taskId, title }: MyCard, doneOn: string | null, accountId: string) => {
    const ref = { boardId: board.id, accountId };
    const change = { kind: 'updateTask', input: { id: taskId, doneOn } } as const;
    try {
      const { changeInBackground } = await loadChunk(() => import('../live/background-changes.tsx'));
      await changeInBackground(host, client, ref, change, title);
    } catch (error) {
      forget(board.id);
      setFailure(failureOf(error).message);
    }
  };
  return {
    failure,
    doneOnOf,
    toggle: (card) => {
      if (session.status !== 'logged-in') return;
      const doneOn = doneOnOf(card) === null ? dayOf(new Date()) : null;
      setFailure(undefined);
      setTicked((before) => new Map(before).set(myCardKey(card), doneOn));
      void send(card, doneOn, session.userId);
    },
    forget,
  };
}
