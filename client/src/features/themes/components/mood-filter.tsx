import { type DesignGroup, designGroups, designs } from '#config/designs.ts';
import styles from './mood-filter.module.css';

interface MoodFilterProps {
  readonly groups: readonly DesignGroup[];
  /** The one that is shown; undefined for all. */
  readonly shown: DesignGroup | undefined;
  onShow(group: DesignGroup | undefined): void;
}

/** Shows the designs of one mood, or all. Without scripts it isn't there, and all are. */
export function MoodFilter({ groups, shown, onShow }: MoodFilterProps) {
  const choices = [undefined, ...groups];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for what is filled in, and this fills in nothing
    <div className={styles.filter} role="group" aria-label="Show designs">
      {choices.map((group) => (
        <button
          key={group ?? 'all'}
          type="button"
          aria-pressed={shown === group}
          onClick={() => onShow(group)}
        >
          {group ? designGroups[group] : `All ${designs.length}`}
        </button>
      ))}
    </div>
  );
}
