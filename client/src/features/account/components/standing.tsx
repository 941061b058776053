import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import { formatDay } from '#lib/moment.ts';
import styles from './standing.module.css';

export const Standing_user = graphql(`
  fragment Standing_user on User {
    username
    level
    points
    nextLevelAt
    createdAt
  }
`);

/** Who they are, and how far they have come. */
export function Standing({ user }: { readonly user: FragmentType<typeof Standing_user> }) {
  const { username, level, points, nextLevelAt, createdAt } = readFragment(Standing_user, user);
  return (
    <div className={styles.standing}>
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
          <dd>{points}</dd>
        </div>
      </dl>
      <div className={styles.next}>
        {nextLevelAt === null ? (
          <p>You have reached the highest level.</p>
        ) : (
          <>
            <progress value={points} max={nextLevelAt} aria-label={`Points towards level ${level + 1}`} />
            <p>
              {pointsToGo(nextLevelAt - points)} to level {level + 1}, which brings a token. Your first visit
              of a day and every unlock give points.
            </p>
          </>
        )}
      </div>
      <p className={styles.since}>
        Member since <time dateTime={createdAt}>{formatDay(createdAt)}</time>
      </p>
    </div>
  );
}

function pointsToGo(count: number): string {
  return `${count} more ${count === 1 ? 'point' : 'points'}`;
}
