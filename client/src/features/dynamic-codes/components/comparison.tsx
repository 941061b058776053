import { differences } from '../copy/differences.ts';
import { exampleLinks } from '../copy/example-links.ts';
import styles from './comparison.module.css';
import { KindCard } from './kind-card.tsx';

/** A static and a dynamic code beside each other: what is in them, where a scan goes, and what that means. */
export function Comparison() {
  return (
    <section className={styles.kinds} aria-labelledby="kinds">
      <h2 id="kinds">Two kinds of codes</h2>
      <KindCard
        name="Static"
        standing="What you make here today"
        code="long-link"
        holds={exampleLinks.long}
        stops={[{ when: 'Always', target: 'example.com/menu/summer/on-the-terrace' }]}
        traits={differences.map(({ about, isStatic }) => ({ about, text: isStatic }))}
      />
      <KindCard
        name="Dynamic"
        standing="Not here yet"
        isToCome
        code="short-link"
        holds={exampleLinks.short}
        stops={[
          { when: 'In June', target: 'example.com/menu/summer/on-the-terrace' },
          { when: 'In December', target: 'example.com/menu/winter/by-the-fire' },
        ]}
        traits={differences.map(({ about, isDynamic }) => ({ about, text: isDynamic }))}
      />
    </section>
  );
}
