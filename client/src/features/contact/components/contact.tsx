import { useEffect, useRef, useState } from 'react';
import styles from './contact.module.css';
import { ContactForm } from './contact-form.tsx';
import { ContactNotes } from './contact-notes.tsx';
import { Sent } from './sent.tsx';

/** The form, or what came of it, and beside it what is good to know before writing. */
export function Contact() {
  const [sentTo, setSentTo] = useState<string>();
  const [rounds, setRounds] = useState(0);
  const form = useRef<HTMLElement>(null);
  useEffect(() => {
    if (rounds > 0) form.current?.querySelector('input')?.focus();
  }, [rounds]);
  const another = () => {
    setSentTo(undefined);
    setRounds(rounds + 1);
  };
  return (
    <div className={styles.columns}>
      <section ref={form} className={styles.card} aria-labelledby="write">
        {sentTo === undefined ? (
          <>
            <h2 id="write">Write to us</h2>
            <ContactForm onSent={setSentTo} />
          </>
        ) : (
          <Sent email={sentTo} onAnother={another} />
        )}
      </section>
      <ContactNotes />
    </div>
  );
}
