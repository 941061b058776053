import { boardText } from '@canary/input/board-text';
import { useEffect } from 'react';
import { copyText } from '#shared/browser/copy-text.ts';
import { useAction } from '#shared/forms/use-action.ts';
import { Button } from '#shared/ui/button.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import { deleteDrafts, readDraftTexts } from '../card/text-drafts.ts';
import type { OwnBoard } from '../own-board.ts';
import { useKeptText, useOwnBoard } from '../sync/selectors.ts';
import type { BoardUi } from './board-ui.ts';
import styles from './kept-text.module.css';

interface KeptTextProps {
  readonly ui: BoardUi;
  /**
   * What becomes of what the user was typing: it stays in the forms; it is shown, too, because they return after a login; or
   * it is kept, because they are gone. Neither a reload nor another role loses kept text.
   */
  readonly drafts: 'in-forms' | 'shown' | 'kept';
}

/** What the user typed and can't save any more, to copy it. */
export function KeptText({ ui, drafts }: KeptTextProps) {
  const { texts, keep, discard } = useKeptText();
  const board = useOwnBoard();
  useEffect(() => {
    if (drafts !== 'kept') return;
    keep(draftsOf(ui, board));
    clearDrafts(ui, board);
  }, [drafts, ui, board, keep]);
  const shown = [...new Set([...texts, ...(drafts === 'shown' ? draftsOf(ui, board) : [])])];
  const copy = useAction(async () =>
    (await copyText(shown.join('\n')))
      ? 'Copied.'
      : 'The text could not be copied. Select it and copy it yourself.',
  );
  if (shown.length === 0) return null;
  return (
    <section className={styles.kept} aria-labelledby="kept-text">
      <h2 id="kept-text">Your text that was not saved</h2>
      <ul>
        {shown.map((text) => (
          <li key={text} dir="auto">
            {text}
          </li>
        ))}
      </ul>
      <div className="row">
        <Button look="secondary" onClick={copy.run}>
          <Icon name="copy" /> Copy
        </Button>
        <Button
          look="quiet"
          onClick={() => {
            clearDrafts(ui, board);
            discard();
          }}
        >
          Discard
        </Button>
        <span role="status">{copy.done}</span>
      </div>
    </section>
  );
}

/** The changed titles of cards, the titles of new cards and the texts of open cards, that the user hasn't submitted. */
function draftsOf({ drafts, newCards }: BoardUi, board: OwnBoard | null): string[] {
  const changed = [...drafts.values()].filter(({ title, before }) => title !== before.title);
  const titles = [...changed, ...newCards.values()].map(({ title }) => boardText(title));
  return [...titles.filter((text) => text !== ''), ...readDraftTexts(board)];
}

function clearDrafts({ drafts, newCards }: BoardUi, board: OwnBoard | null): void {
  drafts.clear();
  newCards.clear();
  deleteDrafts(board);
}
