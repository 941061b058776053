import { useApolloClient } from '@apollo/client/react';
import { fileNameFrom } from '@canary/qr/files/file-name';
import { useState } from 'react';
import { saveFile } from '#shared/browser/save-file.ts';
import { Button } from '#shared/ui/button.tsx';
import { Choice } from '#shared/ui/choice.tsx';
import forms from '#shared/ui/form.module.css';
import { StatusMessage } from '#shared/ui/status-message.tsx';
import { Progress } from './progress.tsx';
import { readBoard } from './read-board.ts';
import { useLongRun } from './use-long-run.ts';
import { writeBoardFile } from './write-board-file.ts';
import { writeCsv } from './write-csv.ts';

type Format = 'json' | 'csv';

const formats = [
  { value: 'json', name: 'Whole board (JSON)' },
  { value: 'csv', name: 'Table (CSV)' },
] as const;

interface ExportBoardProps {
  readonly board: { readonly id: string; readonly name: string };
  readonly accountId: string;
}

/** Saves a board as a file, with its archive and texts. */
export default function ExportBoard({ board, accountId }: ExportBoardProps) {
  const client = useApolloClient();
  const [format, setFormat] = useState<Format>('json');
  const { running, result, start, cancel } = useLongRun(async (signal, show) => {
    const file = await readBoard({
      ...{ client, boardId: board.id, accountId, signal, origin: location.origin },
      hasComments: format === 'json',
      onProgress: (share) => show({ share }),
      onWait: (wait) => show({ wait }),
    });
    const fileName = `${fileNameFrom(file.name, 'board')}.${format}`;
    saveFile(format === 'json' ? writeBoardFile(file) : writeCsv(file), fileName);
    return `Saved ${fileName} with ${file.cards.length.toLocaleString('en')} cards.`;
  });
  return (
    <div className={forms.form}>
      <p>
        The file has all cards, those in the archive included, and can be imported again under Boards. A table
        has no comments or colours, and its cards get new numbers.
      </p>
      {running ? (
        <Progress label="Reading the board…" {...running} onCancel={cancel} />
      ) : (
        <>
          <Choice<Format> legend="File" options={formats} value={format} onChoose={setFormat} />
          <div className={forms.actions}>
            <Button onClick={start}>Export</Button>
          </div>
        </>
      )}
      <StatusMessage {...result} />
    </div>
  );
}
