import { useState } from 'react';
import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import { useNumbers } from '#shared/format/numbers.ts';
import { CloseButton } from '#shared/ui/button.tsx';
import styles from './level-news.module.css';

const LevelNews_user = graphql(`
  fragment LevelNews_user on User {
    level
  }
`);

/** Says that a level was reached since this was mounted. Without it, the token that came along would look like an error. */
export function LevelNews({ user }: { readonly user: FragmentType<typeof LevelNews_user> }) {
  const { level } = readFragment(LevelNews_user, user);
  const { plural } = useNumbers();
  const [known, setKnown] = useState(level);
  const risen = level - known;
  return (
    <div className={styles.news}>
      <p role="status">{risen > 0 && `Level ${level} reached: +${plural(risen, 'token')}.`}</p>
      {risen > 0 && <CloseButton className={styles.close} onClick={() => setKnown(level)} />}
    </div>
  );
}
