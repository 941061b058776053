import { useEffect, useRef, useState } from 'react';
import { longestName } from '../lib/code-name.ts';
import styles from './code-row.module.css';

interface RenameFormProps {
  readonly name: string;
  /** What was typed before, and could not be kept. */
  readonly refused: string | undefined;
  onRename(name: string): void;
  /** @param isBack whether the focus comes back to the row */
  onDone(isBack: boolean, isKept: boolean): void;
}

/** A code's name while it is being changed: Enter keeps what is typed, and so does going elsewhere; Escape doesn't. */
export function RenameForm({ name, refused, onRename, onDone }: RenameFormProps) {
  const [typed, setTyped] = useState(refused ?? name);
  const input = useRef<HTMLInputElement>(null);
  const isOver = useRef(false);
  useEffect(() => {
    // Opened again, it takes the focus from nobody who has gone on to something else.
    if (document.activeElement?.contains(input.current)) input.current?.select();
  }, []);
  const finish = (isKept: boolean, isBack: boolean) => {
    // Going elsewhere is told once more when the field goes.
    if (isOver.current) return;
    isOver.current = true;
    if (isKept) onRename(typed);
    onDone(isBack, isKept);
  };
  return (
    <form
      className={styles.rename}
      onSubmit={(event) => {
        event.preventDefault();
        finish(true, true);
      }}
    >
      <input
        ref={input}
        aria-label={`New name of ${name}`}
        autoComplete="off"
        required
        maxLength={longestName}
        dir="auto"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={() => finish(true, false)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') finish(false, true);
        }}
      />
    </form>
  );
}
