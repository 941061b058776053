import { useEffect, useRef } from 'react';
import { Button } from '#shared/ui/button.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import styles from './sent.module.css';

interface SentProps {
  /** Where an answer will go. */
  readonly email: string;
  onAnother(): void;
}

/** In place of the form, once a message has arrived: what happens next. */
export function Sent({ email, onAnother }: SentProps) {
  const title = useRef<HTMLHeadingElement>(null);
  // The button that had the focus is gone with the form.
  useEffect(() => title.current?.focus(), []);
  return (
    <div className={styles.sent}>
      <span className={styles.mark}>
        <Icon name="check" size={28} />
      </span>
      <h2 id="write" ref={title} tabIndex={-1}>
        Your message has arrived
      </h2>
      <p>
        Whoever runs this site will read it. An answer goes to{' '}
        <strong className={styles.email}>{email}</strong>; there is no automatic reply. If that address is
        wrong, send the message again.
      </p>
      <p>It is erased within a year.</p>
      <Button look="secondary" onClick={onAnother}>
        Write another message
      </Button>
    </div>
  );
}
