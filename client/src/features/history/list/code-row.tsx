import { type MouseEvent, memo, type ReactNode, useRef } from 'react';
import { type DragItem, useDragItem } from '#shared/collection/drag-and-drop.tsx';
import { useRequestedFocus } from '#shared/collection/focus.ts';
import { useRefs } from '#shared/collection/use-refs.ts';
import { shortAddress } from '#shared/format/short-address.ts';
import { Badge } from '#shared/ui/badge.tsx';
import box from '#shared/ui/box.module.css';
import { ShortDate } from '#shared/ui/date-time.tsx';
import { type ListedCode, linkStateOf, stateWords } from '../dynamic/listed-code.ts';
import { ScanLine } from '../dynamic/scan-line.tsx';
import { linkIdOf, summaryOf, typeNameOf } from '../history-entry.ts';
import { countCodes } from './action-report.ts';
import { CodeMenu } from './code-menu.tsx';
import { CodeName } from './code-name.tsx';
import styles from './code-row.module.css';
import { CodeThumbnail } from './code-thumbnail.tsx';
import type { ListActions } from './history-actions.ts';
import { isByChange } from './history-filter.ts';
import { useHistoryUi, useHistoryUiState } from './history-ui.ts';

export interface RowProps {
  readonly entry: ListedCode;
  readonly index: number;
  /** For `aria-rowindex`. */
  readonly rowIndex: number;
  readonly isTabStop: boolean;
  /** Whether the list has a column for the scans of dynamic codes. */
  readonly hasScans: boolean;
}

interface RowShellProps extends RowProps {
  /** The name, with a link or button that opens the code. */
  readonly name: ReactNode;
  readonly date: ReactNode;
  readonly actions: ReactNode;
  /** Makes the row draggable, with the picture as its image. */
  readonly dragRefs?: Pick<ReturnType<typeof useDragItem>, 'ref' | 'imageRef'> | undefined;
}

/** A code in a list, which can be selected. */
export function RowShell(props: RowShellProps) {
  const { entry, rowIndex, isTabStop, hasScans, name, date, actions, dragRefs } = props;
  const ui = useHistoryUi();
  const row = useRef<HTMLElement>(null);
  const { id, code, link } = entry;
  const isSelected = useHistoryUiState(({ selection }) => selection.ids.has(id));
  const isFocusRequested = useHistoryUiState(({ focusRequest }) => focusRequest === id);
  const tabIndex = isTabStop ? 0 : -1;

  useRequestedFocus(
    isFocusRequested,
    () => row.current,
    () => ui.change({ focusRequest: null, tabStop: id }),
  );

  const select = ({ shiftKey }: MouseEvent) => {
    ui.select(id, shiftKey);
    // On a range selection, browsers also select the text between the rows.
    if (shiftKey) getSelection()?.removeAllRanges();
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the list handles keys
    // biome-ignore lint/a11y/useSemanticElements: see CodeList
    <div
      ref={useRefs(row, dragRefs?.ref)}
      role="row"
      aria-rowindex={rowIndex}
      aria-selected={isSelected}
      aria-label={code.name}
      tabIndex={tabIndex}
      data-id={id}
      data-dynamic={link ? true : undefined}
      className={styles.row}
      data-grip={dragRefs && id}
      onFocus={() => ui.change({ tabStop: id })}
      onClick={(event) => {
        const isControl =
          event.target instanceof Element && event.target.closest('a, button, input, label, form');
        if (!isControl && (event.shiftKey || event.ctrlKey || event.metaKey)) select(event);
      }}
    >
      <Cell className={styles.lead}>
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
        <span ref={dragRefs?.imageRef} className={styles.picture}>
          <CodeThumbnail code={code} />
        </span>
      </Cell>
      <Cell className={styles.text}>
        <div className={styles.title}>
          {name}
          <StateBadge code={entry} />
        </div>
        <p className={styles.summary} dir="auto">
          {link ? shortAddress(link.target) : summaryOf(code)}
        </p>
      </Cell>
      <Cell className={`${styles.detail} ${styles.type}`}>
        {linkIdOf(code) === undefined ? typeNameOf(code) : 'Dynamic'}
      </Cell>
      <Cell className={`${styles.detail} ${styles.folder}`}>
        {code.folder !== null && (
          <span dir="auto" title={code.folder}>
            {code.folder}
          </span>
        )}
      </Cell>
      {hasScans && (
        <Cell className={`${styles.detail} ${styles.scans}`}>{link && <ScanLine link={link} />}</Cell>
      )}
      <Cell className={`${styles.detail} ${styles.date}`}>{date}</Cell>
      <Cell className={styles.actions}>{actions}</Cell>
    </div>
  );
}

/** The state of a dynamic code that needs attention. */
export function StateBadge({ code }: { readonly code: ListedCode }) {
  const state = linkStateOf(code);
  if (!state || state === 'ACTIVE') return null;
  const { tone, badge } = stateWords[state];
  return <Badge tone={tone}>{badge}</Badge>;
}

/** The codes that are dragged onto a folder. */
export interface DraggedCodes extends DragItem {
  readonly ids: readonly string[];
}

export const CODES = 'codes';

/** Where the mouse holds the picture of a code. */
const imageAt = { offsetX: 20, offsetY: 20 };

interface CodeRowProps extends RowProps {
  readonly actions: ListActions;
  /** Whether the folders are beside the list, so that the code can be dragged onto one. */
  readonly canDrag: boolean;
}

export const CodeRow = memo(function CodeRow({ actions, canDrag, ...row }: CodeRowProps) {
  const ui = useHistoryUi();
  const { entry, isTabStop } = row;
  const { id, code } = entry;
  const isRenaming = useHistoryUiState(({ renaming }) => renaming === id);
  const showsChange = useHistoryUiState(({ filter }) => isByChange(filter.order));
  const tabIndex = isTabStop ? 0 : -1;
  const dragRefs = useDragItem<DraggedCodes>({
    type: CODES,
    id,
    imageAt,
    item: () => {
      const selected = ui.read().selection.ids;
      const dragged = selected.has(id) ? ui.list.ids.filter((other) => selected.has(other)) : [id];
      const text = dragged.length === 1 ? code.name : countCodes(dragged.length);
      return { id, ids: dragged, text };
    },
  });
  return (
    <RowShell
      {...row}
      name={<CodeName entry={entry} tabIndex={tabIndex} actions={actions} />}
      date={<ShortDate iso={showsChange ? code.updatedAt : code.createdAt} />}
      dragRefs={canDrag && !isRenaming && !entry.isBare ? dragRefs : undefined}
      actions={<CodeMenu entry={entry} tabIndex={tabIndex} actions={actions} />}
    />
  );
});

function Cell({ className, children }: { className: string | undefined; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: see CodeList
    // biome-ignore lint/a11y/useFocusableInteractive: the row and the controls in its cells have the focus
    <div role="gridcell" className={className}>
      {children}
    </div>
  );
}
