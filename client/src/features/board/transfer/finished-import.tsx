import { fileNameFrom } from '@canary/qr/files/file-name';
import { Link } from 'react-router-dom';
import { boardPath } from '#config/board-paths.ts';
import { saveFile } from '#shared/browser/save-file.ts';
import { Button, buttonClass } from '#shared/ui/button.tsx';
import forms from '#shared/ui/form.module.css';
import { Icon } from '#shared/ui/icon.tsx';
import { Note } from '#shared/ui/note.tsx';
import { closeImport } from './board-import.ts';
import { importDialog } from './import-state.ts';
import type { Receipt } from './receipt.ts';
import { writeReceipt } from './receipt-text.ts';
import { ReceiptView } from './receipt-view.tsx';

interface FinishedImportProps {
  readonly fileName: string;
  readonly boardId: string;
  readonly name: string;
  readonly receipt: Receipt;
}

/** The receipt of an import. */
export function FinishedImport({ fileName, boardId, name, receipt }: FinishedImportProps) {
  const save = () => {
    const text = writeReceipt(receipt, { fileName, boardName: name });
    saveFile(text, `${fileNameFrom(name, 'board')}-import.txt`);
  };
  const leave = () => {
    importDialog.set(false);
    closeImport();
  };
  return (
    <>
      <Note tone="good" role="status">
        Imported “<bdi>{name}</bdi>”.
      </Note>
      <div className={forms.actions}>
        <Link to={boardPath(boardId)} className={buttonClass()} onClick={leave}>
          Open board
        </Link>
        <Button look="secondary" onClick={save}>
          <Icon name="download" /> Save receipt
        </Button>
        <Button look="quiet" onClick={closeImport}>
          Import another
        </Button>
      </div>
      <ReceiptView receipt={receipt} caption={`What was imported from ${fileName}`} />
    </>
  );
}
