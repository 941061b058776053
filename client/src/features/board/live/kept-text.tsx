import { boardText } from '@canary/board/texts';
import { useEffect, useRef } from 'react';
import { copyText } from '#shared/browser/copy-text.ts';
import { useAction } from '#shared/forms/use-action.ts';
import { Button } from '#shared/ui/button.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import type { BoardUi } from './board-ui.ts';
import styles from './kept-text.module.css';
import { useKeptText, useUnsent } from './selectors.ts';
import { textsOfDrafts } from './unsent-drafts.ts';

interface KeptTextProps {
  readonly ui: BoardUi;
  /**
   * Where the user sees unfinished texts. `in-forms`: only in their forms. `shown`: also in this section, because the
   * forms return only after a login. `kept`: only in this section, because the forms are gone. Titles become kept texts,
   * which survive a reload and a change of the role. Texts of cards stay drafts, which their fields show again when the
   * user may edit.
   */
  readonly drafts: 'in-forms' | 'shown' | 'kept';
}

/** Texts that the user typed and can't save any more, to copy them. */
export function KeptText({ ui, drafts }: KeptTextProps) {
  const { texts, keep, discard } = useKeptText();
  const cardDrafts = useUnsent((state) => state.drafts);
  useEffect(() => {
    if (drafts !== 'kept') return;
    keep(titlesOf(ui));
    clearTitles(ui);
  }, [drafts, ui, keep]);
  const unsaved = drafts === 'in-forms' ? [] : [...titlesOf(ui), ...textsOfDrafts([...cardDrafts])];
  const shown = [...new Set([...texts, ...unsaved])];
  const section = useRef<HTMLElement>(null);
  const isShown = shown.length > 0;
  // An open card may be scrolled to the removed field.
  useEffect(() => {
    if (isShown) section.current?.scrollIntoView({ block: 'nearest' });
  }, [isShown]);
  const copy = useAction(async () =>
    (await copyText(shown.join('\n')))
      ? 'Copied.'
      : 'The text could not be copied. Select it and copy it yourself.',
  );
  if (!isShown) return null;
  return (
    <section ref={section} className={styles.kept} aria-labelledby="kept-text">
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
            // Texts in forms aren't shown here.
            discard(drafts !== 'in-forms');
            if (drafts !== 'in-forms') clearTitles(ui);
          }}
        >
          Discard
        </Button>
        <span role="status">{copy.done}</span>
      </div>
    </section>
  );
}

/** The changed titles of cards and the titles of new cards that the user hasn't submitted. */
function titlesOf({ drafts, newCards }: BoardUi): string[] {
  const changed = [...drafts.values()].filter(({ title, before }) => title !== before);
  return [...changed, ...newCards.values()]
    .map(({ title }) => boardText(title))
    .filter((text) => text !== '');
}

function clearTitles({ drafts, newCards }: BoardUi): void {
  drafts.clear();
  newCards.clear();
}
