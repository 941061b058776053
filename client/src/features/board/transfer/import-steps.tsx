import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import { readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import { useAccountSession } from '#session/session.ts';
import { useStore } from '#shared/store/create-store.ts';
import { Note } from '#shared/ui/note.tsx';
import { cancelImport, openFile } from './board-import.ts';
import { CheckImport } from './check-import.tsx';
import { ChooseFile } from './choose-file.tsx';
import { FinishedImport } from './finished-import.tsx';
import styles from './import.module.css';
import { type ImportState, importState } from './import-state.ts';
import { MatchColumns } from './match-columns.tsx';
import { Progress } from './progress.tsx';

const ImportSteps_user = graphql(`
  fragment ImportSteps_user on User {
    username
  }
`);

/** The steps of an import: a file, for a table its columns, what it has, and the receipt. */
export default function ImportSteps() {
  const state = useStore(importState);
  const { user } = useAccountSession();
  const client = useApolloClient();
  const place = useRef<HTMLDivElement>(null);
  const first = useRef(state.step);
  useEffect(() => {
    // The focused button of the last step has been removed.
    if (state.step !== first.current) place.current?.focus();
    first.current = state.step;
  }, [state.step]);
  return (
    // The focus leads screen readers to the next step.
    <div ref={place} tabIndex={-1} className={styles.steps}>
      {user ? (
        <Step
          state={state}
          username={readFragment(ImportSteps_user, user).username}
          onFile={(file) => void openFile(file, { client, accountId: user.id })}
        />
      ) : (
        // The list of boards is shown without the server, too.
        <Note tone="warning">We can’t reach the server. Check your connection and try again.</Note>
      )}
    </div>
  );
}

interface StepProps {
  readonly state: ImportState;
  readonly username: string;
  onFile(file: File): void;
}

function Step({ state, username, onFile }: StepProps) {
  switch (state.step) {
    case 'choosing':
      return <ChooseFile failure={state.failure} onFile={onFile} />;
    case 'reading':
      return <Progress label={`Reading ${state.fileName}…`} share={state.share} onCancel={cancelImport} />;
    case 'matching':
      return <MatchColumns key={state.fileName} {...state} />;
    case 'checking':
      return <CheckImport {...state} username={username} />;
    case 'sending':
      return (
        <Progress
          label={`Importing “${state.name}”…`}
          share={state.sent / state.requests}
          wait={state.wait}
          // The last request makes the board appear, which can’t be taken back.
          onCancel={state.sent < state.requests - 1 ? cancelImport : undefined}
        >
          <p className="muted">
            You can close this dialog: the import goes on. The board appears when it is complete.
          </p>
        </Progress>
      );
    case 'finished':
      return <FinishedImport {...state} />;
  }
}
