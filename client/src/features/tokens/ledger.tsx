import { useQuery } from '@apollo/client/react';
import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import type { LedgerTable_EntryFragment, LedgerTable_FeatureFragment } from '#gql/graphql.ts';
import { useNumbers } from '#shared/format/numbers.ts';
import { failureOf } from '#shared/graphql/failure.ts';
import { Button } from '#shared/ui/button.tsx';
import { LongDate } from '#shared/ui/date-time.tsx';
import { StatusMessage } from '#shared/ui/status-message.tsx';
import styles from './ledger.module.css';
import { LedgerDocument } from './operations.ts';

/** All token transactions of the user, newest first. */
export function Ledger() {
  const { data, error, loading, refetch } = useQuery(LedgerDocument, {
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const me = data?.me;
  return (
    <div className="stack">
      {me && <LedgerTable entries={me.ledger.edges.map(({ node }) => node)} features={data.catalogue} />}
      {!me && loading && <p role="status">Loading your transactions…</p>}
      {error && !loading && (
        <>
          <StatusMessage failure={failureOf(error).message} />
          <Button look="quiet" onClick={() => void refetch().catch(() => undefined)}>
            Try again
          </Button>
        </>
      )}
    </div>
  );
}

const LedgerTable_entry = graphql(`
  fragment LedgerTable_entry on TokenEntry {
    id
    delta
    reason
    reference
    createdAt
  }
`);

const LedgerTable_feature = graphql(`
  fragment LedgerTable_feature on PremiumFeature {
    id
    name
  }
`);

interface LedgerTableProps {
  readonly entries: readonly FragmentType<typeof LedgerTable_entry>[];
  readonly features: readonly FragmentType<typeof LedgerTable_feature>[];
}

function LedgerTable({ entries, features: featureFragments }: LedgerTableProps) {
  const { number } = useNumbers();
  const features = readFragment(LedgerTable_feature, featureFragments);
  const rows = withBalance(readFragment(LedgerTable_entry, entries));
  if (rows.length === 0) return <p>No transactions yet.</p>;
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">Reason</th>
          <th scope="col">Change</th>
          <th scope="col">Balance</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ entry, balance }) => (
          <tr key={entry.id}>
            <td>
              {reasonOf(entry, features)}
              <LongDate iso={entry.createdAt} />
            </td>
            <td className={entry.delta > 0 ? styles.plus : undefined}>
              {entry.delta > 0 ? '+' : '−'}
              {number(Math.abs(entry.delta))}
            </td>
            <td>{number(balance)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={2}>
            Total
          </th>
          <td>{number(rows[0]?.balance ?? 0)}</td>
        </tr>
      </tfoot>
    </table>
  );
}

function withBalance(entries: readonly LedgerTable_EntryFragment[]) {
  let balance = 0;
  return entries
    .slice()
    .reverse()
    .map((entry) => {
      balance += entry.delta;
      return { entry, balance };
    })
    .reverse();
}

function reasonOf(
  { reason, reference }: LedgerTable_EntryFragment,
  features: readonly LedgerTable_FeatureFragment[],
): string {
  switch (reason) {
    case 'SIGN_UP':
      return 'Welcome bonus';
    case 'LEVEL':
      return `Level ${reference} reached`;
    case 'UNLOCK':
      return `Unlocked ${features.find(({ id }) => id === reference)?.name ?? reference}`;
  }
}
