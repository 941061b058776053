import { Link } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import { useUser } from '#session/session.ts';
import styles from './greeting.module.css';

const Greeting_user = graphql(`
  fragment Greeting_user on User {
    username
  }
`);

/** The title of the dashboard, and whose it is. */
export function Greeting() {
  const { username } = readFragment(Greeting_user, useUser());
  return (
    <div className={styles.greeting}>
      <h1>Generate QR Codes</h1>
      <p>
        Hello, {username}. What should your next code hold? Those that you have saved are in{' '}
        <Link to={paths.history}>your history</Link>.
      </p>
    </div>
  );
}
