import { boardNameProblem, boardText } from '@canary/board/texts';
import { type FormEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { boardPath } from '#config/board-paths.ts';
import { useAction } from '#shared/forms/use-action.ts';
import { BusyButton } from '#shared/ui/button.tsx';
import { FieldFrame } from '#shared/ui/field.tsx';
import { asNewBoard } from './board-greetings.ts';
import styles from './boards-page.module.css';
import { useCreateBoard } from './operations.ts';

/** The field that creates a board, and opens it. */
export function NewBoard() {
  const navigate = useNavigate();
  const createBoard = useCreateBoard();
  const field = useRef<HTMLInputElement>(null);
  const [name, setName] = useState('');
  const [problem, setProblem] = useState<string>();
  /** The board to create. It keeps its id when its creation is sent again, because the first request may have arrived. */
  const last = useRef({ id: '', name: '' });
  const { run, busy, failure } = useAction(async (chosen: string) => {
    if (last.current.name !== chosen) last.current = { id: crypto.randomUUID(), name: chosen };
    const { id } = last.current;
    await createBoard(id, chosen);
    await navigate(boardPath(id), { state: asNewBoard });
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = boardNameProblem(name);
    setProblem(found);
    if (found) field.current?.focus();
    else run(boardText(name));
  };
  return (
    <form className={styles.new} noValidate onSubmit={submit}>
      <FieldFrame label="New board" error={problem ?? failure} required>
        {(control) => (
          <div className={styles.line}>
            <input
              {...control}
              ref={field}
              placeholder="Name"
              autoComplete="off"
              dir="auto"
              value={name}
              onChange={({ target }) => {
                setName(target.value);
                setProblem(undefined);
              }}
            />
            <BusyButton type="submit" busy={busy} working="Creating…">
              Create board
            </BusyButton>
          </div>
        )}
      </FieldFrame>
    </form>
  );
}
