import { useQuery } from '@apollo/client/react';
import { failureOf } from '#shared/graphql/failure.ts';
import { Button } from '#shared/ui/button.tsx';
import { Outcome } from '#shared/ui/outcome.tsx';
import { LedgerDocument } from '../api/ledger.ts';
import styles from './ledger.module.css';
import { LedgerTable } from './ledger-table.tsx';

/** Every token that came or went, newest first. */
export function Ledger() {
  const { data, error, loading, refetch } = useQuery(LedgerDocument, {
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const me = data?.me;
  return (
    <div className={styles.ledger}>
      {me && <LedgerTable entries={me.tokenEntries} features={data.catalogue} />}
      {!me && loading && <p role="status">Fetching your ledger…</p>}
      {error && !loading && (
        <>
          <Outcome failure={failureOf(error).message} />
          <Button look="quiet" onClick={() => void refetch().catch(() => undefined)}>
            Try again
          </Button>
        </>
      )}
    </div>
  );
}
