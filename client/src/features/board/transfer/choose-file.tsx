import { maxFileBytes } from '@canary/tables/decode-text';
import { Disclosure } from '#shared/ui/disclosure.tsx';
import { FileField } from '#shared/ui/file-field.tsx';
import { StatusMessage } from '#shared/ui/status-message.tsx';

interface ChooseFileProps {
  /** Why the last file can't be imported. */
  readonly failure: string | undefined;
  onFile(file: File): void;
}

/** The field for the file to import, which can be dropped on it, too. */
export function ChooseFile({ failure, onFile }: ChooseFileProps) {
  return (
    <>
      <p>
        Choose an export of Trello, a table (CSV or Excel), or a board that was exported here. You see what it
        has before anything is imported.
      </p>
      <FileField
        label="File"
        accept=".json,.csv,.tsv,.txt,.xlsx,application/json,text/csv"
        hint={`JSON, CSV or Excel of up to ${maxFileBytes / 1_000_000} MB. Choose a file, or drop it here.`}
        onFile={onFile}
      />
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
