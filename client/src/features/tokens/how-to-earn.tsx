import { pointsFor } from '@canary/catalogue/levels';
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
  const { plural } = useNumbers();
  return (
    <p>
      <strong>You need {plural(missing, 'more token')}.</strong> <NextToken user={user} />
    </p>
  );
}

/** When the next token comes, and how. */
export function NextToken({ user }: Pick<HowToEarnProps, 'user'>) {
  const { level, points, nextLevelAt } = readFragment(HowToEarn_user, user);
  const { number, plural } = useNumbers();
  if (nextLevelAt == null) {
    return 'You have reached the highest level, so there are no more tokens to earn.';
  }
  const missing = nextLevelAt - points;
  return (
    `Each new level gives you a token. Level ${level + 1} is ${plural(missing, 'point')} away: ` +
    `your first visit each day earns ${number(pointsFor.VISIT)}, and each unlock ${number(pointsFor.UNLOCK)}. ` +
    `With a visit a day, your next token comes in ${plural(Math.ceil(missing / pointsFor.VISIT), 'day')}.`
  );
}
