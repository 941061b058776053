import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { useDropTarget } from '#shared/collection/drag-and-drop.tsx';
import { nothingSelected } from '#shared/collection/selection.ts';
import { useNumbers } from '#shared/format/numbers.ts';
import { Icon } from '#shared/ui/icon.tsx';
import type { ListedCode } from '../dynamic/listed-code.ts';
import { CODES, type DraggedCodes } from './code-row.tsx';
import styles from './folder-list.module.css';
import { FolderMenu } from './folder-menu.tsx';
import type { HistoryActions } from './history-actions.ts';
import { useHistoryUi } from './history-ui.ts';

interface FolderListProps {
  readonly entries: readonly ListedCode[];
  readonly folders: readonly string[];
  /** The folder that the list shows; `''` for codes without a folder, null for all. */
  readonly folder: string | null;
  readonly actions: HistoryActions;
  onFolder(folder: string | null): void;
}

/** The folders beside the list, with the number of codes in each. Codes can be dragged onto them. */
export function FolderList({ entries, folders, folder, actions, onFolder }: FolderListProps) {
  const ui = useHistoryUi();
  const counts = new Map<string | null, number>();
  for (const { code } of entries) counts.set(code.folder, (counts.get(code.folder) ?? 0) + 1);
  const drop = (ids: readonly string[], name: string | null) => {
    ui.change({ selection: nothingSelected });
    actions.move(
      entries.filter(({ id }) => ids.includes(id)),
      name,
    );
  };
  return (
    <nav className={styles.folders} aria-label="Folders">
      <FolderRow isCurrent={folder === null} count={entries.length} onOpen={() => onFolder(null)}>
        <Icon name="list" /> <span>All codes</span>
      </FolderRow>
      <FolderRow
        isCurrent={folder === ''}
        count={counts.get(null) ?? 0}
        onOpen={() => onFolder('')}
        onDrop={(ids) => drop(ids, null)}
      >
        <Icon name="qr-code" /> <span>No folder</span>
      </FolderRow>
      {folders.map((name) => (
        <FolderRow
          key={name}
          isCurrent={folder === name}
          count={counts.get(name) ?? 0}
          onOpen={() => onFolder(name)}
          onDrop={(ids) => drop(ids, name)}
          menu={<FolderMenu folder={name} entries={entries} actions={actions} onFolder={onFolder} />}
        >
          <Icon name="folder" />{' '}
          <span dir="auto" title={name}>
            {name}
          </span>
        </FolderRow>
      ))}
      <button type="button" className={styles.open} onClick={() => ui.change({ namingFolder: {} })}>
        <Icon name="folder-plus" /> <span>New folder</span>
      </button>
      <Link className={styles.open} to={paths.deletedCodes}>
        <Icon name="trash-2" /> <span>Recently deleted</span>
      </Link>
    </nav>
  );
}

interface FolderRowProps {
  readonly isCurrent: boolean;
  readonly count: number;
  readonly menu?: ReactNode;
  onOpen(): void;
  /** Called with the ids of codes that were dropped on the folder. Undefined if codes can't be dropped. */
  onDrop?(ids: readonly string[]): void;
  readonly children: ReactNode;
}

function FolderRow({ isCurrent, count, menu, onOpen, onDrop, children }: FolderRowProps) {
  const { number, plural } = useNumbers();
  const { over, ref } = useDropTarget<DraggedCodes>(CODES, ({ ids }) => onDrop?.(ids));
  return (
    <div ref={onDrop && ref} className={styles.folder} data-over={over !== null}>
      <button
        type="button"
        className={styles.open}
        aria-current={isCurrent ? 'true' : undefined}
        onClick={onOpen}
      >
        {children}
        <span className={styles.count}>
          <span aria-hidden="true">{number(count)}</span>
          <span className="visually-hidden">{plural(count, 'code')}</span>
        </span>
      </button>
      {menu}
    </div>
  );
}
