import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import { useUser } from '#session/session.ts';
import { useNumbers } from '#shared/format/numbers.ts';
import { CloseButton } from '#shared/ui/button.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import { Modal } from '#shared/ui/modal.tsx';
import { NextToken } from './how-to-earn.tsx';
import { Ledger } from './ledger.tsx';
import styles from './token-count.module.css';

const TokenCount_user = graphql(`
  fragment TokenCount_user on User {
    tokens
    ...HowToEarn_user
    ...LevelUpNotice_user
  }
`);

interface TokenCountProps {
  /** Whether the list of transactions is shown. */
  readonly open: boolean;
  onOpenChange(open: boolean): void;
}

/** A button with the number of tokens. It opens the list of transactions. */
export function TokenCount({ open, onOpenChange }: TokenCountProps) {
  const { pathname } = useLocation();
  const viewer = useUser();
  const user = readFragment(TokenCount_user, viewer);
  const { tokens } = user;
  const { number, plural } = useNumbers();
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
      <Modal title="Your tokens" trigger={count} open={open} onOpenChange={onOpenChange}>
        <p>
          You have {plural(tokens, 'token')}. <NextToken user={user} />
        </p>
        {/* A changed count means a new transaction: load the list again. */}
        <Ledger key={tokens} />
      </Modal>
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
      {gained > 0 && <CloseButton className={styles.close} onClick={() => setKnownLevel(level)} />}
    </div>
  );
}
