import { useSyncExternalStore } from 'react';
import { copyText } from '#shared/browser/copy-text.ts';
import { useAction } from '#shared/forms/use-action.ts';
import { Button } from '#shared/ui/button.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import styles from './code-example.module.css';

/** The origin in the files of the examples. The page shows the site's origin instead. */
const exampleOrigin = 'http://localhost:4000';

interface CodeExampleProps {
  /** Name of the example's file, which a test runs. */
  readonly name: string;
  readonly code: string;
}

/** The text of a program with a button that copies it. */
export function CodeExample({ name, code }: CodeExampleProps) {
  const origin = useSyncExternalStore(
    () => () => undefined,
    () => location.origin,
    () => exampleOrigin,
  );
  const text = code.replaceAll(exampleOrigin, origin).trimEnd();
  const copy = useAction(async () =>
    (await copyText(text)) ? 'Copied.' : 'Your browser doesn’t allow copying. Select the text instead.',
  );
  return (
    <figure className={styles.example}>
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
