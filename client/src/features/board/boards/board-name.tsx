import { boardNameProblem, boardText } from '@canary/board/texts';
import { useEffect, useRef, useState } from 'react';
import { useAction } from '#shared/forms/use-action.ts';
import { IconButton } from '#shared/ui/button.tsx';
import { RenameField } from '#shared/ui/rename-field.tsx';
import { StatusMessage } from '#shared/ui/status-message.tsx';
import styles from './board-header.module.css';
import { useRenameBoard } from './operations.ts';

interface BoardNameProps {
  readonly board: { readonly id: string; readonly name: string };
  readonly canRename: boolean;
  /** Whether the name has a button that renames it. */
  readonly hasButton: boolean;
  /** Whether the user is changing the name. */
  readonly isNaming: boolean;
  onNaming(isNaming: boolean): void;
}

/** The name of a board as the page's title, which owners can change there. */
export function BoardName({ board: { id, name }, canRename, hasButton, isNaming, onNaming }: BoardNameProps) {
  const button = useRef<HTMLButtonElement>(null);
  const wasNaming = useRef(false);
  const renameBoard = useRenameBoard(id);
  const { run, failure } = useAction(renameBoard);
  useEffect(() => {
    // The field that had the focus has disappeared.
    if (wasNaming.current && !isNaming && document.activeElement === document.body) button.current?.focus();
    wasNaming.current = isNaming;
  }, [isNaming]);
  const [problem, setProblem] = useState<string>();
  const finish = (typed = '') => {
    const chosen = boardText(typed);
    // An empty name cancels. Too long a name stays in the field.
    const found = chosen === '' ? undefined : boardNameProblem(chosen);
    setProblem(found);
    if (found) return;
    onNaming(false);
    if (chosen !== '' && chosen !== name) run(chosen);
  };
  return (
    <>
      <h1 className={styles.name} dir="auto" title={name}>
        {canRename && isNaming ? (
          <RenameField label="Name of this board" name={name} onDone={finish} />
        ) : (
          name
        )}
      </h1>
      {canRename && hasButton && !isNaming && (
        <IconButton ref={button} icon="pencil" label={`Rename ${name}`} onClick={() => onNaming(true)} />
      )}
      {(problem ?? failure) && (
        <div className={styles.failure}>
          <StatusMessage failure={problem ?? failure} />
        </div>
      )}
    </>
  );
}
