import * as Accordion from '@radix-ui/react-accordion';
import { Icon } from '#components/ui/icon.tsx';
import { faq } from '../copy/faq.ts';
import styles from './faq.module.css';
import { Section } from './section.tsx';

/** At most one answer is open. */
export function Faq() {
  return (
    <Section id="faq" title="Questions people ask first">
      <Accordion.Root type="single" collapsible className={styles.list}>
        {faq.map(({ question, answer }) => (
          <Accordion.Item key={question} value={question} className={styles.item}>
            <Accordion.Header className={styles.header}>
              <Accordion.Trigger className={styles.trigger}>
                {question}
                <Icon name="plus" className={styles.icon} size={22} />
              </Accordion.Trigger>
            </Accordion.Header>
            <Accordion.Content className={styles.content}>
              <p>{answer}</p>
            </Accordion.Content>
          </Accordion.Item>
        ))}
      </Accordion.Root>
    </Section>
  );
}
