import type { IconName } from '#config/icons.ts';
import { readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import type { Feature } from '#gql/graphql.ts';
import { useNumbers } from '#shared/format/numbers.ts';
import { useCatalogue } from '#shared/graphql/catalogue.ts';
import { Button } from '#shared/ui/button.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import styles from './premium-list.module.css';
import cards from './type-cards.module.css';

const PremiumList_feature = graphql(`
  fragment PremiumList_feature on PremiumFeature {
    id
    name
    description
    price
    available
  }
`);

const icons: Partial<Record<Feature, IconName>> = { LOGO: 'image', GRADIENTS: 'palette' };

/** Premium features that can't be unlocked yet. */
export function PremiumList() {
  const { features, failure, retry } = useCatalogue();
  const { plural } = useNumbers();
  const upcoming = readFragment(PremiumList_feature, features)?.filter(({ available }) => !available);
  if (upcoming?.length === 0) return null;
  return (
    <section className={cards.section} aria-labelledby="premium-title">
      <h2 id="premium-title">Premium</h2>
      {upcoming ? (
        <ul className={cards.cards}>
          {upcoming.map(({ id, name, description, price }) => (
            <li key={id} className={`${cards.card} ${styles.upcoming}`}>
              <span className={cards.icon}>
                <Icon name={icons[id] ?? 'sparkles'} size={24} />
              </span>
              <span className={cards.title}>{name}</span>
              <span className={cards.description}>
                {description} <span className={styles.price}>{plural(price, 'token')}</span>
              </span>
              <span className={cards.badge}>Coming soon</span>
            </li>
          ))}
        </ul>
      ) : failure ? (
        <div role="alert" className={styles.failed}>
          <p>We couldn’t load the prices. {failure.message}</p>
          <Button look="quiet" onClick={retry}>
            Try again
          </Button>
        </div>
      ) : (
        <p role="status" className={styles.waiting}>
          Loading premium features…
        </p>
      )}
    </section>
  );
}
