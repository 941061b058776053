import { boardText } from '@canary/board/texts';
import { useEffect, useRef, useState } from 'react';
import { useLeaveGuard } from '#shared/browser/navigation.ts';
import { useBack } from '#shared/browser/use-back.ts';
import { titleError } from '../sync/board-actions.ts';
import { useBoardActions, useBoardReader } from '../sync/selectors.ts';
import { type CardFields, type ColumnEnd, useBoardUi, useUiState } from './board-ui.ts';
import { CardForm } from './card-form.tsx';

const emptyCard: CardFields = { title: '', assigneeId: null };

interface NewTaskProps {
  readonly column: string;
  readonly end: ColumnEnd;
}

/** The form that adds cards at an end of a column, one after another. */
export function NewTask({ column, end }: NewTaskProps) {
  const ui = useBoardUi();
  const board = useBoardReader();
  const { createTask } = useBoardActions();
  // Kept when the form is closed by Escape, Back or its button, which may be a mistake.
  const [fields, setFields] = useState(ui.newCards.get(column) ?? emptyCard);
  const { title, assigneeId } = fields;
  const [error, setError] = useState<string>();
  const form = useRef<{ focus(): void }>(null);
  /** The card that was added last. The next one follows it, so that the cards stand in the order of typing. */
  const last = useRef<string>(null);
  const returnsFocus = useRef(false);
  const [hasFocus, setHasFocus] = useState(true);
  const adding = useUiState((state) => state.adding);
  useLeaveGuard(title !== '');
  // The key N returns to the open form.
  useEffect(() => {
    if (adding) form.current?.focus();
  }, [adding]);
  useEffect(
    () => () => {
      if (returnsFocus.current) ui.columns.get(column)?.focusAdd(end);
    },
    [ui, column, end],
  );

  const change = (next: CardFields) => {
    setFields(next);
    ui.newCards.set(column, next);
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
    const id = createTask({
      title: kept,
      assigneeIds: assigneeId === null ? [] : [assigneeId],
      column,
      ...position(),
    });
    last.current = id;
    change(emptyCard);
    ui.change({ added: id });
    ui.announce(`Created ‘${kept}’ in ${board.columnName(column)}.`);
  };
  const position = () => {
    if (end === 'bottom') return {};
    if (last.current !== null && board.task(last.current)?.column === column) return { after: last.current };
    const first = board.column(column)[0];
    return first ? { before: first.id } : {};
  };

  const label = `New Task in ${board.columnName(column)}`;
  return (
    <CardForm
      ref={form}
      label={label}
      caption={label}
      placeholder="Task Title"
      action="Create"
      fields={fields}
      error={error}
      onChange={change}
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

function CloseOnBack({ onBack }: { onBack(): void }) {
  useBack(onBack);
  return null;
}
