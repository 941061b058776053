import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import { useNumbers } from '#shared/format/numbers.ts';
import { LongDate } from '#shared/ui/date-time.tsx';
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
  const { number } = useNumbers();
  const toGo = (nextLevelAt ?? points) - points;
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
              {number(toGo)} more {toGo === 1 ? 'point' : 'points'} to level {level + 1}, which brings a
              token. Your first visit of a day and every unlock give points.
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
