import { boardNameProblem, boardText } from '@canary/board/texts';
import { useRef } from 'react';
import { useFocusReturn } from '#shared/collection/focus.ts';
import { RenameField } from '#shared/collection/rename-field.tsx';
import { useAction } from '#shared/forms/use-action.ts';
import { IconButton } from '#shared/ui/button.tsx';
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
  const renameBoard = useRenameBoard(id);
  const { run, failure } = useAction(renameBoard);
  useFocusReturn(isNaming, () => button.current);
  return (
    <>
      <h1 className={styles.name} dir="auto" title={name}>
        {canRename && isNaming ? (
          <RenameField
            label="Name of this board"
            text={name}
            normalise={boardText}
            problem={boardNameProblem}
            onClose={() => onNaming(false)}
            onSave={run}
          />
        ) : (
          name
        )}
      </h1>
      {canRename && hasButton && !isNaming && (
        <IconButton ref={button} icon="pencil" label={`Rename ${name}`} onClick={() => onNaming(true)} />
      )}
      {failure && (
        <div className={styles.failure}>
          <StatusMessage failure={failure} />
        </div>
      )}
    </>
  );
}
