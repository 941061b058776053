import { useApolloClient } from '@apollo/client/react';
import { fileNameFrom } from '@canary/qr/files/file-name';
import { useEffect, useRef, useState } from 'react';
import type { Wait } from '#session/account-requests.ts';
import { saveFile } from '#shared/browser/save-file.ts';
import { failureOf } from '#shared/graphql/failure.ts';
import { Button } from '#shared/ui/button.tsx';
import { Choice } from '#shared/ui/choice.tsx';
import forms from '#shared/ui/form.module.css';
import { StatusMessage } from '#shared/ui/status-message.tsx';
import { Progress } from './progress.tsx';
import { readBoard } from './read-board.ts';
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
  const [running, setRunning] = useState<{ readonly share: number | null; readonly wait: Wait | null }>();
  const [result, setResult] = useState<{ readonly done?: string; readonly failure?: string }>({});
  const stop = useRef<AbortController>(null);
  useEffect(() => () => stop.current?.abort(), []);
  const run = async () => {
    const controller = new AbortController();
    stop.current = controller;
    const { signal } = controller;
    const show = (part: Partial<NonNullable<typeof running>>) => {
      if (!signal.aborted) setRunning((before) => ({ share: null, wait: null, ...before, ...part }));
    };
    setResult({});
    show({});
    try {
      const file = await readBoard({
        ...{ client, boardId: board.id, accountId, signal, origin: location.origin },
        hasComments: format === 'json',
        onProgress: (share) => show({ share }),
        onWait: (wait) => show({ wait }),
      });
      const fileName = `${fileNameFrom(file.name, 'board')}.${format}`;
      saveFile(format === 'json' ? writeBoardFile(file) : writeCsv(file), fileName);
      setResult({ done: `Saved ${fileName} with ${file.cards.length.toLocaleString('en')} cards.` });
    } catch (error) {
      if (!signal.aborted) setResult({ failure: failureOf(error).message });
    }
    if (!signal.aborted) setRunning(undefined);
  };
  const cancel = () => {
    stop.current?.abort();
    setRunning(undefined);
  };
  return (
    <div className={forms.form}>
      <p>
        The file has all cards, those in the archive included, and can be imported again under Boards. A table
        has no comments or colours, and its cards get new numbers.
      </p>
      {running ? (
        <Progress label="Reading the board…" {...running}>
          <div className={forms.actions}>
            <Button look="secondary" onClick={cancel}>
              Cancel
            </Button>
          </div>
        </Progress>
      ) : (
        <>
          <Choice<Format> legend="File" options={formats} value={format} onChoose={setFormat} />
          <div className={forms.actions}>
            <Button onClick={() => void run()}>Export</Button>
          </div>
        </>
      )}
      <StatusMessage {...result} />
    </div>
  );
}
