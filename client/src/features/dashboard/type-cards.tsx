import { Link } from 'react-router-dom';
import { type ContentTypeId, featureOf, generatorPath, mainTypes, moreTypes } from '#config/generators.ts';
import { typeCopy } from '#config/type-copy.ts';
import type { Feature } from '#gql/graphql.ts';
import { useUnlocks } from '#session/session.ts';
import { useNumbers } from '#shared/format/numbers.ts';
import { useCatalogue } from '#shared/graphql/catalogue.ts';
import { Icon } from '#shared/ui/icon.tsx';
import styles from './type-cards.module.css';

/** A card for each content type, linked to its generator. */
export function TypeCards() {
  return (
    <section aria-labelledby="types-title" className={styles.section}>
      <h2 id="types-title">Choose a type</h2>
      <ul className={styles.cards}>
        {[...mainTypes, ...moreTypes].map((type) => (
          <li key={type}>
            <TypeCard type={type} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface TypeCardProps {
  readonly type: ContentTypeId;
}

function TypeCard({ type }: TypeCardProps) {
  const { title, description, icon } = typeCopy[type];
  return (
    <Link to={generatorPath(type)} className={styles.card}>
      <span className={styles.icon}>
        <Icon name={icon} size={24} />
      </span>
      <span className={styles.title}>{title}</span>
      <span className={styles.description}>{description}</span>
      <FeatureBadge feature={featureOf[type]} />
    </Link>
  );
}

interface FeatureBadgeProps {
  /** Undefined if it is free. */
  readonly feature: Feature | undefined;
}

/** Free, unlocked, or locked with its price. */
export function FeatureBadge({ feature }: FeatureBadgeProps) {
  const { plural } = useNumbers();
  const unlocks = useUnlocks();
  const { features = [], failure } = useCatalogue();
  if (!feature) return <span className={styles.badge}>Free</span>;
  if (unlocks.has(feature)) {
    return (
      <span className={`${styles.badge} ${styles.unlocked}`}>
        <Icon name="check" size={15} /> Unlocked
      </span>
    );
  }
  const price = features.find(({ id }) => id === feature)?.price;
  return (
    <span className={`${styles.badge} ${styles.locked}`}>
      <Icon name="lock" size={14} />
      {price === undefined ? (
        <span className={failure ? undefined : 'visually-hidden'}>Locked</span>
      ) : (
        <>
          <span className="visually-hidden">Locked: </span>
          {plural(price, 'token')}
        </>
      )}
    </span>
  );
}
