import { readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import { useAccountSession } from '#session/session.ts';

const UnreadNotices_user = graphql(`
  fragment UnreadNotices_user on User {
    unreadNotices
  }
`);

/** The number of notices that the user hasn’t read; 0 for a visitor. */
export function useUnreadNotices(): number {
  const { user } = useAccountSession();
  return readFragment(UnreadNotices_user, user)?.unreadNotices ?? 0;
}
