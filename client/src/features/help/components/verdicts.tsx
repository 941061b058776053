import { ExampleCode } from '#shared/ui/example-code.tsx';
import { NotePart, Picture } from './picture.tsx';
import styles from './verdicts.module.css';

const verdicts = [
  { look: 'print-safe', note: 'good', icon: 'check', text: 'Always' },
  { look: 'canary', note: 'warn', icon: 'triangle-alert', text: 'On screens' },
  { look: 'pale', note: 'bad', icon: 'x', text: 'Never' },
] as const;

/** The same code in colours that scan, that mostly do, and that don't. */
export function Verdicts() {
  return (
    <Picture alt="One code three times. Black on white: always. Canary on ink: on screens. Yellow on white: never.">
      {verdicts.map(({ look, note, icon, text }) => (
        <span key={look} className={styles.verdict}>
          <ExampleCode holds="link" look={look} />
          <NotePart look={note} icon={icon}>
            {text}
          </NotePart>
        </span>
      ))}
    </Picture>
  );
}
