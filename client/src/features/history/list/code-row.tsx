import { type MouseEvent, memo, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { typeCopy } from '#config/type-copy.ts';
import box from '#shared/ui/box.module.css';
import { Button } from '#shared/ui/button.tsx';
import { DateTime } from '#shared/ui/date-time.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import { type HistoryEntry, knownTypeId, maxNameLength, pathOf, summaryOf } from '../history-entry.ts';
import { CodeMenu } from './code-menu.tsx';
import styles from './code-row.module.css';
import { CodeThumbnail } from './code-thumbnail.tsx';
import type { HistoryActions } from './history-actions.ts';
import { useHistoryUi, useUiState } from './history-ui.ts';

export interface RowProps {
  readonly entry: HistoryEntry;
  readonly index: number;
  readonly isTabStop: boolean;
  /** All entries shown, in order. */
  readonly entries: readonly HistoryEntry[];
}

interface RowShellProps extends RowProps {
  /** The name, with a link or button that opens the code. */
  readonly name: ReactNode;
  /** The last of the details. */
  readonly date: ReactNode;
  readonly actions: ReactNode;
}

/** A code in a list, which can be selected. */
export function RowShell({ entry, index, isTabStop, entries, name, date, actions }: RowShellProps) {
  const ui = useHistoryUi();
  const row = useRef<HTMLDivElement>(null);
  const { id, code } = entry;
  const isSelected = useUiState(({ selected }) => selected.has(id));
  const isFocusRequested = useUiState(({ focusRequest }) => focusRequest === id);
  const typeId = knownTypeId(code.type);
  const tabIndex = isTabStop ? 0 : -1;

  useLayoutEffect(() => {
    if (!isFocusRequested) return;
    row.current?.focus({ preventScroll: true });
    ui.change({ focusRequest: null, tabStop: id });
  }, [isFocusRequested, ui, id]);

  const select = (event: MouseEvent) => {
    if (!event.shiftKey) return ui.toggle(id);
    // On a range selection, browsers also select the text between the rows.
    getSelection()?.removeAllRanges();
    ui.selectTo(
      entries.map((other) => other.id),
      id,
    );
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the list handles keys
    // biome-ignore lint/a11y/useSemanticElements: see CodeList
    <div
      ref={row}
      role="row"
      aria-rowindex={index + 1}
      aria-selected={isSelected}
      aria-label={code.name}
      tabIndex={tabIndex}
      data-id={id}
      className={styles.row}
      onFocus={() => ui.change({ tabStop: id })}
      onClick={(event) => {
        const isControl =
          event.target instanceof Element && event.target.closest('a, button, input, label, form');
        if (!isControl && (event.shiftKey || event.ctrlKey || event.metaKey)) select(event);
      }}
    >
      <Cell className={styles.select}>
        <label>
          <input
            type="checkbox"
            className={box.box}
            tabIndex={tabIndex}
            aria-label={`Select ${code.name}`}
            checked={isSelected}
            onClick={select}
            onChange={() => undefined}
          />
        </label>
      </Cell>
      <Cell className={styles.content}>
        <CodeThumbnail code={code} />
        <div className={styles.text}>
          {name}
          <p className={styles.summary} dir="auto">
            {summaryOf(code)}
          </p>
          <p className={styles.details}>
            <span>{typeId ? typeCopy[typeId].title : code.type}</span>
            {code.folder !== null && (
              <span className={styles.folder} dir="auto">
                <Icon name="folder" size={15} /> <span>{code.folder}</span>
              </span>
            )}
            {date}
          </p>
        </div>
      </Cell>
      <Cell className={styles.actions}>{actions}</Cell>
    </div>
  );
}

export const CodeRow = memo(function CodeRow({
  actions,
  ...row
}: RowProps & { readonly actions: HistoryActions }) {
  const { entry, isTabStop, entries } = row;
  const tabIndex = isTabStop ? 0 : -1;
  return (
    <RowShell
      {...row}
      name={<CodeName entry={entry} tabIndex={tabIndex} actions={actions} />}
      date={<DateTime iso={entry.code.createdAt} />}
      actions={
        <>
          <Button
            look="quiet"
            className={styles.download}
            tabIndex={tabIndex}
            aria-label={`Download ${entry.code.name}`}
            onClick={() => void actions.download(entry)}
          >
            <Icon name="download" />
          </Button>
          <CodeMenu entry={entry} entries={entries} tabIndex={tabIndex} actions={actions} />
        </>
      }
    />
  );
});

interface CodeNameProps {
  readonly entry: HistoryEntry;
  readonly tabIndex: number;
  readonly actions: HistoryActions;
}

/** The name of a code, with a link that opens the code, or a field while the user renames it. */
export function CodeName({ entry, tabIndex, actions }: CodeNameProps) {
  const ui = useHistoryUi();
  const { id, code } = entry;
  const isRenaming = useUiState(({ renaming }) => renaming === id);
  const failedName = useUiState(({ failedRename }) =>
    failedRename?.id === id ? failedRename.name : undefined,
  );
  if (!isRenaming) {
    return (
      <Link className={styles.name} to={pathOf(entry)} tabIndex={tabIndex} dir="auto">
        {code.name}
      </Link>
    );
  }
  return (
    <RenameForm
      name={code.name}
      failedName={failedName}
      onSave={(name) => actions.rename(entry, name)}
      onClose={(isSaved, returnsFocus) =>
        ui.change({
          renaming: null,
          focusRequest: returnsFocus ? id : null,
          ...(!isSaved && { failedRename: null }),
        })
      }
    />
  );
}

function Cell({ className, children }: { className: string | undefined; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: see CodeList
    // biome-ignore lint/a11y/useFocusableInteractive: the row and the controls in its cells have the focus
    <div role="gridcell" className={className}>
      {children}
    </div>
  );
}

interface RenameFormProps {
  readonly name: string;
  /** The name that could not be saved before. */
  readonly failedName: string | undefined;
  onSave(name: string): void;
  onClose(isSaved: boolean, returnsFocus: boolean): void;
}

/** Enter and moving the focus save the name, Escape cancels. */
function RenameForm({ name, failedName, onSave, onClose }: RenameFormProps) {
  const [typed, setTyped] = useState(failedName ?? name);
  const input = useRef<HTMLInputElement>(null);
  const isClosed = useRef(false);
  const opensAgain = useRef(failedName !== undefined);
  useEffect(() => {
    // When the form opens again after a failure, the user may have moved on to another element.
    if (!opensAgain.current || document.activeElement?.contains(input.current)) input.current?.select();
  }, []);
  const close = (isSaved: boolean, returnsFocus: boolean) => {
    // Removing the field triggers another blur event.
    if (isClosed.current) return;
    isClosed.current = true;
    if (isSaved) onSave(typed);
    onClose(isSaved, returnsFocus);
  };
  return (
    <form
      className={styles.rename}
      onSubmit={(event) => {
        event.preventDefault();
        close(true, true);
      }}
    >
      <input
        ref={input}
        aria-label={`New name of ${name}`}
        autoComplete="off"
        required
        maxLength={maxNameLength}
        dir="auto"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={() => close(true, false)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') close(false, true);
        }}
      />
    </form>
  );
}
