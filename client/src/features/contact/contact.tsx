import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { Button } from '#shared/ui/button.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import styles from './contact.module.css';
import { ContactForm } from './contact-form.tsx';

/** The contact form, or a confirmation after sending, with tips beside it. */
export function Contact() {
  const [sentFrom, setSentFrom] = useState<string>();
  const [formCount, setFormCount] = useState(0);
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    if (formCount > 0) card.current?.querySelector('input')?.focus();
  }, [formCount]);
  const writeAnother = () => {
    setSentFrom(undefined);
    setFormCount(formCount + 1);
  };
  return (
    <div className={styles.columns}>
      <section ref={card} className={styles.card} aria-labelledby="write">
        {sentFrom === undefined ? (
          <>
            <h2 id="write">Write to us</h2>
            <ContactForm onSent={setSentFrom} />
          </>
        ) : (
          <Confirmation email={sentFrom} onAnother={writeAnother} />
        )}
      </section>
      <ContactTips />
    </div>
  );
}

interface ConfirmationProps {
  /** The sender's email address. */
  readonly email: string;
  onAnother(): void;
}

function Confirmation({ email, onAnother }: ConfirmationProps) {
  const title = useRef<HTMLHeadingElement>(null);
  // The focused button was removed with the form.
  useEffect(() => title.current?.focus(), []);
  return (
    <div className={styles.sent}>
      <span className={styles.mark}>
        <Icon name="check" size={28} />
      </span>
      <h2 id="write" ref={title} tabIndex={-1}>
        Message sent
      </h2>
      <p>
        The operator of this site will read it and reply to <strong className={styles.email}>{email}</strong>.
        You won’t get an automatic reply. If the address is wrong, send the message again.
      </p>
      <p>We delete your message within a year.</p>
      <Button look="secondary" onClick={onAnother}>
        Write another message
      </Button>
    </div>
  );
}

function ContactTips() {
  return (
    <aside className={styles.notes} aria-label="Before you write">
      <section>
        <h2>You may find the answer here</h2>
        <ul className={styles.links}>
          <li>
            <Link to={paths.help}>
              <Icon name="book-open-check" /> Help Center
            </Link>
            <p>Step-by-step guides for common tasks.</p>
          </li>
          <li>
            <Link to={paths.faq}>
              <Icon name="message-square" /> FAQs
            </Link>
            <p>Short answers to common questions.</p>
          </li>
        </ul>
      </section>
      <section>
        <h2>What helps us help you</h2>
        <ul>
          <li>
            If a code doesn’t scan: its type and colours, the printed size, and the device you scan it with.
          </li>
          <li>If a page doesn’t work: its address, your browser, and what you did just before.</li>
          <li>If you’d like a feature: what you want to achieve with it.</li>
        </ul>
        <p>
          Please don’t include passwords or other secrets. We can’t see the codes that you make, so describe
          them in words.
        </p>
      </section>
      <section>
        <h2>What happens to your message</h2>
        <p>
          It goes to the operator of this site and is deleted within a year. If you are logged in, it is part
          of your account and is deleted with it. For details, see the{' '}
          <Link to={paths.privacy}>Privacy Policy</Link>.
        </p>
      </section>
    </aside>
  );
}
