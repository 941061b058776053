import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { useFocusReturn } from '#shared/collection/focus.ts';
import { RenameField } from '#shared/collection/rename-field.tsx';
import { type HistoryEntry, maxNameLength, normaliseName, pathOf } from '../history-entry.ts';
import styles from './code-row.module.css';
import type { ListActions } from './history-actions.ts';
import { useHistoryUi, useHistoryUiState } from './history-ui.ts';

interface CodeNameProps {
  readonly entry: HistoryEntry;
  readonly tabIndex: number;
  readonly actions: Pick<ListActions, 'rename'>;
}

/** The name of a code, with a link that opens the code, or a field while the user renames it. */
export function CodeName({ entry, tabIndex, actions }: CodeNameProps) {
  const ui = useHistoryUi();
  const { id, code } = entry;
  const isRenaming = useHistoryUiState(({ renaming }) => renaming === id);
  const failedName = useHistoryUiState(({ failedRename }) =>
    failedRename?.id === id ? failedRename.name : undefined,
  );
  const link = useRef<HTMLAnchorElement>(null);
  useFocusReturn(isRenaming, () => link.current?.closest<HTMLElement>('[data-id]') ?? link.current);
  if (isRenaming) {
    return (
      <RenameField
        label={`New name of ${code.name}`}
        text={code.name}
        start={failedName}
        maxLength={maxNameLength}
        className={styles.rename}
        normalise={normaliseName}
        onClose={() => ui.change({ renaming: null, failedRename: null })}
        onSave={(name) => actions.rename?.(entry, name)}
      />
    );
  }
  return (
    <Link
      ref={link}
      className={styles.name}
      to={pathOf(entry)}
      tabIndex={tabIndex}
      dir="auto"
      draggable={false}
    >
      {code.name}
    </Link>
  );
}
