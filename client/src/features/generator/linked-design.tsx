import { useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { codeDefaults } from '#config/code-defaults.ts';
import { type Design, findDesign } from '#config/designs.ts';
import { paths } from '#config/paths.ts';
import { hasColours, withColours } from '#shared/code/design-colours.ts';
import { useSavedOnReload } from '#shared/storage/reload-state.ts';
import styles from './linked-design.module.css';
import type { DesignEditor } from './use-design.ts';

/**
 * Chooses the design that the page's address names, as in `/?design=lagoon#generate`. The address keeps the name, so that
 * it survives a reload and can be shared.
 *
 * @returns whether the address names a design that doesn't exist
 */
export function useLinkedDesign(choose: (design: Design) => void): boolean {
  const { search, key } = useLocation();
  const [isUnknown, setIsUnknown] = useState(false);
  // After a reload by the site itself the colours, which may have been changed, are restored by useDesign.
  const restoredKey = useRef<unknown>(undefined);
  useSavedOnReload('design', key, (saved) => {
    restoredKey.current = saved;
  });
  useEffect(() => {
    const id = key === restoredKey.current ? null : new URLSearchParams(search).get('design');
    const design = id === null ? undefined : findDesign(id);
    if (design) choose(design);
    setIsUnknown(id !== null && !design);
  }, [search, key, choose]);
  return isUnknown;
}

interface DesignNoteProps {
  readonly editor: DesignEditor;
  readonly isUnknown: boolean;
}

/** Names the design in use and switches between it and the Canary colours. */
export function DesignNote({ editor, isUnknown }: DesignNoteProps) {
  const { design, theme, change, chooseTheme } = editor;
  if (isUnknown) {
    return (
      <p className={styles.note}>
        The link names an unknown design, so the colours didn’t change.{' '}
        <Link to={paths.themes}>All designs</Link>
      </p>
    );
  }
  if (theme && hasColours(design, theme)) {
    return (
      <p className={styles.note}>
        Design ‘{theme.name}’ chosen.{' '}
        <button
          type="button"
          onClick={() =>
            change({ label: 'Canary colours', apply: (before) => withColours(before, codeDefaults.colours) })
          }
        >
          Back to Canary colours
        </button>
      </p>
    );
  }
  if (theme && hasColours(design, codeDefaults.colours)) {
    return (
      <p className={styles.note}>
        Canary colours restored.{' '}
        <button type="button" onClick={() => chooseTheme(theme)}>
          Use ‘{theme.name}’ again
        </button>
      </p>
    );
  }
  return null;
}
