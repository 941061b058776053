import { maxFileBytes } from '@canary/tables/decode-text';
import { useId } from 'react';
import { Disclosure } from '#shared/ui/disclosure.tsx';
import { StatusMessage } from '#shared/ui/status-message.tsx';
import styles from './import.module.css';

interface ChooseFileProps {
  /** Why the last file can't be imported. */
  readonly failure: string | undefined;
  onFile(file: File): void;
}

/** The field for the file to import, which can be dropped on it, too. */
export function ChooseFile({ failure, onFile }: ChooseFileProps) {
  const id = useId();
  return (
    <>
      <p>
        Choose an export of Trello, a table (CSV), or a board that was exported here. You see what it has
        before anything is imported.
      </p>
      <div className={styles.file}>
        <label htmlFor={id} className={styles.label}>
          File
        </label>
        <input
          id={id}
          type="file"
          // Browsers let a file drop on the field, which is as large as its border.
          className={styles.drop}
          accept=".json,.csv,.tsv,.txt,.xlsx,application/json,text/csv"
          aria-describedby={`${id}-hint`}
          onChange={({ target }) => {
            const file = target.files?.[0];
            // The same file can be chosen again after it was changed.
            target.value = '';
            if (file) onFile(file);
          }}
        />
        <p id={`${id}-hint`} className="fine">
          JSON, CSV or Excel of up to {maxFileBytes / 1_000_000} MB. Choose a file, or drop it here.
        </p>
      </div>
      <StatusMessage failure={failure} />
      <Disclosure title="How to get a file from Trello">
        <p>
          Open the board’s menu in Trello, then “Print, export, and share”, and choose “Export as JSON”.
          Attached files aren’t in it, but their names and attached links are.
        </p>
      </Disclosure>
    </>
  );
}
