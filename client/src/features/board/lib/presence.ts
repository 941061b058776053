import type { ApolloClient } from '@apollo/client';
import { retryWait } from '#shared/graphql/retry-wait.ts';
import { BoardPresenceDocument } from '../api/board-presence.ts';
import { personId } from './person.ts';

/** Somebody else at the board. */
export interface Other {
  readonly id: string;
  readonly name: string;
  /** The card that they are dragging. */
  readonly taskId: string | null;
}

/** Who is at the board: this person too, who is not among the others. 0 until it is known. */
export interface Participants {
  readonly count: number;
  readonly others: readonly Other[];
}

export const nobody: Participants = { count: 0, others: [] };

/** Being at the board, and knowing who else is. */
export interface Presence {
  enter(): void;
  leave(): void;
  /** Tells the others which card is dragged; null for none. */
  announceDrag(taskId: string | null): void;
}

export function createPresence(client: ApolloClient, onCompany: (company: Participants) => void): Presence {
  const person = personId();
  let dragging: string | null = null;
  let isHere = false;
  let attempts = 0;
  let subscription: { unsubscribe(): void } | undefined;

  const subscribe = () => {
    const before = subscription;
    let isOver = false;
    const mine = client
      .subscribe({
        query: BoardPresenceDocument,
        variables: { person, dragging },
        fetchPolicy: 'no-cache',
        context: { queryDeduplication: false },
      })
      .subscribe({
        next: ({ data }) => {
          if (!data) return lost();
          attempts = 0;
          const { count, people } = data.boardPresence;
          onCompany({ count, others: people.filter(({ id }) => id !== person) });
        },
        error: lost,
        complete: lost,
      });
    subscription = mine;
    // The new one comes before the old one goes: in between nobody sees them leave.
    before?.unsubscribe();

    function lost() {
      if (isOver) return;
      isOver = true;
      void retryWait(attempts).then(() => {
        if (isHere && subscription === mine) subscribe();
      });
      attempts += 1;
    }
  };

  return {
    enter: () => {
      if (isHere) return;
      isHere = true;
      subscribe();
    },
    leave: () => {
      isHere = false;
      subscription?.unsubscribe();
      subscription = undefined;
      onCompany(nobody);
    },
    announceDrag: (taskId) => {
      if (taskId === dragging) return;
      dragging = taskId;
      if (isHere) subscribe();
    },
  };
}
