import { Button } from '#components/ui/button.tsx';
import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import type { Failure } from '#lib/failure.ts';
import { plural } from '#lib/plural.ts';
import styles from './premium-list.module.css';

const PremiumList_feature = graphql(`
  fragment PremiumList_feature on PremiumFeature {
    id
    name
    description
    price
    available
  }
`);

interface PremiumListProps {
  readonly features: readonly FragmentType<typeof PremiumList_feature>[] | undefined;
  readonly failure: Failure | undefined;
  onRetry(): void;
}

/** What will be for sale, and isn't yet. */
export function PremiumList({ features, failure, onRetry }: PremiumListProps) {
  const upcoming = readFragment(PremiumList_feature, features)?.filter(({ available }) => !available);
  if (upcoming?.length === 0) return null;
  return (
    <section className={styles.premium} aria-labelledby="premium-title">
      <h2 id="premium-title">Premium</h2>
      {upcoming ? (
        <ul className={styles.list}>
          {upcoming.map(({ id, name, description, price }) => (
            <li key={id}>
              <strong>{name}</strong>
              <span className={styles.description}>{description}</span>
              <span className={styles.price}>
                {plural(price, 'token')} · <em>Coming soon</em>
              </span>
            </li>
          ))}
        </ul>
      ) : failure ? (
        <div role="alert" className={styles.failed}>
          <p>The prices could not be fetched. {failure.message}</p>
          <Button look="quiet" onClick={onRetry}>
            Try again
          </Button>
        </div>
      ) : (
        <p role="status">Fetching what is coming…</p>
      )}
    </section>
  );
}
