import { Icon } from '#shared/ui/icon.tsx';
import styles from './canary-check.module.css';
import { Section } from './section.tsx';

const steps = [
  {
    icon: 'pen-tool',
    title: 'Draw',
    text: 'Your code is drawn in whole pixels with the quiet zone that scanners need, and packed into the very file that you will get.',
  },
  {
    icon: 'book-open-check',
    title: 'Read back',
    text: 'A real barcode reader opens that file, in your browser, and reads it from its pixels, logo and colours included.',
  },
  {
    icon: 'download',
    title: 'Then save',
    text: 'Only when every byte matches what you typed do you get it. If not, we say why, and which change makes it readable.',
  },
] as const;

export function CanaryCheck() {
  return (
    <Section
      id="check"
      title="A code that can’t be read back never leaves this page"
      lead="Pale colours, a logo in the wrong place, a size too small: other generators hand you the file and wish you luck."
      tone="ink"
    >
      <ol className={styles.steps}>
        {steps.map(({ icon, title, text }) => (
          <li key={title}>
            <Icon name={icon} size={30} />
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
