import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import { useNumbers } from '#shared/format/numbers.ts';
import { LongDate } from '#shared/ui/date-time.tsx';
import styles from './account-summary.module.css';

const AccountSummary_user = graphql(`
  fragment AccountSummary_user on User {
    username
    level
    points
    nextLevelAt
    createdAt
  }
`);

/** The user's name, level and points, with the progress towards the next level. */
export function AccountSummary({ user }: { readonly user: FragmentType<typeof AccountSummary_user> }) {
  const { username, level, points, nextLevelAt, createdAt } = readFragment(AccountSummary_user, user);
  const { number, plural } = useNumbers();
  return (
    <div className={styles.summary}>
      <p className={styles.name}>
        <span className={styles.initial} aria-hidden="true">
          {[...username][0]?.toUpperCase()}
        </span>
        <span className={styles.username} title={username}>
          {username}
        </span>
      </p>
      <dl className={styles.facts}>
        <div>
          <dt>Level</dt>
          <dd>{level}</dd>
        </div>
        <div>
          <dt>Points</dt>
          <dd>{number(points)}</dd>
        </div>
      </dl>
      <div className={styles.next}>
        {nextLevelAt === null ? (
          <p>You have reached the highest level.</p>
        ) : (
          <>
            <progress value={points} max={nextLevelAt} aria-label={`Points towards level ${level + 1}`} />
            <p>
              {plural(nextLevelAt - points, 'more point')} to level {level + 1}, which gives you a token. You
              earn points with your first visit each day and with every unlock.
            </p>
          </>
        )}
      </div>
      <p className={styles.since}>
        Member since <LongDate iso={createdAt} />
      </p>
    </div>
  );
}
