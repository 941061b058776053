import { useEffect, useRef } from 'react';
import type { IconName } from '#config/icons.ts';
import { nothingSelected } from '#shared/collection/selection.ts';
import { useNumbers } from '#shared/format/numbers.ts';
import { Button, IconButton } from '#shared/ui/button.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import { PopupMenu } from '#shared/ui/menu.tsx';
import { type PickedField, useBoardUi, useBoardUiState } from '../live/board-ui.ts';
import { useBulkEdits } from '../live/bulk-edits.ts';
import { type Filter, noFilter } from '../live/card-filter.ts';
import { useMarkDone } from '../live/mark-done.ts';
import { useMatchingCards } from '../live/matching-cards.ts';
import { clearSelection } from '../live/selection.ts';
import { useHasLabels } from '../live/selectors.ts';
import { AssigneePicker } from './assignee-picker.tsx';
import { DueField } from './due-field.tsx';
import { LabelPicker } from './label-picker.tsx';
import { MoveItems } from './move-items.tsx';
import styles from './selection-bar.module.css';

/** The bar below the columns that changes the selected cards; nothing while none are selected. */
export function SelectionBar({ filter }: { readonly filter: Filter | undefined }) {
  const isSelecting = useBoardUiState(({ selection }) => selection.ids.size > 0);
  return isSelecting ? <Bar filter={filter ?? noFilter} /> : null;
}

function Bar({ filter }: { readonly filter: Filter }) {
  const ui = useBoardUi();
  const selected = useBoardUiState(({ selection }) => selection.ids);
  const cards = useMatchingCards(selected, filter);
  const hasLabels = useHasLabels();
  const { editCards, moveCards, archiveCards } = useBulkEdits();
  const markDone = useMarkDone();
  const { plural } = useNumbers();
  const picked = useBoardUiState(({ picker }) => (picker?.id === null ? picker.field : null));
  /** The card at which a key opened the picker. */
  const from = useBoardUiState(({ picker }) => picker?.from);
  const returnTo = useRef<string>(undefined);
  if (picked !== null) returnTo.current = from;
  const bar = useRef<HTMLElement>(null);
  const control = (field: PickedField, icon: IconName, text: string) => ({
    open: picked === field,
    onOpenChange: (open: boolean) => ui.change({ picker: open ? { id: null, field } : null }),
    onClose: () => {
      if (returnTo.current !== undefined) ui.change({ focusRequest: returnTo.current });
      else bar.current?.querySelector<HTMLElement>(`[data-field="${field}"]`)?.focus();
    },
    trigger: (
      <Button look="quiet" title={text} className={styles.button} data-field={field}>
        <Icon name={icon} /> <span className={styles.text}>{text}</span>
      </Button>
    ),
  });
  const ids = cards.map(({ id }) => id);
  // The selected cards are gone, or a filter hides them.
  const isEmpty = ids.length === 0;
  useEffect(() => {
    if (isEmpty) ui.change({ selection: nothingSelected, picker: null });
  }, [ui, isEmpty]);
  const days = new Set(cards.map(({ dueOn }) => dueOn));
  const [day] = days;
  const areDone = cards.every(({ doneOn }) => doneOn !== null);
  const doneText = areDone ? 'Not done' : 'Done';

  return (
    <section ref={bar} className={styles.bar} aria-label="Selected cards" data-selection>
      <IconButton
        icon="x"
        label="End selection"
        title="End selection (Esc)"
        onClick={() => clearSelection(ui)}
      />
      <strong className={styles.count}>{plural(ids.length, 'card')}</strong>
      <PopupMenu {...control('column', 'arrow-right', 'Move')}>
        <MoveItems from={null} ids={ids} onMove={(column) => moveCards(ids, column)} />
      </PopupMenu>
      {hasLabels && (
        <LabelPicker
          {...control('labels', 'tag', 'Label')}
          cards={cards}
          onChange={(labels) => editCards(ids, { labels })}
        />
      )}
      <AssigneePicker
        {...control('assignees', 'user-plus', 'Assign')}
        cards={cards}
        onChange={(assignees) => editCards(ids, { assignees })}
      />
      <DueField
        {...control('dueOn', 'calendar', 'Due')}
        dueOn={days.size === 1 ? day : undefined}
        onChange={(dueOn) => editCards(ids, { dueOn })}
      />
      <Button look="quiet" title={doneText} className={styles.button} onClick={() => markDone(ids)}>
        <Icon name={areDone ? 'circle' : 'circle-check'} /> <span className={styles.text}>{doneText}</span>
      </Button>
      <Button look="quiet" title="Archive" className={styles.button} onClick={() => archiveCards(ids)}>
        <Icon name="archive" /> <span className={styles.text}>Archive</span>
      </Button>
    </section>
  );
}
