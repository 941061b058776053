import { Link } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import { useUser } from '#session/session.ts';
import { useNumbers } from '#shared/format/numbers.ts';
import styles from './quiet-lines.module.css';

const QuietLines_user = graphql(`
  fragment QuietLines_user on User {
    tokens
  }
`);

interface QuietLinesProps {
  /** The newest announcements about the site. */
  readonly news: readonly { readonly title: string; readonly path: string }[];
}

/** The number of tokens, and the newest announcements. */
export function QuietLines({ news }: QuietLinesProps) {
  const { tokens } = readFragment(QuietLines_user, useUser());
  const { plural } = useNumbers();
  return (
    <div className={styles.lines}>
      <p>
        You have {plural(tokens, 'token')}.{' '}
        <Link to={`${paths.account}#tokens`}>Unlocks and what tokens buy</Link>
      </p>
      <section aria-labelledby="news-title">
        <h2 id="news-title">What’s new</h2>
        <ul>
          {news.map(({ title, path }) => (
            <li key={path}>
              <Link to={path}>{title}</Link>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
