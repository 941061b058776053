import { Link } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { Icon } from '#shared/ui/icon.tsx';
import styles from './contact-notes.module.css';

/** What is good to know before writing: where the answer may be already, what helps, and what becomes of it. */
export function ContactNotes() {
  return (
    <aside className={styles.notes} aria-label="Before you write">
      <section>
        <h2>The answer may be here already</h2>
        <ul className={styles.links}>
          <li>
            <Link to={paths.help}>
              <Icon name="book-open-check" /> Help Center
            </Link>
            <p>How to do things, task by task.</p>
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
            If a code doesn’t scan: which type it is, its colours, how large it is printed, and what you scan
            it with.
          </li>
          <li>If a page doesn’t work: its address, your browser, and what you did just before.</li>
          <li>If you miss something: what you want to achieve with it.</li>
        </ul>
        <p>
          Please leave out passwords, and what is secret in a code. We can’t see the codes that you make, so
          describe them in words.
        </p>
      </section>
      <section>
        <h2>What becomes of your message</h2>
        <p>
          It goes to whoever runs this site, and is erased within a year. If you are logged in, it belongs to
          your account, and goes with it. More is in the <Link to={paths.privacy}>Privacy Policy</Link>.
        </p>
      </section>
    </aside>
  );
}
