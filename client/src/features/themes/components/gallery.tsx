import { useSearchParams } from 'react-router-dom';
import { type DesignGroup, designGroups, designs } from '#config/designs.ts';
import { DesignCard } from './design-card.tsx';
import styles from './gallery.module.css';
import { MoodFilter } from './mood-filter.tsx';

const groups = Object.keys(designGroups).filter(isGroup);

/**
 * Every design, by mood. All of them are there before any script runs; the filter only hides some. The address holds it,
 * for whoever comes back from a design that they have tried.
 */
export function Gallery() {
  const [address, setAddress] = useSearchParams();
  const mood = address.get('mood') ?? '';
  const shown = isGroup(mood) ? mood : undefined;
  const setShown = (group: DesignGroup | undefined) =>
    setAddress(group ? { mood: group } : {}, { replace: true });
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
  return Object.hasOwn(designGroups, name);
}
