import { faq } from '#config/faq.ts';
import { Icon } from '#shared/ui/icon.tsx';
import styles from './faq.module.css';
import { Section } from './section.tsx';

/** The frequently asked questions. The browser closes the open one when another is opened, because they share a name. */
export function Faq() {
  return (
    <Section id="faq" title="Frequently asked questions">
      <div className={styles.list}>
        {faq.map(({ question, answer }) => (
          <details key={question} name="faq" className={styles.item}>
            <summary className={styles.question}>
              <h3>{question}</h3>
              <Icon name="plus" className={styles.icon} size={22} />
            </summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
    </Section>
  );
}
