import { Fragment, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import type { RenderGenerator } from '#shared/code/save-target.ts';
import { Button } from '#shared/ui/button.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import { StatusMessage } from '#shared/ui/status-message.tsx';
import { describeChanges, differences } from '../code-changes.ts';
import type { HistoryEntry } from '../history-entry.ts';
import notes from '../note.module.css';
import type { HistoryStore } from '../sync/history-store.ts';
import { useEdit } from './use-edit.ts';
import { useHistorySaveTarget } from './use-save-target.ts';

interface EditedCodeProps {
  readonly history: HistoryStore;
  readonly entry: HistoryEntry;
  /** Called with the new entry that the user goes on editing after “Save as a new code”. */
  onContinueWith(entry: HistoryEntry): void;
  readonly children: RenderGenerator;
}

/** Texts of similar length, so that the form below doesn't move when the user starts to type. */
const statusTexts = {
  clean: 'Unsaved changes stay in this tab.',
  dirty: 'You have unsaved changes.',
  restored: 'You have unsaved changes from before.',
};

/** The generator with a saved code, and above it the state of the code. */
export function EditedCode({ history, entry, onContinueWith, children }: EditedCodeProps) {
  const { edit, current, base, initialCode, generation, isRestored, isDirty, isSaving } = useEdit(
    history,
    entry,
    onContinueWith,
  );
  const saveTarget = useHistorySaveTarget(edit);
  const head = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // The button that had the focus may have been removed with the generator.
    if (generation > 0) head.current?.focus();
  }, [generation]);
  const [failure, setFailure] = useState<string>();
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
  return (
    <>
      <div>
        <p className={notes.note} ref={head} tabIndex={-1}>
          <Icon name="history" />
          <span>
            You are editing <strong dir="auto">{(current ?? base).code.name}</strong> from your history.{' '}
            <span role="status">
              {isRestored ? statusTexts.restored : isDirty ? statusTexts.dirty : statusTexts.clean}
            </span>
          </span>
          {isRestored && current && changes.length === 0 && (
            <Button look="quiet" onClick={edit.openNewer}>
              Discard changes
            </Button>
          )}
          <Link to={paths.history}>Back to your history</Link>
        </p>
        <div role="status">
          {!current && (
            <p className={`${notes.note} ${notes.warning}`}>
              <Icon name="triangle-alert" />
              <span>This code was deleted elsewhere. Your form was not changed.</span>
              {keepButton}
            </p>
          )}
          {changes.length > 0 && (
            <p className={`${notes.note} ${notes.warning}`}>
              <Icon name="triangle-alert" />
              <span dir="auto">
                Changed elsewhere: {describeChanges(base.code.type, changes)}. Your form was not changed.
              </span>
              {keepButton}
              <Button look="quiet" onClick={edit.openNewer}>
                {isDirty ? 'Discard my changes and open the newer version' : 'Open the newer version'}
              </Button>
            </p>
          )}
          <StatusMessage failure={failure} />
        </div>
      </div>
      <Fragment key={generation}>{children(saveTarget, { id: base.id, code: initialCode })}</Fragment>
    </>
  );
}
