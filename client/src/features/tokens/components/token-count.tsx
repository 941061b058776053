import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import { useUser } from '#session/session.ts';
import { useNumbers } from '#shared/format/numbers.ts';
import { Icon } from '#shared/ui/icon.tsx';
import { Modal } from '#shared/ui/modal.tsx';
import { Ledger } from './ledger.tsx';
import { LevelNews } from './level-news.tsx';
import styles from './token-count.module.css';

const TokenCount_user = graphql(`
  fragment TokenCount_user on User {
    tokens
    ...LevelNews_user
  }
`);

/** How many tokens there are; pressed, where they came from and went to. */
export function TokenCount() {
  const { pathname } = useLocation();
  const viewer = useUser();
  const user = readFragment(TokenCount_user, viewer);
  const { tokens } = user;
  const { number, plural } = useNumbers();
  const [open, setOpen] = useState(false);
  const count = (
    <button type="button" className={styles.count}>
      <Icon name="coins" size={20} />
      <span>
        {number(tokens)} <span className={styles.word}>{tokens === 1 ? 'token' : 'tokens'}</span>
      </span>
    </button>
  );
  return (
    <div className={styles.place}>
      <Modal title="Your tokens" trigger={count} open={open} onOpenChange={setOpen}>
        <p>You have {plural(tokens, 'token')}. Each new level brings one more.</p>
        {/* A count that changed means that there is more to read. */}
        <Ledger key={tokens} />
      </Modal>
      {/* What was told on one page is old on the next. */}
      <LevelNews key={`${viewer.id} ${pathname}`} user={user} />
    </div>
  );
}
