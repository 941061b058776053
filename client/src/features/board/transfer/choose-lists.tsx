import { useState } from 'react';
import { useNumbers } from '#shared/format/numbers.ts';
import { Choice, type Option } from '#shared/ui/choice.tsx';
import { chooseLists } from './board-import.ts';
import { type ListChoice, roomForLists } from './fit-lists.ts';
import styles from './import.module.css';
import type { ListCount } from './receipt.ts';

const places: readonly Option<ListChoice['others']>[] = [
  { value: 'column', name: 'One column “Other lists”' },
  { value: 'archive', name: 'The archive' },
];

/** Which lists of a file become columns, if a board has no room for all, and where the other cards go. */
export function ChooseLists({ lists }: { readonly lists: readonly ListCount[] }) {
  const { plural } = useNumbers();
  const [choice, setChoice] = useState<ListChoice>(() => ({
    kept: lists.slice(0, roomForLists('column')).map(({ id }) => id),
    others: 'column',
  }));
  const room = roomForLists(choice.others);
  const change = (changed: ListChoice) => {
    const next = { ...changed, kept: changed.kept.slice(0, roomForLists(changed.others)) };
    setChoice(next);
    void chooseLists(next);
  };
  const toggle = (id: string, isKept: boolean) =>
    change({
      ...choice,
      // In the order of the file.
      kept: lists
        .filter((list) => (list.id === id ? isKept : choice.kept.includes(list.id)))
        .map((list) => list.id),
    });
  return (
    <>
      <fieldset className={styles.lists}>
        <legend>
          {plural(lists.length, 'list')} are too many for a board. Choose up to {room} that become columns (
          {choice.kept.length} chosen).
        </legend>
        {lists.map(({ id, name, cards }) => {
          const isKept = choice.kept.includes(id);
          return (
            <label key={id} className={styles.list}>
              <input
                type="checkbox"
                checked={isKept}
                disabled={!isKept && choice.kept.length >= room}
                onChange={({ target }) => toggle(id, target.checked)}
              />
              <span>
                <bdi>{name || 'Unnamed list'}</bdi> <span className="muted">({plural(cards, 'card')})</span>
              </span>
            </label>
          );
        })}
      </fieldset>
      <Choice<ListChoice['others']>
        legend="Where the cards of the other lists go"
        options={places}
        value={choice.others}
        onChoose={(others) => change({ ...choice, others })}
      />
    </>
  );
}
