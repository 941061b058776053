import { boardNameProblem, boardText } from '@canary/board/texts';
import { useRef } from 'react';
import { useFocusReturn } from '#shared/collection/focus.ts';
import { RenameField } from '#shared/collection/rename-field.tsx';
import { useAction } from '#shared/forms/use-action.ts';
import { StatusMessage } from '#shared/ui/status-message.tsx';
import { useBoardUi, useBoardUiState } from '../live/board-ui.ts';
import styles from './board-header.module.css';
import { useRenameBoard } from './operations.ts';

interface BoardNameProps {
  readonly board: { readonly id: string; readonly name: string };
  readonly canRename: boolean;
}

/** The name of a board as the page's title, which owners change there. */
export function BoardName({ board: { id, name }, canRename }: BoardNameProps) {
  const ui = useBoardUi();
  const isNaming = useBoardUiState(({ isNamingBoard }) => isNamingBoard) && canRename;
  const heading = useRef<HTMLHeadingElement>(null);
  const renameBoard = useRenameBoard(id);
  const { run, failure } = useAction(renameBoard);
  useFocusReturn(isNaming, () => heading.current);
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className={styles.name} dir="auto" title={name}>
        {isNaming ? (
          <RenameField
            label="Name of this board"
            text={name}
            normalise={boardText}
            problem={boardNameProblem}
            onClose={() => ui.change({ isNamingBoard: false })}
            onSave={run}
          />
        ) : (
          name
        )}
      </h1>
      {failure && (
        <div className={styles.failure}>
          <StatusMessage failure={failure} />
        </div>
      )}
    </>
  );
}
