import { useEffect, useRef } from 'react';
import { isFocusLost } from '#shared/collection/focus.ts';
import { pageTitle } from '#shared/layout/head.ts';
import { useHead } from '#shared/layout/use-head.ts';
import { Button } from '#shared/ui/button.tsx';
import { DateTime } from '#shared/ui/date-time.tsx';
import { Note } from '#shared/ui/note.tsx';
import type { CardView } from '../live/board-store.ts';
import { useBoardUi } from '../live/board-ui.ts';
import { useBusyPerson } from '../live/people-selectors.ts';
import { useReadNotices } from '../live/read-notices.ts';
import { useBoardActions, useBoardName, useCan } from '../live/selectors.ts';
import { CardActivity } from './card-activity.tsx';
import { CardFields } from './card-fields.tsx';
import { CardHead } from './card-head.tsx';
import styles from './card-page.module.css';
import { useCardTexts } from './card-texts.ts';
import { Checklist } from './checklist.tsx';
import { Comments } from './comments.tsx';
import { Description } from './description.tsx';
import { Links } from './links.tsx';
import { useOpenCardKeys } from './open-card-keys.ts';
import { TitleField } from './title-field.tsx';

interface OpenCardProps {
  readonly card: CardView;
  /** When the card was archived, or `unknown` if that isn't known yet; null for a card on the board. */
  readonly archivedAt: string | null;
  onClose(): void;
}

/**
 * An open card with its details and texts. An archived card can only be read and restored; texts that the user was
 * writing stay in their fields.
 */
export function OpenCard({ card, archivedAt, onClose }: OpenCardProps) {
  const canEditBoard = useCan('editCards');
  const canComment = useCan('comment');
  const canEdit = canEditBoard && archivedAt === null;
  const texts = useCardTexts(card);
  const busy = useBusyPerson(card.id);
  const boardName = useBoardName();
  const { number, title } = card;
  useReadNotices(card.id);
  useFormerHead();
  useHead({
    title: pageTitle(`${number === null ? '' : `#${number} `}${title} – ${boardName || 'Open board'}`),
  });
  const onKeyDown = useOpenCardKeys(card, canEdit);
  const page = useRef<HTMLElement>(null);
  useEffect(() => page.current?.focus({ preventScroll: true }), []);
  // The field that had the focus has been removed.
  useEffect(() => {
    if (!canEdit && isFocusLost()) page.current?.focus({ preventScroll: true });
  }, [canEdit]);
  return (
    <article
      ref={page}
      tabIndex={-1}
      className={styles.page}
      aria-labelledby="card-title"
      onKeyDown={onKeyDown}
    >
      <CardHead card={card} canEdit={canEdit} onClose={onClose} />
      <TitleField card={card} canEdit={canEdit} />
      <div role="status" className={styles.status}>
        {archivedAt !== null && (
          <ArchivedNote card={card} archivedAt={archivedAt} canRestore={canEditBoard} />
        )}
        {busy !== undefined && <p className="muted">{busy}</p>}
      </div>
      <CardFields card={card} canEdit={canEdit} />
      <Description card={card} texts={texts} canEdit={canEdit} canWrite={canEditBoard} />
      <Links card={card} texts={texts} canEdit={canEdit} />
      <Checklist card={card} texts={texts} canEdit={canEdit} canWrite={canEditBoard} />
      {(canComment || card.commentCount > 0) && (
        <Comments card={card} texts={texts} canEdit={canEdit && canComment} canWrite={canComment} />
      )}
      <CardActivity card={card} />
    </article>
  );
}

/** Gives the page the head again that it had before the card was opened. */
function useFormerHead(): void {
  useEffect(() => {
    const { title } = document;
    const tags = [...document.head.querySelectorAll('[data-head]')];
    return () => {
      document.title = title;
      for (const tag of document.head.querySelectorAll('[data-head]')) tag.remove();
      document.head.append(...tags);
    };
  }, []);
}

interface ArchivedNoteProps {
  readonly card: CardView;
  readonly archivedAt: string;
  readonly canRestore: boolean;
}

function ArchivedNote({ card, archivedAt, canRestore }: ArchivedNoteProps) {
  const ui = useBoardUi();
  const { restoreCard } = useBoardActions();
  const restore = () => {
    restoreCard(card);
    ui.notices.dismiss(card.id);
    ui.announce(`‘${card.title}’ was restored.`);
  };
  return (
    <Note
      icon="archive"
      actions={
        canRestore && (
          <Button look="quiet" onClick={restore}>
            Restore
          </Button>
        )
      }
    >
      <strong>This card is in the archive</strong>
      {archivedAt !== 'unknown' && (
        <>
          , since <DateTime iso={archivedAt} />
        </>
      )}
      . {canRestore ? 'Restore it to change it.' : 'Editors of the board can restore it.'}
    </Note>
  );
}
