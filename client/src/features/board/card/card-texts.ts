import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import type { Card } from '@canary/board/model';
import { useEffect, useRef, useState } from 'react';
import { type Failure, failureOf } from '#shared/graphql/failure.ts';
import { usePendingChanges } from '../live/card-selectors.ts';
import { useSelf } from '../live/people-selectors.ts';
import { type CardTexts, readSavedTexts, saveTexts } from '../live/saved-board.ts';
import { useBoardRef, useBoardStatus } from '../live/selectors.ts';
import { CardTextsDocument } from './operations.ts';
import { noTexts, type ShownComment, type ShownTexts, withPendingChanges } from './shown-texts.ts';

/** The texts of a card, with the user's changes. */
interface TextsState {
  /** Undefined until they are read. */
  readonly texts: ShownTexts | undefined;
  /** Why they could not be read. Texts that this browser had saved are shown, if there are any. */
  readonly failure: Failure | undefined;
  /** Whether the card has older comments than the shown comments. */
  readonly hasMore: boolean;
  readonly isReadingMore: boolean;
  readMore(): void;
  retry(): void;
}

/** The number of comments in a page. */
const pageSize = 50;

/** Reads the texts of a card, and reads them again when the card says that they have changed. */
export function useCardTexts({ id, textVersion }: Card): TextsState {
  const client = useApolloClient();
  const board = useBoardRef();
  const status = useBoardStatus();
  const isLive = status.kind === 'ready' && status.connection === 'live';
  const [read, setRead] = useState<CardTexts | undefined>(textVersion === 0 ? noTexts : undefined);
  const [failure, setFailure] = useState<Failure>();
  const [isReadingMore, setReadingMore] = useState(false);
  const [attempt, setAttempt] = useState(0);
  /** The texts that the server has sent. */
  const newest = useRef<CardTexts>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new connection and a new attempt read again
  useEffect(() => {
    if (textVersion === 0) return;
    if (newest.current && newest.current.version >= textVersion) return;
    const reading = new AbortController();
    const { signal } = reading;
    const load = async () => {
      const saved = newest.current ? undefined : await readSavedTexts(board, id);
      if (signal.aborted) return;
      if (saved) setRead((current) => (current === undefined || current === noTexts ? saved : current));
      try {
        const texts = await readTexts(
          client,
          board.boardId,
          id,
          newest.current?.comments.length ?? 0,
          signal,
        );
        if (signal.aborted) return;
        newest.current = texts;
        setRead(texts);
        setFailure(undefined);
        await saveTexts(board, id, texts);
      } catch (error) {
        if (!signal.aborted) setFailure(failureOf(error));
      }
    };
    void load();
    return () => reading.abort();
  }, [client, board, id, textVersion, isLive, attempt]);

  const readMore = async () => {
    const texts = newest.current;
    if (!texts?.next || isReadingMore) return;
    setReadingMore(true);
    try {
      const more = await readPage(client, { boardId: board.boardId, id, after: texts.next });
      // Meanwhile, the texts may have been read again.
      if (newest.current !== texts) return;
      newest.current = { ...texts, comments: [...texts.comments, ...more.comments], next: more.next };
      setRead(newest.current);
      setFailure(undefined);
    } catch (error) {
      setFailure(failureOf(error));
    } finally {
      setReadingMore(false);
    }
  };

  return {
    texts: useShownTexts(id, read, read !== undefined && read.version >= textVersion),
    failure,
    hasMore: read?.next != null,
    isReadingMore,
    readMore: () => void readMore(),
    retry: () => setAttempt(attempt + 1),
  };
}

/**
 * The texts of a card with the user's pending changes.
 *
 * @param isCurrent whether `read` has the newest texts. If not, `read` lacks changes that were confirmed since, so the
 *   texts that were shown last stay.
 */
function useShownTexts(id: string, read: CardTexts | undefined, isCurrent: boolean): ShownTexts | undefined {
  const changes = usePendingChanges(id);
  const self = useSelf()?.id ?? '';
  const last = useRef<ShownTexts>(undefined);
  const known = useRef(new Map<string, ShownComment>());
  const basis = isCurrent ? read : (last.current ?? read);
  const shown = basis && withPendingChanges(basis, changes, self, known.current);
  useEffect(() => {
    for (const comment of read?.comments ?? []) known.current.set(comment.id, comment);
  }, [read]);
  useEffect(() => {
    last.current = shown;
  });
  return shown;
}

/** Reads the description and the checklist, and at least as many of the newest comments as are shown. */
async function readTexts(
  client: ApolloClient,
  boardId: string,
  id: string,
  shown: number,
  signal: AbortSignal,
): Promise<CardTexts> {
  let texts = await readPage(client, { boardId, id }, signal);
  while (texts.next !== null && texts.comments.length < shown && shown > pageSize) {
    const more = await readPage(client, { boardId, id, after: texts.next }, signal);
    texts = { ...texts, comments: [...texts.comments, ...more.comments], next: more.next };
  }
  return texts;
}

async function readPage(
  client: ApolloClient,
  variables: { readonly boardId: string; readonly id: string; readonly after?: string },
  signal?: AbortSignal,
): Promise<CardTexts> {
  const { data } = await client.query({
    query: CardTextsDocument,
    variables,
    fetchPolicy: 'no-cache',
    context: { queryDeduplication: false, ...(signal && { fetchOptions: { signal } }) },
  });
  if (!data) throw new Error('The server answered without texts.');
  const { version, description, checklist, comments } = data.cardTexts;
  const { hasNextPage, endCursor } = comments.pageInfo;
  return {
    version,
    description,
    checklist,
    comments: comments.edges.map(({ node }) => node),
    next: hasNextPage ? (endCursor ?? null) : null,
  };
}
