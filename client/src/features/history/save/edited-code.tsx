import { Fragment, type ReactNode, useEffect, useRef, useState } from 'react';
import { paths } from '#config/paths.ts';
import type { RenderGenerator } from '#shared/code/save-target.ts';
import { Button } from '#shared/ui/button.tsx';
import { Note } from '#shared/ui/note.tsx';
import { StatusMessage } from '#shared/ui/status-message.tsx';
import { describeChanges, differences } from '../code-changes.ts';
import { errorMessage } from '../error-message.ts';
import { fileTitleOf, type HistoryEntry, linkIdOf } from '../history-entry.ts';
import type { HistoryStore } from '../sync/history-store.ts';
import { CodeHeader } from './code-header.tsx';
import { useEdit } from './use-edit.ts';
import { useHistorySaveTarget } from './use-save-target.ts';

interface EditedCodeProps {
  readonly history: HistoryStore;
  readonly entry: HistoryEntry;
  /** Called with the new entry that the user goes on editing after “Save as a new code”. */
  onContinueWith(entry: HistoryEntry): void;
  /** Replaces the head of the page, with the state of the changes. */
  renderHead?(state: ReactNode): ReactNode;
  readonly children: RenderGenerator;
}

/** Texts of similar length, so that the form below doesn't move when the user starts to type. */
const statusTexts = {
  clean: 'All changes are saved.',
  dirty: 'You have unsaved changes.',
  restored: 'You have unsaved changes from before.',
};

/** The generator with a saved code, and above it the code's name and state. */
export function EditedCode({ history, entry, onContinueWith, renderHead, children }: EditedCodeProps) {
  const { edit, current, base, initialCode, generation, isRestored, isDirty, isSaving } = useEdit(
    history,
    entry,
    onContinueWith,
  );
  const { name } = (current ?? base).code;
  const saveTarget = useHistorySaveTarget({ edit, name: fileTitleOf((current ?? base).code) });
  const head = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The button that had the focus may have been removed with the generator.
    if (generation > 0) head.current?.focus();
  }, [generation]);
  const [failure, setFailure] = useState<string>();
  const rename = async (chosen: string) => {
    setFailure(undefined);
    try {
      await history.change([base.id], (saved) => ({ ...saved, name: chosen }));
    } catch (error) {
      setFailure(`“${name}” was not renamed. ${errorMessage(error)}`);
    }
  };
  const keepMine = async () => {
    const result = await saveTarget.save(edit.shown(), 'new');
    setFailure(result.isSaved ? undefined : result.text);
  };
  const keepButton = (
    <Button look="quiet" onClick={() => void keepMine()}>
      Keep mine as a new code
    </Button>
  );
  const changes = current && !isSaving ? differences(base.code, current.code) : [];
  const canCopy = linkIdOf(base.code) === undefined;
  const state = (
    <>
      <span role="status">
        {isRestored ? statusTexts.restored : isDirty ? statusTexts.dirty : statusTexts.clean}
      </span>{' '}
      {isRestored && current && changes.length === 0 && (
        <Button look="quiet" onClick={edit.openNewer}>
          Discard changes
        </Button>
      )}
    </>
  );
  return (
    <>
      <div ref={head} tabIndex={-1}>
        {renderHead ? (
          renderHead(state)
        ) : (
          <CodeHeader
            name={name}
            heading={name}
            back="Your history"
            backTo={paths.history}
            onName={(chosen) => void rename(chosen)}
          >
            {state}
          </CodeHeader>
        )}
        <div role="status">
          {!current && (
            <Note tone="warning" actions={keepButton}>
              This code was deleted elsewhere. Your form was not changed.
            </Note>
          )}
          {changes.length > 0 && (
            <Note
              tone="warning"
              dir="auto"
              actions={
                <>
                  {canCopy && keepButton}
                  <Button look="quiet" onClick={edit.openNewer}>
                    {isDirty ? 'Discard my changes and open the newer version' : 'Open the newer version'}
                  </Button>
                </>
              }
            >
              Changed elsewhere: {describeChanges(base.code.type, changes)}. Your form was not changed.
            </Note>
          )}
          <StatusMessage failure={failure} />
        </div>
      </div>
      <Fragment key={generation}>{children(saveTarget, { id: base.id, code: initialCode })}</Fragment>
    </>
  );
}
