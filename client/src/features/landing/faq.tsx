import { useId, useState } from 'react';
import { faq } from '#config/faq.ts';
import { Icon } from '#shared/ui/icon.tsx';
import styles from './faq.module.css';
import { Section } from './section.tsx';

/** The frequently asked questions. At most one answer is open. */
export function Faq() {
  const [open, setOpen] = useState<number>();
  const id = useId();
  return (
    <Section id="faq" title="Frequently asked questions">
      <div className={styles.list}>
        {faq.map(({ question, answer }, index) => (
          <div key={question} className={styles.item}>
            <h3 className={styles.header}>
              <button
                type="button"
                className={styles.trigger}
                id={`${id}-question-${index}`}
                aria-expanded={open === index}
                aria-controls={`${id}-answer-${index}`}
                onClick={() => setOpen(open === index ? undefined : index)}
              >
                {question}
                <Icon name="plus" className={styles.icon} size={22} />
              </button>
            </h3>
            <section
              className={`${styles.content} ${open === index ? styles.open : ''}`}
              id={`${id}-answer-${index}`}
              aria-labelledby={`${id}-question-${index}`}
            >
              <p>{answer}</p>
            </section>
          </div>
        ))}
      </div>
    </Section>
  );
}
