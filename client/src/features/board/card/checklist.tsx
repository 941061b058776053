import type { ChecklistChange } from '@canary/board/changes/checklist';
import { maxChecklistItems } from '@canary/board/limits';
import type { ChecklistItem } from '@canary/board/model';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { useNumbers } from '#shared/format/numbers.ts';
import { Button } from '#shared/ui/button.tsx';
import { useAutoHeight } from '#shared/ui/use-auto-height.ts';
import type { CardView } from '../live/board-store.ts';
import { useBoardUi } from '../live/board-ui.ts';
import { useEdits } from '../live/undoable-edits.ts';
import { CardSection } from './card-section.tsx';
import type { useCardTexts } from './card-texts.ts';
import styles from './checklist.module.css';
import { itemsIn, itemsProblem } from './checklist-lines.ts';
import { ChecklistRow } from './checklist-row.tsx';
import { useTextDraft } from './text-drafts.ts';
import { archivedProblem, type TextRights } from './text-edit.tsx';

interface ChecklistProps extends TextRights {
  readonly card: CardView;
  readonly texts: ReturnType<typeof useCardTexts>;
}

/** The checklist: items to tick, edit, reorder and remove, and a field that adds them. */
export function Checklist({ card, texts, canEdit, canWrite }: ChecklistProps) {
  const { id, itemCount: count, doneItemCount } = card;
  const checklist = texts.texts?.checklist ?? [];
  const ui = useBoardUi();
  const { editChecklist } = useEdits();
  const { number } = useNumbers();
  const list = useRef<HTMLUListElement>(null);
  const newItems = useTextDraft(id, 'checklist');
  // On an archived card, the field stays until the user leaves it.
  const [isUsed, setUsed] = useState(false);
  const hasField = canEdit || (canWrite && (newItems[0] !== undefined || isUsed));
  if (count === 0 && !hasField) return null;
  const change = (changed: ChecklistChange) => editChecklist(checklist, changed);

  /** Moves an item to an index among the items. */
  const move = (itemId: string, index: number) => {
    const item = checklist.find((one) => one.id === itemId);
    if (!item) return;
    const others = checklist.filter((other) => other.id !== itemId);
    const at = Math.max(0, Math.min(index, others.length));
    if (checklist[at]?.id === itemId) return;
    const place = at === 0 ? { before: others[0]?.id } : { after: others[at - 1]?.id };
    change({ kind: 'moveChecklistItem', input: { id, itemId, ...place } });
    ui.announce(`‘${item.text}’ is item ${at + 1} of ${checklist.length}.`);
  };
  const remove = (item: ChecklistItem, index: number) => {
    // The row that has the focus disappears.
    const next = list.current?.children[index === checklist.length - 1 ? index - 1 : index + 1];
    const target = next?.querySelector('input') ?? list.current?.parentElement?.querySelector('textarea');
    target?.focus();
    change({ kind: 'deleteChecklistItem', input: { id, itemId: item.id } });
  };
  return (
    <CardSection
      icon="list-checks"
      title="Checklist"
      beside={
        count > 0 && (
          <span className={styles.progress}>
            <progress value={doneItemCount} max={count} aria-label="Checklist" />
            {number(doneItemCount)} of {number(count)}
          </span>
        )
      }
    >
      {checklist.length > 0 && (
        <ul ref={list} className={styles.list}>
          {checklist.map((item, index) => (
            <ChecklistRow
              key={item.id}
              item={item}
              index={index}
              canEdit={canEdit}
              onEdit={(edit) =>
                change({ kind: 'updateChecklistItem', input: { id, itemId: item.id, ...edit } })
              }
              onMove={move}
              onRemove={() => remove(item, index)}
            />
          ))}
        </ul>
      )}
      {hasField && (
        <NewItems
          written={newItems}
          canEdit={canEdit}
          onUse={setUsed}
          room={maxChecklistItems - count}
          onAdd={(items) => change({ kind: 'createChecklistItems', input: { id, items } })}
        />
      )}
    </CardSection>
  );
}

interface NewItemsProps {
  readonly written: ReturnType<typeof useTextDraft>;
  readonly canEdit: boolean;
  /** Called when the field gets or loses the focus. */
  onUse(isUsed: boolean): void;
  /** How many items the checklist has room for. */
  readonly room: number;
  onAdd(items: readonly Omit<ChecklistItem, 'rank'>[]): void;
}

/** The field for new items. Enter adds an item; each pasted line becomes an item. */
function NewItems({ written: [draft, setDraft], canEdit, onUse, room, onAdd }: NewItemsProps) {
  /** Whether the text was submitted, and is refused while it has a problem. */
  const [isChecked, setChecked] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const errorId = useId();
  const text = draft?.text ?? '';
  useAutoHeight(field, text);
  const change = (next: string) => {
    setChecked(false);
    setDraft(next === '' ? undefined : { text: next, base: '' });
  };
  const problemOf = (items: ReturnType<typeof itemsIn>) =>
    canEdit ? itemsProblem(items, room) : archivedProblem();
  const error = isChecked ? problemOf(itemsIn(text)) : undefined;
  /** Returns whether the items were added. */
  const add = (lines: string): boolean => {
    const items = itemsIn(lines);
    const problem = problemOf(items);
    setChecked(problem !== undefined);
    if (problem || items.length === 0) return false;
    onAdd(items.map((item) => ({ id: crypto.randomUUID(), ...item })));
    setDraft(undefined);
    return true;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.key !== 'Enter' || event.shiftKey) return;
    event.preventDefault();
    add(text);
  };
  return (
    <form
      className={styles.new}
      onSubmit={(event) => {
        event.preventDefault();
        add(text);
        field.current?.focus();
      }}
    >
      <textarea
        ref={field}
        rows={1}
        className={styles.field}
        aria-label="New checklist item"
        placeholder="Add an item"
        aria-invalid={error ? true : undefined}
        aria-describedby={error && errorId}
        dir="auto"
        value={text}
        onFocus={() => onUse(true)}
        onBlur={() => onUse(false)}
        onChange={({ target }) => change(target.value)}
        onKeyDown={onKeyDown}
        onPaste={(event) => {
          const pasted = event.clipboardData.getData('text/plain');
          const { value, selectionStart, selectionEnd } = event.currentTarget;
          const next = value.slice(0, selectionStart) + pasted + value.slice(selectionEnd);
          if (itemsIn(next).length < 2) return;
          event.preventDefault();
          if (!add(next)) setDraft({ text: next, base: '' });
        }}
      />
      {text !== '' && (
        <Button type="submit" look="quiet">
          Add
        </Button>
      )}
      {error && (
        <p id={errorId} className={styles.error} role="alert">
          {error}
        </p>
      )}
    </form>
  );
}
