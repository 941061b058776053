import { type MergedPart, type MergedWords, mergeTexts } from '@canary/board/merge-texts';
import { useEffect, useRef } from 'react';
import { isFocusLost } from '#shared/collection/focus.ts';
import { Button } from '#shared/ui/button.tsx';
import { Note } from '#shared/ui/note.tsx';
import { useBoardUi } from '../live/board-ui.ts';
import { useSettleConflict } from '../live/card-selectors.ts';
import type { TextConflict as Conflict, TextDraft } from '../live/unsent-items.ts';
import styles from './text-conflict.module.css';

interface TextConflictProps {
  readonly conflict: Conflict;
  /** The noun for the text that was changed twice, such as “description”. */
  readonly of: string;
  /** Saves a text. @param base the text that it replaces */
  onSave(base: string, text: string): void;
  /** Opens the editor with the lines of both sides. */
  onEdit(draft: TextDraft): void;
}

type Side = 'mine' | 'theirs';

/**
 * Marks the words that both this user and another person changed, and asks whose words to keep. Changes of other words
 * are kept from both.
 */
export function TextConflict({ conflict, of, onSave, onEdit }: TextConflictProps) {
  const { base, mine, theirs } = conflict;
  const ui = useBoardUi();
  const settle = useSettleConflict();
  const heading = useRef<HTMLHeadingElement>(null);
  // The conflict's editor has been removed. A field in which the user goes on writing keeps the focus.
  useEffect(() => {
    if (isFocusLost()) heading.current?.focus();
  }, []);
  const { text: both, parts } = mergeTexts(base, mine, theirs);
  const textOf = (side: Side) => parts.flatMap((part) => linesOf(part, side)).join('\n');
  const keep = (side: Side) => {
    const [kept, other] = [textOf(side), textOf(side === 'mine' ? 'theirs' : 'mine')];
    settle(conflict);
    if (kept !== theirs) onSave(theirs, kept);
    const text = side === 'mine' ? 'Kept your words.' : 'Kept the other person’s words.';
    ui.notices.show({ id: `conflict ${conflict.cardId}`, text, undo: () => onSave(kept, other) });
    ui.announce(text);
  };
  return (
    <section className={styles.conflict} aria-labelledby="conflict-title">
      <h4 id="conflict-title" ref={heading} tabIndex={-1} className={styles.title}>
        Two versions of the {of}
      </h4>
      <Note tone="warning">
        The same words were changed here, and by another person or in another tab. Choose what to keep.
        Changes of other words are kept from both.
      </Note>
      <div className={styles.sides}>
        <Version title="Your text" parts={parts} side="mine" />
        <Version title="The other text" parts={parts} side="theirs" />
      </div>
      <div className="row">
        <Button look="secondary" onClick={() => keep('mine')}>
          Keep mine
        </Button>
        <Button look="secondary" onClick={() => keep('theirs')}>
          Keep theirs
        </Button>
        <Button
          look="secondary"
          onClick={() => {
            onEdit({ base: theirs, text: both });
            settle(conflict);
          }}
        >
          Edit both
        </Button>
      </div>
    </section>
  );
}

function linesOf(part: MergedPart, side: Side): readonly string[] {
  return 'lines' in part ? part.lines : part[side];
}

interface VersionProps {
  readonly title: string;
  readonly parts: readonly MergedPart[];
  readonly side: Side;
}

function Version({ title, parts, side }: VersionProps) {
  const marked = (words: MergedWords, index: number) =>
    'text' in words ? words.text : <mark key={index}>{words[side] || '(removed) '}</mark>;
  return (
    <div className={styles.side}>
      <h5 className="label">{title}</h5>
      <div className={styles.text} dir="auto">
        {parts.map((part, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a conflict never change
          <span key={index}>{'lines' in part ? part.lines.join('\n') : part.words.map(marked)}</span>
        ))}
      </div>
    </div>
  );
}
