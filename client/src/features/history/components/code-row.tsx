import { type MouseEvent, memo, useLayoutEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { typeCopy } from '#config/type-copy.ts';
import box from '#shared/ui/box.module.css';
import { Button } from '#shared/ui/button.tsx';
import { DateTime } from '#shared/ui/date-time.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import { summaryOf } from '../lib/drawing.ts';
import type { KeptCode } from '../lib/kept-code.ts';
import { knownType, openPath } from '../lib/open-path.ts';
import type { HistoryActions } from '../state/history-actions.ts';
import { useHistoryUi, useUi } from '../state/history-ui.ts';
import { selectTo, toggle } from '../state/selection.ts';
import { Cell } from './cell.tsx';
import { CodeMenu } from './code-menu.tsx';
import { CodeThumbnail } from './code-picture.tsx';
import styles from './code-row.module.css';
import { RenameForm } from './rename-form.tsx';

interface CodeRowProps {
  readonly kept: KeptCode;
  readonly index: number;
  /** Whether Tab comes to this one. */
  readonly isStop: boolean;
  /** All that are shown, in order. */
  readonly codes: readonly KeptCode[];
  readonly actions: HistoryActions;
}

/** A saved code: its picture, its name, what it holds, and what can be done with it. */
export const CodeRow = memo(function CodeRow({ kept, index, isStop, codes, actions }: CodeRowProps) {
  const ui = useHistoryUi();
  const row = useRef<HTMLDivElement>(null);
  const { id, code } = kept;
  const isSelected = useUi(({ selected }) => selected.has(id));
  const isWanted = useUi(({ wanted }) => wanted === id);
  const isRenaming = useUi(({ renaming }) => renaming === id);
  const refused = useUi((all) => (all.refused?.id === id ? all.refused.name : undefined));
  const type = knownType(code.type);
  const tabIndex = isStop ? 0 : -1;

  useLayoutEffect(() => {
    if (!isWanted) return;
    row.current?.focus({ preventScroll: true });
    ui.change({ wanted: null, stop: id });
  }, [isWanted, ui, id]);

  const choose = (event: MouseEvent) => {
    if (event.shiftKey) {
      // Browsers would mark the words in between.
      getSelection()?.removeAllRanges();
      selectTo(
        ui,
        codes.map((one) => one.id),
        id,
      );
    } else toggle(ui, id);
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the list around it has the keys
    // biome-ignore lint/a11y/useSemanticElements: see the list around it
    <div
      ref={row}
      role="row"
      aria-rowindex={index + 1}
      aria-selected={isSelected}
      aria-label={code.name}
      tabIndex={tabIndex}
      data-id={id}
      className={styles.row}
      onFocus={() => ui.change({ stop: id })}
      onClick={(event) => {
        const isOwn =
          event.target instanceof Element && event.target.closest('a, button, input, label, form');
        if (!isOwn && (event.shiftKey || event.ctrlKey || event.metaKey)) choose(event);
      }}
    >
      <Cell className={styles.choice}>
        <label>
          <input
            type="checkbox"
            className={box.box}
            tabIndex={tabIndex}
            aria-label={`Select ${code.name}`}
            checked={isSelected}
            onClick={choose}
            onChange={() => undefined}
          />
        </label>
      </Cell>
      <Cell className={styles.what}>
        <CodeThumbnail code={code} />
        <div className={styles.words}>
          {isRenaming ? (
            <RenameForm
              name={code.name}
              refused={refused}
              onRename={(name) => actions.rename(kept, name)}
              onDone={(isBack, isKept) =>
                ui.change({
                  renaming: null,
                  wanted: isBack ? id : null,
                  ...(!isKept && { refused: null }),
                })
              }
            />
          ) : (
            <Link className={styles.name} to={openPath(kept)} tabIndex={tabIndex} dir="auto">
              {code.name}
            </Link>
          )}
          <p className={styles.summary} dir="auto">
            {summaryOf(code)}
          </p>
          <p className={styles.facts}>
            <span>{type ? typeCopy[type].title : code.type}</span>
            {code.folder !== null && (
              <span className={styles.folder} dir="auto">
                <Icon name="folder" size={15} /> <span>{code.folder}</span>
              </span>
            )}
            <DateTime iso={code.createdAt} />
          </p>
        </div>
      </Cell>
      <Cell className={styles.actions}>
        <Button
          look="quiet"
          className={styles.download}
          tabIndex={tabIndex}
          aria-label={`Download ${code.name}`}
          onClick={() => void actions.download(kept)}
        >
          <Icon name="download" />
        </Button>
        <CodeMenu kept={kept} codes={codes} tabIndex={tabIndex} actions={actions} />
      </Cell>
    </div>
  );
});
