import { copyText } from '#shared/browser/copy-text.ts';
import { useAction } from '#shared/forms/use-action.ts';
import { Button } from '#shared/ui/button.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import styles from './board-link.module.css';
import { LinkCode } from './link-code.tsx';

/** The host names by which a computer reaches itself. */
const thisComputer = /^(localhost|127\..+|\[::1\])$/;

/** The URL of the open board, with the current filter, and its QR code. */
export function BoardLink({ url }: { readonly url: string }) {
  const copy = useAction(async () =>
    (await copyText(url)) ? 'Link copied.' : 'The link could not be copied. Select it and copy it yourself.',
  );
  return (
    <div className={styles.share}>
      <LinkCode url={url} title="QR code with the link to this board" size={240} className={styles.code} />
      <p className={styles.url}>{url}</p>
      {thisComputer.test(new URL(url).hostname) && (
        <p className={styles.local}>Only this computer can open this address, no phone or other device.</p>
      )}
      <p className={styles.rights}>
        People who open this link can see, add, change and archive all cards. If the board is for members
        only, they log in first.
      </p>
      <Button onClick={copy.run}>
        <Icon name="copy" /> Copy link
      </Button>
      <p role="status" className={styles.status}>
        {copy.done}
      </p>
    </div>
  );
}
