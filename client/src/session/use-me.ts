import { createContext, use } from 'react';
import type { Me_UserFragment } from '#gql/graphql.ts';
import type { LoginNotice } from '#session/login-notice.ts';

/** Who is logged in, as far as it is known. */
export type Me =
  | { readonly status: 'loading' }
  | {
      readonly status: 'unreachable';
      retry(): void /** Whether the server is being asked anew. */;
      readonly isAsking: boolean;
    }
  | ({ readonly status: 'logged-out' } & LogoutReason)
  | { readonly status: 'logged-in'; readonly user: Me_UserFragment };

/** Why nobody is logged in any more: `ended` by another tab or device, or by time; or because they asked for it here. */
export type LogoutReason =
  | { readonly why: 'never' | 'ended' }
  | { readonly why: 'asked' /** What the login tells them. */; readonly notice?: LoginNotice | undefined };

export interface MeContextValue {
  readonly me: Me;
  /** To be called after a login: this tab and the others learn who it is. */
  arrived(): Promise<void>;
  /** To be called after a logout: this tab and the others forget who it was. */
  left(): void;
  /**
   * Logs out by `end`, then as {@link left}. The server closes the socket while it still answers `end`: that is not
   * told as an end that somebody else asked for.
   *
   * @param notice what the login tells them, if anything
   */
  leave(end: () => Promise<unknown>, notice?: LoginNotice): Promise<void>;
}

export const MeContext = createContext<MeContextValue | null>(null);

/** Who is logged in, within the pages that have a connection to the server. */
export function useMe(): MeContextValue {
  const value = use(MeContext);
  if (!value) throw new Error('useMe needs a MeProvider around it');
  return value;
}

/** The user of a page that only somebody who is logged in gets to see. */
export function useUser(): Me_UserFragment {
  const { me } = useMe();
  if (me.status !== 'logged-in') throw new Error('useUser needs a page for members around it');
  return me.user;
}
