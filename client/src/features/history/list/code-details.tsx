import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Button, buttonClass, IconButton } from '#shared/ui/button.tsx';
import { DateTime } from '#shared/ui/date-time.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import { type HistoryEntry, pathOf, summaryOf, typeNameOf } from '../history-entry.ts';
import styles from './code-details.module.css';
import { CodeThumbnail } from './code-thumbnail.tsx';
import type { HistoryActions } from './history-actions.ts';
import { useHistoryUi, useUiState } from './history-ui.ts';

interface CodeDetailsProps {
  /** The entries that match the filter, in order. */
  readonly shown: readonly HistoryEntry[];
  readonly actions: HistoryActions;
}

/** The code that has the focus, or had it last, beside the list. */
export function CodeDetails({ shown, actions }: CodeDetailsProps) {
  const ui = useHistoryUi();
  const tabStop = useUiState((state) => state.tabStop);
  const entry = shown.find(({ id }) => id === tabStop) ?? shown[0];
  if (!entry) return null;
  const { id, code } = entry;
  const next = () => {
    const at = shown.indexOf(entry);
    return (shown[at + 1] ?? shown[at - 1])?.id ?? null;
  };
  return (
    <aside className={styles.details} aria-label={`Details of ${code.name}`}>
      <CodeThumbnail code={code} />
      <div className={styles.title}>
        <h2 dir="auto">{code.name}</h2>
        <IconButton icon="pencil" label={`Rename ${code.name}`} onClick={() => ui.change({ renaming: id })} />
      </div>
      <dl>
        <Detail term={typeNameOf(code)}>{summaryOf(code)}</Detail>
        <Detail term="Folder">{code.folder ?? 'No folder'}</Detail>
        <Detail term="Created">
          <DateTime iso={code.createdAt} />
        </Detail>
        {code.updatedAt !== code.createdAt && (
          <Detail term="Changed">
            <DateTime iso={code.updatedAt} />
          </Detail>
        )}
      </dl>
      <div className={styles.actions}>
        <Link className={buttonClass('secondary')} to={pathOf(entry)}>
          <Icon name="pen-tool" /> Edit
        </Link>
        <Button look="quiet" onClick={() => void actions.download(entry)}>
          <Icon name="download" /> Download
        </Button>
        <Button look="quiet" onClick={() => void actions.copy(entry)}>
          <Icon name="image" /> Copy
        </Button>
        <Button look="quiet" onClick={() => actions.duplicate(entry)}>
          <Icon name="copy-plus" /> Duplicate
        </Button>
        <Button look="quiet" onClick={() => ui.change({ moving: [id], tabStop: id })}>
          <Icon name="folder" /> Move
        </Button>
        <Button look="quiet" onClick={() => actions.remove([entry], next())}>
          <Icon name="trash-2" /> Delete
        </Button>
      </div>
    </aside>
  );
}

function Detail({ term, children }: { readonly term: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd dir="auto">{children}</dd>
    </div>
  );
}
