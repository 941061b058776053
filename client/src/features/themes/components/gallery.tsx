import { useState } from 'react';
import { type DesignGroup, designGroups, designs } from '#config/designs.ts';
import { DesignCard } from './design-card.tsx';
import styles from './gallery.module.css';
import { MoodFilter } from './mood-filter.tsx';

const groups = Object.keys(designGroups).filter(isGroup);

/** Every design, by mood. All of them are there before any script runs; the filter only hides some. */
export function Gallery() {
  const [shown, setShown] = useState<DesignGroup>();
  return (
    <div className={styles.gallery}>
      <MoodFilter groups={groups} shown={shown} onShow={setShown} />
      {groups.map((group) => (
        <section
          key={group}
          className={styles.group}
          aria-labelledby={`mood-${group}`}
          hidden={shown !== undefined && shown !== group}
        >
          <h2 id={`mood-${group}`}>{designGroups[group]}</h2>
          <ul className={styles.cards}>
            {designs
              .filter((design) => design.group === group)
              .map((design) => (
                <DesignCard key={design.id} design={design} />
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function isGroup(name: string): name is DesignGroup {
  return name in designGroups;
}
