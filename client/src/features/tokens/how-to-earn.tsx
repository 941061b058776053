import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import { useNumbers } from '#shared/format/numbers.ts';

const HowToEarn_user = graphql(`
  fragment HowToEarn_user on User {
    level
    points
    nextLevelAt
  }
`);

interface HowToEarnProps {
  /** How many tokens the user lacks. */
  readonly missing: number;
  readonly user: FragmentType<typeof HowToEarn_user>;
}

/** How many tokens are missing, and how the user gets them. */
export function HowToEarn({ missing, user }: HowToEarnProps) {
  const { level, points, nextLevelAt } = readFragment(HowToEarn_user, user);
  const { plural } = useNumbers();
  return (
    <p>
      <strong>You need {plural(missing, 'more token')}.</strong>{' '}
      {nextLevelAt == null
        ? 'You have reached the highest level, so there are no more tokens to earn.'
        : `Each new level gives you one. Level ${level + 1} is ${plural(nextLevelAt - points, 'point')} away. You earn points with your first visit each day.`}
    </p>
  );
}
