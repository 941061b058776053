import { Link } from 'react-router-dom';
import { codeDefaults } from '#config/code-defaults.ts';
import { paths } from '#config/paths.ts';
import type { useCodeStyle } from '../hooks/use-code-style.ts';
import type { LinkProblem } from '../hooks/use-linked-design.ts';
import styles from './design-note.module.css';

interface DesignNoteProps {
  readonly look: ReturnType<typeof useCodeStyle>;
  readonly problem: LinkProblem | undefined;
}

/** Says which design was chosen, and leads back to the colours from before and to the design again. */
export default function DesignNote({ look: { style, design, change, choose }, problem }: DesignNoteProps) {
  if (problem === 'unknown') {
    return (
      <p className={styles.note}>
        The link names a design that isn’t there, so the colours are as they were.{' '}
        <Link to={paths.themes}>All designs</Link>
      </p>
    );
  }
  if (problem === 'not-loaded') {
    return (
      <p className={styles.note}>
        The design could not be loaded. Check your connection, then open its link again.
      </p>
    );
  }
  if (design && style.colours === design) {
    return (
      <p className={styles.note}>
        Design ‘{design.name}’ chosen.{' '}
        <button type="button" onClick={() => change({ colours: codeDefaults.colours })}>
          Back to Canary colours
        </button>
      </p>
    );
  }
  if (design && style.colours === codeDefaults.colours) {
    return (
      <p className={styles.note}>
        Canary colours are back.{' '}
        <button type="button" onClick={() => choose(design)}>
          Use ‘{design.name}’ again
        </button>
      </p>
    );
  }
  return null;
}
