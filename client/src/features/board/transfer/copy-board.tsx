import { useApolloClient } from '@apollo/client/react';
import { noDetails } from '@canary/board/details';
import { maxBoardName } from '@canary/board/limits';
import { boardNameProblem, boardText } from '@canary/board/texts';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { boardPath } from '#config/board-paths.ts';
import { Button } from '#shared/ui/button.tsx';
import { TextField } from '#shared/ui/field.tsx';
import forms from '#shared/ui/form.module.css';
import { StatusMessage } from '#shared/ui/status-message.tsx';
import type { BoardFile } from './board-file.ts';
import { planImport } from './import-plan.ts';
import { Progress } from './progress.tsx';
import { readBoard } from './read-board.ts';
import { cancelSent, sendImport } from './send-import.ts';
import { useLongRun } from './use-long-run.ts';

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
  const [problem, setProblem] = useState<string>();
  const { running, result, start, cancel } = useLongRun(async (signal, show) => {
    const file = await readBoard({
      ...{ client, boardId: board.id, accountId, signal, origin: location.origin, hasComments: false },
      onProgress: (share) => show({ share: share / 2 }),
      onWait: (wait) => show({ wait }),
    });
    const copyId = crypto.randomUUID();
    const plan = planImport(templateOf(file, boardText(name)), copyId);
    const { length } = plan.chunks;
    try {
      await sendImport(
        {
          start: { ...plan.start, personId: null },
          chunks: length,
          chunk: (index) => plan.chunks[index] ?? { cards: [], comments: [] },
        },
        {
          ...{ client, accountId, signal },
          onProgress: ({ sent, wait }) => show({ share: 0.5 + sent / (length + 2) / 2, wait }),
        },
      );
      signal.throwIfAborted();
    } catch (error) {
      void cancelSent({ client, accountId }, copyId);
      throw error;
    }
    onCopied();
    void navigate(boardPath(copyId));
    return undefined;
  });
  if (running) return <Progress label="Copying the board…" {...running} onCancel={cancel} />;
  return (
    <form
      className={forms.form}
      onSubmit={(event) => {
        event.preventDefault();
        const found = boardNameProblem(name);
        setProblem(found);
        if (found === undefined) start();
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
      <StatusMessage failure={problem ?? result.failure} />
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
