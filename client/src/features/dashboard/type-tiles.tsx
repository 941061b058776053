import { type Feature, features } from '@canary/catalogue/features';
import type { ContentTypeId } from '@canary/qr/content/all';
import { Link } from 'react-router-dom';
import { featureOf, generatorPath } from '#config/generators.ts';
import { typeCopy } from '#config/type-copy.ts';
import { useUnlocks } from '#session/session.ts';
import { useNumbers } from '#shared/format/numbers.ts';
import { Badge } from '#shared/ui/badge.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import styles from './type-tiles.module.css';

interface TypeTilesProps {
  readonly types: readonly ContentTypeId[];
  /** Whether Enter opens the first type. */
  readonly isFirstMarked?: boolean;
}

/** A tile for each of the types, linked to its generator. */
export function TypeTiles({ types, isFirstMarked = false }: TypeTilesProps) {
  return (
    <section aria-labelledby="types-title">
      <h2 id="types-title" className="visually-hidden">
        Choose a type
      </h2>
      <ul className={styles.tiles}>
        {types.map((type, index) => (
          <li key={type}>
            <TypeTile type={type} isMarked={isFirstMarked && index === 0} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function TypeTile({ type, isMarked }: { readonly type: ContentTypeId; readonly isMarked: boolean }) {
  const { title, description, icon } = typeCopy[type];
  return (
    <Link to={generatorPath(type)} className={styles.tile} data-marked={isMarked || undefined}>
      <Icon name={icon} size={20} />
      <span className={styles.title}>{title}</span>
      <span className={styles.description}>{description}</span>
      <FeatureBadge feature={featureOf[type]} />
    </Link>
  );
}

interface FeatureBadgeProps {
  /** The feature that unlocks the content type; undefined if the type is free. */
  readonly feature: Feature | undefined;
}

function FeatureBadge({ feature }: FeatureBadgeProps) {
  const { plural } = useNumbers();
  const unlocks = useUnlocks();
  if (!feature) return <Badge className={styles.badge}>Free</Badge>;
  if (unlocks.has(feature)) {
    return (
      <Badge tone="good" icon="check" className={styles.badge}>
        Unlocked
      </Badge>
    );
  }
  return (
    <Badge icon="lock" className={styles.badge}>
      <span className="visually-hidden">Locked: </span>
      {plural(features[feature].price, 'token')}
    </Badge>
  );
}
