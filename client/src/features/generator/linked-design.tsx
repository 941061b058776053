import type { Design } from '@canary/qr/design/design';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { loadChunk } from '#shared/browser/load-chunk.ts';
import { isSameJson } from '#shared/code/same-json.ts';
import { useSavedOnReload } from '#shared/storage/reload-state.ts';
import styles from './linked-design.module.css';
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
    const load = text === null ? (id === null ? null : loadTemplate(id)) : loadShared(text);
    if (load === null || key === restoredKey.current) return setLinked({ status: 'none' });
    if (text !== null) document.getElementById('generate')?.scrollIntoView();
    let isCurrent = true;
    load.then(
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

interface LoadedDesign {
  readonly label: string;
  apply(before: Design): Design;
}

class UnknownTemplateError extends Error {
  override readonly name = 'UnknownTemplateError';
}

async function loadTemplate(id: string): Promise<LoadedDesign> {
  const { applyTemplate, findTemplate } = await loadChunk(() => import('./studio/apply-template.ts'));
  const template = findTemplate(id);
  if (!template) throw new UnknownTemplateError();
  return { label: `Design ‘${template.name}’`, apply: (before) => applyTemplate(before, template) };
}

async function loadShared(text: string): Promise<LoadedDesign> {
  const { designFromText } = await loadChunk(() => import('@canary/qr/design/share-link'));
  const shared = await designFromText(text);
  return { label: 'Shared design', apply: () => shared };
}

/** Compared by name, because the code that reads designs is loaded on first use. */
function reasonOf(error: unknown) {
  const name = error instanceof Error ? error.name : '';
  if (name === 'UnknownTemplateError') return 'unknown';
  if (name === 'NewerDesignError') return 'newer';
  return name === 'ChunkError' ? 'not-loaded' : 'invalid';
}

interface DesignNoteProps {
  readonly editor: DesignEditor;
  readonly linked: LinkedDesign;
}

/** Names the linked design in use, and switches between it and the one before. */
export function DesignNote({ editor: { design, change }, linked }: DesignNoteProps) {
  if (linked.status === 'none') return null;
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
      return (
        <p className={styles.note}>
          The design in this link could not be loaded. Check your connection and reload the page.
        </p>
      );
  }
}
