import { Fragment, type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { type DrawnCode, KeeperContext } from '#shared/code/save-target.ts';
import { Button } from '#shared/ui/button.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import { useEdit } from '../hooks/use-edit.ts';
import { useHistoryKeeper } from '../hooks/use-history-keeper.ts';
import { changeWords } from '../lib/change-words.ts';
import { differences } from '../lib/code-patch.ts';
import type { HistoryStore } from '../lib/history-store.ts';
import type { KeptCode } from '../lib/kept-code.ts';
import styles from './states.module.css';

interface EditedCodeProps {
  readonly history: HistoryStore;
  readonly kept: KeptCode;
  /** Told of the new code that the generator goes on with. */
  onBecome(kept: KeptCode): void;
  /** The generator, with what it begins with. */
  children(start: { readonly id: string; readonly code: DrawnCode }): ReactNode;
}

/** About as long as each other, so that the form doesn't move under whoever begins to type. */
const states = {
  clean: 'What you change waits here until you save it.',
  dirty: 'Your changes wait here until you save them.',
  left: 'The changes that you made before are not saved yet.',
};

/** A saved code in the generator, and above it what is to be known of it. */
export function EditedCode({ history, kept, onBecome, children }: EditedCodeProps) {
  const { edit, live, base, start, round, isLeft, isDirty, isSaving } = useEdit(history, kept, onBecome);
  const keeper = useHistoryKeeper(edit);
  const head = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // The button that was pressed for it may have gone with the generator.
    if (round > 0) head.current?.focus();
  }, [round]);
  const changes = live && !isSaving ? differences(base.code, live.code) : [];
  return (
    <KeeperContext value={keeper}>
      <div>
        <p className={styles.opened} ref={head} tabIndex={-1}>
          <Icon name="history" />
          <span>
            You are editing <strong dir="auto">{(live ?? base).code.name}</strong> from your history.{' '}
            <span role="status">{isLeft ? states.left : isDirty ? states.dirty : states.clean}</span>
          </span>
          {isLeft && live && changes.length === 0 && (
            <Button look="quiet" onClick={edit.openNewer}>
              Discard them
            </Button>
          )}
          <Link to={paths.history}>Back to your history</Link>
        </p>
        <div role="status">
          {!live && (
            <p className={styles.note}>
              <Icon name="triangle-alert" />
              <span>
                This code was deleted elsewhere. What you see is only here now: “Save as a new code” keeps it.
              </span>
            </p>
          )}
          {changes.length > 0 && (
            <p className={styles.note}>
              <Icon name="triangle-alert" />
              <span dir="auto">
                Changed elsewhere meanwhile: {changeWords(base.code.type, changes)}. What is in the form stays
                as it is.
              </span>
              <Button look="quiet" onClick={edit.openNewer}>
                {isDirty ? 'Discard mine and open the newer version' : 'Open the newer version'}
              </Button>
            </p>
          )}
        </div>
      </div>
      <Fragment key={round}>{children({ id: base.id, code: start })}</Fragment>
    </KeeperContext>
  );
}
