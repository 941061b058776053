import { lazy, Suspense } from 'react';
import { loadChunk } from '#shared/browser/load-chunk.ts';
import styles from './markdown.module.css';
import type { MarkdownProps } from './rendered-markdown.tsx';

const RenderedMarkdown = lazy(async () => {
  try {
    return { default: (await loadChunk(() => import('./rendered-markdown.tsx'))).RenderedMarkdown };
  } catch {
    // The text without its formatting is better than an error page in place of the card.
    return { default: Source };
  }
});

/** A description or comment. Until the parser is loaded, the text as it was typed. */
export function Markdown(props: MarkdownProps) {
  return (
    <Suspense fallback={<Source {...props} />}>
      <RenderedMarkdown {...props} />
    </Suspense>
  );
}

function Source({ text }: MarkdownProps) {
  return (
    <div className={styles.source} dir="auto">
      {text}
    </div>
  );
}
