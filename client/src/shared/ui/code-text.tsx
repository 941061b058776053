import { copyText } from '#shared/browser/copy-text.ts';
import { useAction } from '#shared/forms/use-action.ts';
import { Button } from './button.tsx';
import styles from './code-text.module.css';
import { Icon } from './icon.tsx';

interface CodeTextProps {
  readonly name: string;
  readonly text: string;
}

/** A text for programs, with a button that copies it. */
export function CodeText({ name, text }: CodeTextProps) {
  const copy = useAction(async () =>
    (await copyText(text)) ? 'Copied.' : 'Your browser doesn’t allow copying. Select the text instead.',
  );
  return (
    <figure className={styles.text}>
      <figcaption>
        <span>{name}</span>
        <span role="status">{copy.done}</span>
        <Button look="quiet" className={styles.copy} aria-label={`Copy ${name}`} onClick={copy.run}>
          <Icon name="copy" size={16} /> Copy
        </Button>
      </figcaption>
      <pre>
        <code>{text}</code>
      </pre>
    </figure>
  );
}
