import { boardText } from '@canary/board/texts';
import { useEffect, useRef, useState } from 'react';
import { useLeaveGuard } from '#shared/browser/navigation.ts';
import { useBack } from '#shared/browser/use-back.ts';
import { titleError } from '../live/board-actions.ts';
import { type ColumnEnd, type NewCardFields, useBoardUi, useBoardUiState } from '../live/board-ui.ts';
import { useBoardUsers } from '../live/people-selectors.ts';
import { useBoardActions, useBoardReader } from '../live/selectors.ts';
import styles from './card-form.module.css';
import { CardForm } from './card-form.tsx';

const emptyCard: NewCardFields = { title: '', assigneeId: null };

interface NewCardProps {
  readonly columnId: string;
  readonly end: ColumnEnd;
}

/** The form that adds cards at an end of a column, one after another. */
export function NewCard({ columnId, end }: NewCardProps) {
  const ui = useBoardUi();
  const board = useBoardReader();
  const { createCard } = useBoardActions();
  // Kept when the form is closed by Escape, Back or its button, which may be a mistake.
  const [fields, setFields] = useState(ui.newCards.get(columnId) ?? emptyCard);
  const { title, assigneeId } = fields;
  const [error, setError] = useState<string>();
  const form = useRef<{ focus(): void }>(null);
  /** The card that was added last. The next card follows it, so that the cards stand in the order of typing. */
  const last = useRef<string>(null);
  const returnsFocus = useRef(false);
  const [hasFocus, setHasFocus] = useState(true);
  const adding = useBoardUiState((state) => state.adding);
  useLeaveGuard(title !== '');
  // The key N returns to the open form.
  useEffect(() => {
    if (adding) form.current?.focus();
  }, [adding]);
  useEffect(
    () => () => {
      if (returnsFocus.current) ui.columns.get(columnId)?.focusAdd(end);
    },
    [ui, columnId, end],
  );

  const change = (next: NewCardFields) => {
    setFields(next);
    ui.newCards.set(columnId, next);
    setError(undefined);
  };
  const close = () => {
    returnsFocus.current = true;
    ui.change({ adding: null });
  };
  const submit = () => {
    const found = titleError(title);
    setError(found);
    const kept = boardText(title);
    form.current?.focus();
    if (found || !kept) return;
    const id = createCard({
      title: kept,
      assigneeIds: assigneeId === null ? [] : [assigneeId],
      columnId,
      ...position(),
    });
    last.current = id;
    change(emptyCard);
    ui.change({ added: id });
    ui.announce(`Created ‘${kept}’ in ${board.columnName(columnId)}.`);
  };
  const position = () => {
    if (end === 'bottom') return {};
    if (last.current !== null && board.card(last.current)?.columnId === columnId)
      return { after: last.current };
    const first = board.column(columnId)[0];
    return first ? { before: first.id } : {};
  };

  const label = `New Task in ${board.columnName(columnId)}`;
  return (
    <CardForm
      ref={form}
      label={label}
      caption={label}
      placeholder="Task Title"
      action="Create"
      title={title}
      error={error}
      beside={<AssigneeChoice value={assigneeId} onChange={(id) => change({ title, assigneeId: id })} />}
      onTitle={(next) => change({ title: next, assigneeId })}
      onSubmit={submit}
      onEscape={close}
      onCancel={() => {
        change(emptyCard);
        close();
      }}
      onEnter={() => setHasFocus(true)}
      onLeave={() => setHasFocus(false)}
    >
      {/* Beside the form, Back closes the open dialog or the editor of a card. */}
      {hasFocus && <CloseOnBack onBack={close} />}
    </CardForm>
  );
}

interface AssigneeChoiceProps {
  /** The id of a person; null for no assignee. */
  readonly value: string | null;
  onChange(id: string | null): void;
}

function AssigneeChoice({ value, onChange }: AssigneeChoiceProps) {
  const users = useBoardUsers();
  return (
    <select
      className={styles.assignee}
      aria-label="Assignee"
      value={value ?? ''}
      onChange={({ target }) => onChange(target.value || null)}
    >
      <option value="">Unassigned</option>
      {users.map((user) => (
        <option key={user.id} value={user.id}>
          {user.label}
        </option>
      ))}
    </select>
  );
}

function CloseOnBack({ onBack }: { onBack(): void }) {
  useBack(onBack);
  return null;
}
