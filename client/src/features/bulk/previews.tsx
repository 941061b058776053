import { explainCode } from '@canary/qr/content/explain-code';
import { CodePicture } from '#shared/code/code-picture.tsx';
import { useDrawing } from '#shared/code/use-drawing.ts';
import styles from './bulk.module.css';
import type { RunCode } from './run.ts';

interface PreviewsProps {
  readonly codes: readonly RunCode[];
}

/** The first codes of a run as they will be. */
export function Previews({ codes }: PreviewsProps) {
  return (
    <ul className={styles.previews} aria-label="First codes">
      {codes.map((code) => (
        <Preview key={code.row} code={code} />
      ))}
    </ul>
  );
}

function Preview({ code }: { readonly code: RunCode }) {
  const { code: drawn } = useDrawing(code);
  const { parts } = explainCode(code.link?.target ?? code.payload);
  return (
    <li className={styles.preview}>
      {drawn && <CodePicture drawing={drawn.drawing} className={styles.picture} label={code.fileName} />}
      <span className={styles.payload}>{parts.map(({ value }) => value).join(', ')}</span>
    </li>
  );
}
