import { useId } from 'react';
import type { ContentTypeId } from '#config/generators.ts';
import type { Catalogue } from '#shared/graphql/use-catalogue.ts';
import { TypeCard } from './type-card.tsx';
import styles from './type-cards.module.css';

interface TypeCardsProps {
  readonly title: string;
  readonly types: readonly ContentTypeId[];
  readonly features: Catalogue['features'];
}

/** A card for each kind of code. */
export function TypeCards({ title, types, features }: TypeCardsProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h2 id={id}>{title}</h2>
      <ul className={styles.cards}>
        {types.map((type) => (
          <li key={type}>
            <TypeCard type={type} features={features ?? []} />
          </li>
        ))}
      </ul>
    </section>
  );
}
