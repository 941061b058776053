import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { asText, declareValue } from '#shared/storage/value.ts';
import { type BoardRef, boardKeyOf } from '../live/board-ref.ts';

const invitation = declareValue({ key: 'tab:closed:invitation', place: 'session', schema: asText });
const joinedBoard = declareValue({ key: 'tab:closed:joined-board', place: 'session', schema: asText });

/**
 * Reads the token of an invitation from the link's fragment, and keeps the token in this tab until the user has joined
 * the board, also while they log in or sign up. The fragment is removed from the URL, because a login page's `?next=`
 * is sent to servers. Links to log in or sign up have the token in their fragment, too, because the user can open these
 * links in another tab.
 *
 * @returns null if no invitation was opened in this tab
 */
export function useInvitationToken(): string | null {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const found = hash === '#content' ? '' : hash.slice(1);
  const [token, setToken] = useState(() => found || invitation.read() || null);
  // Another link can be opened in the same tab.
  if (found && found !== token) setToken(found);
  useEffect(() => {
    // A browser without storage keeps the fragment, so that the page can be reloaded.
    if (found && invitation.write(found)) navigate({ pathname, search }, { replace: true, state });
  }, [found, navigate, pathname, search, state]);
  return token;
}

/** Keeps the invitation of a link to log in or sign up that was opened in another tab. Renders nothing. */
export function KeptInvitation() {
  const { hash } = useLocation();
  return isWholeToken(hash.slice(1)) && <Keeper />;
}

function Keeper() {
  useInvitationToken();
  return null;
}

/** Whether a token is as long as those of the server: 32 bytes in base64url. */
export function isWholeToken(token: string): boolean {
  return /^[\w-]{43}$/.test(token);
}

/** Replaces a used token by the board, to which the browser's Back leads from then on. */
export function rememberJoined(board: BoardRef): void {
  forgetInvitation();
  joinedBoard.write(boardKeyOf(board));
}

/** The board that the account joined last in this tab. */
export function recallJoined(accountId: string): string | undefined {
  const joined = joinedBoard.read() ?? '';
  const start = boardKeyOf({ accountId, boardId: '' });
  return joined.startsWith(start) ? joined.slice(start.length) : undefined;
}

/** Removes a token that isn't needed any more. */
export function forgetInvitation(): void {
  invitation.erase();
}
