import { useNavigate } from 'react-router-dom';
import { Button } from '#shared/ui/button.tsx';
import { Note } from '#shared/ui/note.tsx';
import banners from '../live/banners.module.css';
import { useCard, useCardId } from '../live/card-selectors.ts';
import { useUnsent } from '../live/selectors.ts';
import { useCardNavigation } from './card-panel.tsx';

/**
 * Tells the user about a conflict in a text of a card that isn't open.
 *
 * @param openedCard the card in the address; null for none
 */
export function ConflictBanner({ openedCard }: { readonly openedCard: string | null }) {
  const openedId = useCardId(openedCard ?? '');
  const conflicts = useUnsent((state) => state.conflicts);
  const newest = conflicts.findLast(({ cardId }) => cardId !== openedId);
  const card = useCard(newest?.cardId ?? '');
  const navigate = useNavigate();
  const navigationTo = useCardNavigation();
  return (
    <div role="alert" className={banners.status}>
      {newest && card && (
        <Note
          tone="warning"
          actions={
            <Button
              look="quiet"
              onClick={() => {
                const { to, ...options } = navigationTo(card.number ?? card.id);
                void navigate(to, options);
              }}
            >
              Open card
            </Button>
          }
        >
          {newest.commentId === null ? 'The description of' : 'A comment on'} <bdi>‘{card.title}’</bdi> was
          changed by someone else in the same words. Choose a text.
        </Note>
      )}
    </div>
  );
}
