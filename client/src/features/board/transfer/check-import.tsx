import { boardNameProblem, boardText } from '@canary/board/texts';
import { type FormEvent, useState } from 'react';
import { Button } from '#shared/ui/button.tsx';
import { SelectField, TextField } from '#shared/ui/field.tsx';
import forms from '#shared/ui/form.module.css';
import { StatusMessage } from '#shared/ui/status-message.tsx';
import { createPeopleLabels } from '../live/people-labels.ts';
import { cancelImport, sendBoard } from './board-import.ts';
import { ChooseLists } from './choose-lists.tsx';
import type { OpenedBoard } from './file-import.ts';
import { ReceiptView } from './receipt-view.tsx';

interface CheckImportProps {
  readonly fileName: string;
  readonly board: OpenedBoard;
  /** Why the last attempt failed. */
  readonly failure?: string;
  /** The user's name. */
  readonly username: string;
}

/** The contents of a file, before they are sent. */
export function CheckImport({ fileName, board, failure, username }: CheckImportProps) {
  const { name: fileBoard, people } = board.start;
  const [name, setName] = useState(fileBoard);
  const [problem, setProblem] = useState<string>();
  const isUser = (person: { readonly name: string }) => person.name.toLowerCase() === username.toLowerCase();
  // Other columns make other ids of the same people.
  const [person, setPerson] = useState(people.findIndex(isUser));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = boardNameProblem(name);
    setProblem(found);
    if (!found) void sendBoard({ name: boardText(name), personId: people[person]?.id ?? null });
  };
  return (
    <form className={forms.form} noValidate onSubmit={submit}>
      {board.lists && <ChooseLists lists={board.lists} />}
      <ReceiptView receipt={board.receipt} caption={`What is imported from ${fileName}`} />
      <TextField
        label="Name of the board"
        value={name}
        error={problem}
        required
        dir="auto"
        onChange={setName}
      />
      {people.length > 0 && (
        <SelectField
          label="Who you are on the board"
          hint="Other people come without an account. When they join with an invitation, they can say who they are."
          value={`${person}`}
          options={[
            { value: '-1', label: `${username} (new)` },
            ...createPeopleLabels()(people).map(({ label }, index) => ({ value: `${index}`, label })),
          ]}
          onChange={(value) => setPerson(Number(value))}
        />
      )}
      <StatusMessage failure={failure} />
      <div className={forms.actions}>
        <Button type="submit">Import</Button>
        <Button look="secondary" onClick={cancelImport}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
