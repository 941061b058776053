import { useRef, useState } from 'react';
import { boardCardPath } from '#config/board-paths.ts';
import { copyText } from '#shared/browser/copy-text.ts';
import { CloseButton } from '#shared/ui/button.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import { DotsMenu, MenuItem, MenuSeparator } from '#shared/ui/menu.tsx';
import type { CardView } from '../live/board-store.ts';
import { useBoardUi } from '../live/board-ui.ts';
import { useCopies } from '../live/card-copies.ts';
import { useMoves } from '../live/card-moves.ts';
import { useBoardRef } from '../live/selectors.ts';
import { useKeyContext } from '../live/use-key-context.ts';
import styles from './card-page.module.css';

interface CardHeadProps {
  readonly card: CardView;
  readonly canEdit: boolean;
  onClose(): void;
}

/** The card's number with its link, its menu, and the button that closes it. */
export function CardHead({ card, canEdit, onClose }: CardHeadProps) {
  const { number, title, isUnsent } = card;
  const ui = useBoardUi();
  const { boardId } = useBoardRef();
  const { remove } = useMoves();
  const { copyCards } = useCopies();
  const { isMember } = useKeyContext();
  const head = useRef<HTMLElement>(null);
  const [isMenuOpen, setMenuOpen] = useState(false);
  const copyLink = async () => {
    const link = new URL(boardCardPath(boardId, number ?? card.id), window.location.origin).href;
    const text = (await copyText(link))
      ? 'Copied the link.'
      : 'The link could not be copied. Copy the page’s address instead.';
    ui.notices.show({ id: 'copied link', text });
    ui.announce(text);
  };
  return (
    <header ref={head} className={styles.head}>
      {number === null ? (
        <span className="muted">New card</span>
      ) : (
        <button
          type="button"
          className={styles.number}
          title="Copy the link to this card"
          aria-label={`#${number}, copy the link to this card`}
          onClick={() => void copyLink()}
        >
          #{number} <Icon name="link" size={16} />
        </button>
      )}
      {isUnsent && (
        <span className={styles.unsent}>
          <Icon name="cloud-off" size={16} /> Not sent yet
        </span>
      )}
      <span className={styles.tools}>
        {canEdit && (
          <DotsMenu of={title} tabIndex={0} open={isMenuOpen} onOpenChange={setMenuOpen}>
            <MenuItem icon="link" onSelect={() => void copyLink()}>
              Copy link
            </MenuItem>
            <MenuSeparator />
            <MenuItem icon="copy" onSelect={() => copyCards([card.id])}>
              Copy
            </MenuItem>
            {isMember && (
              <MenuItem icon="square-kanban" onSelect={() => ui.change({ leaving: [card.id] })}>
                Move to another board…
              </MenuItem>
            )}
            <MenuItem icon="archive" onSelect={() => remove(card, card.columnId)}>
              Archive
            </MenuItem>
          </DotsMenu>
        )}
        <CloseButton title="Close (Escape)" onClick={onClose} />
      </span>
    </header>
  );
}
