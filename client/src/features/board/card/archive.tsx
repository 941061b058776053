import { useMutation } from '@apollo/client/react';
import { maxCardTitle } from '@canary/board/limits';
import type { Card } from '@canary/board/model';
import { useDeferredValue, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { boardCardPath } from '#config/board-paths.ts';
import { readFragment } from '#gql/fragment-masking.ts';
import { useFocusReturn } from '#shared/collection/focus.ts';
import { neighbourOf } from '#shared/collection/selection.ts';
import { failureOf } from '#shared/graphql/failure.ts';
import { usePages } from '#shared/graphql/use-pages.ts';
import { Button } from '#shared/ui/button.tsx';
import { Confirm } from '#shared/ui/confirm.tsx';
import { DateTime } from '#shared/ui/date-time.tsx';
import { TextField } from '#shared/ui/field.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import { PagedList } from '#shared/ui/paged-list.tsx';
import { useBoardUi } from '../live/board-ui.ts';
import { Card_task, DeletedTasksDocument } from '../live/operations.ts';
import { useBoardActions, useBoardReader, useBoardRef, useTerms } from '../live/selectors.ts';
import styles from './archive.module.css';
import { PurgeTaskDocument } from './operations.ts';

/** The archive of the board. */
export function Archive({ onOpenCard }: { onOpenCard(): void }) {
  const { archiveDays } = useTerms();
  return (
    <>
      <p className="muted">
        {archiveDays === null
          ? 'Archived cards stay here until they are restored or deleted for good.'
          : `Archived cards stay here for ${archiveDays} days, and then are deleted for good.`}
      </p>
      <DeletedCardSearch onOpenCard={onOpenCard} />
    </>
  );
}

/** The search and its result. */
function DeletedCardSearch({ onOpenCard }: { onOpenCard(): void }) {
  const [text, setText] = useState('');
  const search = useDeferredValue(text.trim());
  return (
    <>
      <TextField
        type="search"
        label="Search the archive by title or #number"
        value={text}
        maxLength={maxCardTitle}
        onChange={setText}
      />
      <DeletedCardList search={search} onOpenCard={onOpenCard} />
    </>
  );
}

function DeletedCardList({ search, onOpenCard }: { readonly search: string; onOpenCard(): void }) {
  const { boardId } = useBoardRef();
  const { nodes, paging } = usePages(DeletedTasksDocument, 'deletedTasks', {
    boardId,
    search: search || null,
  });
  /** The cards that were restored or deleted for good here. */
  const [gone, setGone] = useState<readonly string[]>([]);
  const box = useRef<HTMLDivElement>(null);
  const cards = nodes
    .map(({ task: card, deletedAt }) => ({ task: readFragment(Card_task, card), deletedAt }))
    .filter(({ task: card }) => !gone.includes(card.id));

  const remove = (id: string) => {
    const ids = cards.map(({ task: card }) => card.id);
    const next = box.current?.querySelector<HTMLElement>(`[data-restore="${neighbourOf(ids, id)}"]`);
    const heading = box.current?.closest('[role="dialog"]')?.querySelector<HTMLElement>('h2');
    (next ?? heading)?.focus();
    setGone((before) => [...before, id]);
  };

  return (
    <div ref={box} className={styles.result}>
      <PagedList
        {...paging}
        count={paging.count === undefined ? undefined : cards.length}
        what="archived cards"
        empty={<p role="status">{search ? 'No matching cards.' : 'No archived cards.'}</p>}
      >
        <ul className={styles.list}>
          {cards.map(({ task: card, deletedAt }) => (
            <DeletedCard
              key={card.id}
              card={card}
              deletedAt={deletedAt}
              onGone={() => remove(card.id)}
              onOpenCard={onOpenCard}
            />
          ))}
        </ul>
      </PagedList>
    </div>
  );
}

interface DeletedCardProps {
  readonly card: Card;
  readonly deletedAt: string;
  /** Called when the card was restored or deleted for good. */
  onGone(): void;
  /** Called when the link to the card is followed. */
  onOpenCard(): void;
}

function DeletedCard({ card, deletedAt, onGone, onOpenCard }: DeletedCardProps) {
  const { id, number, title, columnId } = card;
  const ui = useBoardUi();
  const { columnName, columns } = useBoardReader();
  // A card of a deleted column returns to the first column.
  const place = columnName(columnId) || columns()[0]?.name;
  const { restoreCard } = useBoardActions();
  const { boardId } = useBoardRef();
  const [purgeTask] = useMutation(PurgeTaskDocument, { fetchPolicy: 'no-cache' });
  const [isAsking, setAsking] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useFocusReturn(isAsking, () => button.current);

  const restore = () => {
    restoreCard(card);
    ui.notices.dismiss(id);
    ui.announce(`Restored ‘${title}’ to ${place}.`);
    onGone();
  };
  const purge = async () => {
    try {
      await purgeTask({ variables: { boardId, id } });
    } catch (error) {
      const { code, field } = failureOf(error);
      // With NOT_FOUND of the card, another user has restored the card or deleted it for good.
      if (code !== 'NOT_FOUND' || field === 'boardId') throw error;
    }
    ui.announce(`Deleted ‘${title}’ for good.`);
    onGone();
  };

  if (isAsking) {
    return (
      <li className={styles.card}>
        <Confirm
          action="Delete for good"
          working="Deleting…"
          onConfirm={purge}
          onCancel={() => setAsking(false)}
        >
          Delete <strong dir="auto">{title}</strong> for good? This can’t be undone.
        </Confirm>
      </li>
    );
  }
  return (
    <li className={styles.card}>
      <div className={styles.text}>
        <p className={styles.title} dir="auto">
          {number !== null ? (
            <Link to={boardCardPath(boardId, number)} onClick={onOpenCard}>
              {title}
            </Link>
          ) : (
            title
          )}
        </p>
        <p className="fine">
          {number !== null && `#${number} · `}
          {place}, archived <DateTime iso={deletedAt} />
        </p>
      </div>
      <Button
        look="quiet"
        className={styles.action}
        data-restore={id}
        aria-label={`Restore ${title}`}
        onClick={restore}
      >
        <Icon name="undo-2" />
      </Button>
      <Button
        ref={button}
        look="quiet"
        className={styles.action}
        aria-label={`Delete ${title} for good`}
        onClick={() => setAsking(true)}
      >
        <Icon name="trash-2" />
      </Button>
    </li>
  );
}
