import { useEffect, useRef } from 'react';
import { copyText } from '#shared/browser/copy-text.ts';
import { useAction } from '#shared/forms/use-action.ts';
import { Button } from '#shared/ui/button.tsx';
import forms from '#shared/ui/form.module.css';
import { Icon } from '#shared/ui/icon.tsx';
import { StatusMessage } from '#shared/ui/status-message.tsx';
import styles from './invitations.module.css';
import { LinkCode } from './link-code.tsx';

interface InvitationLinkProps {
  readonly url: string;
  /** Called to create another link. */
  onAnother(): void;
}

/** The link of a new invitation, as text and as a QR code. */
export function InvitationLink({ url, onAnother }: InvitationLinkProps) {
  const copy = useAction(async () => {
    if (!(await copyText(url))) throw new Error('not copied');
    return 'Link copied.';
  });
  const button = useRef<HTMLButtonElement>(null);
  // The form that had the focus has disappeared.
  useEffect(() => button.current?.focus(), []);
  return (
    <div className={styles.link}>
      <LinkCode
        url={url}
        title="QR code with the link to join this board"
        size={160}
        className={styles.code}
      />
      <div className={forms.form}>
        <p className={styles.url}>{url}</p>
        <p className="muted">
          Send it to the people you invite. After you close this dialog, it isn’t shown again.
        </p>
        <div className={forms.actions}>
          <Button ref={button} onClick={copy.run}>
            <Icon name="copy" /> Copy link
          </Button>
          <Button look="quiet" onClick={onAnother}>
            New link
          </Button>
        </div>
        <StatusMessage
          done={copy.done}
          failure={copy.failure && 'The link could not be copied. Select it and copy it yourself.'}
        />
      </div>
    </div>
  );
}
