import { useApolloClient } from '@apollo/client/react';
import { noDetails } from '@canary/board/details';
import { maxBoardName } from '@canary/board/limits';
import { boardNameProblem, boardText } from '@canary/board/texts';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { boardPath } from '#config/board-paths.ts';
import type { Wait } from '#session/account-requests.ts';
import { failureOf } from '#shared/graphql/failure.ts';
import { Button } from '#shared/ui/button.tsx';
import { TextField } from '#shared/ui/field.tsx';
import forms from '#shared/ui/form.module.css';
import { StatusMessage } from '#shared/ui/status-message.tsx';
import type { BoardFile } from './board-file.ts';
import { planImport } from './import-plan.ts';
import { Progress } from './progress.tsx';
import { readBoard } from './read-board.ts';
import { cancelSent, sendImport } from './send-import.ts';

interface CopyBoardProps {
  readonly board: { readonly id: string; readonly name: string };
  readonly accountId: string;
  /** Called before the copy is opened. */
  onCopied(): void;
}

/** Copies a board as a template: it is exported, and imported again under another name. */
export default function CopyBoard({ board, accountId, onCopied }: CopyBoardProps) {
  const client = useApolloClient();
  const navigate = useNavigate();
  const [name, setName] = useState(() => `Copy of ${board.name}`.slice(0, maxBoardName));
  const [running, setRunning] = useState<{ readonly share: number | null; readonly wait: Wait | null }>();
  const [failure, setFailure] = useState<string>();
  const stop = useRef<AbortController>(null);
  useEffect(() => () => stop.current?.abort(), []);
  const run = async () => {
    const problem = boardNameProblem(name);
    if (problem !== undefined) return setFailure(problem);
    const controller = new AbortController();
    stop.current = controller;
    const { signal } = controller;
    const show = (share: number | null, wait: Wait | null = null) => {
      if (!signal.aborted) setRunning({ share, wait });
    };
    setFailure(undefined);
    show(null);
    const copyId = crypto.randomUUID();
    let isSending = false;
    try {
      const file = await readBoard({
        ...{ client, boardId: board.id, accountId, signal, origin: location.origin, hasComments: false },
        onProgress: (share) => show(share / 2),
        onWait: (wait) => show(null, wait),
      });
      const { start, chunks } = planImport(templateOf(file, boardText(name)), copyId);
      isSending = true;
      await sendImport(
        {
          start: { ...start, personId: null },
          chunks: chunks.length,
          chunk: (index) => chunks[index] ?? { cards: [], comments: [] },
        },
        {
          ...{ client, accountId, signal },
          onProgress: ({ sent, wait }) => show(0.5 + sent / (chunks.length + 2) / 2, wait),
        },
      );
      signal.throwIfAborted();
      onCopied();
      void navigate(boardPath(copyId));
    } catch (error) {
      if (isSending) void cancelSent({ client, accountId }, copyId);
      if (signal.aborted) return;
      setRunning(undefined);
      setFailure(failureOf(error).message);
    }
  };
  const cancel = () => {
    stop.current?.abort();
    setRunning(undefined);
  };
  if (running)
    return (
      <Progress label="Copying the board…" {...running}>
        <div className={forms.actions}>
          <Button look="secondary" onClick={cancel}>
            Cancel
          </Button>
        </div>
      </Progress>
    );
  return (
    <form
      className={forms.form}
      onSubmit={(event) => {
        event.preventDefault();
        void run();
      }}
    >
      <TextField label="Name" value={name} required onChange={setName} />
      <p className="muted">
        The copy has the columns, labels and cards with their descriptions and checklists, unticked. It has no
        people, dates or comments, and no archive.
      </p>
      <div className={forms.actions}>
        <Button type="submit">Copy board</Button>
      </div>
      <StatusMessage failure={failure} />
    </form>
  );
}

/** A board as a template: its open cards without people, dates, comments and ticks. */
function templateOf({ cards, ...board }: BoardFile, name: string): BoardFile {
  return {
    ...board,
    name,
    people: [],
    cards: cards
      .filter(({ isArchived }) => !isArchived)
      .map((card) => ({
        ...card,
        ...noDetails,
        number: null,
        assignees: [],
        comments: [],
        checklist: card.checklist.map(({ text }) => ({ text, isDone: false })),
      })),
  };
}
