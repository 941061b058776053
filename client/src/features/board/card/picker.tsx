import { foldText } from '@canary/input/words';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import box from '#shared/ui/box.module.css';
import { Icon } from '#shared/ui/icon.tsx';
import styles from './picker.module.css';

/** A thing to pick. */
interface PickerItem {
  readonly id: string;
  readonly name: string;
  readonly content: ReactNode;
  /** Whether all cards have it, some of several cards, or none. */
  readonly state: PickState;
}

export type PickState = 'all' | 'some' | 'none';

interface PickerProps {
  /** The label of the search field, also its placeholder. */
  readonly label: string;
  readonly items: readonly PickerItem[];
  /** Shown if there are no items at all. */
  readonly empty: string;
  /** Why no more items can be picked; undefined if they can. */
  readonly limit?: string | undefined;
  onPick(id: string, isPicked: boolean): void;
  /** Adds an item with the typed name, if no item has this name and the name has no problem, which is shown otherwise. */
  readonly create?:
    | { text(name: string): ReactNode; problem?(name: string): string | undefined; run(name: string): void }
    | undefined;
  /** A control at the end of an item's line. */
  extra?(item: PickerItem): ReactNode;
}

/** The state of an item for cards of which `count` have it. */
export function pickState(count: number, of: number): PickState {
  if (count === 0) return 'none';
  return count === of ? 'all' : 'some';
}

/**
 * A list of checkboxes with a search field. Enter in the field picks the first match, the arrow keys move between field and
 * boxes.
 */
export function Picker({ label, items, empty, limit, onPick, create, extra }: PickerProps) {
  const [query, setQuery] = useState('');
  const root = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const needle = foldText(query.trim());
  const matches = items.filter(({ name }) => foldText(name).includes(needle));
  const isNew = needle !== '' && !items.some(({ name }) => foldText(name) === needle);
  const first = needle === '' ? undefined : matches[0];
  const problem = isNew ? create?.problem?.(query.trim()) : undefined;

  const pick = ({ id, state }: PickerItem) => {
    if (limit === undefined || state !== 'none') onPick(id, state !== 'all');
    field.current?.select();
  };
  const add = () => {
    if (problem !== undefined) return;
    create?.run(query.trim());
    setQuery('');
    field.current?.focus();
  };
  const moveFocus = (step: number) => {
    const stops: HTMLElement[] = [
      ...(root.current?.querySelectorAll<HTMLElement>('[type=search], [type=checkbox], [data-create]') ?? []),
    ];
    const index = stops.findIndex((stop) => stop.contains(document.activeElement));
    stops[(index + step + stops.length) % stops.length]?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, target } = event;
    if (event.nativeEvent.isComposing) return;
    if (key === 'ArrowDown' || key === 'ArrowUp') moveFocus(key === 'ArrowDown' ? 1 : -1);
    else if (key === 'Enter' && target === field.current) {
      if (first) pick(first);
      else if (isNew && create) add();
    } else if (key === 'Enter' && target instanceof HTMLInputElement) target.click();
    else return;
    event.preventDefault();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys of the controls within
    <div ref={root} className={styles.picker} onKeyDown={onKeyDown}>
      <input
        ref={field}
        // biome-ignore lint/a11y/noAutofocus: the list takes the place of a form, too
        autoFocus
        type="search"
        className={styles.search}
        aria-label={label}
        aria-invalid={problem === undefined ? undefined : true}
        placeholder={label}
        autoComplete="off"
        dir="auto"
        value={query}
        onChange={({ target }) => setQuery(target.value)}
      />
      {items.length === 0 && needle === '' && <p className={styles.note}>{empty}</p>}
      {limit !== undefined && <p className={styles.note}>{limit}</p>}
      {needle !== '' && matches.length === 0 && !create && <p className={styles.note}>Nothing found.</p>}
      <ul className={styles.list}>
        {matches.map((item) => (
          <li key={item.id} className={styles.item} data-first={item === first || undefined}>
            <label className={styles.choice}>
              <input
                ref={(node) => {
                  if (node) node.indeterminate = item.state === 'some';
                }}
                type="checkbox"
                className={box.box}
                checked={item.state === 'all'}
                disabled={limit !== undefined && item.state === 'none'}
                onChange={({ target }) => onPick(item.id, target.checked)}
              />
              {item.content}
            </label>
            {extra?.(item)}
          </li>
        ))}
      </ul>
      <p role="alert" className={styles.problem}>
        {problem}
      </p>
      {isNew && create && problem === undefined && (
        <button type="button" className={styles.create} data-create onClick={add}>
          <Icon name="plus" /> {create.text(query.trim())}
        </button>
      )}
    </div>
  );
}
