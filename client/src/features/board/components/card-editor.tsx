import { type FocusEvent, type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { Icon } from '#shared/ui/icon.tsx';
import { useBoardUsers } from '../hooks/use-board-users.ts';
import type { TaskView } from '../lib/board-store.ts';
import type { Draft } from '../state/draft.ts';
import { titleProblem } from '../state/problems.ts';
import styles from './card-editor.module.css';

interface CardEditorProps {
  readonly task: TaskView;
  /** What was typed before it was drawn anew, elsewhere. */
  readonly draft: Draft | undefined;
  onDraft(draft: Draft): void;
  /** What has changed; nothing of it if nothing has. */
  onSave(change: { title?: string; assigneeId?: string | null }): void;
  onClose(keepFocus: boolean): void;
}

/** A card that is being edited: Enter saves, Escape doesn't, and to go elsewhere saves too. */
export function CardEditor({ task, draft, onDraft, onSave, onClose }: CardEditorProps) {
  const users = useBoardUsers();
  // What others change meanwhile is only overwritten where something was changed here.
  const [before] = useState(draft?.before ?? task);
  const [title, setTitle] = useState((draft ?? task).title);
  const [assigneeId, setAssigneeId] = useState((draft ?? task).assigneeId);
  const [problem, setProblem] = useState<string>();
  const field = useRef<HTMLTextAreaElement>(null);
  const isDone = useRef(false);

  const [isResumed] = useState(draft !== undefined);
  useLayoutEffect(() => {
    const node = field.current;
    node?.focus();
    if (isResumed) node?.setSelectionRange(node.value.length, node.value.length);
    else node?.select();
  }, [isResumed]);

  // As high as what is in it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the height follows from the text
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
    const next = title.trim();
    const found = titleProblem(next);
    setProblem(found);
    if (found) return;
    onSave({
      ...(next && next !== before.title && { title: next }),
      ...(assigneeId !== before.assigneeId && { assigneeId }),
    });
    close(keepFocus);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') close(true);
    else if (event.key === 'Enter') {
      event.preventDefault();
      // Nothing to call it by: nothing happens.
      if (title.trim()) save(true);
    } else return;
    event.stopPropagation();
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (isDone.current || currentTarget.contains(relatedTarget)) return;
    // Another window, or the list drawing its rows in another order: the focus comes back.
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
      onSubmit={(event) => event.preventDefault()}
    >
      <textarea
        ref={field}
        rows={1}
        className={styles.title}
        dir="auto"
        aria-label="Title"
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem && `${task.id}-problem`}
        value={title}
        onChange={(event) => {
          // A title is one line, however it is wrapped.
          const next = event.target.value.replace(/\s*[\r\n]+\s*/g, ' ');
          setTitle(next);
          setProblem(undefined);
          onDraft({ before, title: next, assigneeId });
        }}
      />
      {problem && (
        <p id={`${task.id}-problem`} className={styles.problem} role="alert">
          <Icon name="circle-alert" size={16} />
          {problem}
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
        {users.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      <p className={styles.keys}>
        <kbd>Enter</kbd> saves, <kbd>Esc</kbd> doesn’t.
      </p>
    </form>
  );
}
