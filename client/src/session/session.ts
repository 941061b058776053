import { createContext, use } from 'react';
import type { Feature, Me_UserFragment } from '#gql/graphql.ts';
import { createStore, useStore } from '#shared/store/create-store.ts';
import type { LoginNotice } from './login-link.ts';

/** Who is logged in. */
export type Session =
  | { readonly status: 'loading' }
  /** The server can't be reached. `unlocks` has the features of this browser's last user; null if there was no user. */
  | { readonly status: 'unreachable'; readonly unlocks: readonly Feature[] | null }
  | ({ readonly status: 'logged-out' } & LogoutReason)
  | { readonly status: 'logged-in'; readonly userId: string; readonly unlocks: readonly Feature[] };

/** Why no user is logged in. */
export type LogoutReason =
  /** No user was logged in since this tab was loaded. */
  | { readonly reason: 'never' }
  /** The session expired, or ended on another device. */
  | { readonly reason: 'ended' }
  /** The user logged out in another tab. Their unsaved text is deleted in this tab, too. */
  | { readonly reason: 'elsewhere' }
  /** The user logged out in this tab. /login shows the notice. */
  | { readonly reason: 'requested'; readonly notice?: LoginNotice | undefined };

/** The session as last known. Public pages and the pages of an account both write to it. */
export const sessionStore = createStore<Session>({ status: 'loading' });

const loading: Session = { status: 'loading' };

/** The session and the actions on it, on pages that have a connection to the server. */
export interface AccountSession {
  readonly session: Session;
  /** The data of the logged-in user. */
  readonly user: Me_UserFragment | undefined;
  /** Call after a login: loads the user in this tab and in other tabs. */
  refreshSession(): Promise<void>;
  /**
   * Logs out through `end`, then clears the user's data in all tabs. The server closes the socket while `end` still runs,
   * which isn't reported as a session that ended by itself.
   */
  endSession(end: () => Promise<unknown>, notice?: LoginNotice): Promise<void>;
  /** Clears the user's data in all tabs, when the server has already ended the session. */
  clearSession(): void;
  /** Why the server is unreachable; undefined while it isn't. */
  readonly error: Error | undefined;
  /** Asks an unreachable server again. */
  retry(): void;
  readonly isRetrying: boolean;
}

export const AccountSessionContext = createContext<AccountSession | null>(null);

/** Who is logged in. Works on every page. */
export function useSession(): Session {
  const last = useStore(sessionStore, loading);
  return use(AccountSessionContext)?.session ?? last;
}

/** The session with its actions, on pages under a SessionProvider. */
export function useAccountSession(): AccountSession {
  const value = use(AccountSessionContext);
  if (!value) throw new Error('useAccountSession needs a SessionProvider above it.');
  return value;
}

/** The logged-in user, on pages that only logged-in users see. */
export function useUser(): Me_UserFragment {
  const { user } = useAccountSession();
  if (!user) throw new Error('useUser needs a page for logged-in users around it.');
  return user;
}

/** The user's unlocked features; while the server is unreachable, the features of this browser's last user. */
export function useUnlocks(): ReadonlySet<Feature> {
  return new Set(unlocksOf(useSession()));
}

export function unlocksOf(session: Session): readonly Feature[] {
  return ('unlocks' in session && session.unlocks) || [];
}

/** Whether to show a user's pages: a user is logged in, or was logged in when the server was last reachable. */
export function isKnownUser(session: Session): boolean {
  return session.status === 'logged-in' || (session.status === 'unreachable' && session.unlocks !== null);
}
