import { useSyncExternalStore } from 'react';
import { CodeText } from '#shared/ui/code-text.tsx';

/** The origin in the files of the examples. The page shows the site's origin instead. */
const exampleOrigin = 'http://localhost:4000';

interface CodeExampleProps {
  /** Name of the example's file, which a test runs. */
  readonly name: string;
  readonly code: string;
}

/** The text of a program. */
export function CodeExample({ name, code }: CodeExampleProps) {
  const origin = useSyncExternalStore(
    () => () => undefined,
    () => location.origin,
    () => exampleOrigin,
  );
  return <CodeText name={name} text={code.replaceAll(exampleOrigin, origin).trimEnd()} />;
}
