import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import { useUser } from '#session/session.ts';
import { useNumbers } from '#shared/format/numbers.ts';
import { CloseButton } from '#shared/ui/button.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import styles from './token-count.module.css';

const TokenCount_user = graphql(`
  fragment TokenCount_user on User {
    tokens
    ...LevelUpNotice_user
  }
`);

/** A link with the number of tokens, which leads to what they buy. */
export function TokenCount() {
  const { pathname } = useLocation();
  const viewer = useUser();
  const user = readFragment(TokenCount_user, viewer);
  const { tokens } = user;
  const { number } = useNumbers();
  return (
    <div className={styles.place}>
      <Link to={`${paths.account}#tokens`} className={styles.count}>
        <Icon name="coins" size={20} />
        <span>
          {number(tokens)} <span className={styles.word}>{tokens === 1 ? 'token' : 'tokens'}</span>
        </span>
      </Link>
      {/* The notice disappears on the next page. */}
      <LevelUpNotice key={`${viewer.id} ${pathname}`} user={user} />
    </div>
  );
}

const LevelUpNotice_user = graphql(`
  fragment LevelUpNotice_user on User {
    level
  }
`);

/** Announces a level that was reached since this component was mounted, and the token for it. */
function LevelUpNotice({ user }: { readonly user: FragmentType<typeof LevelUpNotice_user> }) {
  const { level } = readFragment(LevelUpNotice_user, user);
  const { plural } = useNumbers();
  const [knownLevel, setKnownLevel] = useState(level);
  const gained = level - knownLevel;
  return (
    <div className={styles.news}>
      <p role="status">{gained > 0 && `Level ${level} reached: +${plural(gained, 'token')}.`}</p>
      {gained > 0 && <CloseButton onClick={() => setKnownLevel(level)} />}
    </div>
  );
}
