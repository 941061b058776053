import { maxDynamicCodes } from '@canary/input/limits';
import { Link } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { useNumbers } from '#shared/format/numbers.ts';
import { CheckboxField } from '#shared/ui/field.tsx';
import { Note } from '#shared/ui/note.tsx';
import { RetryNote } from '#shared/ui/retry-note.tsx';
import styles from './bulk.module.css';
import type { LinkAccount } from './link-operations.ts';

interface LinksSectionProps {
  readonly account: LinkAccount | undefined;
  /** Why the account couldn't be read, for display. */
  readonly failure: string | undefined;
  /** How many links the rows need. */
  readonly needed: number;
  /** Whether a row has a name for its link. */
  readonly hasNames: boolean;
  readonly linksAlone: boolean;
  onLinksAlone(linksAlone: boolean): void;
  onRetry(): void;
}

/** How many short links the account has left, and whether the run makes files of them. */
export function LinksSection({
  account,
  failure,
  needed,
  hasNames,
  linksAlone,
  onLinksAlone,
  onRetry,
}: LinksSectionProps) {
  const { number, plural } = useNumbers();
  return (
    <section className={styles.section} aria-labelledby="bulk-links">
      <h2 id="bulk-links">Short links</h2>
      {failure !== undefined && !account && <RetryNote onRetry={onRetry}>{failure}</RetryNote>}
      {account && (
        <p>
          This run needs {plural(needed, 'new short link')}, and your account has{' '}
          {account.left === 0 ? 'none' : number(account.left)} left. You can change later where they lead. The
          server gets the addresses and the names, and nothing else of your table.
        </p>
      )}
      {account && needed > account.left && (
        <Note tone="warning">
          {account.left === 0
            ? 'No row can get a new link.'
            : `Only the first ${plural(account.left, 'row')} can get a new link.`}{' '}
          To make more, <Link to={paths.history}>delete dynamic codes</Link> that you don’t need
          {!account.canName && (
            <>
              , or <Link to={paths.account}>confirm your email address</Link> to have up to{' '}
              {number(maxDynamicCodes.verified)} dynamic codes
            </>
          )}
          .
        </Note>
      )}
      {account && !account.canName && hasNames && (
        <Note>
          <Link to={paths.account}>Confirm your email address</Link> to choose the names of short links. Until
          then, names are generated.
        </Note>
      )}
      <CheckboxField
        label="Make only the short links and a list of them, without files"
        checked={linksAlone}
        onChange={onLinksAlone}
      />
    </section>
  );
}
