import { copyText } from '#shared/browser/copy-text.ts';
import { useAction } from '#shared/forms/use-action.ts';
import { Button } from '#shared/ui/button.tsx';
import forms from '#shared/ui/form.module.css';
import { Icon } from '#shared/ui/icon.tsx';
import { StatusMessage } from '#shared/ui/status-message.tsx';
import styles from './manage.module.css';
import type { ManagedCode, ScanCounts } from './operations.ts';
import { TestPrint } from './test-print.tsx';

interface LinkCardProps {
  readonly code: ManagedCode;
  /** The live totals; undefined while the server isn't connected. */
  readonly counts: ScanCounts | undefined;
}

/** The short link of a code, with a button to test the printed code. */
export function LinkCard({ code, counts }: LinkCardProps) {
  const { shortUrl, state, deletedAt } = code;
  const copy = useAction(async () => {
    return (await copyText(shortUrl))
      ? 'Link copied.'
      : 'Your browser doesn’t allow copying. Select the link and copy it by hand.';
  });
  return (
    <section className={styles.card} aria-labelledby="link">
      <h2 id="link">Short link</h2>
      <p className={styles.address}>
        <strong translate="no">{shortUrl}</strong>
      </p>
      {!deletedAt && (
        <>
          <div className={forms.actions}>
            <Button look="secondary" onClick={copy.run}>
              <Icon name="copy" /> Copy link
            </Button>
            {state === 'ACTIVE' && <TestPrint code={code} counts={counts} />}
            <Button
              look="secondary"
              onClick={() => {
                const design = document.getElementById('design');
                design?.focus({ preventScroll: true });
                design?.scrollIntoView();
              }}
            >
              <Icon name="download" /> Design and files
            </Button>
          </div>
          <StatusMessage note={copy.done} />
        </>
      )}
    </section>
  );
}
