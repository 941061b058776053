import { useState } from 'react';
import { readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import { useUser } from '#session/session.ts';
import styles from './ledger.module.css';
import { Ledger } from './ledger.tsx';
import { Level } from './level.tsx';
import { TokenOffers } from './token-offers.tsx';

const TokensSection_user = graphql(`
  fragment TokensSection_user on User {
    tokens
  }
`);

/** The account page's section on tokens: the level, the features that tokens buy, and all transactions. */
export function TokensSection() {
  const { tokens } = readFragment(TokensSection_user, useUser());
  const [showsLedger, setShowsLedger] = useState(false);
  return (
    <>
      <Level />
      <h3>What your tokens can buy</h3>
      <TokenOffers />
      <details onToggle={({ currentTarget }) => setShowsLedger(currentTarget.open)}>
        <summary className={styles.summary}>Transactions</summary>
        {/* A changed number means a new transaction: load the list again. */}
        {showsLedger && <Ledger key={tokens} />}
      </details>
    </>
  );
}
