import { Link } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import { useNumbers } from '#shared/format/numbers.ts';
import { buttonClass } from '#shared/ui/button.tsx';

const MissingTokens_user = graphql(`
  fragment MissingTokens_user on User {
    tokens
    level
    points
    nextLevelAt
  }
`);

interface MissingTokensProps {
  /** How many too few there are. */
  readonly missing: number;
  readonly user: FragmentType<typeof MissingTokens_user>;
}

/** What to do with too few tokens. */
export function MissingTokens({ missing, user }: MissingTokensProps) {
  const { tokens, level, points, nextLevelAt } = readFragment(MissingTokens_user, user);
  const { number, plural } = useNumbers();
  return (
    <>
      <p>
        <strong>
          You have {tokens === 0 ? 'no token' : plural(tokens, 'token')}: {number(missing)}{' '}
          {missing === 1 ? 'is' : 'are'} missing.
        </strong>{' '}
        {nextLevelAt == null
          ? 'You have reached the top level, and with it the last token that a level brings.'
          : `Each new level brings one. Level ${level + 1} is ${plural(nextLevelAt - points, 'point')} away: come back on other days, since a day’s first visit brings points.`}
      </p>
      <Link className={buttonClass('secondary')} to={paths.home}>
        Make a free code
      </Link>
    </>
  );
}
