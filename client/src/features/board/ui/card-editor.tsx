import { boardText, titleProblem } from '@canary/input/board-text';
import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useLeaveGuard } from '#shared/browser/navigation.ts';
import { useBack } from '#shared/browser/use-back.ts';
import { Button } from '#shared/ui/button.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import type { TaskView } from '../sync/board-store.ts';
import { useBoardUsers } from '../sync/selectors.ts';
import type { CardDraft } from './board-ui.ts';
import styles from './card-editor.module.css';

interface CardEditorProps {
  readonly task: TaskView;
  /** Unsaved input from before the editor was mounted, for example in another column. */
  readonly draft: CardDraft | undefined;
  onDraft(draft: CardDraft): void;
  /** Receives the changed fields only. */
  onSave(change: { title?: string; assigneeId?: string | null }): void;
  onClose(keepFocus: boolean): void;
}

/** Keeps the focus in the field while Cancel is pressed. Safari doesn't focus buttons, so the lost focus would save. */
const keepFieldFocused = (event: MouseEvent) => event.preventDefault();

/** A card that is being edited. Enter, the browser's Back and leaving the editor save, Escape cancels. */
export function CardEditor({ task, draft, onDraft, onSave, onClose }: CardEditorProps) {
  const users = useBoardUsers();
  // Only fields that were changed here overwrite the changes of other people.
  const [before] = useState(draft?.before ?? task);
  const [title, setTitle] = useState((draft ?? task).title);
  const [assigneeId, setAssigneeId] = useState((draft ?? task).assigneeId);
  const [error, setError] = useState<string>();
  const field = useRef<HTMLTextAreaElement>(null);
  const isDone = useRef(false);

  useLayoutEffect(() => {
    const node = field.current;
    node?.focus();
    // A key that is pressed by mistake must not replace the title.
    node?.setSelectionRange(node.value.length, node.value.length);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the height depends on the text
  useLayoutEffect(() => {
    const node = field.current;
    if (!node) return;
    node.style.height = 'auto';
    node.style.height = `${node.scrollHeight + 3}px`;
  }, [title]);

  const close = (keepFocus: boolean) => {
    isDone.current = true;
    onClose(keepFocus);
  };
  const save = (keepFocus: boolean) => {
    const next = boardText(title);
    const found = titleProblem(next);
    setError(found);
    if (found) {
      if (keepFocus) field.current?.focus();
      return;
    }
    onSave({
      ...(next !== before.title && { title: next }),
      ...(assigneeId !== before.assigneeId && { assigneeId }),
    });
    close(keepFocus);
  };
  useBack(() => save(true));
  useLeaveGuard(title !== before.title || assigneeId !== before.assigneeId);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') close(true);
    else if (event.key === 'Enter' && !(event.target instanceof HTMLButtonElement)) {
      event.preventDefault();
      save(true);
    } else return;
    event.stopPropagation();
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (isDone.current || currentTarget.contains(relatedTarget)) return;
    // The focus returns after a switch to another window, and after the list has reordered its rows.
    if (document.hasFocus() && relatedTarget === null && currentTarget.contains(document.activeElement))
      return;
    save(false);
  };

  return (
    <form
      className={styles.editor}
      aria-label={`Edit ${before.title}`}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
      onSubmit={(event) => {
        event.preventDefault();
        save(true);
      }}
    >
      <textarea
        ref={field}
        rows={1}
        className={styles.title}
        dir="auto"
        aria-label="Title"
        aria-invalid={error ? true : undefined}
        aria-describedby={error && `${task.id}-error`}
        value={title}
        onChange={(event) => {
          // The textarea wraps long titles, but a title has no line breaks.
          const next = event.target.value.replace(/\s*[\r\n]+\s*/g, ' ');
          setTitle(next);
          setError(undefined);
          onDraft({ before, title: next, assigneeId });
        }}
      />
      {title !== before.title && task.title !== before.title && task.title !== title && (
        <p className={styles.note} role="alert">
          Someone changed the title to ‘{task.title}’ while you were editing. Saving replaces it.
        </p>
      )}
      {error && (
        <p id={`${task.id}-error`} className={styles.error} role="alert">
          <Icon name="circle-alert" size={16} />
          {error}
        </p>
      )}
      <select
        className={styles.assignee}
        aria-label="Assignee"
        value={assigneeId ?? ''}
        onChange={(event) => {
          const next = event.target.value || null;
          setAssigneeId(next);
          onDraft({ before, title, assigneeId: next });
        }}
      >
        <option value="">Unassigned</option>
        {users.map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </select>
      <p className={styles.keys}>
        <kbd>Enter</kbd> to save, <kbd>Esc</kbd> to cancel
      </p>
      <div className={styles.actions}>
        <Button type="submit" onMouseDown={keepFieldFocused}>
          Save
        </Button>
        <Button look="secondary" onMouseDown={keepFieldFocused} onClick={() => close(true)}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
