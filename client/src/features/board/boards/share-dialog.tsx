import { useState } from 'react';
import { copyText } from '#shared/browser/copy-text.ts';
import { useAction } from '#shared/forms/use-action.ts';
import { Button } from '#shared/ui/button.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import { Modal } from '#shared/ui/modal.tsx';
import { ToolButton } from '#shared/ui/tool-button.tsx';
import { LinkCode } from './link-code.tsx';
import styles from './share-dialog.module.css';

/** The host names by which a computer reaches itself. */
const thisComputer = /^(localhost|127\..+|\[::1\])$/;

/** The button and dialog that show the board's URL, including the current filter, as a QR code. */
export function ShareDialog() {
  const [open, setOpen] = useState(false);
  return (
    <Modal
      title="Open this board on your phone"
      open={open}
      onOpenChange={setOpen}
      trigger={<ToolButton icon="share-2" name="Share" />}
    >
      <BoardLink url={window.location.href} />
    </Modal>
  );
}

function BoardLink({ url }: { readonly url: string }) {
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
