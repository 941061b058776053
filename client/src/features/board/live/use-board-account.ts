import { useEffect, useState } from 'react';
import { useAccountSession } from '#session/session.ts';
import { failureOf } from '#shared/graphql/failure.ts';
import { readSavedAccount } from './saved-board.ts';

/** The account with which this browser opens a board. */
export type BoardAccount =
  | { readonly kind: 'loading' | 'visitor' }
  | { readonly kind: 'known'; readonly accountId: string }
  /** The server can't be reached, and this browser has no copy of the board. */
  | { readonly kind: 'unknown'; readonly message: string; retry(): void };

/** The user who is logged in or, while the server can't be reached, the user who saved the board in this browser. */
export function useBoardAccount(boardId: string): BoardAccount {
  const { session, error, retry } = useAccountSession();
  const userId = session.status === 'logged-in' ? session.userId : null;
  const isUnreachable = session.status === 'unreachable';
  /** Undefined while the saved board is read, and null if there is none. */
  const [saved, setSaved] = useState<string | null>();
  // Stays known when the connection is lost.
  const [known, setKnown] = useState(userId);
  if (userId !== null && userId !== known) setKnown(userId);
  // After a session that ended by itself, the page keeps what the user was typing.
  const hasLeft = session.status === 'logged-out' && session.reason !== 'ended';
  if (hasLeft && known !== null) setKnown(null);

  useEffect(() => {
    if (!isUnreachable) return;
    let isCurrent = true;
    void readSavedAccount(boardId).then((accountId) => {
      if (isCurrent) setSaved(accountId ?? null);
    });
    return () => {
      isCurrent = false;
    };
  }, [isUnreachable, boardId]);

  if (hasLeft || (session.status === 'logged-out' && known === null)) return { kind: 'visitor' };
  const accountId = userId ?? known ?? (isUnreachable ? saved : undefined);
  if (accountId) return { kind: 'known', accountId };
  if (accountId === null) return { kind: 'unknown', message: failureOf(error).message, retry };
  return { kind: 'loading' };
}
