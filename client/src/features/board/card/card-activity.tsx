import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { usePages } from '#shared/graphql/use-pages.ts';
import { Button } from '#shared/ui/button.tsx';
import { DateTime } from '#shared/ui/date-time.tsx';
import { PagedList } from '#shared/ui/paged-list.tsx';
import type { CardView } from '../live/board-store.ts';
import { useBoardRef } from '../live/selectors.ts';
import { ActivityText } from './activity-text.tsx';
import styles from './card-activity.module.css';
import { CardSection } from './card-section.tsx';
import { ActivityDocument } from './operations.ts';

/** Who did what with the card, read when the user asks for it. */
export function CardActivity({ card }: { readonly card: CardView }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <CardSection
      icon="history"
      title="Activity"
      beside={
        <Button
          look="quiet"
          className={styles.toggle}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? 'Hide' : 'Show'}
        </Button>
      }
    >
      {isOpen && <ActivityList card={card} />}
    </CardSection>
  );
}

function ActivityList({ card }: { readonly card: CardView }) {
  const { boardId } = useBoardRef();
  const { nodes, paging } = usePages(ActivityDocument, 'activity', { boardId, cardId: card.id });
  const readCard = useRef(card);
  const onChange = useEffectEvent(paging.onRetry);
  useEffect(() => {
    // The card has changed, so that there is more to tell.
    if (readCard.current === card || card.isUnsent) return;
    readCard.current = card;
    onChange();
  }, [card]);
  return (
    <PagedList {...paging} what="the activity" empty={<p className="muted">No recent changes.</p>}>
      <ol className={styles.list}>
        {nodes.map((entry) => (
          <li key={entry.version} className={styles.item}>
            <ActivityText entry={entry} />{' '}
            <span className="fine">
              <DateTime iso={entry.at} />
            </span>
          </li>
        ))}
      </ol>
    </PagedList>
  );
}
