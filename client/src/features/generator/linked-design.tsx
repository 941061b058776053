import type { Design } from '@canary/qr/design/design';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { rememberedLook } from '#shared/code/remembered-look.ts';
import styles from './linked-design.module.css';
import type { LoadedDesign } from './load-linked-design.ts';
import { loadReaders } from './load-readers.ts';
import type { DesignEditor } from './use-design.ts';

/** Precedes a shared design in an address. Browsers don't send the fragment to the server. */
export const linkPrefix = '#design=';

/** The design that the page's address names, or why it couldn't be used. */
export type LinkedDesign =
  | { readonly status: 'none' }
  | {
      readonly status: 'chosen';
      /** The name for display, such as `Design ‘Lagoon’`. */
      readonly label: string;
      readonly design: Design;
      /** The design that the linked design replaced. */
      readonly before: Design;
    }
  | { readonly status: 'failed'; readonly reason: 'unknown' | 'invalid' | 'newer' | 'not-loaded' };

/**
 * Chooses the design that the page's address names, as in `/?design=lagoon#generate` or `/#design=…`. The address
 * doesn't change, so that it can be shared. A design that can't be used changes nothing.
 */
export function useLinkedDesign({
  ownDesign: design,
  change,
  isRestoring,
}: Pick<DesignEditor, 'ownDesign' | 'change' | 'isRestoring'>): LinkedDesign {
  const { search, hash, key } = useLocation();
  const [linked, setLinked] = useState<LinkedDesign>({ status: 'none' });
  const choose = useEffectEvent((loaded: LoadedDesign) => {
    if ('reason' in loaded) return setLinked({ status: 'failed', ...loaded });
    const { label, apply } = loaded;
    const chosen = apply(design);
    change({ label, apply: () => chosen });
    window.history.replaceState({ ...window.history.state, designChosenAt: key }, '');
    setLinked({ status: 'chosen', label, design: chosen, before: design });
  });
  useEffect(() => {
    if (isRestoring) return;
    const id = new URLSearchParams(search).get('design');
    const text = hash.startsWith(linkPrefix) ? hash.slice(linkPrefix.length) : null;
    // After a reload, useDesign restores the chosen design with the user's changes.
    const wasChosen = window.history.state?.designChosenAt === key && rememberedLook.read() !== undefined;
    if ((id ?? text) === null || wasChosen) return setLinked({ status: 'none' });
    if (text !== null) document.getElementById('generate')?.scrollIntoView();
    let isCurrent = true;
    loadReaders()
      .then(({ loadLinkedDesign }) => loadLinkedDesign({ id, text }))
      .then(
        (loaded) => {
          if (isCurrent) choose(loaded);
        },
        () => {
          if (isCurrent) setLinked({ status: 'failed', reason: 'not-loaded' });
        },
      );
    return () => {
      isCurrent = false;
    };
  }, [search, hash, key, isRestoring]);
  return linked;
}

/** The note that a design can't be used. It is here, because the code of the other notes may fail to load. */
export function DesignNotLoaded() {
  return (
    <p className={styles.note}>
      The design in this link could not be loaded. Check your connection and reload the page.
    </p>
  );
}
