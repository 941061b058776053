import { paths } from '#config/paths.ts';
import { Section } from './section.tsx';
import styles from './timeline.module.css';

const steps = [
  {
    title: 'Click Generate QR',
    text: 'It takes you to the generator on this page. There is nothing to install.',
  },
  {
    title: 'Select the QR type',
    text: 'URL, Text, Phone, Email or Wi-Fi. URL, Text and Email need no account.',
  },
  { title: 'Fill the form', text: 'The code appears as you type, and each field tells you what it expects.' },
  { title: 'Generate and download', text: 'As a PNG now, or with a premium design once that has opened.' },
];

export function Timeline() {
  return (
    <Section id="how" title="How to Generate a QR Code" tone="canary">
      <ol className={styles.steps}>
        {steps.map((step, index) => (
          <li key={step.title}>
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
            <h3>{step.title}</h3>
            <p>{step.text}</p>
          </li>
        ))}
      </ol>
      <p className={styles.dynamic}>
        Need to change where it leads after printing?{' '}
        <a href={paths.dynamicQr} target="_blank" rel="noreferrer">
          Generate dynamic QR code →<span className="visually-hidden"> (opens in a new tab)</span>
        </a>
      </p>
    </Section>
  );
}
