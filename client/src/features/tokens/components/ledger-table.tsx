import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import type { LedgerTable_EntryFragment, LedgerTable_FeatureFragment } from '#gql/graphql.ts';
import { useNumbers } from '#shared/format/numbers.ts';
import { LongDate } from '#shared/ui/date-time.tsx';
import styles from './ledger-table.module.css';

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
  /** Newest first, and all of them. */
  readonly entries: readonly FragmentType<typeof LedgerTable_entry>[];
  readonly features: readonly FragmentType<typeof LedgerTable_feature>[];
}

/** Every token that came or went, and how many there were after it. */
export function LedgerTable({ entries, features }: LedgerTableProps) {
  const { number } = useNumbers();
  const known = readFragment(LedgerTable_feature, features);
  const rows = withBalance(readFragment(LedgerTable_entry, entries));
  if (rows.length === 0) return <p>No token has come or gone yet.</p>;
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">What for</th>
          <th scope="col">Change</th>
          <th scope="col">Then</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ entry, balance }) => (
          <tr key={entry.id}>
            <td>
              {reason(entry, known)}
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
            Sum
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

function reason(
  { reason, reference }: LedgerTable_EntryFragment,
  features: readonly LedgerTable_FeatureFragment[],
): string {
  switch (reason) {
    case 'SIGN_UP':
      return 'Welcome';
    case 'LEVEL':
      return `Level ${reference} reached`;
    case 'UNLOCK':
      return `Unlocked ${features.find(({ id }) => id === reference)?.name ?? reference}`;
  }
}
