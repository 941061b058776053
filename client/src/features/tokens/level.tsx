import { readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import { useUser } from '#session/session.ts';
import { useNumbers } from '#shared/format/numbers.ts';
import { NextToken } from './how-to-earn.tsx';
import styles from './level.module.css';

const Level_user = graphql(`
  fragment Level_user on User {
    tokens
    level
    points
    nextLevelAt
    ...HowToEarn_user
  }
`);

/** The user's tokens, level and points, with the progress towards the next level. */
export function Level() {
  const user = readFragment(Level_user, useUser());
  const { tokens, level, points, nextLevelAt } = user;
  const { number, plural } = useNumbers();
  return (
    <div className={styles.level}>
      <dl>
        <div>
          <dt>Tokens</dt>
          <dd>{number(tokens)}</dd>
        </div>
        <div>
          <dt>Level</dt>
          <dd>{level}</dd>
        </div>
        <div>
          <dt>Points</dt>
          <dd>{number(points)}</dd>
        </div>
      </dl>
      {nextLevelAt != null && (
        <progress
          value={points}
          max={nextLevelAt}
          aria-label={`Points towards level ${level + 1}: ${plural(nextLevelAt - points, 'point')} to go`}
        />
      )}
      <p>
        <NextToken user={user} />
      </p>
    </div>
  );
}
