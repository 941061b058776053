import { Link } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { isSameJson } from '#shared/code/same-json.ts';
import styles from './linked-design.module.css';
import { DesignNotLoaded, type LinkedDesign } from './linked-design.tsx';
import type { DesignEditor } from './use-design.ts';

interface DesignNoteProps {
  readonly editor: DesignEditor;
  readonly linked: Exclude<LinkedDesign, { status: 'none' }>;
}

/** Names the linked design in use, and switches between this design and the design that it replaced. */
export default function DesignNote({ editor: { ownDesign: design, change }, linked }: DesignNoteProps) {
  if (linked.status === 'failed') return <FailureNote reason={linked.reason} />;
  const { label, design: chosen, before } = linked;
  if (isSameJson(design, chosen)) {
    return (
      <p className={styles.note}>
        {label} chosen.{' '}
        <button type="button" onClick={() => change({ label: 'Previous design', apply: () => before })}>
          Back to the previous design
        </button>
      </p>
    );
  }
  if (isSameJson(design, before)) {
    return (
      <p className={styles.note}>
        Previous design restored.{' '}
        <button type="button" onClick={() => change({ label, apply: () => chosen })}>
          Use {label.replace(/^Design /, '')} again
        </button>
      </p>
    );
  }
  return null;
}

function FailureNote({ reason }: { reason: Extract<LinkedDesign, { status: 'failed' }>['reason'] }) {
  switch (reason) {
    case 'unknown':
      return (
        <p className={styles.note}>
          The link names an unknown design, so yours didn’t change. <Link to={paths.themes}>All designs</Link>
        </p>
      );
    case 'invalid':
      return (
        <p className={styles.note}>
          The design in this link is incomplete or damaged, so yours didn’t change. Ask for the link again.
        </p>
      );
    case 'newer':
      return (
        <p className={styles.note}>
          The design in this link is from a newer version of the site, so yours didn’t change. Reload the page
          and open the link again.
        </p>
      );
    case 'not-loaded':
      return <DesignNotLoaded />;
  }
}
