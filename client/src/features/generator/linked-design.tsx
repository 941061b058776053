import type { Design } from '@canary/qr/design/design';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { loadChunk } from '#shared/browser/load-chunk.ts';
import { useSavedOnReload } from '#shared/storage/reload-state.ts';
import styles from './linked-design.module.css';
import type { LoadedDesign } from './load-linked-design.ts';
import type { DesignEditor } from './use-design.ts';

/** Precedes a shared design in an address. The fragment isn't sent to the server. */
export const linkPrefix = '#design=';

/** The design that the page's address names, or why it couldn't be used. */
export type LinkedDesign =
  | { readonly status: 'none' }
  | {
      readonly status: 'chosen';
      /** Such as `Design ‘Lagoon’`. */
      readonly label: string;
      readonly design: Design;
      /** The design that it replaced. */
      readonly before: Design;
    }
  | { readonly status: 'failed'; readonly reason: 'unknown' | 'invalid' | 'newer' | 'not-loaded' };

/**
 * Chooses the design that the page's address names, as in `/?design=lagoon#generate` or `/#design=…`. The address keeps
 * it, so that it survives a reload and can be shared. A design that can't be used changes nothing.
 */
export function useLinkedDesign({ design, change }: Pick<DesignEditor, 'design' | 'change'>): LinkedDesign {
  const { search, hash, key } = useLocation();
  const [linked, setLinked] = useState<LinkedDesign>({ status: 'none' });
  // After a reload by the site itself the design, which may have been changed, is restored by useDesign.
  const restoredKey = useRef<unknown>(undefined);
  useSavedOnReload('design', key, (saved) => {
    restoredKey.current = saved;
  });
  const choose = useEffectEvent(({ label, apply }: LoadedDesign) => {
    const chosen = apply(design);
    change({ label, apply: () => chosen });
    setLinked({ status: 'chosen', label, design: chosen, before: design });
  });
  useEffect(() => {
    const id = new URLSearchParams(search).get('design');
    const text = hash.startsWith(linkPrefix) ? hash.slice(linkPrefix.length) : null;
    if ((id ?? text) === null || key === restoredKey.current) return setLinked({ status: 'none' });
    if (text !== null) document.getElementById('generate')?.scrollIntoView();
    let isCurrent = true;
    const load = loadChunk(() => import('./load-linked-design.ts'));
    load
      .then(({ loadLinkedDesign }) => loadLinkedDesign({ id, text }))
      .then(
        (loaded) => {
          if (isCurrent) choose(loaded);
        },
        (error) => {
          if (isCurrent) setLinked({ status: 'failed', reason: reasonOf(error) });
        },
      );
    return () => {
      isCurrent = false;
    };
  }, [search, hash, key]);
  return linked;
}

/** Compared by name, because the code that reads designs is loaded on first use. */
function reasonOf(error: unknown) {
  const name = error instanceof Error ? error.name : '';
  if (name === 'UnknownTemplateError') return 'unknown';
  if (name === 'NewerDesignError') return 'newer';
  return name === 'ChunkError' ? 'not-loaded' : 'invalid';
}

/** Also shown when the code that shows the other notes can't be loaded. */
export function DesignNotLoaded() {
  return (
    <p className={styles.note}>
      The design in this link could not be loaded. Check your connection and reload the page.
    </p>
  );
}
