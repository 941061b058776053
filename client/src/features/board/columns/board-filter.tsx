import type { RefObject } from 'react';
import { useNumbers } from '#shared/format/numbers.ts';
import { Button, IconButton } from '#shared/ui/button.tsx';
import { FilterBar, FilterSelect } from '#shared/ui/filter-bar.tsx';
import { Note } from '#shared/ui/note.tsx';
import banners from '../live/banners.module.css';
import { useBoardUi } from '../live/board-ui.ts';
import { type DoneFilter, type DueFilter, type Filter, unassigned } from '../live/card-filter.ts';
import { idsOf } from '../live/card-moves.ts';
import { useCardCount } from '../live/matching-cards.ts';
import { useBoardUsers } from '../live/people-selectors.ts';
import { useColumns, useHasLabels, useLabels } from '../live/selectors.ts';
import styles from './board-filter.module.css';
import type { BoardFiltering } from './use-board-filter.ts';

/** The value of the option for all cards. Ids contain no spaces. */
const any = 'any one';

interface BoardFilterProps {
  readonly filtering: BoardFiltering;
  readonly search: RefObject<HTMLInputElement | null>;
  /** Whether {@link FilterChoices} are shown. */
  readonly isOpen: boolean;
  onToggle(): void;
}

/** The controls that filter the board, beside its name. */
export function BoardFilter({ filtering, search, isOpen, onToggle }: BoardFilterProps) {
  const ui = useBoardUi();
  const columns = useColumns();
  const { chosen, filter, change, clear } = filtering;
  const choices = [chosen.assignee, chosen.label, chosen.due, chosen.done].filter(
    (choice) => choice !== null,
  ).length;
  const name = choices === 0 ? 'More filters' : `More filters, ${choices} active`;
  return (
    <FilterBar
      className={styles.filter}
      label="Search cards"
      text={chosen.text}
      inputRef={search}
      onText={(text) => change({ text })}
      onLeave={() => {
        const [first] = columns.flatMap(({ id }) => idsOf(ui, id));
        if (first !== undefined) ui.change({ focusRequest: first });
      }}
    >
      <span className={styles.toggle}>
        <IconButton
          icon="list-filter"
          label={name}
          title={name}
          aria-expanded={isOpen}
          aria-controls={choicesId}
          onClick={onToggle}
        />
        {choices > 0 && (
          <span className={styles.number} aria-hidden="true">
            {choices}
          </span>
        )}
      </span>
      {filter && <ShownCards filter={filter} />}
      {filter && (
        <IconButton
          icon="x"
          label="Clear filter"
          title="Clear filter"
          onClick={({ detail }) => {
            clear();
            // The button disappears. After a tap, the field would open the keyboard of a phone.
            if (detail === 0) search.current?.focus();
          }}
        />
      )}
    </FilterBar>
  );
}

const choicesId = 'board-filter-choices';

/** The filters by label, assignee, due day and completion, below the board's name. */
export function FilterChoices({ filtering }: { readonly filtering: BoardFiltering }) {
  const labels = useLabels();
  const hasLabels = useHasLabels();
  const { chosen, change } = filtering;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset can't be a flex container in all supported browsers
    <div id={choicesId} role="group" aria-label="More filters" className={styles.choices}>
      {hasLabels && (
        <FilterSelect
          label="Filter by label"
          value={chosen.label ?? any}
          options={[
            { value: any, label: 'Any label' },
            ...[...labels.values()].map(({ id, name }) => ({ value: id, label: name })),
            ...(chosen.label === null || labels.has(chosen.label)
              ? []
              : [{ value: chosen.label, label: 'Deleted label' }]),
          ]}
          onChange={(value) => change({ label: value === any ? null : value })}
        />
      )}
      <AssigneeFilter filtering={filtering} />
      <FilterSelect
        label="Filter by due date"
        value={chosen.due ?? any}
        options={[
          { value: any, label: 'Any due date' },
          { value: 'overdue', label: 'Overdue' },
          { value: 'today', label: 'Due today' },
          { value: 'week', label: 'Due this week' },
          { value: 'none', label: 'No due date' },
        ]}
        onChange={(value: DueFilter | typeof any) => change({ due: value === any ? null : value })}
      />
      <FilterSelect
        label="Filter by completion"
        value={chosen.done ?? any}
        options={[
          { value: any, label: 'Done or not' },
          { value: 'no', label: 'Not done' },
          { value: 'yes', label: 'Done' },
        ]}
        onChange={(value: DoneFilter | typeof any) => change({ done: value === any ? null : value })}
      />
    </div>
  );
}

function AssigneeFilter({ filtering: { chosen, change } }: { readonly filtering: BoardFiltering }) {
  const users = useBoardUsers();
  return (
    <FilterSelect
      label="Filter by assignee"
      value={chosen.assignee ?? any}
      options={[
        { value: any, label: 'Any assignee' },
        { value: unassigned, label: 'Unassigned' },
        ...users.map(({ id, label }) => ({ value: id, label })),
      ]}
      onChange={(value) => change({ assignee: value === any ? null : value })}
    />
  );
}

/** The number of cards that the filter shows. Always mounted while there is a filter, so that changes are announced. */
function ShownCards({ filter }: { readonly filter: Filter }) {
  const shown = useCardCount(filter);
  const all = useCardCount();
  const { number, plural } = useNumbers();
  return (
    <p role="status" className={styles.shown}>
      <span aria-hidden="true">
        {number(shown)} of {number(all)}
      </span>
      <span className="visually-hidden">
        {number(shown)} of {plural(all, 'card')} shown
      </span>
    </p>
  );
}

const obstacles = {
  offline: 'Offline: only titles are searched.',
  failed: 'Descriptions and comments could not be searched. Only titles are.',
} as const;

interface FilterNotesProps {
  readonly filtering: BoardFiltering;
  readonly filter: Filter;
}

/** Says if no card matches the filter, and if only titles are searched. */
export function FilterNotes({ filtering, filter }: FilterNotesProps) {
  const { obstacle, isSearching, clear } = filtering;
  const count = useCardCount(filter);
  return (
    <div role="status" className={banners.status}>
      {obstacle && <p className="fine">{obstacles[obstacle]}</p>}
      {count === 0 && !isSearching && (
        <Note
          icon="search"
          actions={
            <Button look="quiet" onClick={clear}>
              Show all cards
            </Button>
          }
        >
          No card matches the filter.
        </Note>
      )}
    </div>
  );
}
