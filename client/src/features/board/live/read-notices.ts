import { useMutation } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import { graphql } from '#gql/gql.ts';
import { usePageVisible } from '#shared/browser/use-page-visible.ts';
import { useBoardRef } from './selectors.ts';
import { useUnreadNotices } from './unread-count.ts';

const MarkCardNoticesReadDocument = graphql(`
  mutation MarkCardNoticesRead($boardId: ID!, $taskId: ID!) {
    markCardNoticesRead(boardId: $boardId, taskId: $taskId) {
      id
      ...UnreadNotices_user
    }
  }
`);

/** Marks the user’s notices about a card as read, while the card is open and the user can see the page. */
export function useReadNotices(taskId: string): void {
  const { boardId, accountId } = useBoardRef();
  const [mark] = useMutation(MarkCardNoticesReadDocument);
  const all = useUnreadNotices();
  // A board for everyone has no notices.
  const unread = accountId === null ? 0 : all;
  const isVisible = usePageVisible();
  /** The number of unread notices that are known to be about other cards. */
  const others = useRef(0);
  useEffect(() => {
    const mayBeAboutCard = isVisible && unread > others.current;
    others.current = isVisible ? unread : 0;
    if (!mayBeAboutCard) return;
    mark({ variables: { boardId, taskId } }).catch(() => {
      others.current = 0;
    });
  }, [mark, boardId, taskId, unread, isVisible]);
}
